// SPDX-License-Identifier: Apache-2.0

// The interface module of a client. The tests compile it with plain Swift 6 settings, with all upcoming features, with the main actor as
// default isolation, and in Swift 5 mode.

public import ModuleRouter
public import ModuleRouterViews

// Usable in every module, with any default isolation.
nonisolated public protocol Clock: AnyObject, Sendable { func now() -> Int }
nonisolated public protocol Zone: Sendable { var name: String { get } }
nonisolated public protocol Pool: AnyObject, Sendable { func lease() async throws -> Int }
nonisolated public protocol Database: AnyObject, Sendable { func rows() async -> Int }
nonisolated public protocol Report: Sendable { var text: String { get } }
public typealias OpenReport = @Sendable (_ number: Int) async throws -> any Report
nonisolated public protocol ExportInput: AnyObject { var format: String { get set } }
nonisolated public protocol Export: Sendable { var format: String { get } }
nonisolated public protocol RequiredClock: Sendable { func hour() -> Int }
nonisolated public protocol RequiredPool: Sendable { func connection() async throws -> Int }

// The default isolation determines the isolation of these protocols.
public protocol Counter: AnyObject { func next() -> Int }
public protocol Settings: Sendable { func value() -> String }

// Isolated to the main actor.
@MainActor public protocol AlertService: AnyObject, Sendable { var shown: [String] { get set } }
@MainActor public protocol BadgeService: AnyObject, Sendable { var count: Int { get } }
@MainActor public protocol ScreenInput: AnyObject { var title: String { get set } }
@MainActor public protocol DetailInput: AnyObject { var id: Int { get set } }
@MainActor public protocol RequiredAlert: AnyObject, Sendable { func show(_ text: String) }

extension RoutableService where Protocol == any Clock {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Zone {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Pool {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Pool {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Database {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == OpenReport {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any ExportInput {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any RequiredClock {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any RequiredPool {
    nonisolated public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Counter {
    public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Settings {
    public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any AlertService {
    @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any BadgeService {
    @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any RequiredAlert {
    @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any ScreenInput {
    @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any DetailInput {
    @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
}

#if Macros
nonisolated public protocol Annotated: AnyObject, Sendable { func word() -> String }
@RoutableAs("annotated") extension RoutableService where Protocol == any Annotated {}
nonisolated public protocol Dependent: AnyObject, Sendable { func words() throws -> [String] }
@RoutableAs("dependent") extension RoutableService where Protocol == any Dependent {}
nonisolated public protocol Archive: AnyObject, Sendable { func size() async -> Int }
@RoutableAs("archive") extension RoutableAsyncService where Protocol == any Archive {}
// The default isolation determines the isolation of its requirements. The key is usable everywhere.
public protocol Diary: AnyObject { func pages() -> Int }
@RoutableAs("diary") extension RoutableService where Protocol == any Diary {}
@MainActor public protocol Banner: AnyObject { func text() -> String }
@MainActor @RoutableAs("banner") extension RoutableService where Protocol == any Banner {}
@MainActor public protocol Feed: AnyObject, Sendable { func lines() -> [String] }
@RoutableAs("feed") extension RoutableAsyncService where Protocol == any Feed {}
@MainActor public protocol NoteInput: AnyObject { var text: String { get } }
@MainActor @RoutableAs("note") extension RoutableView where Protocol == any NoteInput {}
@MainActor public protocol EditorInput: AnyObject { var name: String { get set } }
@MainActor @RoutableAs("editor") extension RoutableViewModule where Protocol == any EditorInput {}

#if DEBUG
@Stubbable public protocol Logger: Sendable {
    func log(_ text: String)
    func flush(_ count: Int) async throws -> Bool
}
@Stubbable public protocol Journal: AnyObject {
    var title: String { get set }
    func entries(since day: Int) -> [String]
    func load() async -> Int
}
@Stubbable @MainActor public protocol Sheet: AnyObject { func close() }
#endif
#endif
