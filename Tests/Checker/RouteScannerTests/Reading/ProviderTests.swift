// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Types with `@Provider`, and properties with `@Routed`.
@Suite struct ProviderTests {
    @Test(arguments: [
        ("@Provider(of: .clock) final class SystemClock: Clock {}", [".clock"]),
        ("@Provider(of: .clock, .time, lifetime: .shared) struct SystemClock: Clock {}", [".clock", ".time"]),
        ("@Provider(of: RoutableService<any Clock>.self) actor SystemClock: Clock {}", ["RoutableService<Clock>"]),
        (
            "@MainActor @ModuleRouter.Provider(of: RoutableView<any L>()) final class SystemClock {}",
            ["RoutableView<L>"]
        ),
    ])
    func aTypeIsItsOwnProvider(source: String, keys: [String]) throws {
        let facts = facts(of: source)
        #expect(facts.types.map(\.isAutoRegistered) == [true])
        let routes = try #require(facts.routes.first)
        #expect(routes.scope.types == ["SystemClock"])
        #expect(routes.scope.member == "routes")
        #expect(
            routes.lines.map(\.kind).map { kind in
                if case .provides(let key) = kind { key.description } else { "\(kind)" }
            } == keys)
        // The keys of the annotation are not used.
        #expect(facts.uses == [])
        #expect(facts.shortNames == [])
    }

    @Test func anotherMacroNamedProviderIsIgnored() {
        let facts = facts(of: "@Provider(name: \"clock\") final class SystemClock: Clock { init(a: any A) {} }")
        #expect(facts.types.map(\.isAutoRegistered) == [false])
        #expect(facts.routes == [])
        #expect(facts.uses == [])
    }

    private func needs(_ source: String) -> [String] {
        facts(of: source).uses.map { use in
            let kinds = ([use.key.kind] + use.otherKinds).map { "\($0)" }.joined(separator: "/")
            return "\(use.key.type) \(kinds) \(use.isOptional ? "optional" : "") \(use.scope.moment)"
        }
    }

    @Test func parametersAreNeeds() {
        #expect(
            needs(
                """
                @Provider(of: .clock) final class SystemClock: Clock {
                    init(
                        store: any Store, _ log: borrowing (any Log), ads: (any Ads)?, make: @escaping () throws -> any A,
                        later: () async throws -> (any B)?, limit: Int = 3, @RouteParameter name: String = ""
                    ) {}
                    private init(other: any Other) {}
                }
                """) == [
                    "Store service/view/asyncService  always", "Log service/view/asyncService  always",
                    "Ads service/view/asyncService optional always", "A service/view/asyncService  perhaps",
                    "B asyncService/service optional perhaps",
                ])
    }

    @Test func anAsynchronousInitialiserNeedsAsynchronousServices() {
        #expect(
            needs("@Provider(of: .clock) final class SystemClock: Clock { init(store: any Store) async {} }")
                == ["Store asyncService/service  always"])
    }

    @Test func aStructureHasAMemberwiseInitialiser() {
        #expect(
            needs(
                """
                @Provider(of: .clock) struct SystemClock: Clock {
                    let store: any Store, log: any Log
                    var ads: (any Ads)?
                    let limit = 3
                    static let shared = 1
                    var name: String { "" }
                }
                """
            ).map { $0.prefix { $0 != " " } } == ["Store", "Log", "Ads"])
    }

    @Test(arguments: [
        ("@Routed var clock: any Clock", ["Clock service  perhaps"]),
        ("@Routed private var clock: (any Clock)?", ["Clock service optional perhaps"]),
        ("@Routed(RoutableAsyncService<any Clock>.self) var clock: any Clock", ["Clock asyncService  perhaps"]),
        ("let clock = RoutedDestination(RoutableService<any Clock>())", ["Clock service  perhaps"]),
    ])
    func aRoutedPropertyIsANeed(property: String, expected: [String]) {
        #expect(needs("final class List { \(property) }") == expected)
    }

    @Test(arguments: ["@Routed(.clock) var clock: any Clock", "let clock = RoutedDestination(.clock)"])
    func aRoutedPropertyTakesAShortKey(property: String) {
        let facts = facts(of: "final class List { \(property) }")
        #expect(facts.shortNames.map(\.name) == ["clock"])
        #expect(["Routed", "RoutedDestination"].contains(facts.shortNames.first?.place.function))
    }
}
#endif
