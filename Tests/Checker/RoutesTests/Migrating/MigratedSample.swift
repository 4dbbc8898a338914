// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Files of an app, before and after the migration.
struct MigratedSample {
    let path: String
    let before: String
    let after: String

    /// The interface of the module: three protocols.
    static let loginInterface = MigratedSample(
        path: "Login/LoginViewInput.swift",
        before: """
            // The login module: what others see.
            import ZRouter

            public typealias Account = String

            /// What the login page offers.
            @MainActor public protocol LoginViewInput: AnyObject {
                var message: String? { get set }
                var didLogin: ((String) -> Void)? { get set }
            }

            /// What is asked for before the page can be made.
            @MainActor public protocol LoginModuleInput: AnyObject {
                var account: String { get set }
            }

            protocol SessionInput: AnyObject {
                func begin(_ account: String)
            }

            extension RoutableView where Protocol == LoginViewInput {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableViewModule where Protocol == LoginModuleInput {
                // Only the app fills in an account.
                public init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableService where Protocol == SessionInput {
                init() {
                    self.init(declaredTypeName: "SessionInput")
                }
            }

            """,
        after: """
            // The login module: what others see.
            import ModuleRouterViews

            public typealias Account = String

            /// What the login page offers.
            @MainActor public protocol LoginViewInput: AnyObject {
                var message: String? { get set }
                var didLogin: ((String) -> Void)? { get set }
            }

            /// What is asked for before the page can be made.
            @MainActor public protocol LoginModuleInput: AnyObject {
                var account: String { get set }
            }

            protocol SessionInput: AnyObject {
                func begin(_ account: String)
            }

            @Routable extension RoutableView where Protocol == any LoginViewInput {}

            @Routable extension RoutableViewModule where Protocol == any LoginModuleInput {
                // Only the app fills in an account.
            }

            @Routable internal extension RoutableService where Protocol == any SessionInput {}

            """)

    /// The routers of the module.
    static let loginModule = MigratedSample(
        path: "Login/LoginViewRouter.swift",
        before: """
            import ZRouter
            import ZIKRouter.Internal

            /// Makes the login page.
            class LoginViewRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {

                override class func registerRoutableDestination() {
                    registerExclusiveView(LoginViewController.self)
                    // Everybody may ask for it.
                    register(RoutableView<LoginViewInput>())
                    registerURLPattern("app://login")
                }

                override func destination(with configuration: ViewRouteConfig) -> LoginViewController? {
                    return LoginViewController(title: self.title)
                }

                override func prepareDestination(_ destination: LoginViewController, configuration: ViewRouteConfig) {
                    destination.session = Router.makeDestination(to: RoutableService<SessionInput>())
                }

                private var title: String { "Log in" }
            }

            extension LoginViewController: ZIKRoutableView {}

            class AccountViewRouter: ZIKModuleViewRouter<AccountConfiguration> {
                override class func registerRoutableDestination() {
                    registerView(AccountViewController.self)
                    register(RoutableViewModule<LoginModuleInput>())
                }

                override class func supportedRouteTypes() -> ZIKViewRouteTypeMask {
                    return [.push, .presentModally]
                }

                override class func defaultRouteConfiguration() -> AccountConfiguration { AccountConfiguration() }

                override func destination(with configuration: AccountConfiguration) -> Any? {
                    guard !configuration.account.isEmpty else { return nil }
                    let page = AccountViewController()
                    return page
                }

                override func prepareDestination(_ destination: Any, configuration: AccountConfiguration) {
                    (destination as? AccountViewController)?.account = configuration.account
                }
            }

            class AccountConfiguration: ViewRouteConfig, LoginModuleInput {
                var account = ""

                override func copy(with zone: NSZone? = nil) -> Any {
                    let copy = super.copy(with: zone) as! AccountConfiguration
                    copy.account = account
                    return copy
                }
            }

            final class SessionRouter: ZIKServiceRouter<Session, PerformRouteConfig> {
                override class func registerRoutableDestination() {
                    registerService(Session.self)
                    register(RoutableService<SessionInput>())
                }

                override func destination(with configuration: PerformRouteConfig) -> Session? { Session() }
            }

            extension Session: ZIKRoutableService {}

            """,
        after: """
            import ModuleRouterViews

            /// Makes the login page.
            @AutoRegister
            struct LoginViewRouter: ViewRouteProvider {

                static var routes: RouteList<Self> {
                    DestinationClass(LoginViewController.self, exclusive: true)
                    // Everybody may ask for it.
                    Provides(RoutableView<any LoginViewInput>()) { $0 }
                    URLPattern("app://login", by: .outside)
                }

                func makeDestination(with configuration: RouteConfiguration) -> LoginViewController? {
                    return LoginViewController(title: self.title)
                }

                func prepare(_ destination: LoginViewController, with configuration: RouteConfiguration) {
                    destination.session = try? Router.destination(for: RoutableService<any SessionInput>())
                }

                @MainActor private var title: String { "Log in" }
            }

            @AutoRegister
            struct AccountViewRouter: ViewRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableViewModule<any LoginModuleInput>()) { $0 }
                }

                static var supportedPaths: ViewRoutePaths {
                    return [.push, .presentModally]
                }

                static func makeConfiguration() -> AccountConfiguration { AccountConfiguration() }

                func makeDestination(with configuration: AccountConfiguration) -> AccountViewController? {
                    guard !configuration.account.isEmpty else { return nil }
                    let page = AccountViewController()
                    return page
                }

                func prepare(_ destination: AccountViewController, with configuration: AccountConfiguration) {
                    destination.account = configuration.account
                }
            }

            class AccountConfiguration: LoginModuleInput {
                var account = ""
            }

            @AutoRegister
            struct SessionRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableService<any SessionInput>()) { $0 }
                }

                func makeDestination(with configuration: RouteConfiguration) -> Session? { Session() }
            }

            """)

