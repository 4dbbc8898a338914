// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// URL patterns that the command reads from sources.
@Suite struct LinkReaderTests {
    /// Reads the patterns of a provider whose file contains some more declarations.
    private func links(_ lines: String, _ declarations: String = "", in main: String = "") async throws -> LinkList {
        try await LinkSamples.list([
            "Sources/App/main.swift": """
            import ModuleRouterViews
            struct NoteRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> {
                    \(lines)
                }
                static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
                func makeDestination(with configuration: NoteConfiguration) -> String? { "" }
            }
            \(declarations)
            RouteRegistry.shared.register { NoteRouter.self }
            \(main)
            """
        ])
    }

    private func parameters(_ lines: String, _ declarations: String) async throws -> [String] {
        try await links(lines, declarations).links.flatMap(\.parameters).map {
            $0.text + ($0.isKnown ? "" : " (unknown)")
        }
    }

    @Test func namedPlaceholdersHaveTheirTypes() async throws {
        let pattern = #"URLPattern("a://:h/:i(Int)/:c(x|y)/*r?q=:q(UUID)?&t=:t(Bool)*") { _, _ in }"#
        #expect(
            try await parameters(pattern, "") == [
                "h: String", "i: Int", "c: x|y", "r: [String]", "q: UUID?", "t: [Bool]",
            ])
    }

    @Test func typeOfAPropertyIsFoundInSuperclassesExtensionsAndAliases() async throws {
        let pattern = #"URLPattern("a://b/\(\.base)/\(\.part.number)/\(\.computed)/\(\.list)/\(\.code)/\(\.missing)")"#
        let found = try await parameters(
            pattern,
            """
            class Base { var base: Swift.UInt? }
            final class NoteConfiguration: Base {
                struct Part { var number = -1.5 }
                var part = Part()
                var list: Array<Names.One> = []
                var code: Code = .a
                static var missing = 1
            }
            extension NoteConfiguration { var computed: Int8 { get { 1 } set {} } }
            enum Names { typealias One = String }
            enum Code: Int, CaseIterable, URLParameter { case a = 3, b }
            """)
        #expect(
            found == [
                "base: Swift.UInt?", "part.number: Double", "computed: Int8", "list: Array<Names.One>", "code: Code",
                "missing: ? (unknown)",
            ])
    }

    @Test func circularTypesEnd() async throws {
        let found = try await parameters(
            #"URLPattern("a://b/\(\.one)/\(\.two)")"#,
            """
            class NoteConfiguration: Other { var one: A = 1 }
            class Other: NoteConfiguration {}
            typealias A = B
            typealias B = A
            """)
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.hasSuffix(" (unknown)") })
    }

    @Test func shapesDetermineTheSelectedPattern() async throws {
        let list = try await links(
            #"""
            URLPattern("a://b/\(\.order)")
            URLPattern("a://b/\(\.name)")
            URLPattern("a://c/\(\.text)")
            URLPattern("a://c/\(\.number)")
            """#,
            """
            struct NoteConfiguration { var order: Order; var name: String; var text: Text; var number: Int }
            enum Order: String, URLParameter { case up, `default`, down = "the end" }
            struct Text: URLParameter { static let urlShape = URLParameterShape.text }
            """)
        let table = LinkTable(list.links)
        let selected = ["up", "default", "the%20end", "down"].map { table.match("a://b/\($0)")?.link.pattern }
        #expect(selected == [#"a://b/\(\.order)"#, #"a://b/\(\.order)"#, #"a://b/\(\.order)"#, #"a://b/\(\.name)"#])
        #expect(
            ["1", "x"].map { table.match("a://c/\($0)")?.link.pattern } == [#"a://c/\(\.number)"#, #"a://c/\(\.text)"#])
    }

    @Test func annotatedProviderHasTheTypesOfItsParameters() async throws {
        let list = try await LinkSamples.list([
            "Sources/App/main.swift": """
            import ModuleRouterViews
            protocol NoteInput {}
            extension RoutableViewModule where Protocol == any NoteInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            @MainActor @Provider(of: RoutableViewModule<any NoteInput>.self, url: "a://note/:id?page=:page", by: .outside)
            final class NoteScreen {
                init(@RouteParameter id: Int = 0, @RouteParameter page: Int?) {}
            }
            """
        ])
        #expect(list.links.map(\.pattern) == ["a://note/:id?page=:page"])
        #expect(list.links.first?.parameters.map(\.text) == ["id: Int", "page: Int?"])
        #expect(list.links.first?.sender == .outside)
        let table = LinkTable(list.links)
        #expect(table.match("a://note/7")?.texts == [["7"], nil])
        #expect(table.match("a://note/x") == nil)
    }

    @Test func unreadPatternsAreNamed() async throws {
        let list = try await links(
            #"""
            URLPattern(text)
            URLPattern("a://\u{62}/\(\.name)")
            #if NEVER
            URLPattern(other)
            #endif
            """#, "struct NoteConfiguration { var name = \"\" }",
            in: """
                RouteRegistry.shared.redirectURL(old, to: "a://b")
                func line() -> URLPattern<NoteRouter> { URLPattern("a://stray") }
                """)
        #expect(list.links.isEmpty)
        #expect(
            list.omissions.map { "\($0.location.line): \($0.reason)" } == [
                "4: the URL pattern is not a literal, and is left out",
                "5: the URL pattern is not a literal, and is left out",
                "15: the patterns of the redirection are not literals; it is left out",
                "16: the provider of the URL pattern is unknown, and it is left out",
            ])
    }

    @Test func patternsThatAreNotInUseAreMarked() async throws {
        let list = try await LinkSamples.list([
            "Sources/App/main.swift": """
            import ModuleRouterViews
            struct Loose: ServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern("a://loose", by: .outside) }
                func makeDestination(with configuration: RouteConfiguration) -> String? { "" }
            }
            struct Broken: ServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern("a://b/:x(Integer)", by: sender) }
                func makeDestination(with configuration: RouteConfiguration) -> String? { "" }
            }
            RouteRegistry.shared.register { Broken.self }
            """
        ])
        #expect(list.links.map(\.isRegistered) == [false, true])
        #expect(list.links.map(\.sender) == [.outside, .unknown])
        #expect(list.links.filter(\.isInUse).isEmpty)
        #expect(
            list.table().contains("invalid: has a placeholder ':x' of an unknown type 'Integer'")
                && list.table().contains("Loose (not registered)"))
        #expect(
            AndroidManifest(of: list).remarks == [
                "left out, because they are invalid or not always registered: 'a://loose', 'a://b/:x(Integer)'"
            ])
    }

    @Test func unprovenSelectionHasARemark() async throws {
        let list = try await LinkSamples.list([
            "Sources/App/main.swift": """
            import ModuleRouterViews
            struct One: ServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern("a://b/:x") }
                func makeDestination(with configuration: RouteConfiguration) -> String? { "" }
            }
            struct Other: ServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern("a://b/:y") }
                func makeDestination(with configuration: RouteConfiguration) -> String? { "" }
            }
            struct Demo: ServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern("a://b/demo") }
                static var condition: RouteCondition { .launchArgument("--demo") }
                func makeDestination(with configuration: RouteConfiguration) -> String? { "" }
            }
            RouteRegistry.shared.register { One.self; Other.self; Demo.self }
            """
        ])
        let table = LinkTable(list.links.filter(\.isInUse))
        #expect(table.links.map(\.pattern) == ["a://b/:x", "a://b/:y"])
        let place = try #require(list.links.first).location.file
        let rival =
            "'a://b/:y' at \(place):7:42 matches too and is not wider: the app selects the pattern that it registers first"
        #expect(LinkOpening(of: "a://b/1", in: table).remarks(in: table, among: list) == [rival])
        #expect(
            LinkOpening(of: "a://b/demo", in: table).remarks(in: table, among: list) == [
                rival, "with the launch argument '--demo', the app selects 'a://b/demo' at \(place):11:42",
            ])
    }

    @Test func textOfAPatternIsEscapedInThePage() async throws {
        let pattern = #"URLPattern("a://b/<script>alert(1)</script>&\"'", by: .outside)"#
        let html = try await links(pattern, "struct NoteConfiguration {}").html
        #expect(html.contains("<code>a://b/&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;'</code>"))
        #expect(!html.contains("<script>alert"))
    }
}
#endif
