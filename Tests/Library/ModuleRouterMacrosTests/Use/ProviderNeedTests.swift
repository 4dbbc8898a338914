// SPDX-License-Identifier: Apache-2.0

#if Macros && DEBUG
import ModuleRouterChecks
import ModuleRouter
import Testing

/// The dependencies that `@Provider` and `@Routed` state for `validate()`.
struct ProviderNeedTests {
    @Test func parametersAndPropertiesAreCaptive() {
        let faults = RouteRegistry { [Visit.self, VisitCart.self, Catalogue.self] }.validate().filter {
            $0.id == .captiveDependency
        }
        // The parameter, the property with `@Routed` and its long form, but not the closure.
        #expect(
            faults.map(\.message)
                == Array(repeating: "Catalogue is shared and needs VisitCart, which is scoped to Visit", count: 3))
    }

    @Test func optionalsAndListsMayBeAbsent() {
        let missing = RouteRegistry { Catalogue.self }.validate().filter { $0.id == .missingProvider }.map(\.subject)
        #expect(!missing.contains { $0.contains("NeedOfAds") || $0.contains("NeedOfExtra") })
        #expect(missing.contains { $0.contains("NeedOfPrice") })
    }
}

private struct Visit: ScopeValues {}

private protocol NeedOfCart: Sendable {}
@Routable private extension RoutableService where Protocol == any NeedOfCart {}
private protocol NeedOfCatalogue: Sendable {}
@Routable private extension RoutableService where Protocol == any NeedOfCatalogue {}
private protocol NeedOfAds: Sendable {}
@Routable private extension RoutableService where Protocol == any NeedOfAds {}
private protocol NeedOfExtra: Sendable {}
@Routable private extension RoutableService where Protocol == any NeedOfExtra {}
private protocol NeedOfPrice: Sendable {}
@Routable private extension RoutableService where Protocol == any NeedOfPrice {}

@Provider(of: RoutableService<any NeedOfCart>.self, lifetime: .scoped(to: Visit.self), registersItself: false)
private final class VisitCart: NeedOfCart {}

@Provider(of: RoutableService<any NeedOfCatalogue>.self, lifetime: .shared, registersItself: false)
private final class Catalogue: NeedOfCatalogue {
    @Routed var cart: any NeedOfCart
    let later = RoutedDestination(RoutableService<any NeedOfCart>())

    init(cart: any NeedOfCart, make: @escaping @Sendable () throws -> any NeedOfCart, extras: [any NeedOfExtra]) {}
}

private final class Page: Sendable {
    @Routed var ads: (any NeedOfAds)?
}

private final class Order: Sendable {
    @Routed var price: any NeedOfPrice
    @Routed var discount: (any NeedOfPrice)?
}
#endif
