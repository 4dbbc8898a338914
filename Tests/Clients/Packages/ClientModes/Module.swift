// SPDX-License-Identifier: Apache-2.0

// The module that implements the interface, with each form of a provider.

import ClientModesInterface
public import ModuleRouter
import ModuleRouterViews

/// The events, in their order. The tests call everything on the main actor.
@MainActor public final class Events {
    public static let shared = Events()
    public private(set) var all: [String] = []
    public func add(_ event: String) { all.append(event) }
    public func take() -> [String] {
        defer { all = [] }
        return all
    }
}

nonisolated func note(_ event: String) async { await MainActor.run { Events.shared.add(event) } }

@MainActor var numberOfAlerts = 0

// MARK: Services that are closed

nonisolated final class SystemClock: Clock { func now() -> Int { 10 } }

nonisolated struct ClockRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared.closing { _ in await note("clock closed") } }
    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
}

/// A type of another library with its own closing function.
nonisolated final class ConnectionPool: Pool {
    func lease() async throws -> Int { 7 }
    func shutDown() async throws { await note("pool closed") }
    func stop() throws {}
}

struct PoolRouter: AsyncServiceRouteProvider {
    static let lifetime: RouteLifetime = .shared(madeAtStart: true).closing { try await $0.shutDown() }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Pool>()) { $0 } }
    func makeDestination() async throws -> ConnectionPool? {
        await note("pool made")
        return ConnectionPool()
    }
}

nonisolated final class MemoryDatabase: Database, ClosableDestination {
    func rows() async -> Int { 3 }
    func close() async throws { await note("database closed") }
}

struct DatabaseRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
    func makeDestination() async throws -> MemoryDatabase? { MemoryDatabase() }
}

nonisolated struct StoredReport: Report { let text: String }

struct ReportRouter: AsyncFunctionRouteProvider {
    static var lifetime: RouteLifetime { .shared(by: \.self).closing { await note("\($0.text) closed") } }
    static var routes: RouteList<Self> { Provides(RoutableService<OpenReport>()) { $0 } }
    func makeDestination(with number: Int) async throws -> StoredReport? { StoredReport(text: "report \(number)") }
}

@MainActor final class Alerts: AlertService { var shown: [String] = [] }

struct AlertRouter: MainActorServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared.closing { await note("\($0.shown.count) alerts closed") } }
    static var routes: RouteList<Self> { Provides(RoutableService<any AlertService>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Alerts? {
        numberOfAlerts += 1
        return Alerts()
    }
    func prepare(_ destination: Alerts, with configuration: RouteConfiguration) { destination.shown.append("prepared") }
}

/// A main actor class that conforms to a protocol without isolation or with the default isolation.
@MainActor final class Steps: @MainActor Counter {
    private var step = 0
    func next() -> Int {
        step += 1
        return step
    }
}

struct CounterRouter: MainActorServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Counter>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Steps? { Steps() }
}

// MARK: Other forms

nonisolated final class ExportConfiguration: ExportInput { var format = "text" }
nonisolated struct FileExport: Export { let format: String }

struct ExportRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableServiceModule<any ExportInput>()) { $0 } }
    static func makeConfiguration() -> ExportConfiguration { ExportConfiguration() }
    func makeDestination(with configuration: ExportConfiguration) throws -> FileExport? {
        FileExport(format: configuration.format)
    }
}

nonisolated struct ClockProxy: RequiredClock {
    let clock: any Clock
    func hour() -> Int { clock.now() }
}

nonisolated struct PoolProxy: RequiredPool {
    let pool: any Pool
    func connection() async throws -> Int { try await pool.lease() }
}

@MainActor final class AlertProxy: RequiredAlert {
    let alerts: any AlertService
    init(_ alerts: any AlertService) { self.alerts = alerts }
    func show(_ text: String) { alerts.shown.append(text) }
}

enum Adapters: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any RequiredClock>(), to: RoutableService<any Clock>()) { ClockProxy(clock: $0) }
        Adapts(RoutableAsyncService<any RequiredPool>(), to: RoutableAsyncService<any Pool>()) { pool in
            await note("pool adapted")
            return PoolProxy(pool: pool)
        }
        Adapts(
            RoutableService<any RequiredAlert>(), to: RoutableService<any AlertService>(),
            onMainActor: { AlertProxy($0) })
    }
}

nonisolated public struct Session: ScopeValues {
    public let user: String
    public init(user: String) { self.user = user }
}

nonisolated final class SessionZone: Zone {
    let name: String
    init(_ name: String) { self.name = name }
    deinit {}
}

