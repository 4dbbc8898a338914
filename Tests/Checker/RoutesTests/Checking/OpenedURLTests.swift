// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps that open URLs, and request providers by identifiers.
@Suite struct OpenedURLTests {
    private func findings(_ code: String, lines: String = "", constants: String = "") async throws -> [String] {
        try await WrittenApp(
            "URLs",
            [
                "Notes/Notes.swift": """
                import ModuleRouterViews
                public protocol NoteInput: AnyObject {}
                @RoutableAs("note") extension RoutableViewModule where Protocol == any NoteInput {}
                @AutoRegister
                struct NoteRouter: ViewRouteProvider {
                    static var routes: RouteList<Self> {
                        Provides(.note) { $0 }
                        URLPattern("{notes://|https://notes.example/}note/\\(\\.name){/page/\\(\\.page)|}?edit=\\(\\.isEditing, default: false)")
                        URLPattern("notes://tag/:tag(Int)", by: .outside) { url, configuration in }
                        Identifier("note")
                        \(lines)
                    }
                    func makeDestination(with configuration: NoteConfiguration) -> Screen? { Screen() }
                }
                @Provider(of: RoutableView<any Help>.self, url: "notes://help/:topic")
                final class HelpScreen: Help { init(@RouteParameter topic: String?) {} }
                public protocol Help: AnyObject {}
                @Routable extension RoutableView where Protocol == any Help {}
                enum Links {
                    static let home = "notes://home"
                    static let tea = "notes://note/Tea"
                }
                \(constants)
                """,
                "App/main.swift": "import ModuleRouterViews\nimport Notes\nimport ZRouter\n" + code,
            ]
        ).findings()
    }

    @Test(arguments: [
        #"Router.perform(url: "notes://noet/Tea", from: nil)"#,
        #"Router.perform(url: "notes://tag/x", path: .push(from: nil))"#,
        #"try await Router.route(url: "notes://note", from: nil)"#,
        #"_ = try Router.destination(url: "other://note/Tea")"#,
        #"_ = try! Router.destination(serviceURL: "notes://note/Tea/page")"#,
        "Router.perform(url: Links.home, from: nil)",
        "let home = \"notes://home\"\nRouter.perform(url: home, from: nil)",
        "let home = URL(string: \"notes://home\")!\nRouter.perform(url: home, from: nil)",
        "enum Pages { static let home = URL(string: \"notes://home\")! }\nRouter.perform(url: Pages.home, from: nil)",
        #"Router.perform(url: URL(string: "https://notes.exampl/note/Tea")!, from: nil)"#,
        #"ModuleRouterViews.Router.perform(url: "notes://help", from: nil)"#,
        "RouteRegistry.shared.redirectURL(\"notes://old/:name\", to: \"notes://note/:name\")\nRouter.perform(url: \"notes://odl/Tea\", from: nil)",
    ])
    func aURLWithoutAPattern(code: String) async throws {
        let found = try await findings(code)
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.hasPrefix("unmatched-url at App/main.swift:") })
    }

    @Test(arguments: [
        #"Router.perform(url: "notes://note/Tea", from: nil)"#,
        #"Router.perform(url: "NOTES://NOTE/Tea/page/2?x=1#f", from: nil)"#,
        #"Router.perform(url: "https://notes.example:443/note/Tea/", from: nil)"#,
        #"_ = try Router.destination(url: "notes://tag/7")"#,
        #"_ = try Router.destination(url: "notes://help/keys")"#, "Router.perform(url: Links.tea, from: nil)",
        // Not literals.
        "Router.perform(url: link, from: nil)", #"Router.perform(url: "notes://\(name)", from: nil)"#,
        "Router.perform(url: URL(string: link)!, from: nil)",
        #"Router.perform(url: URL(string: "notes://ö")!, from: nil)"#,
        "Router.perform(url: Links.unheardOf, from: nil)",
        // Code that also works without the route.
        #"_ = try? Router.destination(url: "other://x")"#, #"_ = try? await Router.route(url: "other://x", from: nil)"#,
        #"if Router.canOpen(url: "other://x") { Router.perform(url: "other://x", from: nil) }"#,
        #"if Router.canOpen(url: link) { Router.perform(url: "other://x", from: nil) }"#,
        // Other code may handle the URL.
        "RouteRegistry.shared.addURLFallback { _, _ in .handled }\nRouter.perform(url: \"other://x\", from: nil)",
        "RouteRegistry.shared.redirectURL(pattern, to: \"notes://note/x\")\nRouter.perform(url: \"other://x\", from: nil)",
        "RouteRegistry.shared.redirectURL(\"other://x\", to: \"notes://note/x\")\nRouter.perform(url: \"other://x\", from: nil)",
        // A function of another type.
        #"network.perform(url: "other://x")"#, #"Session.route(url: "other://x")"#,
    ])
    func aURLThatMayHaveAPattern(code: String) async throws {
        #expect(try await findings(code) == [])
    }

    @Test(arguments: ["URLPattern(text)", "moreLines()", "Identifier(name)"])
    func aPatternThatTheSourceDoesNotShow(line: String) async throws {
        let code = "Router.perform(url: \"other://x\", from: nil)\n_ = Router.to(viewIdentifier: \"noet\")"
        #expect(try await findings(code, lines: line).filter { !$0.hasPrefix("url-pattern") } == [])
    }

    private static let constants = """

        enum Names { static let known = "known", pattern = "other://known" }
        let knownName = "known"
        let knownPattern = "other://known"
        """

    @Test(arguments: [
        "URLPattern(Names.pattern)\nIdentifier(Names.known)", "URLPattern(knownPattern)\nIdentifier(knownName)",
    ])
    func aConstantInALine(lines: String) async throws {
        let code = """
            Router.perform(url: "other://known", from: nil)
            Router.perform(url: "other://unknown", from: nil)
            _ = Router.to(viewIdentifier: "known")
            _ = Router.to(viewIdentifier: "unknown")
            """
        #expect(
            try await findings(code, lines: lines, constants: Self.constants) == [
                "unmatched-url at App/main.swift:5:21", "unknown-identifier at App/main.swift:7:31",
            ])
    }

    // MARK: Identifiers

    @Test(arguments: [
        "let id = \"noet\"\n_ = Router.to(viewIdentifier: id)",
        "enum Ids { static let note = \"noet\" }\n_ = Router.to(viewIdentifier: Ids.note)",
        "func show(_ id: String) { _ = Router.to(viewIdentifier: id) }\nshow(\"note\"); show(\"noet\")",
    ])
    func aConstantThatNoProviderHas(code: String) async throws {
        let found = try await findings(code)
        #expect(found.map { $0.prefix(33) } == ["unknown-identifier at App/main.sw"])
    }

    @Test func anIdentifierThatNoProviderHas() async throws {
        let code = """
            _ = Router.to(viewIdentifier: "noet")
            _ = Router.to(serviceIdentifier: "note")
            _ = Router.to(viewIdentifier: "note")
            _ = Router.to(viewIdentifier: name)
            """
        #expect(
            try await findings(code) == [
                "unknown-identifier at App/main.swift:4:31", "unknown-identifier at App/main.swift:5:34",
            ])
    }
}
#endif
