// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter

@testable import ModuleRouterViews
import TestSupport
import Testing

private protocol Plain {}
private protocol Other {}
private class Base {}
private protocol Store<Item> { associatedtype Item }

struct RouteKeyTests {
    @Test func descriptionIsSpelledAsInSource() {
        #expect(RouteKey(.service, (any Plain).self).description == "RoutableService<any Plain>")
        #expect(
            RouteKey(.serviceModule, (any Plain & Other).self).description == "RoutableServiceModule<any Other & Plain>"
        )
        #expect(RouteKey(.view, (any Base & Plain).self).description == "RoutableView<any Base & Plain>")
        #expect(RouteKey(.asyncService, (any Store<Int>).self).description == "RoutableAsyncService<any Store<Int>>")
        #expect(RouteKey(.viewModule, Base.self).description == "RoutableViewModule<Base>")
        #expect(RouteKey(.service, ((Int) -> String).self).description == "RoutableService<(Int) -> String>")
    }

    @Test func compositionsAndConstrainedExistentialsAreSeparateKeys() {
        let keys: Set<RouteKey> = [
            RouteKey(.service, (any Plain).self), RouteKey(.service, (any Other).self),
            RouteKey(.service, (any Plain & Other).self), RouteKey(.service, (any Base & Plain).self),
            RouteKey(.service, (any Store).self), RouteKey(.service, (any Store<Int>).self),
            RouteKey(.service, (any Store<String>).self), RouteKey(.serviceModule, (any Plain).self),
        ]
        #expect(keys.count == 8)
    }

    @Test func orderInACompositionDoesNotMatter() {
        #expect(RouteKey(.service, (any Plain & Other).self) == RouteKey(.service, (any Other & Plain).self))
    }

    @Test func qualifiedDescriptionContainsTheModule() {
        #expect(
            RouteKey(.service, (any AServiceInput).self).qualifiedDescription
                == "RoutableService<any TestSupport.AServiceInput>")
    }
}
