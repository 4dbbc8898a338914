// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

/// ModuleAdapter.en.md, "Add Required Interface for module".
enum AddRequiredInterface {
    // As printed, except for `: AnyObject`. Without it, a closure cannot set a property of its argument.
    protocol ModuleARequiredLoginViewInput: AnyObject {
        var message: String? { get set }  //Message displayed on login view
    }

    //Login Module Provided Interface
    protocol ProvidedLoginViewInput: AnyObject {
        var notifyString: String? { get set }
    }

    //Write in app context, make LoginViewRouter support ModuleARequiredLoginViewInput
    class LoginViewAdapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
            //If you can get the router, you can just register ModuleARequiredLoginViewInput to it
            LoginViewRouter.register(RoutableView<ModuleARequiredLoginViewInput>())
            //If you don't know the router, you can use adapter
            register(
                adapter: RoutableView<ModuleARequiredLoginViewInput>(),
                forAdaptee: RoutableView<ProvidedLoginViewInput>())
        }
    }

    class ModuleAViewController: UIViewController {
        func showLogin() {
            //Show login view in module A
            Router.perform(
                to: RoutableView<ModuleARequiredLoginViewInput>(),
                path: .presentModally(from: self),
                configuring: { (config, _) in
                    config.prepareDestination = { destination in
                        destination.message = "Please login to read this note"
                    }
                })
        }
    }

    // Declarations that the sample omits: the login module, and the adapter's second form by itself.

    class LoginViewController: UIViewController, ProvidedLoginViewInput {
        var notifyString: String?
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

    class AdapterOfUnknownRouter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
            register(
                adapter: RoutableView<ModuleARequiredLoginViewInput>(),
                forAdaptee: RoutableView<ProvidedLoginViewInput>())
        }
    }
}

extension AddRequiredInterface.LoginViewController: AddRequiredInterface.ModuleARequiredLoginViewInput {
    var message: String? {
        get {
            return notifyString
        }
        set {
            notifyString = newValue
        }
    }
}

extension RoutableView where Protocol == AddRequiredInterface.ModuleARequiredLoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == AddRequiredInterface.ProvidedLoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor @Suite("ModuleAdapter.en.md, Add Required Interface for module")
struct AddRequiredInterfaceTests {
    @Test(
        .routes {
            AddRequiredInterface.LoginViewRouter.self; AddRequiredInterface.LoginViewAdapter.self
        })
    func theAdapterAsPrinted() {
        showsTheMessage()
        #expect(RouteRegistry.current.validate().filter { $0.id != .missingProvider } == [])
    }

    @Test(
        .routes {
            AddRequiredInterface.LoginViewRouter.self; AddRequiredInterface.AdapterOfUnknownRouter.self
        })
    func theAdapterOfARouterThatIsNotKnown() { showsTheMessage() }

    /// Without a list, each call registers for itself.
    @Test func theAdapterAsPrintedWithoutAList() {
        RouteRegistry().run {
            AddRequiredInterface.LoginViewRouter.registerRoutableDestination()
            AddRequiredInterface.LoginViewAdapter.registerRoutableDestination()
            showsTheMessage()
            #expect(RouteRegistry.current.validate().filter { $0.id != .missingProvider } == [])
        }
    }

    private func showsTheMessage() {
        let moduleA = AddRequiredInterface.ModuleAViewController()
        let window = HeadlessWindow(.plain(root: moduleA))
        moduleA.showLogin()
        let login = window.presented as? AddRequiredInterface.LoginViewController
        #expect(login?.notifyString == "Please login to read this note")
    }
}
