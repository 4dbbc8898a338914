// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import ModuleRouterTesting
import ModuleRouterViews
import RouteTables
import Testing

/// Providers that replace other providers, and providers that are registered only under a condition.
struct ProviderSelectionTests {
    private func payments(_ registry: RouteRegistry) throws -> String {
        try registry.run { try Router.destination(for: RoutableService<any Payments>()).name }
    }

    private func conflicts(_ registry: RouteRegistry) -> [String] { registry.seal().map(\.debugDescription) }

    private func orders(of types: [any RouteRegistrable.Type]) -> [[any RouteRegistrable.Type]] {
        guard types.count > 1 else { return [types] }
        return types.indices.flatMap { first in
            var rest = types
            let type = rest.remove(at: first)
            return orders(of: rest).map { [type] + $0 }
        }
    }

    // MARK: Replacing

    @Test func aProviderReplacesAnotherOneInAnyOrder() throws {
        for providers in orders(of: [CardPayments.self, DemoPayments.self]) {
            let registry = RouteRegistry { providers }
            #expect(try payments(registry) == "demo")
            #expect(conflicts(registry) == [])
        }
    }

    @Test func aReplacedProviderLosesAllItsKeys() {
        let registry = RouteRegistry {
            CardPayments.self
            DemoPayments.self
        }
        let error = #expect(throws: RouteError.self) {
            try registry.run { try Router.destination(for: RoutableService<any Refunds>()) }
        }
        #expect(error?.code == .missingProvider)
        #expect(error?.hint == "CardPayments provides it, but DemoPayments replaces CardPayments")
    }

    @Test func replacedProviderStaysReplacedAfterASecondRegistration() throws {
        let registry = RouteRegistry {
            CardPayments.self
            DemoPayments.self
        }
        #expect(try payments(registry) == "demo")
        registry.register { CardPayments.self }
        #expect(try payments(registry) == "demo")
        #expect(conflicts(registry) == [])
    }

    @Test func missingReplacedProviderIsNoFault() throws {
        let registry = RouteRegistry { DemoPayments.self }
        #expect(try payments(registry) == "demo")
        #expect(conflicts(registry) == [])
    }

    @Test func aReplacingProviderCanBeReplaced() throws {
        for providers in orders(of: [CardPayments.self, DemoPayments.self, FakePayments.self]) {
            let registry = RouteRegistry { providers }
            #expect(try payments(registry) == "fake")
            #expect(conflicts(registry) == [])
        }
    }

    @Test func separateRegistrationsBeforeTheFirstRequestAreCombined() throws {
        let registry = RouteRegistry { CardPayments.self }
        registry.register { DemoPayments.self }
        #expect(try payments(registry) == "demo")
        #expect(conflicts(registry) == [])
    }

    @Test func faultOfAMisspeltReplacementExplainsTheRule() throws {
        let registry = RouteRegistry {
            CardPayments.self
            MisspeltPayments.self
        }
        #expect(try payments(registry) == "card")
        let fault = try #require(registry.seal().first)
        #expect(fault.id == .duplicateProvider)
        #expect(
            fault.chain.last
                == "only a provider with the name 'CreditPayments' is replaced, and only before the first request")
    }

    @Test func twoProvidersThatReplaceEachOtherAreBothReplaced() throws {
        let registry = RouteRegistry {
            FirstPayments.self
            SecondPayments.self
        }
        let error = #expect(throws: RouteError.self) { try payments(registry) }
        #expect(error?.hint == "FirstPayments provides it, but SecondPayments replaces FirstPayments")
    }

    @Test func replacementAfterTheFirstRequestHasNoEffect() throws {
        let registry = RouteRegistry { CardPayments.self }
        #expect(try payments(registry) == "card")
        registry.register { DemoPayments.self }
        #expect(try payments(registry) == "card")
        let fault = try #require(registry.seal().first)
        #expect(
            fault.chain.last
                == "only a provider with the name 'CardPayments' is replaced, and only before the first request")
    }

    @Test func twoProvidersThatReplaceTheSameOneAreADuplicate() throws {
        let registry = RouteRegistry {
            CardPayments.self
            DemoPayments.self
            QualifiedPayments.self
            OtherDemoPayments.self
        }
        #expect(try payments(registry) == "demo")
        let faults = registry.seal()
        #expect(faults.count == 2)
        #expect(faults.allSatisfy { $0.id == .duplicateProvider })
    }

    @Test func anAdapterCannotBeReplaced() throws {
        let registry = RouteRegistry {
            PaymentsAdapter.self
            AdapterReplacement.self
            Other.CardPayments.self
        }
        let fault = try #require(registry.seal().first)
        #expect(
            fault.chain.last
                == "only a provider with the name 'PaymentsAdapter' is replaced, and only before the first request")
    }

    @Test func threadsMayRegisterAtTheSameTime() async throws {
        for _ in 0..<50 {
            let registry = RouteRegistry()
            await withTaskGroup(of: Void.self) { group in
                for types: [any RouteRegistrable.Type] in [
                    [CardPayments.self], [DemoPayments.self, FakePayments.self],
                ] {
                    group.addTask { registry.register(types) }
                }
            }
            #expect(try payments(registry) == "fake")
        }
    }

    @Test func providerOfOtherKeysWithTheSameNameIsNotReplaced() throws {
        let registry = RouteRegistry {
            Other.CardPayments.self
            CardPayments.self
            DemoPayments.self
        }
        #expect(try payments(registry) == "demo")
        let receipts = try registry.run { try Router.destination(for: RoutableService<any Receipts>()) }
        #expect(receipts is Receipt)
    }

    @Test func replacedNameMayBeQualifiedByItsModule() throws {
        let registry = RouteRegistry {
            CardPayments.self
            QualifiedPayments.self
        }
        #expect(try payments(registry) == "qualified")
        #expect(conflicts(registry) == [])
    }

    // MARK: Conditions

    @Test func aProviderIsRegisteredUnderItsCondition() throws {
        let registry = RouteRegistry(conditions: [.launchArgument("--demo")]) {
            CardPayments.self
            ConditionalPayments.self
        }
        #expect(try payments(registry) == "conditional")
        #expect(conflicts(registry) == [])
    }

    @Test func aProviderIsNotRegisteredIfItsConditionDoesNotHold() throws {
        let registry = RouteRegistry(conditions: [.launchArgument("--other"), .previews]) {
            CardPayments.self
            ConditionalPayments.self
        }
        #expect(try payments(registry) == "card")
        #expect(conflicts(registry) == [])
    }

    @Test func aMissingRouteNamesTheCondition() {
        let registry = RouteRegistry(conditions: []) { ConditionalPayments.self }
        let error = #expect(throws: RouteError.self) { try payments(registry) }
        #expect(error?.code == .missingProvider)
        #expect(error?.hint == "ConditionalPayments provides it only with the launch argument '--demo'")
    }

    @Test func childInheritsTheConditionsOfItsParent() throws {
        let parent = RouteRegistry(conditions: [.launchArgument("--demo")])
        #expect(try payments(RouteRegistry(parent: parent) { ConditionalPayments.self }) == "conditional")
        let child = RouteRegistry(parent: parent, conditions: []) { ConditionalPayments.self }
        #expect(throws: RouteError.self) { try payments(child) }
    }

    @Test func registryWithoutConditionsReadsThemFromTheProcess() throws {
        let registry = RouteRegistry {
            InThisProcess.self
            InNoProcess.self
        }
        #expect(try payments(registry) == "path is set")
        #expect(RouteCondition.environment("MODULE_ROUTER_NO_SUCH_VARIABLE").holdsInThisProcess == false)
        #expect(RouteCondition.environment("PATH").holdsInThisProcess)
        #expect(RouteCondition.environment("PATH", is: "").holdsInThisProcess == false)
        #expect(RouteCondition.launchArgument("--no-such-argument").holdsInThisProcess == false)
        #expect(RouteCondition.always.holdsInThisProcess)
    }

    @Test(.routes(conditions: [.launchArgument("--demo")]) { ConditionalPayments.self })
    func traitSetsTheConditions() throws {
        #expect(try Router.destination(for: RoutableService<any Payments>()).name == "conditional")
    }

    @Test(
        .routes {
            InThisProcess.self; CardPayments.self
        })
    func traitWithoutConditionsIgnoresTheProcess() throws {
        #expect(try Router.destination(for: RoutableService<any Payments>()).name == "card")
    }

    @Test func conditionsWithTheSameDescriptionAreDifferent() {
        let conditions: [RouteCondition] = [
            .environment("API", is: "mock"), .environment("API = 'mock'"), .environment("API"),
            .environment("API", is: ""),
            .environment("API = 'a'", is: "b"), .environment("API", is: "a' = 'b"), .launchArgument("API"),
            .launchArgument(""),
        ]
        #expect("\(conditions[0])" == "\(conditions[1])")
        for (index, held) in conditions.enumerated() {
            let registry = RouteRegistry(conditions: [held])
            #expect(conditions.indices.filter { registry.meets(conditions[$0]) } == [index])
        }
    }

    @Test func descriptionsFitAtTheEndOfASentence() {
        #expect("\(RouteCondition.always)" == "")
        #expect("\(RouteCondition.launchArgument("--demo"))" == "with the launch argument '--demo'")
        #expect("\(RouteCondition.environment("API"))" == "with the environment variable API")
        #expect("\(RouteCondition.environment("API", is: "mock"))" == "with the environment variable API = 'mock'")
        #expect("\(RouteCondition.previews)" == "with the environment variable XCODE_RUNNING_FOR_PREVIEWS = '1'")
    }
}