struct ZoneRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Session.self).closing { await note("zone \($0.name) closed") } }
    static var routes: RouteList<Self> { Provides(RoutableService<any Zone>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> SessionZone? {
        SessionZone(RouteScope<Session>.current?.values.user ?? "nobody")
    }
}

@MainActor final class Screen: ScreenInput { var title = "" }

struct ScreenRouter: ObservingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ScreenInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .all }
    static func observe(_ event: ViewRouteEvent, of destination: Screen) {}
    func makeDestination(with configuration: RouteConfiguration) -> Screen? { Screen() }
    func prepare(_ destination: Screen, with configuration: RouteConfiguration) { destination.title += "prepared" }
}

@MainActor final class Detail { var id = 0 }
@MainActor final class DetailConfiguration: DetailInput { var id = 0 }

struct DetailRouter: InterceptingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableViewModule<any DetailInput>()) { $0 } }
    static func intercept(_ request: ViewRouteRequest) async throws -> ViewRouteDecision { .proceed }
    static func makeConfiguration() -> DetailConfiguration { DetailConfiguration() }
    func makeDestination(with configuration: DetailConfiguration) -> Detail? {
        let detail = Detail()
        detail.id = configuration.id
        return detail
    }
}

@MainActor final class Badges: BadgeService { let count = 4 }

nonisolated public func registerAll(in registry: RouteRegistry) {
    registry.register {
        ClockRouter.self
        PoolRouter.self
        DatabaseRouter.self
        ReportRouter.self
        AlertRouter.self
        CounterRouter.self
        ExportRouter.self
        Adapters.self
        Session.self
        ZoneRouter.self
        ScreenRouter.self
        DetailRouter.self
    }
    registry.register(RoutableService<any Pool>(), lifetime: .shared.closing { _ in await note("closure closed") }) {
        _ in
        ConnectionPool()
    }
    registry.register(
        RoutableService<any BadgeService>(), lifetime: .shared.closing { await note("\($0.count) badges closed") },
        makingOnMainActor: { _ in Badges() })
    #if Macros
    registry.register {
        AnnotatedWord.self
        DependentWords.self
        TapeArchive.self
        PaperDiary.self
        RedBanner.self
        NewsFeed.self
        NoteScreen.self
        EditorScreen.self
    }
    #endif
}

#if Macros
@Provider(of: .annotated, lifetime: .shared.closing { _ in await note("word closed") }, registersItself: false)
nonisolated final class AnnotatedWord: Annotated { func word() -> String { "word" } }

@Provider(of: .dependent, registersItself: false)
nonisolated final class DependentWords: Dependent {
    private let annotated: any Annotated
    private let later: @Sendable () throws -> any Annotated
    @Routed private var clock: any Clock
    init(annotated: any Annotated, later: @escaping @Sendable () throws -> any Annotated) {
        self.annotated = annotated
        self.later = later
    }
    func words() throws -> [String] { [annotated.word(), try later().word(), "\(try clock.now())"] }
}

@Provider(of: .archive, lifetime: .shared(madeAtStart: true), registersItself: false)
nonisolated final class TapeArchive: Archive, ClosableDestination {
    private let pool: any Pool
    init(pool: any Pool) async throws { self.pool = pool }
    func size() async -> Int { (try? await pool.lease()) ?? 0 }
    func close() async throws { await note("archive closed") }
}

/// A main actor class whose protocol is nonisolated in some modes.
@MainActor @Provider(of: .diary, registersItself: false)
final class PaperDiary: @MainActor Diary {
    func pages() -> Int { numberOfAlerts + 40 }
}

@MainActor @Provider(of: .banner, lifetime: .shared, registersItself: false)
final class RedBanner: Banner {
    private let alerts: any AlertService
    init(alerts: any AlertService) { self.alerts = alerts }
    func text() -> String { "red, \(alerts.shown.count)" }
}

/// An asynchronous main actor service with a main actor parameter.
@MainActor @Provider(of: .feed, lifetime: .shared, registersItself: false)
final class NewsFeed: Feed {
    private let alerts: any AlertService
    private let database: any Database
    init(alerts: any AlertService, database: any Database) {
        self.alerts = alerts
        self.database = database
    }
    func lines() -> [String] { alerts.shown }
}

@MainActor @Provider(of: .note, registersItself: false)
final class NoteScreen: NoteInput {
    private let annotated: any Annotated
    init(annotated: any Annotated) { self.annotated = annotated }
    var text: String { annotated.word() }
}

@MainActor @Provider(of: RoutableViewModule<any EditorInput>.self, registersItself: false)
final class EditorScreen {
    let name: String
    init(@RouteParameter name: String = "untitled") { self.name = name }
}
#endif
