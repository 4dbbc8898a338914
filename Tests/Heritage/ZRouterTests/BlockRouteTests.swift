// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

protocol EasyServiceInput: AnyObject {
    var title: String? { get set }
}

extension RoutableService where Protocol == EasyServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class EasyService: EasyServiceInput, ZIKRoutableMakeable {
    var title: String?
    required init() {}
}

@MainActor protocol EasyViewInput: AnyObject {
    var title: String { get set }
}

extension RoutableView where Protocol == EasyViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension AViewController: EasyViewInput {}

class BlockRoutes: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKServiceRoute<AService, AServiceModuleConfiguration>.make(withDestination: AService.self) { config, router in
            let service = AService()
            service.title = config.title
            service.router = router
            return service
        }
        .nameAs("a service")
        .register(RoutableService<AServiceInput>())
        .register(RoutableServiceModule<AServiceModuleInput>())
        .registerIdentifier("com.example.block.service")
        .makeDefaultConfiguration { AServiceModuleConfiguration() }
        .prepareDestination { service, _, _ in service.title = (service.title ?? "") + ", prepared" }
        .didFinishPrepareDestination { service, config, _ in config.completion?(service) }

        ZIKViewRoute<AViewController, ViewRouteConfig>.make(withDestination: AViewController.self) { _, _ in
            AViewController()
        }
        .register(RoutableView<AViewInput>())
        .makeSupportedRouteTypes { [.presentModally, .makeDestination] }
        .prepareDestination { screen, _, router in screen.router = router }
    }
}

class EasyRoutes: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKAnyServiceRouter.register(RoutableService<EasyServiceInput>(), forMakingService: EasyService.self)
        ZIKAnyViewRouter.register(RoutableView<EasyViewInput>(), forMakingView: AViewController.self)
    }
}

class MakingRoutes: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKAnyServiceRouter.register(RoutableService<EasyServiceInput>(), forMakingService: EasyService.self) {
            config in
            let service = EasyService()
            service.title = config.userInfo["title"] as? String
            return service
        }
        ZIKAnyViewRouter.register(RoutableView<EasyViewInput>(), forMakingView: AViewController.self) { config in
            let screen = AViewController()
            screen.title = config.userInfo["title"] as? String ?? ""
            return screen
        }
    }
}

/// Routes without a router class.
@MainActor struct BlockRouteTests {
    @Test(.routers { BlockRoutes.self }) func aBlockRouteMakesAndPrepares() {
        let made = Router.makeDestination(to: RoutableServiceModule<AServiceModuleInput>()) { $0.title = "made" }
        #expect((made as? AService)?.title == "made, prepared")
        #expect(Router.makeDestination(to: RoutableService<AServiceInput>())?.title == ", prepared")
        #expect(Router.to(serviceIdentifier: "com.example.block.service")?.makeDestination() is AService)
    }

    @Test(.routers { BlockRoutes.self }) func aViewOfABlockRouteRemovesItself() throws {
        let window = HeadlessWindow()
        Router.perform(to: RoutableView<AViewInput>(), path: .presentModally(from: window.root))
        let screen = try #require(window.presented as? AViewController)
        screen.router?.removeRoute()
        #expect(window.presented == nil)
    }

    @Test(.routers { BlockRoutes.self }) func aBlockRouteLimitsItsPaths() {
        #expect(Router.to(RoutableView<AViewInput>())?.supportRouteType(.presentModally) == true)
        #expect(Router.to(RoutableView<AViewInput>())?.supportRouteType(.push) == false)
    }