extension RouteCondition {
    /// Whether a registry without conditions registers a provider with this one.
    fileprivate var holdsInThisProcess: Bool { RouteRegistry().meets(self) }
}

// MARK: Fixtures

private protocol Payments: Sendable { var name: String { get } }
private protocol Refunds: Sendable {}
private protocol Receipts: Sendable {}

extension RoutableService where Protocol == any Payments {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any Refunds {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any Receipts {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Paying: Payments, Refunds { let name: String }
private struct Receipt: Receipts {}

/// A provider of payments. Its conformers state the name of the payments.
private protocol PaymentsProvider: ServiceRouteProvider
where ProvidedDestination == Paying, ProvidedConfiguration == RouteConfiguration {
    static var name: String { get }
}

extension PaymentsProvider {
    @RouteListBuilder<Self> static var routes: RouteList<Self> { Provides(RoutableService<any Payments>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> Paying? { Paying(name: Self.name) }
}

private struct CardPayments: PaymentsProvider {
    static var name: String { "card" }
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Payments>()) { $0 }
        Provides(RoutableService<any Refunds>()) { $0 }
    }
}

private struct DemoPayments: PaymentsProvider {
    static var name: String { "demo" }
    static var replacedProvider: StaticString? { "CardPayments" }
}

private struct FakePayments: PaymentsProvider {
    static var name: String { "fake" }
    static var replacedProvider: StaticString? { "DemoPayments" }
}

private struct MisspeltPayments: PaymentsProvider {
    static var name: String { "misspelt" }
    static var replacedProvider: StaticString? { "CreditPayments" }
}

private struct QualifiedPayments: PaymentsProvider {
    static var name: String { "qualified" }
    static var replacedProvider: StaticString? { "ModuleRouterViewsTests.CardPayments" }
}

private struct OtherDemoPayments: PaymentsProvider {
    static var name: String { "other demo" }
    static var replacedProvider: StaticString? { "CardPayments" }
}

private enum PaymentsAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Payments>(), to: RoutableService<any Receipts>()) { _ in Paying(name: "adapted") }
    }
}

private struct AdapterReplacement: PaymentsProvider {
    static var name: String { "replacement" }
    static var replacedProvider: StaticString? { "PaymentsAdapter" }
}

private struct FirstPayments: PaymentsProvider {
    static var name: String { "first" }
    static var replacedProvider: StaticString? { "SecondPayments" }
}

private struct SecondPayments: PaymentsProvider {
    static var name: String { "second" }
    static var replacedProvider: StaticString? { "FirstPayments" }
}

private struct ConditionalPayments: PaymentsProvider {
    static var name: String { "conditional" }
    static var replacedProvider: StaticString? { "CardPayments" }
    static var condition: RouteCondition { .launchArgument("--demo") }
}

private struct InThisProcess: PaymentsProvider {
    static var name: String { "path is set" }
    static var condition: RouteCondition { .environment("PATH") }
}

private struct InNoProcess: PaymentsProvider {
    static var name: String { "no process" }
    static var condition: RouteCondition { .launchArgument("--no-such-argument") }
}

private enum Other {
    struct CardPayments: ServiceRouteProvider {
        static var routes: RouteList<Self> { Provides(RoutableService<any Receipts>()) { $0 } }
        func makeDestination(with configuration: RouteConfiguration) -> Receipt? { Receipt() }
    }
}
