// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

protocol LoginServiceInput: AnyObject {
    var account: String { get }
}

protocol LoginServiceModuleInput: AnyObject {
    var makeDestinationWith: (_ account: String) -> LoginServiceInput? { get }
    var constructDestination: (_ account: String) -> LoginServiceInput? { get }
    var didMakeDestination: ((LoginServiceInput) -> Void)? { get set }
}

extension RoutableServiceModule where Protocol == LoginServiceModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension ServiceMakeableConfiguration: LoginServiceModuleInput
where Destination == LoginServiceInput, Constructor == (String) -> LoginServiceInput? {}

class LoginService: LoginServiceInput {
    let account: String
    var log: [String] = []

    init(account: String) { self.account = account }
}

class LoginServiceRouter:
    ZIKServiceRouter<LoginServiceInput, ServiceMakeableConfiguration<LoginServiceInput, (String) -> LoginServiceInput?>>
{
    typealias Makeable = ServiceMakeableConfiguration<LoginServiceInput, (String) -> LoginServiceInput?>

    override class func registerRoutableDestination() {
        registerService(LoginService.self)
        register(RoutableServiceModule<LoginServiceModuleInput>())
    }

    override class func defaultRouteConfiguration() -> Makeable {
        let config = Makeable({ _ in nil })
        config.__prepareDestination = { ($0 as? LoginService)?.log.append("module") }
        config.makeDestinationWith = { [weak config] account in
            config?.makeDestination = { LoginService(account: account) }
            config?.makedDestination = config?.makeDestination?()
            return config?.makedDestination
        }
        config.constructDestination = { [weak config] account in
            config?.makeDestination = { LoginService(account: account) }
            return nil
        }
        return config
    }

    override func prepareDestination(_ destination: LoginServiceInput, configuration: Makeable) {
        (destination as? LoginService)?.log.append("router")
    }

    override func didFinishPrepareDestination(_ destination: LoginServiceInput, configuration: Makeable) {
        (destination as? LoginService)?.log.append("finished")
    }
}

@MainActor protocol LoginViewInput: AnyObject {
    var account: String { get }
}

@MainActor protocol LoginViewModuleInput: AnyObject {
    var makeDestinationWith: (_ account: String) -> LoginViewInput? { get }
    var didMakeDestination: ((LoginViewInput) -> Void)? { get set }
}

extension RoutableViewModule where Protocol == LoginViewModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension ViewMakeableConfiguration: LoginViewModuleInput
where Destination == LoginViewInput, Constructor == (String) -> LoginViewInput? {}

class LoginViewController: HeadlessScreen, LoginViewInput {
    let account: String

    init(account: String) {
        self.account = account
        super.init("login")
    }
}

class LoginModules: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKAnyViewRouter.register(RoutableViewModule<LoginViewModuleInput>(), forMakingView: LoginViewController.self) {
            let config = ViewMakeableConfiguration<LoginViewInput, (String) -> LoginViewInput?>({ _ in nil })
            config.makeDestinationWith = { [weak config] account in
                config?.makeDestination = { LoginViewController(account: account) }
                config?.makedDestination = config?.makeDestination?()
                return config?.makedDestination
            }
            return config
        }
    }
}

@MainActor
@Suite(
    .routers {
        LoginServiceRouter.self; LoginModules.self
    })
struct MakeableConfigurationTests {
    @Test func aDestinationMadeInTheConfigurationIsPreparedOnce() throws {
        var made: LoginServiceInput?
        var handedOut: LoginServiceInput?
        let result = Router.makeDestination(to: RoutableServiceModule<LoginServiceModuleInput>()) { config in
            config.didMakeDestination = { handedOut = $0 }
            made = config.makeDestinationWith("account")
        }
        let service = try #require(result as? LoginService)
        #expect(service === made)
        #expect(service === handedOut)
        #expect(service.account == "account")
        #expect(service.log == ["module", "router", "finished"])
    }

    @Test func aConstructedDestinationIsPassedToItsHandler() {
        var handedOut: [String] = []
        let router = Router.perform(to: RoutableServiceModule<LoginServiceModuleInput>()) { config in
            config.didMakeDestination = { handedOut.append($0.account) }
            #expect(config.constructDestination("later") == nil)
        }
        #expect(handedOut == ["later"])
        // The handler of the first destination is not called for the second one.
        router?.performRoute()
        #expect(handedOut == ["later"])
    }

    @Test func aRouteWithoutParametersFails() {
        var codes: [String] = []
        let router = Router.perform(
            to: RoutableServiceModule<LoginServiceModuleInput>(),
            configuring: { (config, _) in
                config.errorHandler = { _, error in codes.append(error.code.description) }
            })
        #expect(router?.state == .unrouted)
        #expect(codes == ["destination-unavailable"])
    }

    @Test func aViewIsMadeByItsConfigurationAlone() {
        let window = HeadlessWindow()
        var made: LoginViewInput?
        Router.perform(to: RoutableViewModule<LoginViewModuleInput>(), path: .push(from: window.root)) { config in
            made = config.makeDestinationWith("account")
        }
        #expect(window.topScreen === made)
        #expect(made?.account == "account")
    }
}