    /// The adapters of the app.
    static let adapters = MigratedSample(
        path: "App/Adapters.swift",
        before: """
            import ZRouter

            class LoginAdapter: ZIKViewRouteAdapter {
                override class func registerRoutableDestination() {
                    // The editor asks in its own words.
                    LoginViewRouter.register(RoutableView<EditorRequiredLogin>())
                    register(adapter: RoutableView<ShopRequiredLogin>(), forAdaptee: RoutableView<EditorRequiredLogin>())
                }
            }

            @MainActor protocol ShopRequiredLogin: AnyObject { var message: String? { get set } }
            @MainActor protocol EditorRequiredLogin: ShopRequiredLogin {}

            extension LoginViewController: EditorRequiredLogin {}

            extension RoutableView where Protocol == ShopRequiredLogin {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            extension RoutableView where Protocol == EditorRequiredLogin {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            """,
        after: """
            import ModuleRouterViews

            @AutoRegister
            enum LoginAdapter: RouteAdapter {
                static var routes: RouteList<Self> {
                    // The editor asks in its own words.
                    Adapts(RoutableView<any EditorRequiredLogin>(), to: LoginViewRouter.self) { $0 }
                    Adapts(RoutableView<any ShopRequiredLogin>(), to: RoutableView<any EditorRequiredLogin>()) { $0 }
                }
            }

            @MainActor protocol ShopRequiredLogin: AnyObject { var message: String? { get set } }
            @MainActor protocol EditorRequiredLogin: ShopRequiredLogin {}

            extension LoginViewController: EditorRequiredLogin {}

            @Routable internal extension RoutableView where Protocol == any ShopRequiredLogin {}
            @Routable internal extension RoutableView where Protocol == any EditorRequiredLogin {}

            """)

    /// A screen that requests the module with configurations, which only ZRouter has.
    static let editor = MigratedSample(
        path: "App/Editor.swift",
        before: """
            import ZRouter

            final class EditorViewController: UIViewController {
                var state: ZIKRouterState = .unrouted
                var login: ViewRouter<LoginViewInput, ViewRouteConfig>?

                func logIn() {
                    login = Router.perform(
                        to: RoutableView<LoginViewInput>(), path: .presentModally(from: self),
                        configuring: { (config, prepareDestination, _) in
                            prepareDestination({ destination in
                                destination.message = "Please log in"
                            })
                            config.successHandler = { _ in print("shown") }
                        }, removing: { config in
                            config.prepareDestination = { destination in destination.message = nil }
                        })
                    Router.perform(
                        to: RoutableViewModule<LoginModuleInput>(), path: .push(from: self)
                    ) { config in
                        config.account = "me"  // of the editor
                    }
                }

                func failed(_ action: ZIKRouteAction, _ error: Error) { print(action, error) }
            }

            """,
        after: """
            import ZRouter

            final class EditorViewController: UIViewController {
                var state: ViewRouteState = .unrouted
                var login: ViewRouter<LoginViewInput, ViewRouteConfig>?

                func logIn() {
                    login = Router.perform(
                        to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self),
                        configuring: { (config, _) in
                            config.prepareDestination = { destination in
                                destination.message = "Please log in"
                            }
                            config.successHandler = { _ in print("shown") }
                        }, removing: { config in
                            config.prepareDestination = { destination in destination.message = nil }
                        })
                    Router.perform(
                        to: RoutableViewModule<any LoginModuleInput>(), path: .push(from: self)
                    ) { config in
                        config.account = "me"  // of the editor
                    }
                }

                func failed(_ action: ZIKRouteAction, _ error: Error) { print(action, error) }
            }

            """)

