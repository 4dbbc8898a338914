// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

/// ModuleAdapter.en.md, "Forward Interface with Proxy".
enum ForwardInterfaceWithProxy {
    protocol ModuleARequiredLoginViewDelegate {
        func didFinishLogin() -> Void
    }
    // As printed, except for `: AnyObject`. Without it, a closure cannot set a property of its argument.
    protocol ModuleARequiredLoginViewInput: AnyObject {
        var message: String? { get set }
        var delegate: ModuleARequiredLoginViewDelegate { get set }
    }

    protocol ProvidedLoginViewDelegate {
        func didLogin() -> Void
    }
    protocol ProvidedLoginViewInput: AnyObject {
        var notifyString: String? { get set }
        var delegate: ProvidedLoginViewDelegate { get set }
    }

    // As printed, except for the type arguments, the proxy class, and `!`, because `makeDestination()` returns an optional.
    class ModuleAReqiredLoginViewRouter: ZIKViewRouter<ModuleARequiredLoginViewInput, ZIKViewRouteConfiguration> {
        override class func registerRoutableDestination() {
            registerView(ProxyForDestination.self)
            register(RoutableView<ModuleARequiredLoginViewInput>())
        }
        override func destination(with configuration: ZIKViewRouteConfiguration) -> ModuleARequiredLoginViewInput? {
            //Get real destination with ProvidedLoginViewInput's router
            let realDestination: ProvidedLoginViewInput = LoginViewRouter.makeDestination()!
            //Proxy is responsible for forwarding ModuleARequiredLoginViewInput to ProvidedLoginViewInput
            let proxy: ModuleARequiredLoginViewInput = ProxyForDestination(realDestination)
            return proxy
        }
    }

    // Declarations that the sample omits.

    struct IdleLoginDelegate: ProvidedLoginViewDelegate {
        func didLogin() {}
    }

    class LoginViewController: UIViewController, ProvidedLoginViewInput {
        var notifyString: String?
        var delegate: ProvidedLoginViewDelegate = IdleLoginDelegate()
    }

    class LoginViewRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {
        override class func registerRoutableDestination() {
            registerView(LoginViewController.self)
            register(RoutableView<ProvidedLoginViewInput>())
        }

        override func destination(with configuration: ViewRouteConfig) -> LoginViewController? {
            LoginViewController()
        }
    }

    @MainActor class ProxyForDestination: ModuleARequiredLoginViewInput {
        let real: ProvidedLoginViewInput

        struct Forwarding: ProvidedLoginViewDelegate {
            let delegate: ModuleARequiredLoginViewDelegate
            func didLogin() { delegate.didFinishLogin() }
        }

        struct Nobody: ModuleARequiredLoginViewDelegate {
            func didFinishLogin() {}
        }

        init(_ real: ProvidedLoginViewInput) { self.real = real }

        var message: String? {
            get { real.notifyString }
            set { real.notifyString = newValue }
        }

        var delegate: ModuleARequiredLoginViewDelegate = Nobody() {
            didSet { real.delegate = Forwarding(delegate: delegate) }
        }
    }

    final class Counter: ModuleARequiredLoginViewDelegate {
        var finished = 0
        func didFinishLogin() { finished += 1 }
    }
}

extension RoutableView where Protocol == ForwardInterfaceWithProxy.ModuleARequiredLoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == ForwardInterfaceWithProxy.ProvidedLoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor @Suite("ModuleAdapter.en.md, Forward Interface with Proxy")
struct ForwardInterfaceWithProxyTests {
    typealias Sample = ForwardInterfaceWithProxy

    @Test(
        .routes {
            Sample.LoginViewRouter.self; Sample.ModuleAReqiredLoginViewRouter.self
        })
    func theProxyForwardsBothWays() throws {
        let counter = Sample.Counter()
        let login = try #require(
            Router.makeDestination(to: RoutableView<Sample.ModuleARequiredLoginViewInput>()) { destination in
                destination.message = "Please login to read this note"
                destination.delegate = counter
            })
        let real = try #require((login as? Sample.ProxyForDestination)?.real)
        #expect(real.notifyString == "Please login to read this note")
        real.delegate.didLogin()
        #expect(counter.finished == 1)
    }
}
