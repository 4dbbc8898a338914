// SPDX-License-Identifier: Apache-2.0

// Interfaces of a module. Tests of other modules use their stubs.
#if Macros
public import ModuleRouter

public struct Note: Equatable, Sendable {
    public var text: String

    public init(_ text: String) { self.text = text }
}

@Stubbable public protocol NoteStore: Sendable {
    var count: Int { get }
    var title: String? { get set }
    var owner: Note { get }
    var size: Int { get async throws }
    func note(named name: String) throws -> Note
    func save(_ note: Note) async throws
    func move(_ note: Note, to folder: String) -> Bool
    func refresh()
    func names(of notes: Note...) -> [String]
    subscript(index: Int) -> Note? { get set }
}

// These keys are declared without the macro, because its record would make each test process answer for a provider.
extension RoutableService where Protocol == any NoteStore {
    public init() { self.init(declaredProtocol: Protocol.self) }
    public static var noteStore: Self { Self() }
}

/// A service of the main actor.
@Stubbable @MainActor public protocol NoteAlerts: AnyObject { func show(_ text: String) }

extension RoutableService where Protocol == any NoteAlerts {
    @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
    @MainActor public static var noteAlerts: Self { Self() }
}

/// An asynchronous service.
@Stubbable public protocol NoteArchive: Sendable { func archive(_ note: Note) }

extension RoutableAsyncService where Protocol == any NoteArchive {
    public init() { self.init(declaredProtocol: Protocol.self) }
    public static var noteArchive: Self { Self() }
}

/// A service that is not `Sendable`.
@Stubbable public protocol NoteDraft { var text: String { get set } }

extension RoutableService where Protocol == any NoteDraft {
    public init() { self.init(declaredProtocol: Protocol.self) }
    public static var noteDraft: Self { Self() }
}

/// A service without a stub.
public protocol NoteClock: Sendable {}

extension RoutableService where Protocol == any NoteClock {
    public init() { self.init(declaredProtocol: Protocol.self) }
    public static var noteClock: Self { Self() }
}

/// Requirements with one base name.
@Stubbable public protocol NoteSearch: Sendable {
    func find(word: String) -> [Note]
    func find(prefix: String) -> [Note]
    func find() -> [Note]
    func open(_ note: Note)
    func open(_ name: String, in window: Int)
    func add(_ value: Int)
    func add(_ value: String)
}

/// A class that is not `Equatable`.
public final class Photo {
    public init() {}
}

/// A protocol that is not `Sendable`.
@Stubbable public protocol Attaching {
    var photo: Photo { get set }
    func attach(_ photo: Photo, then completion: @escaping (Photo) -> Void)
    func load(_ photo: Photo) async throws -> Photo
    func each(_ body: (Photo) throws -> Void) throws
    mutating func reset(_ count: inout Int)
    @MainActor func present(_ photo: Photo)
    func attach(range: Span)
}

/// Neither `Equatable` nor a class.
public struct Span: Sendable {
    public let start: Int

    public init(start: Int) { self.start = start }
}

@Stubbable @MainActor public protocol AlertPresenter: AnyObject {
    var style: Int { get set }
    func show(_ text: String) async -> Bool
    nonisolated func identifier() -> String
}

/// All requirements are isolated to the main actor.
@Stubbable @MainActor public protocol Banner: AnyObject {
    func show(_ photo: Photo)
    func result(of photo: Photo) async throws -> Photo
}

public enum StoreFailure: Error { case full }

@Stubbable public protocol Cache<Key>: Sendable {
    associatedtype Key: Hashable
    func insert(_ key: Key) throws(StoreFailure)
    func keys() -> [Key]
}

@Stubbable public protocol Logger: AnyObject, Sendable {
    func log(_ message: @autoclosure () -> String)
    func trace(_ event: some CustomStringConvertible & Sendable)
    func record<Event: Sendable>(_ event: Event)
    func observe(_ observer: @escaping @Sendable (String) -> Void)
    func perform(_ work: @escaping () -> Void)
    func `default`(for: Int) -> String
    func write(_: Int)
    func send(_ photo: sending Photo)
    func onEvent(onOnEvent: Int)
}

@Stubbable protocol Internal: Sendable {
    func events() -> AsyncStream<Int>
    func pair() -> (Int, String?)
    func make() -> Note
    func span(_ span: Span?)
    func maybe(_ note: Note?)
    func kind(_ type: any Sendable.Type)
}

@Stubbable private protocol Private {
    func run()
}

@Stubbable package protocol Shared: Sendable {
    func run() -> Int
}

/// The base of a protocol. The macro does not see its requirement.
public protocol Titled: Sendable { var title: String { get } }

@Stubbable public protocol Person: Titled, Sendable {
    var title: String { get }
    func greet()
}

@Stubbable public protocol Robot: Titled, Sendable {
    func greet()
}

#if DEBUG || MODULE_ROUTER_STUBS
extension RobotStub {
    public var title: String { "robot" }
}
#endif

@Stubbable public nonisolated protocol Empty {}

@Stubbable public protocol Settings: Sendable { var isOn: Bool { get set } }

@Stubbable protocol Old {
    func text() -> String!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var last: String! { get }
    @discardableResult func act() -> Int
}
#endif
