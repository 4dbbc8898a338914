// SPDX-License-Identifier: Apache-2.0

#if DEBUG
@testable import ModuleRouter
@testable import ModuleRouterChecks
import RouteFaultTexts
import Testing

/// Faults that follow from the dependencies of providers.
struct ProviderNeedTests {
    private func captives(_ providers: any RouteRegistrable.Type...) -> [String] {
        CaptiveDependencyRule.faults(
            in: RouteInventory(table: RouteRegistry { [Trip.self, Basket.self, Cart.self] + providers }.mergedTable)
        ).map(\.message)
    }

    // MARK: Captive dependencies

    @Test func sharedProviderMustNotNeedScopedOne() {
        let faults = RouteRegistry { [Trip.self, Cart.self, Need<Shared>.self] }.validate().filter {
            $0.id == .captiveDependency
        }
        #expect(
            faults.map(\.description) == [
                """
                Shop/Catalogue.swift:3:20: error: Need<Shared> is shared and needs Cart, which is scoped to Trip [captive-dependency]
                  Cart is made at Shop/Cart.swift:5:9
                  help: let Need<Shared> be scoped to Trip, or request RoutableService<CartService> when it is used, inside a \
                scope of Trip:
                    lifetime: .scoped(to: Trip.self)
                """
            ])
    }

    /// The text is the example on the page Diagnostics.
    @Test func captiveDependencyHasTheTextOfTheDiagnosticsPage() {
        let fault = RouteFault(
            .captiveDependency, "Catalogue",
            .captiveDependency(
                "Catalogue", "shared", needs: "CartRouter, which is scoped to Visit", key: "RoutableService<any Cart>",
                of: "Visit", stated: "lifetime: .scoped(to: Visit.self)"),
            at: RouteLocation(fileID: "ShopModule/Catalogue.swift", line: 3, column: 20),
            chain: ["CartRouter is made at CartModule/CartRouter.swift:5:9"])
        #expect(
            fault.description == """
                ShopModule/Catalogue.swift:3:20: error: Catalogue is shared and needs CartRouter, which is scoped to Visit \
                [captive-dependency]
                  CartRouter is made at CartModule/CartRouter.swift:5:9
                  help: let Catalogue be scoped to Visit, or request RoutableService<any Cart> when it is used, inside a scope \
                of Visit:
                    lifetime: .scoped(to: Visit.self)
                """)
    }

    @Test func sharedProviderMustNotKeepScopedOneInProperty() {
        #expect(captives(KeepingNeed.self) == ["KeepingNeed is shared and needs Cart, which is scoped to Trip"])
    }

    @Test func valueOfScopeIsCaptive() {
        #expect(captives(NeedOfValue.self) == ["NeedOfValue is cached and needs Int, a value of Trip"])
    }

    @Test func weakProviderMustNotNeedScopedOne() {
        #expect(captives(Need<Weak>.self) == ["Need<Weak> is weak and needs Cart, which is scoped to Trip"])
    }

    @Test func outerScopeMustNotNeedInnerOne() {
        #expect(
            captives(Need<Outer>.self) == ["Need<Outer> is scoped to Store and needs Cart, which is scoped to Trip"])
        #expect(captives(Need<Unrelated>.self).count == 1)
    }

    @Test func sameAndInnerScopesMayNeedScopedProvider() {
        #expect(captives(Need<Same>.self) == [])
        #expect(captives(Need<Inner>.self) == [])
    }

    @Test func transientProviderAndClosureMayNeedScopedProvider() {
        #expect(captives(Need<Transient>.self) == [])
        #expect(captives(Need<PerGraph>.self) == [])
        #expect(captives(LaterNeed.self) == [])
    }

    @Test func captiveThroughTransientProviderIsFound() {
        #expect(
            captives(NeedOfTill.self, TillRouter.self) == [
                "NeedOfTill is shared and needs Cart, which is scoped to Trip: NeedOfTill → TillRouter → Cart"
            ])
    }

    @Test func captiveBehindAdapterIsFound() {
        #expect(
            captives(NeedOfRequired.self, CartAdapter.self) == [
                "NeedOfRequired is shared and needs CartAdapter, which is scoped to Trip"
            ])
    }

    @Test func elementOfListIsCaptive() {
        #expect(
            captives(NeedOfList.self, NamedCart.self) == [
                "NeedOfList is shared and needs NamedCart, which is scoped to Trip"
            ])
    }

    // MARK: Optional dependencies

    private func missing(_ providers: any RouteRegistrable.Type..., needs: [RouteNeed] = []) -> [RouteFault.ID] {
        let inventory = RouteInventory(
            declarations: [CartService.self, RequiredCart.self].map {
                RouteDeclaration(key: RouteKey(.service, $0), location: place)
            }, table: RouteRegistry { providers }.mergedTable,
            needs: needs.map { ProviderNeed(need: $0, provider: Never.self) })
        return (MissingProviderRule.faults(in: inventory) + AdapterRule.faults(in: inventory)).map(\.id)
    }

    @Test func keyThatIsNeededOnlyAsOptionalMayBeAbsent() {
        #expect(missing(OptionalNeed<CartService>.self, OptionalNeed<RequiredCart>.self) == [])
        #expect(missing(needs: [RouteNeed(CartService.self, .all, .parameter)]) == [.missingProvider])
    }

    @Test func keyThatOneProviderRequiresMustBeProvided() {
        let optional = [
            RouteNeed(RequiredCart.self, .oneIfProvided, .property), RouteNeed(CartService.self, .all, .closure),
        ]
        #expect(missing(needs: optional) == [])
        #expect(missing(needs: optional + [RouteNeed(CartService.self, .one, .closure)]) == [.missingProvider])
    }

    @Test func optionalBehindAdapterMayBeAbsent() {
        #expect(missing(CartAdapter.self) == [.missingProvider, .adapterWithoutProvider])
        #expect(missing(CartAdapter.self, OptionalNeed<RequiredCart>.self) == [])
        #expect(
            missing(CartAdapter.self, OptionalNeed<RequiredCart>.self, Need<Transient>.self) == [.missingProvider])
    }

    @Test func keysWithoutStatedNeedsMustBeProvided() { #expect(missing().count == 2) }
}