    @Test(.routers { BlockRoutes.self }) func routesAreFoundByTheirClass() {
        #expect(
            ZIKAnyViewRouter.routersToClass(AViewController.self).map { $0.makeDestination() is AViewController } == [
                true
            ])
        #expect(ZIKAnyServiceRouter.routersToClass(AService.self).map { $0.makeDestination() is AService } == [true])
    }

    @Test(.routers { EasyRoutes.self }) func aRouteIsRegisteredWithAClassAlone() {
        #expect(Router.makeDestination(to: RoutableService<EasyServiceInput>()) is EasyService)
        #expect(Router.makeDestination(to: RoutableView<EasyViewInput>()) is AViewController)
    }

    @Test(.routers { MakingRoutes.self }) func aMakingClosureReceivesTheConfiguration() {
        let service = Router.makeDestination(
            to: RoutableService<EasyServiceInput>(),
            configuring: { (config, _) in config.addUserInfo(forKey: "title", object: "service") })
        #expect(service?.title == "service")
        let view = Router.makeDestination(
            to: RoutableView<EasyViewInput>(),
            configuring: { (config, _) in config.addUserInfo(["title": "view"]) })
        #expect(view?.title == "view")
    }

    @Test(.routers {}) func aBlockRouteIsRegisteredByHand() throws {
        BlockRoutes.registerRoutableDestination()
        #expect(ZIKRouteRegistry.notifyRegistrationFinished().filter { $0.id != .missingProvider } == [])
        let made = Router.makeDestination(to: RoutableServiceModule<AServiceModuleInput>()) { $0.title = "made" }
        #expect((made as? AService)?.title == "made, prepared")
        #expect(Router.makeDestination(to: RoutableService<AServiceInput>())?.title == ", prepared")
        #expect(Router.to(serviceIdentifier: "com.example.block.service")?.makeDestination() is AService)
        let window = HeadlessWindow()
        Router.perform(to: RoutableView<AViewInput>(), path: .presentModally(from: window.root))
        let screen = try #require(window.presented as? AViewController)
        screen.router?.removeRoute()
        #expect(window.presented == nil)
    }

    @Test(.routers {}) func supportedPathsSetAfterTheKeyCount() {
        BlockRoutes.registerRoutableDestination()
        #expect(Router.to(RoutableView<AViewInput>())?.supportRouteType(.presentModally) == true)
        #expect(Router.to(RoutableView<AViewInput>())?.supportRouteType(.push) == false)
    }

    @Test(.routers {}) func aClassIsRegisteredWithARouteByHand() {
        BlockRoutes.registerRoutableDestination()
        #expect(ZIKAnyServiceRouter.routersToClass(AService.self).map { $0.makeDestination() is AService } == [true])
        #expect(
            ZIKAnyViewRouter.routersToClass(AViewController.self).map { $0.makeDestination() is AViewController } == [
                true
            ])
    }

    @Test(.routers {}) func aBlockRouteIsMadeOutsideOfAnyRouter() {
        let route = ZIKServiceRoute<AService, PerformRouteConfig>.make(withDestination: AService.self) { _, _ in
            AService()
        }
        route.register(RoutableService<AServiceInput>())
        #expect(Router.makeDestination(to: RoutableService<AServiceInput>()) is AService)
        route.prepareDestination { service, _, _ in service.title = "later" }
        #expect(Router.makeDestination(to: RoutableService<AServiceInput>())?.title == "later")
    }

    @Test(.routers {}) func aClassIsRegisteredByAName() {
        ZIKAnyServiceRouter.registerIdentifier("easy", forMakingService: EasyService.self)
        ZIKAnyServiceRouter.registerIdentifier("made", forMakingService: EasyService.self) { config in
            let service = EasyService()
            service.title = config.userInfo["title"] as? String
            return service
        }
        let type: AnyClass = EasyService.self
        ZIKAnyServiceRouter.registerIdentifier("class", forMakingService: type)
        ZIKAnyViewRouter.registerIdentifier("easy", forMakingView: AViewController.self)
        ZIKAnyViewRouter.registerIdentifier("made", forMakingView: AViewController.self) { _ in
            let screen = AViewController()
            screen.title = "made"
            return screen
        }
        #expect(Router.to(serviceIdentifier: "easy")?.makeDestination() is EasyService)
        #expect(Router.to(serviceIdentifier: "class")?.makeDestination() is EasyService)
        let service = Router.to(serviceIdentifier: "made")?.makeDestination(configuring: { strict, _ in
            strict.addUserInfo(["title": "named"])
        })
        #expect((service as? EasyService)?.title == "named")
        #expect(ZIKAnyViewRouter.toIdentifier("easy")?.makeDestination() is AViewController)
        #expect((Router.to(viewIdentifier: "made")?.makeDestination() as? AViewController)?.title == "made")
        #expect(ZIKAnyServiceRouter.toIdentifier("nobody") == nil)
    }

    @Test(.routers {}) func routersAreRegisteredByHand() {
        AServiceRouter.registerRoutableDestination()
        AViewRouter.registerRoutableDestination()
        ZIKAnyServiceRouter.register(RoutableService<EasyServiceInput>(), forMakingService: EasyService.self)
        #expect(ZIKRouteRegistry.notifyRegistrationFinished().filter { $0.id != .missingProvider } == [])
        #expect(Router.makeDestination(to: RoutableService<AServiceInput>()) is AService)
        #expect(Router.makeDestination(to: RoutableView<AViewInput>()) is AViewController)
        #expect(Router.makeDestination(to: RoutableService<EasyServiceInput>()) is EasyService)
        var names: [String] = []
        Router.enumerateAllServiceRouters { names.append("\($0)") }
        #expect(names == ["AServiceRouter"])
    }
}
