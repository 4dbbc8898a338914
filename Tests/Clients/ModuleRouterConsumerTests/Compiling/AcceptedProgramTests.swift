// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Correct variants of the programs that the other suites reject. They compile without diagnostics.
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
                    import ModuleRouterViews
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
        showing, urls,
    ]

    static let declaration = AcceptedProgram(
        testDescription: "declaration",
        source: """
            import ModuleRouterViews

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
            import ModuleRouterViews

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
            import ModuleRouterViews

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
                let alarmClock = try? Router.destination(for: RoutableService<any Alarm & Clock>())
                return (alarmClock, try Router.destination(for: RoutableService<any Store<Int>>()))
            }
            """)

    static let providers = AcceptedProgram(
        testDescription: "providers",
        source: """
            import ModuleRouterViews

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
                static var routes: RouteList<Self> {
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
            import ModuleRouterViews

            nonisolated protocol Clock: Sendable {}

            extension RoutableService where Protocol == any Clock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }

            nonisolated final class SystemClock: Clock {}

            struct SharedClockRouter: ServiceRouteProvider {
                static var lifetime: RouteLifetime { .shared }
                static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
            }

            struct WeakClockRouter: ServiceRouteProvider {
                static var lifetime: RouteLifetime { .weak }
                static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
            }
            """)

    static let adapters = AcceptedProgram(
        testDescription: "adapters",
        source: """
            import ModuleRouterViews

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

            enum ClockAdapter: RouteAdapter {
                static var routes: RouteList<Self> {
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
            import ModuleRouterViews

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
                nonisolated static var routes: RouteList<Self> {
                    Provides(RoutableService<any AlertService>()) { $0 }
                }
                func makeDestination(with configuration: RouteConfiguration) -> AlertPresenter? {
                    AlertPresenter()
                }
            }

            struct DatabaseRouter: AsyncServiceRouteProvider {
                static var lifetime: RouteLifetime { .shared }
                static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
                func makeDestination() async throws -> SQLDatabase? { SQLDatabase() }
            }

            @MainActor func alerts() -> (any AlertService)? {
                try? Router.destination(for: RoutableService<any AlertService>())
            }

            func database() async throws -> any Database {
                try await Router.destination(for: RoutableAsyncService<any Database>())
            }
            """)
}
