// SPDX-License-Identifier: Apache-2.0

extension AcceptedProgram {
    static let views = AcceptedProgram(
        testDescription: "providers of views",
        source: """
            import ModuleRouterViews

            @MainActor protocol LoginViewInput: AnyObject { var message: String? { get set } }
            @MainActor protocol AlertViewInput: AnyObject {}
            @MainActor protocol EditorRequiredLogin: AnyObject {}

            extension RoutableView where Protocol == any LoginViewInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableView where Protocol == any AlertViewInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableView where Protocol == any EditorRequiredLogin {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            @MainActor final class LoginScreen: LoginViewInput {
                var message: String?
                var route: ViewRoute?
            }
            @MainActor final class AlertScreen: AlertViewInput {}
            @MainActor final class LoginForEditor: EditorRequiredLogin {
                let login: any LoginViewInput
                init(_ login: any LoginViewInput) { self.login = login }
            }

            struct LoginRouter: RemovalCheckingViewRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableView<any LoginViewInput>()) { $0 }
                    DestinationClass(LoginScreen.self)
                }
                static var supportedPaths: ViewRoutePaths { .screen.removing(.presentAsPopover) }
                static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }
                func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
                func prepare(_ destination: LoginScreen, with configuration: RouteConfiguration, route: ViewRoute) {
                    destination.route = route
                }
                func reasonNotToRemove(
                    _ destination: LoginScreen, with configuration: RouteConfiguration
                ) -> String? { destination.message }
            }

            struct AlertRouter: CustomViewRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableView<any AlertViewInput>()) { $0 }
                }
                func makeDestination(with configuration: RouteConfiguration) throws -> AlertScreen? {
                    AlertScreen()
                }
                func present(
                    _ destination: AlertScreen, by transition: ViewTransition, with configuration: RouteConfiguration
                ) throws -> any ViewPresentation {
                    try transition.performByHost(as: .presentModally)
                }
            }

            enum LoginAdapter: RouteAdapter {
                static var routes: RouteList<Self> {
                    Adapts(RoutableView<any EditorRequiredLogin>(), to: RoutableView<any LoginViewInput>()) {
                        LoginForEditor($0)
                    }
                }
            }

            nonisolated func register(in registry: RouteRegistry) {
                registry.register { LoginRouter.self; AlertRouter.self; LoginAdapter.self }
                registry.register(view: RoutableView<any AlertViewInput>()) { _ in AlertScreen() } as: { $0 }
            }
            """)

    static let viewModules = AcceptedProgram(
        testDescription: "module protocols of views",
        source: """
            import ModuleRouterViews

            @MainActor protocol EditorModuleInput: AnyObject { var text: String { get set } }
            extension RoutableViewModule where Protocol == any EditorModuleInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            @MainActor final class EditorScreen { var text = "" }
            @MainActor final class EditorConfiguration: EditorModuleInput { var text = "" }

            struct EditorRouter: ViewRouteProvider {
                static var routes: RouteList<Self> {
                    Provides(RoutableViewModule<any EditorModuleInput>()) { $0 }
                }
                static func makeConfiguration() -> EditorConfiguration { EditorConfiguration() }
                func makeDestination(with configuration: EditorConfiguration) -> EditorScreen? { EditorScreen() }
                func prepare(_ destination: EditorScreen, with configuration: EditorConfiguration) {
                    destination.text = configuration.text
                }
            }

            @MainActor func edit(from source: any ViewRouteSource) throws {
                Router.perform(
                    to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: source),
                    preparation: { $0.text = "draft" })
                let screen = try Router.destination(for: RoutableViewModule<any EditorModuleInput>()) { $0.text = "draft" }
                _ = screen as? EditorScreen
            }
            """)

    static let showing = AcceptedProgram(
        testDescription: "showing views",
        source: """
            import ModuleRouterViews

            @MainActor protocol LoginViewInput: AnyObject {
                var message: String? { get set }
                var user: ViewRouteResult<String> { get }
            }

            extension RoutableView where Protocol == any LoginViewInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            @MainActor final class Menu {
                var isLoggedIn = false

                func logIn(from source: any ViewRouteSource) async throws -> String {
                    Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: source)) { login in
                        login.message = "who are you?"
                    }
                    let route = Router.perform(
                        to: RoutableView<any LoginViewInput>(), path: .push(from: source, animated: false),
                        preparation: { $0.message = "who are you?" },
                        completion: { [weak self] outcome in
                            if case .success = outcome { self?.isLoggedIn = true }
                        })
                    try await route?.removeAndWait()
                    let login = try await Router.route(
                        to: RoutableView<any LoginViewInput>(), path: .show(from: source).inside(.navigation))
                    login.message = "again?"
                    Router.route(showing: login)?.remove { if case .failure(let error) = $0 { print(error) } }
                    return try await Router.result(
                        of: RoutableView<any LoginViewInput>(), path: .presentAsSheet(from: source), awaiting: { $0.user })
                }
            }
            """)
}
