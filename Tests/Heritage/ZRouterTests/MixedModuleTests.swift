// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

protocol MovedServiceInput: AnyObject {
    var title: String { get }
}

extension RoutableService where Protocol == MovedServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class MovedService: MovedServiceInput {
    let title: String
    init(title: String) { self.title = title }
}

/// A module that was migrated to the library.
struct MovedServiceRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<MovedServiceInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> MovedService? {
        MovedService(title: configuration.userInfo["title"] as? String ?? "")
    }
}

@MainActor protocol MovedViewInput: AnyObject {
    var title: String { get }
}

extension RoutableView where Protocol == MovedViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class MovedScreen: HeadlessScreen, MovedViewInput {}

struct MovedViewRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<MovedViewInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> MovedScreen? {
        MovedScreen(configuration.userInfo["title"] as? String ?? "")
    }
}

/// A module that still uses ZRouter. Other modules request it by calls of ZRouter and of the library.
class StayedServiceRouter: ZIKServiceRouter<MovedService, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(MovedService.self)
        register(RoutableService<MovedServiceInput>())
    }

    override func destination(with configuration: PerformRouteConfig) -> MovedService? {
        MovedService(title: configuration.userInfo["title"] as? String ?? "")
    }
}

class StayedViewRouter: ZIKViewRouter<MovedScreen, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(MovedScreen.self)
        register(RoutableView<MovedViewInput>())
    }

    override func destination(with configuration: ViewRouteConfig) -> MovedScreen? {
        MovedScreen(configuration.userInfo["title"] as? String ?? "")
    }
}

/// An app that migrates module by module.
@MainActor struct MixedModuleTests {
    @Test(
        .routers {
            MovedServiceRouter.self; MovedViewRouter.self
        })
    func callsOfZRouterReachMigratedProviders() {
        let service = Router.makeDestination(
            to: RoutableService<MovedServiceInput>(),
            configuring: { (config, _) in config.addUserInfo(forKey: "title", object: "service") })
        #expect(service?.title == "service")
        let view = Router.makeDestination(
            to: RoutableView<MovedViewInput>(),
            configuring: { (config, _) in config.addUserInfo(forKey: "title", object: "view") })
        #expect(view?.title == "view")
    }

    @Test(
        .routers {
            StayedServiceRouter.self; StayedViewRouter.self
        })
    func migratedCallsReachRoutersOfZRouter() throws {
        let service = try ModuleRouter.Router.destination(for: RoutableService<MovedServiceInput>())
        #expect(service.title == "")
        let view = try ModuleRouter.Router.destination(for: RoutableView<MovedViewInput>())
        #expect(view.title == "")
    }

    @Test(.routers { StayedViewRouter.self }) func thePathCanBeSetInTheClosure() {
        let window = HeadlessWindow()
        let router = OlderCalls().show(from: window.root)
        #expect(router?.realRouteType == .push)
        #expect(window.topScreen is MovedScreen)
    }
}

/// Calls deprecated declarations through a protocol, which gives no warning.
@MainActor private protocol Deprecated {
    func performs(from source: ZIKViewRouteSource) -> DestinationViewRouter<MovedViewInput>?
}

extension Deprecated {
    fileprivate func show(from source: ZIKViewRouteSource) -> DestinationViewRouter<MovedViewInput>? {
        performs(from: source)
    }
}

private struct OlderCalls: Deprecated {
    @available(*, deprecated)
    func performs(from source: ZIKViewRouteSource) -> DestinationViewRouter<MovedViewInput>? {
        Router.perform(
            to: RoutableView<MovedViewInput>(), from: source, configuring: { (config, _) in config.routeType = .push })
    }
}
