// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Legal programs of the shapes whose faulty sisters are refused: the compiler has nothing to say about them.
    @Suite
    struct AcceptedProgramTests {
        @Test(arguments: AcceptedProgram.all, AcceptedProgram.dialects)
        func compilesWithoutDiagnostics(program: AcceptedProgram, flags: [String]) throws {
            #expect(try Compiler().diagnostics(of: program.source, flags: flags) == "")
        }

        @Test func publicDeclarationIsUsableInOtherModules() throws {
            let compiler = try Compiler()
            try compiler.emitModule("LoginInterface", AcceptedProgram.declaration.source)
            let diagnostics = try compiler.diagnostics(
                of: """
                    import LoginInterface
                    import ModuleRouter
                    let login = RoutableView<any LoginViewInput>()
                    """)
            #expect(diagnostics == "")
        }
    }
}

struct AcceptedProgram: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String

    static let dialects = [
        [],
        ["-enable-upcoming-feature", "ExistentialAny"],
        ["-default-isolation", "MainActor"],
        ["-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances"],
    ]

    static let all = [
        declaration, classComposition, compositions, providers, lifetimes, adapters, isolation, views, viewModules,
        showing,
    ]

    static let declaration = AcceptedProgram(
        testDescription: "declaration",
        source: """
            import ModuleRouter

            @MainActor public protocol LoginViewInput: AnyObject {
                var message: String? { get set }
            }

            extension RoutableView where Protocol == any LoginViewInput {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }

            @MainActor func key() -> RoutableView<any LoginViewInput> { RoutableView<any LoginViewInput>() }
            """)

    static let classComposition = AcceptedProgram(
        testDescription: "composition with a class, by a name of its own",
        source: """
            import ModuleRouter

            @MainActor open class Screen {}
            @MainActor public protocol EditorViewInput: AnyObject {}
            public typealias RequiredEditorViewInput = Screen & EditorViewInput

            extension RoutableView where Protocol == any RequiredEditorViewInput {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }

            @MainActor func keys() -> [RoutableView<any Screen & EditorViewInput>] {
                [RoutableView<any RequiredEditorViewInput>(), RoutableView<any Screen & EditorViewInput>()]
            }
            """)

    static let compositions = AcceptedProgram(
        testDescription: "composition and constrained existential",
        source: """
            import ModuleRouter

            nonisolated protocol Clock {}
            nonisolated protocol Alarm {}
            nonisolated protocol Store<Item> { associatedtype Item }

            extension RoutableService where Protocol == any Clock & Alarm {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableService where Protocol == any Store<Int> {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            @MainActor func services() throws -> ((any Clock & Alarm)?, any Store<Int>) {
                let alarmClock = Router.makeDestination(to: RoutableService<any Alarm & Clock>())
                return (alarmClock, try Router.destination(for: RoutableService<any Store<Int>>()))
            }
            """)

    static let providers = AcceptedProgram(
        testDescription: "providers",
        source: """
            import ModuleRouter

            nonisolated protocol Clock {}
            nonisolated protocol ClockModuleInput: AnyObject { var zone: String { get set } }

            extension RoutableService where Protocol == any Clock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableServiceModule where Protocol == any ClockModuleInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            nonisolated struct SystemClock: Clock { let zone: String }

            nonisolated final class ClockConfiguration: ClockModuleInput { var zone = "UTC" }

            struct ClockRouter: ServiceRouteProvider {
                static var routes: ServiceRoutes<Self> {
                    Provides(RoutableService<any Clock>()) { $0 }
                    Provides(RoutableServiceModule<any ClockModuleInput>()) { $0 }
                }
                static func makeConfiguration() -> ClockConfiguration { ClockConfiguration() }
                func makeDestination(with configuration: ClockConfiguration) -> SystemClock? {
                    SystemClock(zone: configuration.zone)
                }
            }
            """)

    static let lifetimes = AcceptedProgram(
        testDescription: "lifetimes",
        source: """
            import ModuleRouter

            nonisolated protocol Clock: Sendable {}

            extension RoutableService where Protocol == any Clock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            nonisolated final class SystemClock: Clock {}

            struct SharedClockRouter: ServiceRouteProvider {
                static var lifetime: RouteLifetime { .shared }
                static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                func makeDestination(with configuration: ServiceRouteConfiguration) -> SystemClock? { SystemClock() }
            }

            struct WeakClockRouter: ServiceRouteProvider {
                static var lifetime: RouteLifetime { .weak }
                static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                func makeDestination(with configuration: ServiceRouteConfiguration) -> SystemClock? { SystemClock() }
            }
            """)

    static let adapters = AcceptedProgram(
        testDescription: "adapters",
        source: """
            import ModuleRouter

            nonisolated protocol Clock {}
            nonisolated protocol NotesRequiredClock {}
            nonisolated protocol AlarmRequiredClock {}
            nonisolated protocol PreciseClock: AlarmRequiredClock {}

            extension RoutableService where Protocol == any Clock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableService where Protocol == any PreciseClock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableService where Protocol == any NotesRequiredClock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableService where Protocol == any AlarmRequiredClock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            nonisolated struct ClockForNotes: NotesRequiredClock { let clock: any Clock }

            enum ClockAdapter: ServiceRouteAdapter {
                static var routes: ServiceAdapters {
                    Adapts(RoutableService<any NotesRequiredClock>(), to: RoutableService<any Clock>()) {
                        ClockForNotes(clock: $0)
                    }
                    Adapts(RoutableService<any AlarmRequiredClock>(), to: RoutableService<any PreciseClock>()) { $0 }
                }
            }
            """)

    static let isolation = AcceptedProgram(
        testDescription: "main actor and asynchrony",
        source: """
            import ModuleRouter

            @MainActor protocol AlertService: AnyObject {}
            nonisolated protocol Database: Sendable {}

            extension RoutableService where Protocol == any AlertService {
                @MainActor init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableAsyncService where Protocol == any Database {
                nonisolated init() { self.init(declaredProtocol: Protocol.self) }
            }

            @MainActor final class AlertPresenter: AlertService {}
            nonisolated struct SQLDatabase: Database {}

            struct AlertRouter: MainActorServiceRouteProvider {
                nonisolated static var routes: ServiceRoutes<Self> {
                    Provides(RoutableService<any AlertService>()) { $0 }
                }
                func makeDestination(with configuration: ServiceRouteConfiguration) -> AlertPresenter? {
                    AlertPresenter()
                }
            }

            struct DatabaseRouter: AsyncServiceRouteProvider {
                static var lifetime: RouteLifetime { .shared }
                static var routes: ServiceRoutes<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
                func makeDestination() async throws -> SQLDatabase? { SQLDatabase() }
            }

            @MainActor func alerts() -> (any AlertService)? {
                Router.makeDestination(to: RoutableService<any AlertService>())
            }

            func database() async throws -> any Database {
                try await Router.destination(for: RoutableAsyncService<any Database>())
            }
            """)

    static let views = AcceptedProgram(
        testDescription: "providers of views",
        source: """
            import ModuleRouter

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

            struct LoginRouter: ViewRouteProvider {
                nonisolated static var routes: ViewRoutes<Self> {
                    Provides(RoutableView<any LoginViewInput>()) { $0 }
                    Identifier("login")
                    DestinationClass(LoginScreen.self)
                }
                nonisolated static var supportedPaths: ViewRoutePaths { .screen.removing(.presentAsPopover) }
                static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }
                func makeDestination(with configuration: ViewRouteConfiguration) -> LoginScreen? { LoginScreen() }
                func prepare(_ destination: LoginScreen, with configuration: ViewRouteConfiguration, route: ViewRoute) {
                    destination.route = route
                }
                func reasonNotToRemove(
                    _ destination: LoginScreen, with configuration: ViewRouteConfiguration
                ) -> String? { destination.message }
            }

            struct AlertRouter: CustomViewRouteProvider {
                nonisolated static var routes: ViewRoutes<Self> {
                    Provides(RoutableView<any AlertViewInput>()) { $0 }
                }
                func makeDestination(with configuration: ViewRouteConfiguration) throws -> AlertScreen? {
                    AlertScreen()
                }
                func present(
                    _ destination: AlertScreen, by transition: ViewTransition, with configuration: ViewRouteConfiguration
                ) throws -> any ViewPresentation {
                    try transition.performByHost(as: .presentModally)
                }
            }

            enum LoginAdapter: ViewRouteAdapter {
                nonisolated static var routes: ViewAdapters {
                    Adapts(RoutableView<any EditorRequiredLogin>(), to: RoutableView<any LoginViewInput>()) {
                        LoginForEditor($0)
                    }
                }
            }

            nonisolated func register(in registry: RouteRegistry) {
                registry.register { LoginRouter.self; AlertRouter.self; LoginAdapter.self }
                registry.register(RoutableView<any AlertViewInput>()) { _ in AlertScreen() } as: { $0 }
            }
            """)

    static let viewModules = AcceptedProgram(
        testDescription: "module protocols of views",
        source: """
            import ModuleRouter

            @MainActor protocol EditorModuleInput: AnyObject { var text: String { get set } }
            @MainActor protocol LoginViewInput: AnyObject {}
            nonisolated protocol LoginModuleInput: AnyObject {
                var makeDestinationWith: (_ account: String) throws -> (any LoginViewInput)? { get }
            }

            extension RoutableViewModule where Protocol == any EditorModuleInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            extension RoutableViewModule where Protocol == any LoginModuleInput {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            @MainActor final class EditorScreen { var text = "" }
            @MainActor final class EditorConfiguration: EditorModuleInput { var text = "" }
            @MainActor final class LoginScreen: LoginViewInput {}

            struct EditorRouter: ViewRouteProvider {
                nonisolated static var routes: ViewRoutes<Self> {
                    Provides(RoutableViewModule<any EditorModuleInput>()) { $0 }
                }
                static func makeConfiguration() -> EditorConfiguration { EditorConfiguration() }
                func makeDestination(with configuration: EditorConfiguration) -> EditorScreen? { EditorScreen() }
                func prepare(_ destination: EditorScreen, with configuration: EditorConfiguration) {
                    destination.text = configuration.text
                }
            }

            nonisolated final class LoginConfiguration:
                ViewMakeableConfiguration<LoginScreen, (String) throws -> (any LoginViewInput)?>, LoginModuleInput
            {}

            struct LoginRouter: ViewRouteProvider {
                nonisolated static var routes: ViewRoutes<Self> {
                    Provides(RoutableViewModule<any LoginModuleInput>()) { $0 }
                }
                static func makeConfiguration() -> LoginConfiguration { LoginConfiguration({ _ in nil }) }
            }

            @MainActor func edit(from source: any ViewRouteSource) throws {
                Router.perform(
                    to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: source),
                    preparation: { $0.text = "draft" })
                let login: any LoginViewInput = try Router.destination(
                    for: RoutableViewModule<any LoginModuleInput>()
                ) { try $0.makeDestinationWith("ada") }
                _ = login
            }
            """)

    static let showing = AcceptedProgram(
        testDescription: "showing views",
        source: """
            import ModuleRouter

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
                    Router.perform(
                        to: RoutableView<any LoginViewInput>(), path: .push(from: source, animated: false),
                        configuring: { configuration, _ in
                            configuration.prepareDestination = { $0.message = "who are you?" }
                            configuration.successHandler = { [weak self] _ in self?.isLoggedIn = true }
                        },
                        removing: { $0.successHandler = { print("gone") } })
                    let router = try await Router.to(RoutableView<any LoginViewInput>())?
                        .route(path: .show(from: source).inside(.navigation))
                    try await router?.remove()
                    let login = try await Router.route(
                        to: RoutableView<any LoginViewInput>(), path: .defaultPath(from: source))
                    login.message = "again?"
                    return try await Router.result(
                        of: RoutableView<any LoginViewInput>(), path: .presentAsSheet(from: source), awaiting: { $0.user })
                }
            }
            """)
}
