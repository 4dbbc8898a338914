// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// The `routes` of providers and adapters.
@Suite struct RoutesTests {
    /// The lines of the routes in a provider.
    private func lines(_ body: String, defining conditions: Set<String> = []) -> [RoutesFact.Line.Kind] {
        let source = "struct R: ServiceRouteProvider { static var routes: RouteList<Self> {\n\(body)\n} }"
        return facts(of: source, defining: conditions).routes.flatMap { $0.lines.map(\.kind) }
    }

    @Test func aProviderProvidesKeys() {
        let source = """
            struct ClockRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableService<any Clock>()) { $0 }
                    Provides(RoutableAsyncService<any Clock>()) { $0 }
                }
            }
            """
        #expect(
            facts(of: source).routes == [
                RoutesFact(
                    scope: SourceScope(types: ["ClockRouter"], member: "routes", moment: .whenCalled),
                    lines: [
                        .init(.provides(.service("Clock")), position: at(3, 9)),
                        .init(.provides(KeyReference(.asyncService, .named("Clock"))), position: at(4, 9)),
                    ], position: at(2, 16))
            ])
        #expect(facts(of: source).uses == [])
    }

    @Test(arguments: [
        "Provides(RoutableService<any Clock>()) { $0 }", "return Provides(RoutableService<any Clock>()) { $0 }",
        "ModuleRouter.Provides(ModuleRouter.RoutableService<any Clock>()) { $0 }",
        "Provides<R, RoutableService<any Clock>>(RoutableService<any Clock>()) { $0 }",
        "(Provides(RoutableService<any Clock>.init()) { $0 })",
        "Provides((RoutableService<any Clock>())) { $0 as any Clock }",
        "Provides(RoutableService<any Clock>(), handingOut: { Proxy($0) })",
        "Provides(RoutableService<any Clock>(), make)",
        "RouteListBuilder<R>.buildBlock(RouteListBuilder.buildExpression(Provides(RoutableService<any Clock>()) { $0 }))",
        "return RouteListBuilder.buildBlock([Provides(RoutableService<any Clock>()) { $0 }])",
    ])
    func aKeyIsProvidedInManyForms(line: String) { #expect(lines(line) == [.provides(.service("Clock"))]) }

    @Test func anAdapterJoinsKeys() {
        let source = """
            enum LoginAdapter: RouteAdapter {
                static var routes: RouteList<Self> {
                    Adapts(RoutableView<any Required>(), to: RoutableView<any Provided>()) { Proxy($0) }
                    Adapts(RoutableView<any Other>(), to: M.LoginRouter.self, onMainActor: { $0 })
                }
            }
            """
        #expect(
            facts(of: source).routes == [
                RoutesFact(
                    scope: SourceScope(types: ["LoginAdapter"], member: "routes", moment: .whenCalled),
                    lines: [
                        .init(.adapts(.view("Required"), to: .key(.view("Provided"))), position: at(3, 9)),
                        .init(.adapts(.view("Other"), to: .provider(.named("M.LoginRouter"))), position: at(4, 9)),
                    ], position: at(2, 16))
            ])
        #expect(facts(of: source).uses == [])
        #expect(facts(of: source).registrations == [])
    }

    @Test func identifiersAndPatternsAreTexts() {
        #expect(
            lines(
                ##"""
                Identifier("clock")
                URLPattern("app://clock/:zone")
                ModuleRouter.Identifier(#"a\b"#)
                URLPattern("a\u{62}c", other: 1)
                """##)
                == [.identifier("clock"), .urlPattern("app://clock/:zone"), .identifier(#"a\b"#), .urlPattern("abc")])
    }

    @Test func destinationClassesAreRead() {
        #expect(
            lines(
                """
                DestinationClass(A.self)
                DestinationClass(M.B<C>.self, exclusive: true)
                DestinationClass(D.self, exclusive: false)
                """)
                == [
                    .destinationClass(.named("A"), isExclusive: false),
                    .destinationClass(
                        .name([.init("M"), .init("B", arguments: [.named("C")])]), isExclusive: true),
                    .destinationClass(.named("D"), isExclusive: false),
                ])
    }

    @Test func destinationClassesAreNoRegistrations() {
        let source = "struct R { static var routes: RouteList<Self> { DestinationClass(A.self) } }"
        #expect(facts(of: source).registrations == [])
    }

    @Test(arguments: [
        "common", "common()", "Identifier(name)", "Identifier(\"a\\(b)\")", "DestinationClass(type(of: x))",
        "DestinationClass(A.self, exclusive: isExclusive)", "Provides(key) { $0 }", "Adapts(key, to: A.self)",
        "Adapts(RoutableService<any A>(), to: key)", "if isFast { common }", "Self.lines(1)",
    ])
    func linesWithoutLiteralValuesAreUnknown(line: String) { #expect(lines(line) == [.unknown(line)]) }

    @Test func unknownLinesAreShortened() {
        #expect(lines("common(\n1)") == [.unknown("common(")])
        let name = String(repeating: "a", count: 100)
        #expect(lines(name) == [.unknown(name.prefix(79) + "…")])
    }

    @Test func linesInBranchesAreReadToo() {
        #expect(
            lines("if x { Provides(RoutableService<any A>()) { $0 } }")
                == [.unknown("if x { Provides(RoutableService<any A>()) { $0 } }"), .provides(.service("A"))])
    }

    @Test func onlyActiveLinesCount() {
        let body = """
            #if FAST
            Provides(RoutableService<any Fast>()) { $0 }
            #elseif os(Linux)
            Provides(RoutableService<any Slow>()) { $0 }
            #endif
            """
        #expect(lines(body) == [.provides(.service("Slow"))])
        #expect(lines(body, defining: ["FAST"]) == [.provides(.service("Fast"))])
    }

    @Test func requestsInALineAreUses() {
        let source = """
            struct R { static var routes: RouteList<Self> {
                Provides(RoutableService<any A>()) { B($0, Router.destination(for: RoutableService<any C>())) }
            } }
            """
        #expect(
            facts(of: source).uses == [
                UseFact(
                    key: .service("C"), form: .call, isRequest: true,
                    scope: SourceScope(types: ["R"], member: "routes"), position: at(2, 72))
            ])
    }

    @Test(arguments: [
        "static var routes: RouteList<Self> { get { LINE } }", "static var routes: RouteList<R> { LINE }",
        "nonisolated public static var routes: ModuleRouter.RouteList<Self> { LINE }",
        "@RouteListBuilder<R> static var routes: RouteList<Self> { LINE }",
        "@RouteListBuilder<R> static var routes: Routes { LINE }", "class var routes: RouteList<R> { LINE }",
        "static var routes: Routes { LINE }", "static func lines() -> RouteList<R> { LINE }",
        "static let routes: RouteList<R> = LINE", "static var routes: RouteList<R> { LINE }",
    ])
    func routesAreWrittenInManyWays(member: String) {
        let source = "extension R { \(member.replacing("LINE", with: "Provides(RoutableService<any A>()) { $0 }")) }"
        let routes = facts(of: source).routes
        #expect(routes.map(\.scope.types) == [["R"]])
        #expect(routes.map { $0.lines.map(\.kind) } == [[.provides(.service("A"))]])
    }

    @Test func aFunctionsLineWithAnUnreadKeyIsUnknown() {
        #expect(
            facts(of: "func lines() -> some Lines { Provides(RoutableService()) { $0 as any A } }").routes
                .map { $0.lines.map(\.kind) } == [[.unknown("Provides(RoutableService()) { $0 as any A }")]])
    }

    @Test func aRequirementHasNoLines() {
        #expect(facts(of: "protocol P { static var routes: RouteList<Self> { get } }").routes == [])
    }

    @Test func routesOfOtherLibrariesAreIgnored() {
        #expect(facts(of: "struct Server { static var routes: [Route] { [Route(path)] } }").routes == [])
    }

    @Test func emptyRoutesAreRead() {
        #expect(facts(of: "struct R { static var routes: RouteList<Self> {} }").routes.map(\.lines) == [[]])
    }

    @Test func nestedProvidersHaveRoutesOfTheirOwn() {
        let source = """
            enum Outer { struct R { static var routes: RouteList<Self> { Identifier("a") } } }
            extension Outer.R { struct S<T> { static var routes: RouteList<Self> { Identifier("b") } } }
            """
        #expect(facts(of: source).routes.map(\.scope.types) == [["Outer", "R"], ["Outer", "R", "S"]])
        #expect(facts(of: source).routes.map(\.scope.genericParameters) == [[], ["T"]])
    }

    @Test func anAliasedKeyIsUnknown() {
        #expect(lines("Provides(ClockKey()) { $0 }") == [.unknown("Provides(ClockKey()) { $0 }")])
    }
}
#endif
