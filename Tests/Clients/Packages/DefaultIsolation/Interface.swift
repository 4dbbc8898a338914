// SPDX-License-Identifier: Apache-2.0

// The interface module of a new project of Xcode: all code belongs to the main actor, unless it says otherwise.

public import ModuleRouter
public import ModuleRouterViews

// MARK: Services for code of any isolation

nonisolated public protocol Clock: Sendable { func now() -> Int }
@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}

nonisolated public protocol Log: AnyObject { func lines() -> [String] }
@RoutableAs("log") extension RoutableService where Protocol == any Log {}

nonisolated public protocol Database: AnyObject, Sendable { func rows() async throws -> Int }
@RoutableAs("database") extension RoutableAsyncService where Protocol == any Database {}

nonisolated public protocol Chapter: Sendable { var text: String { get } }
public typealias FindChapter = @Sendable (_ number: Int) async throws -> any Chapter
@RoutableAs("findChapter") extension RoutableService where Protocol == FindChapter {}

nonisolated public protocol Zone: Sendable { var name: String { get } }
@RoutableAs("zone") extension RoutableService where Protocol == any Zone {}

nonisolated public protocol Export: Sendable { var text: String { get } }

nonisolated public protocol RequiredClock: Sendable { func hour() -> Int }
@RoutableAs("requiredClock") extension RoutableService where Protocol == any RequiredClock {}

// MARK: Services of the main actor

public protocol Alerts: AnyObject { var shown: [String] { get set } }
@MainActor @RoutableAs("alerts") extension RoutableService where Protocol == any Alerts {}

@MainActor public protocol Badges: AnyObject, Sendable { var count: Int { get } }
@MainActor @RoutableAs("badges") extension RoutableService where Protocol == any Badges {}

public protocol Journal: AnyObject { func entries() throws -> [String] }
@MainActor @RoutableAs("journal") extension RoutableService where Protocol == any Journal {}

@MainActor public protocol Feed: AnyObject, Sendable { func lines() -> [String] }
@RoutableAs("feed") extension RoutableAsyncService where Protocol == any Feed {}

@MainActor public protocol RequiredAlerts: AnyObject, Sendable { func show(_ text: String) }
@MainActor @RoutableAs("requiredAlerts") extension RoutableService where Protocol == any RequiredAlerts {}

// A key that code of any isolation can make.
public protocol Greeter { func greet() -> String }
@RoutableAs("greeter") extension RoutableService where Protocol == any Greeter {}

@MainActor public protocol Banner: AnyObject { func text() -> String }
@RoutableAs("banner") extension RoutableService where Protocol == any Banner {}

// Without the macro, the initialiser belongs to the main actor.
public protocol Counter: AnyObject { func next() -> Int }
extension RoutableService where Protocol == any Counter {
    public init() { self.init(declaredProtocol: Protocol.self) }
}

// MARK: Module protocols and views

public protocol ExportInput: AnyObject { var folder: String { get set } }
@Routable extension RoutableServiceModule where Protocol == any ExportInput {}

public protocol ReportInput: AnyObject { var title: String { get set } }
@MainActor @Routable extension RoutableServiceModule where Protocol == any ReportInput {}

public protocol LoginInput: AnyObject { var user: ViewRouteResult<String> { get } }
@RoutableAs("login") extension RoutableView where Protocol == any LoginInput {}

public protocol HelpInput: AnyObject { var topic: String { get set } }
@RoutableAs("help") extension RoutableView where Protocol == any HelpInput {}

public protocol NoteInput: AnyObject { var id: Int { get set } }
@RoutableAs("note") extension RoutableViewModule where Protocol == any NoteInput {}

// MARK: Stubs

@Stubbable public protocol Player: AnyObject {
    var volume: Int { get set }
    func play(_ title: String) throws -> Bool
    func load() async -> Int
}
@Stubbable nonisolated public protocol Sensor: Sendable { func read(_ port: Int) -> Int }
