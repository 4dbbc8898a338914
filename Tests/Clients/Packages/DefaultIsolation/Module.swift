// SPDX-License-Identifier: Apache-2.0

// The module that implements the interface, with each form of a provider. Its own types belong to the main actor, unless the library
// or a protocol of any isolation uses them.

import DefaultIsolationInterface
public import ModuleRouter
import ModuleRouterTesting
import ModuleRouterViews

/// The events of closing, in their order.
@MainActor public var events: [String] = []

func add(_ event: String) { events.append(event) }

var numberOfAlerts = 0

/// A helper of the module. Nothing states its isolation.
final class Counting: Counter {
    private var step = 0
    func next() -> Int {
        step += 1
        return step
    }
}

// MARK: Providers by the macro

@Provider(of: .clock, lifetime: .shared.closing { _ in await add("clock closed") })
final class SystemClock: Clock { func now() -> Int { 10 } }

@Provider(of: .log)
final class PrintingLog: Log {
    @Routed(.clock) private var clock: any Clock
    func lines() -> [String] { ["log at \((try? clock.now()) ?? 0)"] }
}

@MainActor @Provider(of: .alerts, lifetime: .shared)
final class Toasts: Alerts, ClosableDestination {
    var shown: [String] = []
    init() { numberOfAlerts += 1 }
    @MainActor func close() async throws { add("\(shown.count) alerts closed") }
}

@MainActor @Provider(of: .journal, lifetime: .shared)
final class PaperJournal: Journal {
    @Routed(.alerts) private var alerts: any Alerts
    @Routed private var clock: any Clock
    private let log: any Log
    private let later: () throws -> any Badges
    init(log: any Log, later: @escaping () throws -> any Badges) {
        self.log = log
        self.later = later
    }
    func entries() throws -> [String] {
        log.lines() + ["alerts \(try alerts.shown.count)", "clock \(try clock.now())", "badges \(try later().count)"]
    }
}

@MainActor @Provider(of: .feed, lifetime: .shared(madeAtStart: true))
final class NewsFeed: Feed {
    private let alerts: any Alerts
    private let rows: Int
    init(alerts: any Alerts, database: any Database) async throws {
        self.alerts = alerts
        MainActor.preconditionIsolated()
        rows = try await database.rows()
    }
    func lines() -> [String] { ["\(rows) rows", "\(alerts.shown.count) alerts"] }
}

/// The class belongs to no actor, and its function to the main actor.
@Provider(of: .greeter)
struct FriendlyGreeter: Greeter {
    let clock: any Clock
    func greet() -> String { "hello at \(clock.now()) after \(numberOfAlerts) alerts" }
}

/// The protocol isolates the class.
@Provider(of: .banner, lifetime: .shared)
final class RedBanner: Banner {
    private let alerts: any Alerts
    init(alerts: any Alerts) {
        MainActor.preconditionIsolated()
        self.alerts = alerts
    }
    func text() -> String { "red, \(alerts.shown.count)" }
}

/// The module protocol belongs to the main actor, and the class to no actor.
@Provider(of: RoutableServiceModule<any ExportInput>.self)
final class FileExport: Export {
    let text: String
    init(clock: any Clock, @RouteParameter folder: String = "notes") { text = "\(folder) at \(clock.now())" }
}

@MainActor @Provider(of: .login)
final class LoginScreen: HeadlessScreen, LoginInput {
    let user = ViewRouteResult<String>()
    init(alerts: any Alerts) {
        super.init("login")
        alerts.shown.append("login")
    }
}

@Provider(of: RoutableViewModule<any NoteInput>.self)
final class NoteScreen: HeadlessScreen {
    let id: Int
    init(@RouteParameter id: Int = 0) {
        self.id = id
        super.init("note \(id)")
    }
}

// MARK: Providers by hand

@AutoRegister
struct CounterRouter: MainActorServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Counter>()) { $0 } }
    func makeDestination() -> Counting { Counting() }
}

nonisolated final class MemoryDatabase: Database, ClosableDestination {
    func rows() async throws -> Int { 3 }
    func close() async throws { await add("database closed") }
}

@AutoRegister
struct DatabaseRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.database) { $0 } }
    func makeDestination() async throws -> MemoryDatabase? { MemoryDatabase() }
}

nonisolated struct LoadedChapter: Chapter { let text: String }

@AutoRegister
struct ChapterRouter: AsyncFunctionRouteProvider {
    static var lifetime: RouteLifetime { .shared(by: \.self).closing { await add("\($0.text) closed") } }
    static var routes: RouteList<Self> { Provides(.findChapter) { $0 } }
    func makeDestination(with number: Int) async throws -> LoadedChapter? { LoadedChapter(text: "chapter \(number)") }
}

nonisolated public struct Session: ScopeValues {
    public let user: String
    public init(user: String) { self.user = user }
}

nonisolated struct SessionZone: Zone { let name: String }

@AutoRegister
struct ZoneRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Session.self).closing { await add("zone \($0.name) closed") } }
    static var routes: RouteList<Self> { Provides(.zone) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> SessionZone? {
        SessionZone(name: RouteScope<Session>.current?.values.user ?? "nobody")
    }
}

final class ReportConfiguration: ReportInput { var title = "untitled" }
public final class Report { public let title: String; init(_ title: String) { self.title = title } }

@AutoRegister
struct ReportRouter: MainActorServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableServiceModule<any ReportInput>()) { $0 } }
    static func makeConfiguration() -> ReportConfiguration { ReportConfiguration() }
    func makeDestination(with configuration: ReportConfiguration) -> Report? { Report(configuration.title) }
}

final class HelpScreen: HeadlessScreen, HelpInput { var topic = "" }

@AutoRegister
struct HelpRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.help) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> HelpScreen? { HelpScreen("help") }
    func prepare(_ destination: HelpScreen, with configuration: RouteConfiguration) { destination.topic = "start" }
}

// MARK: Adapters and closures

nonisolated struct ClockProxy: RequiredClock {
    let clock: any Clock
    func hour() -> Int { clock.now() + 1 }
}

final class AlertProxy: RequiredAlerts {
    private let alerts: any Alerts
    init(_ alerts: any Alerts) { self.alerts = alerts }
    func show(_ text: String) { alerts.shown.append(text) }
}

@AutoRegister
enum Adapters: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.requiredClock, to: .clock) { ClockProxy(clock: $0) }
        Adapts(.requiredAlerts, to: .alerts, onMainActor: { AlertProxy($0) })
    }
}

final class CountedBadges: Badges { let count = 4 }

public func registerBadges() {
    RouteRegistry.shared.register(.badges, makingOnMainActor: { _ in CountedBadges() })
}
