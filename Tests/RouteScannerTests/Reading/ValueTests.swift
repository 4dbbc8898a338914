// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@testable import RouteScanner

/// Lifetimes, scopes, URLs and calls at launch.
@Suite struct ValueTests {
    @Test(arguments: [
        (".shared", LifetimeFact.Kind.shared), (".weak", .weak), (".transient", .transient),
        ("RouteLifetime.shared", .shared), (".scoped", .scoped(to: nil)),
        (#".scoped(to: "visit")"#, .scoped(to: .literal("visit"))),
        (".scoped(to: .visit)", .scoped(to: .constant(["visit"]))),
        (".scoped(to: Scopes.visit)", .scoped(to: .constant(["Scopes", "visit"]))),
        (".scoped(to: A.B.visit)", .scoped(to: .constant(["A", "B", "visit"]))),
        (".scoped(to: name)", .scoped(to: .unknown)),
        (#".scoped(to: "a\(b)")"#, .scoped(to: .unknown)), (".kept", .unknown), ("make()", .unknown),
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
    }

    @Test func aPropertyOfAnInstanceIsNoLifetime() {
        #expect(facts(of: "struct R { var lifetime: Int { 1 } }").values.lifetimes == [])
    }

    @Test func scopes() {
        let source = """
            let a = RouteScope("visit")
            let b = RouteScope()
            let c = RouteScope(.visit).run { RouteScope(name) }
            let d = RouteScope.init
            let e: RouteScope = .init("x")
            let f = other.init("y")
            """
        #expect(
            facts(of: source).values.scopes == [
                ScopeFact(.literal("visit"), position: at(1, 9)), ScopeFact(.literal("scope"), position: at(2, 9)),
                ScopeFact(.constant(["visit"]), position: at(3, 9)), ScopeFact(.unknown, position: at(3, 34)),
                ScopeFact(.unknown, position: at(4, 9)), ScopeFact(.literal("x"), position: at(5, 21)),
            ])
    }

    @Test func constants() {
        let source = """
            enum Links { static let home = "app://home"; static var other: String { "app://other" }; static let count = 1 }
            extension RouteScope.Name { static let visit: Self = "visit" }
            struct S { let own = "x"; static let made = "\\(own)" }
            """
        #expect(
            facts(of: source).values.constants == [
                TextConstantFact(["Links", "home"], "app://home"), TextConstantFact(["Links", "other"], "app://other"),
                TextConstantFact(["RouteScope", "Name", "visit"], "visit"),
            ])
    }

    @Test func callsAtLaunch() {
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
                registry.register(.clock) { _ in C() }
                struct X: Codable { var a = 1; init(from decoder: any Decoder) {} }
                struct Y: Codable { var a = 1; let b: Int }
                struct Z { static var routes: RouteList<Z> { URLPattern("a://:b") }; func makeDestination(with c: Y) {} }
                """)
        #expect(reading.facts.values.lifetimes.count == 6 && reading.facts.values.urls.count == 4)
        #expect(reading.facts.values.launches.count == 1 && reading.facts.values.identifiers.count == 1)
        #expect(reading.facts.values.properties.map(\.names) == [nil, ["a", "b"]])
        #expect(reading.facts.values.configurations.count == 1 && reading.facts.values.plainPatterns.count == 1)
        let bytes = FactCoding.encode(reading)
        #expect(try bytes.withUnsafeBytes { try FactCoding.decode($0) } == reading)
    }
}
#endif
