// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@testable import RouteScanner

/// Lifetimes, constants, URLs and calls at launch.
@Suite struct ValueTests {
    @Test(arguments: [
        (".transient", LifetimeFact.Kind.transient), (".graph", .graph), (".shared", .shared),
        (".shared(madeAtStart: true)", .shared), (".shared(by: \\.id, limit: 20)", .shared),
        ("RouteLifetime.shared", .shared), ("ServiceLifetime<C>.weak(by: \\.id)", .weak), (".weak", .weak),
        (".cached", .cached), (".cached(for: .seconds(60))", .cached),
        (".cached(by: \\.id, limit: 20, for: .seconds(60))", .cached),
        (".scoped(to: Session.self)", .scoped(to: .named("Session"))),
        (".scoped(to: Session.self, by: \\.id, limit: 2)", .scoped(to: .named("Session"))),
        (
            ".scoped(to: Account.Session.self)",
            .scoped(to: .name([TypeReference.Component("Account"), TypeReference.Component("Session")]))
        ),
        (".scoped(to: kind)", .scoped(to: nil)), (".scoped(by: \\.id)", .scoped(to: nil)), (".kept", .unknown),
        (".kept(for: 2)", .unknown), ("make()", .unknown),
    ])
    func aLifetime(text: String, kind: LifetimeFact.Kind) {
        for source in [
            "struct R { static var lifetime: RouteLifetime { \(text) } }",
            "struct R { static let lifetime: RouteLifetime = \(text) }",
            "@Provider(of: .a, lifetime: \(text)) struct R {}",
        ] {
            let found = facts(of: source).values.lifetimes
            #expect(found.map(\.kind) == [kind], "\(source)")
            #expect(found.map(\.scope.types) == [["R"]], "\(source)")
        }
        for source in [
            "registry.register(.a, lifetime: \(text)) { _ in A() }",
            "registry.register(RoutableService<any A>(), named: \"a\", lifetime: \(text), making: { _ in A() })",
            "func keep(_ key: RoutableService<any A>) { registry.register(key, lifetime: \(text)) { _ in A() } }",
        ] {
            let reading = facts(of: source)
            #expect(reading.registrations.compactMap(\.lifetime?.kind) == [kind], "\(source)")
            #expect(reading.values.lifetimes == [], "\(source)")
        }
    }

    @Test func aClosureWithoutALifetime() {
        let found = facts(of: "registry.register(.a) { _ in A(lifetime: .shared) }").registrations
        #expect(found.count == 1 && found.allSatisfy { $0.lifetime == nil })
    }

    @Test func aPropertyOfAnInstanceIsNoLifetime() {
        #expect(facts(of: "struct R { var lifetime: Int { 1 } }").values.lifetimes == [])
    }

    @Test func theTypeWithMainIsMarked() {
        #expect(facts(of: "@main struct A {}; struct B {}").types.map(\.isMain) == [true, false])
    }

    @Test func onlyInitialValuesOfGlobalVariablesAreGlobal() {
        let source = "let a = b(); var c: Int { b() }; lazy var d = b(); struct E { let f = b(); static let g = b() }"
        let functions = facts(of: source).functions
        #expect(functions.filter(\.isGlobalValue).map(\.name) == ["a"])
        #expect(functions.map(\.name) == ["", "a", "c", "d", "f", "g"])
    }

    @Test func textConstantsAreRead() {
        let source = """
            enum Links { static let home = "app://home"; static var other: String { "app://other" }; static let count = 1 }
            extension Links { static let visit: Self = "visit" }
            struct S { let own = "x"; static let made = "\\(own)" }
            """
        #expect(
            facts(of: source).values.constants == [
                TextConstantFact(["Links", "home"], "app://home"), TextConstantFact(["Links", "other"], "app://other"),
                TextConstantFact(["Links", "visit"], "visit"),
            ])
    }

    @Test func callsAtLaunchAreReadInOrder() {
        let source = """
            let a = try Router.destination(for: .clock)
            #if os(Linux)
            RouteRegistry.shared.register { B.self }
            #else
            RouteRegistry.shared.register { C.self }
            #endif
            """
        #expect(
            facts(of: source).values.launches == [
                LaunchFact(
                    isTopLevel: true,
                    steps: [
                        .init(isRegistration: false, start: at(1, 37), end: at(1, 37)),
                        .init(isRegistration: true, start: at(3, 1), end: at(3, 40)),
                    ])
            ])
    }

    @Test func theCacheKeepsTheFacts() throws {
        let reading = reading(
            of: """
                @Provider(of: .a, lifetime: .scoped(to: Names.visit)) struct R { static let name = "x" }
                @Provider(of: .b, lifetime: .scoped) struct S {}
                struct T { static var lifetime: RouteLifetime { .weak } }
                struct U { static var lifetime: RouteLifetime { .shared } }
                struct V { static var lifetime: RouteLifetime { .transient } }
                struct W { static var lifetime: RouteLifetime { made } }
                _ = RouteScope("visit"); _ = RouteScope(name)
                Router.perform(url: "a://b", from: nil)
                registry.redirectURL("a://c", to: "a://d"); registry.addURLFallback { }
                _ = Router.canOpen(url: text); _ = Router.to(viewIdentifier: "note")
                _ = try Router.destination(for: .clock)
                registry.register(.clock) { _ in C() }; registry.register(.visit, lifetime: .scoped(to: Visit.self)) { _ in V() }
                struct X: Codable { var a = 1; init(from decoder: any Decoder) {} }
                struct Y: Codable { var a = 1; let b: Int }
                struct Z { static var routes: RouteList<Z> { URLPattern("a://:b") }; func makeDestination(with c: Y) {} }
                """)
        #expect(reading.facts.values.lifetimes.count == 6 && reading.facts.values.urls.count == 4)
        #expect(reading.facts.registrations.map(\.lifetime?.kind) == [nil, .scoped(to: .named("Visit"))])
        #expect(reading.facts.values.launches.count == 1 && reading.facts.values.identifiers.count == 1)
        #expect(reading.facts.values.properties.map(\.names) == [nil, ["a", "b"]])
        #expect(reading.facts.values.configurations.count == 1 && reading.facts.values.plainPatterns.count == 1)
        let bytes = FactCoding.encode(reading)
        #expect(try bytes.withUnsafeBytes { try FactCoding.decode($0) } == reading)
    }
}
#endif
