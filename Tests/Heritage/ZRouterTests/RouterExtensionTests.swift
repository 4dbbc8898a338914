// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

// An app's extensions of every router, and of every route without a router.

extension ServiceRouterExtension {
    static func registerEasily() { register(RoutableService<EasyServiceInput>()) }
}

extension ViewRouterExtension {
    static func registerEasily() { register(RoutableView<EasyViewInput>()) }
}

extension ServiceRouteExtension {
    func registerEasily() -> Self { register(RoutableService<EasyServiceInput>()) }
}

extension ViewRouteExtension {
    func registerEasily() -> Self { register(RoutableView<EasyViewInput>()) }
}

class ExtendedServiceRouter: ZIKServiceRouter<EasyService, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(EasyService.self)
        registerEasily()
    }

    override func destination(with configuration: PerformRouteConfig) -> EasyService? { EasyService() }
}

class ExtendedViewRouter: ZIKViewRouter<AViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(AViewController.self)
        registerEasily()
    }

    override func destination(with configuration: ViewRouteConfig) -> AViewController? { AViewController() }
}

class ExtendedRoutes: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        _ = ZIKServiceRoute<EasyService, PerformRouteConfig>.make(withDestination: EasyService.self) { _, _ in
            EasyService()
        }.registerEasily()
        _ = ZIKViewRoute<AViewController, ViewRouteConfig>.make(withDestination: AViewController.self) { _, _ in
            AViewController()
        }.registerEasily()
    }
}

/// Classes that are known only at run time.
class ClassRoutes: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        let service: AnyClass = EasyService.self
        ZIKAnyServiceRouter.register(RoutableService<EasyServiceInput>(), forMakingService: service)
        let view: AnyClass = AViewController.self
        ZIKAnyViewRouter.register(RoutableView<EasyViewInput>(), forMakingView: view)
    }
}

class ClassClosureRoutes: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        let service: AnyClass = EasyService.self
        ZIKAnyServiceRouter.register(RoutableService<EasyServiceInput>(), forMakingService: service) { _ in
            let service = EasyService()
            service.title = "by closure"
            return service
        }
        let view: AnyClass = AViewController.self
        ZIKAnyViewRouter.register(RoutableView<EasyViewInput>(), forMakingView: view) { _ in
            let screen = AViewController()
            screen.title = "by closure"
            return screen
        }
    }
}

class UnmakeableRoutes: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        let service: AnyClass = AService.self
        ZIKAnyServiceRouter.register(RoutableService<EasyServiceInput>(), forMakingService: service)
    }
}

@MainActor struct RouterExtensionTests {
    @Test(
        .routers {
            ExtendedServiceRouter.self; ExtendedViewRouter.self
        })
    func anExtensionOfAllRoutersRegistersTheCallingRouter() {
        #expect(Router.makeDestination(to: RoutableService<EasyServiceInput>()) is EasyService)
        #expect(Router.makeDestination(to: RoutableView<EasyViewInput>()) is AViewController)
        #expect(RouteRegistry.current.validate().filter { $0.id != .missingProvider } == [])
    }

    @Test(.routers { ExtendedRoutes.self }) func anExtensionOfAllRoutesRegistersTheCallingAdapter() {
        #expect(Router.makeDestination(to: RoutableService<EasyServiceInput>()) is EasyService)
        #expect(Router.makeDestination(to: RoutableView<EasyViewInput>()) is AViewController)
    }

    @Test(.routers { ClassRoutes.self }) func aClassCanBeChosenAtRunTime() {
        #expect(Router.makeDestination(to: RoutableService<EasyServiceInput>()) is EasyService)
        #expect(Router.makeDestination(to: RoutableView<EasyViewInput>()) is AViewController)
    }

    @Test(.routers { ClassClosureRoutes.self }) func aClosureMakesInstancesOfAClassChosenAtRunTime() {
        #expect(Router.makeDestination(to: RoutableService<EasyServiceInput>())?.title == "by closure")
        #expect(Router.makeDestination(to: RoutableView<EasyViewInput>())?.title == "by closure")
        #expect(ZIKAnyViewRouter.routersToClass(AViewController.self).count == 1)
        #expect(ZIKAnyServiceRouter.routersToClass(EasyService.self).count == 1)
    }

    @Test(.routers { UnmakeableRoutes.self }) func aClassThatCannotBeMadeFailsTheRoute() {
        var codes: [String] = []
        let router = Router.perform(
            to: RoutableService<EasyServiceInput>(),
            errorHandler: { _, error in codes.append((error as? RouteError)?.code.description ?? "") })
        #expect(router?.state == .unrouted)
        #expect(codes == ["destination-unavailable"])
    }
}