private let place = RouteLocation(fileID: "Shop/Cart.swift", line: 1, column: 1)

private struct CartService: Sendable {}
private struct RequiredCart: Sendable {}
private final class Till: Sendable {}
private final class Product: Sendable {}

private struct Store: ScopeValues {}
private struct Trip: ScopeValues {
    typealias Outer = Store
    let number: Int
    static var routes: RouteList<Self> { Provides(RoutableService<Int>()) { $0.number } }
}
private struct Basket: ScopeValues { typealias Outer = Trip }
private struct Other: ScopeValues {}

private struct Cart: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Trip.self) }
    static var routes: RouteList<Self> {
        Provides(RoutableService<CartService>(), fileID: "Shop/Cart.swift", line: 5, column: 9) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> CartService? { CartService() }
}

private struct NamedCart: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Trip.self) }
    static var routes: RouteList<Self> { Provides(RoutableService<CartService>(), named: "named") { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> CartService? { CartService() }
}

private protocol Lifetime { static var lifetime: ServiceLifetime<Product, RouteConfiguration> { get } }
private enum Shared: Lifetime { static var lifetime: ServiceLifetime<Product, RouteConfiguration> { .shared } }
private enum Weak: Lifetime { static var lifetime: ServiceLifetime<Product, RouteConfiguration> { .weak } }
private enum Transient: Lifetime { static var lifetime: ServiceLifetime<Product, RouteConfiguration> { .transient } }
private enum PerGraph: Lifetime { static var lifetime: ServiceLifetime<Product, RouteConfiguration> { .graph } }
private enum Outer: Lifetime {
    static var lifetime: ServiceLifetime<Product, RouteConfiguration> { .scoped(to: Store.self) }
}
private enum Same: Lifetime {
    static var lifetime: ServiceLifetime<Product, RouteConfiguration> { .scoped(to: Trip.self) }
}
private enum Inner: Lifetime {
    static var lifetime: ServiceLifetime<Product, RouteConfiguration> { .scoped(to: Basket.self) }
}
private enum Unrelated: Lifetime {
    static var lifetime: ServiceLifetime<Product, RouteConfiguration> { .scoped(to: Other.self) }
}

/// A provider that needs the cart.
private struct Need<Kept: Lifetime>: ServiceRouteProvider {
    static var lifetime: ServiceLifetime<Product, RouteConfiguration> { Kept.lifetime }
    static var routes: RouteList<Self> {
        Provides(RoutableService<Product>()) { $0 }
        RouteNeed(CartService.self, .one, .parameter, fileID: "Shop/Catalogue.swift", line: 3, column: 20)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Product? { Product() }
}

private struct KeepingNeed: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableService<Product>()) { $0 }
        RouteNeed(CartService.self, .one, .property)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Product? { Product() }
}

private struct LaterNeed: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableService<Product>()) { $0 }
        RouteNeed(CartService.self, .one, .closure)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Product? { Product() }
}

private struct NeedOfValue: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .cached }
    static var routes: RouteList<Self> {
        Provides(RoutableService<Product>()) { $0 }
        RouteNeed(RoutableService<Int>(), .parameter)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Product? { Product() }
}

private struct NeedOfTill: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableService<Product>()) { $0 }
        RouteNeed(Till.self, .one, .property)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Product? { Product() }
}

private struct TillRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<Till>()) { $0 }
        RouteNeed(CartService.self, .one, .parameter)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Till? { Till() }
}

private struct NeedOfRequired: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableService<Product>()) { $0 }
        RouteNeed(RequiredCart.self, .oneIfProvided, .parameter)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Product? { Product() }
}

private struct NeedOfList: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableService<Product>()) { $0 }
        RouteNeed(CartService.self, .all, .parameter)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Product? { Product() }
}

private struct OptionalNeed<Needed>: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<Product>()) { $0 }
        RouteNeed(Needed.self, .oneIfProvided, .parameter)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Product? { Product() }
}

private enum CartAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<RequiredCart>(), to: RoutableService<CartService>()) { _ in RequiredCart() }
    }
}

extension RoutableService where Protocol == CartService {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == RequiredCart {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Till {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Product {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Int {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
#endif
