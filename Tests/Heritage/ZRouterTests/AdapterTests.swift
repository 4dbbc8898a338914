// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

@MainActor
@Suite(
    .routers {
        AServiceRouter.self; AServiceModuleRouter.self; AServiceAdapter.self
        AViewRouter.self; AViewModuleRouter.self; AViewAdapter.self
    })
struct AdapterTests {
    @Test func anAdapterLeadsToItsAdaptee() {
        #expect(Router.to(RoutableService<AServiceInputAdapter>())?.canMakeDestination == true)
        let made = Router.makeDestination(to: RoutableService<AServiceInputAdapter>(), preparation: { $0.title = "a" })
        #expect((made as? AService)?.title == "a")
    }

    @Test func aChainOfAdaptersLeadsToItsEnd() {
        #expect(Router.makeDestination(to: RoutableService<AServiceInputAdapter2>()) is AService)
    }

    @Test func anAdapterRegistersARouter() {
        #expect(Router.makeDestination(to: RoutableService<AServiceInputOfRouter>()) is AService)
    }

    @Test func parametersOfAModuleAdapterReachTheModule() {
        let made = Router.makeDestination(to: RoutableServiceModule<AServiceModuleInputAdapter>()) {
            $0.title = "adapted"
        }
        #expect((made as? AService)?.title == "adapted")
    }

    @Test func anAdapterOfAViewLeadsToIt() {
        let window = HeadlessWindow()
        Router.perform(
            to: RoutableView<AViewInputAdapter>(), path: .push(from: window.root), preparation: { $0.title = "adapted" }
        )
        #expect((window.topScreen as? AViewController)?.title == "adapted")
    }

    @Test func anAdapterOfTheModuleOfAViewLeadsToIt() {
        let made = Router.makeDestination(to: RoutableViewModule<AViewModuleInputAdapter>()) { $0.title = "adapted" }
        #expect((made as? AViewController)?.title == "adapted")
    }

    @Test func adaptersHaveNoFaults() {
        let ids = RouteRegistry.current.validate().map(\.id).filter { $0 != .missingProvider }
        #expect(ids == [])
    }
}

/// Routers and adapters that are registered by calls outside of a list.
@MainActor struct AdapterByHandTests {
    /// Registers a key for the router that provides its adaptee, before or after the adaptation.
    @Test(arguments: [false, true]) func keyOfTheAdapteesRouterMayBeAdaptedToo(isAdaptedFirst: Bool) {
        RouteRegistry().run {
            AServiceRouter.registerRoutableDestination()
            let adapt = {
                ZIKServiceRouteAdapter.register(
                    adapter: RoutableService<AServiceInputAdapter>(), forAdaptee: RoutableService<AServiceInput>())
            }
            if isAdaptedFirst { adapt() }
            AServiceRouter.register(RoutableService<AServiceInputAdapter>())
            if !isAdaptedFirst { adapt() }
            let ids = RouteRegistry.current.validate().map(\.id).filter { $0 != .missingProvider }
            #expect(ids == [])
            #expect(Router.makeDestination(to: RoutableService<AServiceInputAdapter>()) is AService)
        }
    }

    @Test func keyOfAnotherRouterIsAFault() {
        RouteRegistry().run {
            AServiceRouter.registerRoutableDestination()
            FaultyServiceRouter.register(RoutableService<AServiceInputAdapter>())
            ZIKServiceRouteAdapter.register(
                adapter: RoutableService<AServiceInputAdapter>(), forAdaptee: RoutableService<AServiceInput>())
            #expect(RouteRegistry.current.validate().map(\.id).contains(.duplicateProvider))
        }
    }
}