    /// A screen that requests the module with calls that the library has as well.
    static let start = MigratedSample(
        path: "App/Start.swift",
        before: """
            import ZRouter

            final class StartViewController: UIViewController {
                var state: ZIKRouterState = .unrouted
                var accounts: [String] = []
                private lazy var tap: () -> Void = { Router.perform(to: RoutableView<LoginViewInput>(), path: .show(from: self)) }

                func logIn(again: Bool) {
                    Router.perform(to: RoutableView<LoginViewInput>(), path: .presentModally(from: self)) { [weak self] login in
                        login.message = again ? "Please log in again" : "Please log in"
                        login.didLogin = { account in self?.accounts.append(account) }
                    }
                    _ = Router.perform(to: RoutableView<LoginViewInput>(), path: .push(from: self), preparation: prepare)
                    tap = { Router.perform(to: RoutableView<LoginViewInput>(), path: .push(from: self)) }
                    Task { Router.perform(to: RoutableView<LoginViewInput>(), path: .push(from: self)) { $0.message = nil } }
                }

                func edit(_ accounts: [String]) {
                    if accounts.isEmpty {
                        Router.perform(to: RoutableViewModule<LoginModuleInput>(), path: .push(from: self))
                    } else {
                        Router.perform(
                            to: RoutableViewModule<LoginModuleInput>(), path: .push(from: self),
                            preparation: { $0.account = accounts.first { !$0.isEmpty } ?? "" })
                    }
                }

                private func prepare(_ login: LoginViewInput) { login.message = accounts.last }
            }

            """,
        after: """
            import ModuleRouterViews

            final class StartViewController: UIViewController {
                var state: ViewRouteState = .unrouted
                var accounts: [String] = []
                private lazy var tap: () -> Void = { Router.perform(to: RoutableView<any LoginViewInput>(), path: .show(from: self)) }

                func logIn(again: Bool) {
                    Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self), preparation: { [weak self] login in
                        login.message = again ? "Please log in again" : "Please log in"
                        login.didLogin = { account in self?.accounts.append(account) }
                    })
                    _ = Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: self), preparation: prepare)
                    tap = { Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: self)) }
                    Task { Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: self), preparation: { $0.message = nil }) }
                }

                func edit(_ accounts: [String]) {
                    if accounts.isEmpty {
                        Router.perform(to: RoutableViewModule<any LoginModuleInput>(), path: .push(from: self))
                    } else {
                        Router.perform(
                            to: RoutableViewModule<any LoginModuleInput>(), path: .push(from: self),
                            preparation: { $0.account = accounts.first { !$0.isEmpty } ?? "" })
                    }
                }

                private func prepare(_ login: LoginViewInput) { login.message = accounts.last }
            }

            """)

    /// The screens and other destinations, which need no change.
    static let screens: MigratedSample = {
        let text = """
            import ModuleRouterViews

            @MainActor class UIViewController: ViewRouteSource {
                var viewRouteHost: (any ViewRouteHost)? { nil }
            }

            final class LoginViewController: UIViewController, LoginViewInput {
                let title: String
                var message: String?
                var didLogin: ((String) -> Void)?
                var session: (any SessionInput)?
                init(title: String) { self.title = title }
            }

            final class AccountViewController: UIViewController { var account = "" }

            final class AlertViewController: UIViewController { var router: AnyObject? }

            final class Session: SessionInput { func begin(_ account: String) {} }

            """
        return MigratedSample(path: "Login/Screens.swift", before: text, after: text)
    }()

    /// A router with a custom transition, which stays a router. Its file still imports only ZRouter.
    static let alert = MigratedSample(
        path: "App/AlertRouter.swift",
        before: """
            import ZRouter

            protocol AlertModuleInput: AnyObject { var title: String? { get set } }

            extension RoutableViewModule where Protocol == AlertModuleInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            /// Shows alerts by itself, so it is no matter of rewriting.
            class AlertRouter: ZIKViewRouter<AlertViewController, AlertConfiguration> {
                override class func registerRoutableDestination() {
                    registerView(AlertViewController.self)
                    register(RoutableViewModule<AlertModuleInput>())
                }
                override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { return .custom }
                override class func _registrationDidFinished() {}
                override class func defaultRouteConfiguration() -> AlertConfiguration { AlertConfiguration() }
                override func destination(with configuration: AlertConfiguration) -> AlertViewController? { AlertViewController() }
                override func prepareDestination(_ destination: AlertViewController, configuration: AlertConfiguration) {
                    destination.router = self
                }
            }

            class AlertConfiguration: ViewRouteConfig, AlertModuleInput {
                var title: String?
            }

            """,
        after: """
            import ZRouter

            protocol AlertModuleInput: AnyObject { var title: String? { get set } }

            extension RoutableViewModule where Protocol == AlertModuleInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            /// Shows alerts by itself, so it is no matter of rewriting.
            @AutoRegister
            class AlertRouter: ZIKViewRouter<AlertViewController, AlertConfiguration> {
                override class func registerRoutableDestination() {
                    registerView(AlertViewController.self)
                    register(RoutableViewModule<any AlertModuleInput>())
                }
                override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { return .custom }
                override class func _didFinishRegistration() {}
                override class func defaultRouteConfiguration() -> AlertConfiguration { AlertConfiguration() }
                override func destination(with configuration: AlertConfiguration) -> AlertViewController? { AlertViewController() }
                override func prepareDestination(_ destination: AlertViewController, configuration: AlertConfiguration) {
                    destination.router = self
                }
            }

            class AlertConfiguration: ViewRouteConfig, AlertModuleInput {
                var title: String?
            }

            """)

    static let app = [loginInterface, loginModule, adapters, editor, start, screens, alert]
}
#endif
