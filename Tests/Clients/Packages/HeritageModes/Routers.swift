// SPDX-License-Identifier: Apache-2.0

// Routers, adapters and calls in the form of ZIKRouter.

import Foundation
import ZRouter

// MARK: A service

nonisolated class TimeService: TimeServiceInput, RequiredTimeInput {
    var zone = "UTC"
    func time() -> String { "12:00 \(zone)" }
}

class TimeConfiguration: PerformRouteConfig, TimeModuleInput {
    var zone = "UTC"
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TimeConfiguration
        copy.zone = self.zone
        return copy
    }
}

class TimeServiceRouter: ZIKServiceRouter<TimeService, TimeConfiguration> {
    override class func registerRoutableDestination() {
        registerService(TimeService.self)
        register(RoutableService<TimeServiceInput>())
        register(RoutableServiceModule<TimeModuleInput>())
        registerIdentifier("time")
    }

    override class func defaultRouteConfiguration() -> TimeConfiguration { TimeConfiguration() }

    override func destination(with configuration: TimeConfiguration) -> TimeService? { TimeService() }

    override func prepareDestination(_ destination: TimeService, configuration: TimeConfiguration) {
        destination.zone = configuration.zone
    }
}

class TimeAdapter: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        register(adapter: RoutableService<RequiredTimeInput>(), forAdaptee: RoutableService<TimeServiceInput>())
    }
}

// MARK: A view

/// In the place of the toolkit's class.
@MainActor class UIViewController: ViewRouteSource {
    init() {}
    var viewRouteHost: (any ViewRouteHost)? { nil }
}

class LoginViewController: UIViewController, LoginViewInput, RequiredLoginInput {
    var message: String?
    var account = ""
    override init() {}
}

extension LoginViewController: ZIKRoutableView {}

class LoginConfiguration: ViewRouteConfig, LoginModuleInput {
    var account = ""
}

class LoginViewRouter: ZIKViewRouter<LoginViewController, LoginConfiguration> {
    #if NONISOLATED
    nonisolated override class func registerRoutableDestination() {
        registerView(LoginViewController.self)
        register(RoutableView<LoginViewInput>())
        register(RoutableViewModule<LoginModuleInput>())
        registerURLPattern("app://login")
    }

    nonisolated override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .viewControllerDefault }
    #else
    override class func registerRoutableDestination() {
        registerView(LoginViewController.self)
        register(RoutableView<LoginViewInput>())
        register(RoutableViewModule<LoginModuleInput>())
        registerURLPattern("app://login")
    }
    #endif

    override class func defaultRouteConfiguration() -> LoginConfiguration { LoginConfiguration() }

    override func destination(with configuration: LoginConfiguration) -> LoginViewController? { LoginViewController() }

    override func prepareDestination(_ destination: LoginViewController, configuration: LoginConfiguration) {
        destination.account = account(of: configuration)
    }

    private func account(of configuration: LoginConfiguration) -> String { configuration.account }
}

class LoginAdapter: ZIKViewRouteAdapter {
    override class func registerRoutableDestination() {
        LoginViewRouter.register(RoutableView<RequiredLoginInput>())
        register(adapter: RoutableView<RequiredLoginInput>(), forAdaptee: RoutableView<LoginViewInput>())
    }
}

// MARK: Registration and calls

func registerAll() {
    RouteRegistry.shared.register {
        TimeServiceRouter.self
        TimeAdapter.self
        LoginViewRouter.self
    }
    LoginAdapter.registerRoutableDestination()
}

@MainActor func showAll(from source: UIViewController) -> String? {
    Router.perform(to: RoutableView<LoginViewInput>(), path: .presentModally(from: source)) { $0.message = "Log in" }
    let login = Router.perform(
        to: RoutableViewModule<LoginModuleInput>(), path: .presentModally(from: source),
        configuring: { (config, prepareModule) in
            config.successHandler = { _ in }
            prepareModule { $0.account = "ada" }
        })
    login?.removeRoute()
    return Router.makeDestination(to: RoutableService<RequiredTimeInput>())?.time()
}
