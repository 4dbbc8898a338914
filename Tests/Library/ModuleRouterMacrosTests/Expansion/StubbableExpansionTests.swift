// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

struct StubbableExpansionTests {
    /// Returns the record by which a test finds a stub, with the indentation of members in an expansion.
    ///
    /// - Parameters:
    ///   - label: The label of the closure that makes the stub.
    ///   - column: The column of the protocol's name.
    private func record(_ name: String, _ label: String, column: Int) -> String {
        let end = label == "onMainActor" ? ", as: { $0 }" : ""
        return """
            #if compiler(>=6.3)
            #if objectFormat(ELF)
            @section(".init_array")
            #elseif objectFormat(MachO)
            @section("__DATA,__swift_routes")
            #endif
            @used
            nonisolated private static let _stubRecord: @convention(c) () -> Void = {
                ModuleRouter.RouteRecords.addStub { registry in
                    ModuleRouter.RouteRecords.registerStub((any \(name)).self, in: registry, \(label): { \(name)Stub(fileID: "TestModule/test.swift", line: 1, column: \(column)) }\(end))
                }
            }
            #endif
            """.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }

    @Test func aSendableProtocol() {
        expectExpansion(
            of: """
                @Stubbable public protocol NoteStore: Sendable {
                    func note(named name: String) throws -> String
                    func refresh()
                }
                """,
            is: #"""
                public protocol NoteStore: Sendable {
                    func note(named name: String) throws -> String
                    func refresh()
                }

                #if DEBUG || MODULE_ROUTER_STUBS
                /// A stub of ``NoteStore`` for tests.
                nonisolated public final class NoteStoreStub: NoteStore {
                    /// A call of the stub.
                    nonisolated public enum Call: Equatable, Sendable {
                        case note(named: String)
                        case refresh

                        public static func == (left: Self, right: Self) -> Bool {
                            switch (left, right) {
                            case (.note(let left1), .note(let right1)):
                                ModuleRouter.StubArguments.areEqual(left1, right1, of: "NoteStoreStub.Call.note", "noteCalls")
                            case (.refresh, .refresh):
                                true
                            default:
                                false
                            }
                        }
                    }

                    nonisolated private struct StubMembers: Sendable {
                        var onNote: (@Sendable (_ name: String) throws -> String)?
                        var onRefresh: (@Sendable () -> Void)?
                    }

                    private let stubStorage: ModuleRouter.StubStorage<Call, StubMembers>

                    nonisolated public init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
                        stubStorage = ModuleRouter.StubStorage(of: "NoteStoreStub", StubMembers(), fileID: fileID, line: line, column: column)
                    }

                    /// All calls, in their order.
                    public var calls: [Call] {
                        stubStorage.calls
                    }

                \#(record("NoteStore", "shared", column: 28))

                    /// Implements `note(named:)`. A call fails the test while this is nil.
                    public var onNote: (@Sendable (_ name: String) throws -> String)? {
                        get { stubStorage[\.onNote] }
                        set { stubStorage[\.onNote] = newValue }
                    }

                    /// The arguments of `note(named:)`, one element for each call.
                    public var noteCalls: [String] {
                        stubStorage.calls.compactMap {
                            if case .note(let name) = $0 { name } else { nil }
                        }
                    }

                    public func note(named name: String) throws -> String {
                        guard let onNote = stubStorage.record(.note(named: name), \.onNote) else {
                            throw stubStorage.fail("note(named:)", setting: "onNote")
                        }
                        return try onNote(name)
                    }

                    /// Implements `refresh()`. A call fails the test while this is nil.
                    public var onRefresh: (@Sendable () -> Void)? {
                        get { stubStorage[\.onRefresh] }
                        set { stubStorage[\.onRefresh] = newValue }
                    }

                    /// The arguments of `refresh()`, one element for each call.
                    public var refreshCalls: [Void] {
                        stubStorage.calls.compactMap {
                            if case .refresh = $0 { () } else { nil }
                        }
                    }

                    public func refresh() {
                        guard let onRefresh = stubStorage.record(.refresh, \.onRefresh) else {
                            stubStorage.fail("refresh()", setting: "onRefresh")
                            return
                        }
                        onRefresh()
                    }
                }
                #endif
                """#)
    }

    @Test func aProtocolOfTheMainActor() {
        expectExpansion(
            of: """
                @Stubbable @MainActor protocol Screen: AnyObject {
                    var title: String { get }
                    func show(_ note: Note, then done: @escaping (Bool) -> Void) async -> Note
                }
                """,
            is: #"""
                @MainActor protocol Screen: AnyObject {
                    var title: String { get }
                    func show(_ note: Note, then done: @escaping (Bool) -> Void) async -> Note
                }

                #if DEBUG || MODULE_ROUTER_STUBS
                /// A stub of ``Screen`` for tests.
                @MainActor final class ScreenStub: Screen {
                    /// A call of the stub.
                    nonisolated enum Call: Equatable {
                        case show(Note, then: (Bool) -> Void)

                        static func == (left: Self, right: Self) -> Bool {
                            switch (left, right) {
                            case (.show(let left1, _), .show(let right1, _)):
                                ModuleRouter.StubArguments.areEqual(left1, right1, of: "ScreenStub.Call.show", "showCalls")
                            }
                        }
                    }

                    nonisolated private struct StubMembers {
                        var title: String?
                        var onShow: (@MainActor (_ note: Note, _ done: @escaping (Bool) -> Void) async -> Note)?
                    }

                    private let stubStorage: ModuleRouter.StubStorage<Call, StubMembers>

                    init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
                        stubStorage = ModuleRouter.StubStorage(of: "ScreenStub", StubMembers(), fileID: fileID, line: line, column: column)
                    }

                    /// All calls, in their order.
                    var calls: [Call] {
                        stubStorage.calls
                    }

                \#(record("Screen", "onMainActor", column: 32))

                    var title: String {
                        get {
                            guard let title = stubStorage[\.title] else {
                                stubStorage.fail("title", setting: "title")
                                return ""
                            }
                            return title
                        }
                        set { stubStorage[\.title] = newValue }
                    }

                    /// Implements `show(_:then:)`. A call fails the test while this is nil.
                    var onShow: (@MainActor (_ note: Note, _ done: @escaping (Bool) -> Void) async -> Note)? {
                        get { stubStorage[\.onShow] }
                        set { stubStorage[\.onShow] = newValue }
                    }

                    /// The arguments of `show(_:then:)`, one element for each call.
                    var showCalls: [(note: Note, done: (Bool) -> Void)] {
                        stubStorage.calls.compactMap {
                            if case .show(let note, let done) = $0 { (note: note, done: done) } else { nil }
                        }
                    }

                    func show(_ note: Note, then done: @escaping (Bool) -> Void) async -> Note {
                        guard let onShow = stubStorage.record(.show(note, then: done), \.onShow) else {
                            stubStorage.stop("show(_:then:)", setting: "onShow")
                        }
                        return await onShow(note, done)
                    }
                }
                #endif
                """#)
    }

    @Test func aProtocolWithAnAssociatedType() {
        expectExpansion(
            of: """
                @Stubbable protocol Cache<Key>: Sendable {
                    associatedtype Key: Hashable
                    subscript(key: Key) -> Int? { get set }
                }
                """,
            is: #"""
                protocol Cache<Key>: Sendable {
                    associatedtype Key: Hashable
                    subscript(key: Key) -> Int? { get set }
                }

                #if DEBUG || MODULE_ROUTER_STUBS
                /// A stub of ``Cache`` for tests.
                nonisolated final class CacheStub<Key: Hashable & Sendable>: Cache {
                    /// A call of the stub.
                    nonisolated enum Call: Equatable, Sendable {
                        case `subscript`(Key)
                        case setSubscript(Int?, Key)

                        static func == (left: Self, right: Self) -> Bool {
                            switch (left, right) {
                            case (.subscript(let left1), .subscript(let right1)):
                                ModuleRouter.StubArguments.areEqual(left1, right1, of: "CacheStub.Call.subscript", "subscriptCalls")
                            case (.setSubscript(let left1, let left2), .setSubscript(let right1, let right2)):
                                ModuleRouter.StubArguments.areEqual(left1, right1, of: "CacheStub.Call.setSubscript", "setSubscriptCalls")
                                    && ModuleRouter.StubArguments.areEqual(left2, right2, of: "CacheStub.Call.setSubscript", "setSubscriptCalls")
                            default:
                                false
                            }
                        }
                    }

                    nonisolated private struct StubMembers: Sendable {
                        var onSubscript: (@Sendable (_ key: Key) -> Int?)?
                        var onSetSubscript: (@Sendable (_ newValue: Int?, _ key: Key) -> Void)?
                    }

                    private let stubStorage: ModuleRouter.StubStorage<Call, StubMembers>

                    nonisolated init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
                        stubStorage = ModuleRouter.StubStorage(of: "CacheStub", StubMembers(), fileID: fileID, line: line, column: column)
                    }

                    /// All calls, in their order.
                    var calls: [Call] {
                        stubStorage.calls
                    }

                    /// Implements `subscript(_:)`. A call fails the test while this is nil.
                    var onSubscript: (@Sendable (_ key: Key) -> Int?)? {
                        get { stubStorage[\.onSubscript] }
                        set { stubStorage[\.onSubscript] = newValue }
                    }

                    /// The arguments of `subscript(_:)`, one element for each call.
                    var subscriptCalls: [Key] {
                        stubStorage.calls.compactMap {
                            if case .subscript(let key) = $0 { key } else { nil }
                        }
                    }

                    subscript(_ key: Key) -> Int? {
                        get {
                            guard let onSubscript = stubStorage.record(.subscript(key), \.onSubscript) else {
                                stubStorage.fail("subscript(_:)", setting: "onSubscript")
                                return nil
                            }
                            return onSubscript(key)
                        }
                        set {
                            guard let onSetSubscript = stubStorage.record(.setSubscript(newValue, key), \.onSetSubscript) else {
                                stubStorage.fail("subscript setter", setting: "onSetSubscript")
                                return
                            }
                            onSetSubscript(newValue, key)
                        }
                    }

                    /// Implements `subscript setter`. A call fails the test while this is nil.
                    var onSetSubscript: (@Sendable (_ newValue: Int?, _ key: Key) -> Void)? {
                        get { stubStorage[\.onSetSubscript] }
                        set { stubStorage[\.onSetSubscript] = newValue }
                    }

                    /// The arguments of `subscript setter`, one element for each call.
                    var setSubscriptCalls: [(newValue: Int?, key: Key)] {
                        stubStorage.calls.compactMap {
                            if case .setSubscript(let newValue, let key) = $0 { (newValue: newValue, key: key) } else { nil }
                        }
                    }
                }
                #endif
                """#)
    }

    @Test(arguments: [
        ("public ", "public "), ("package ", "package "), ("internal ", ""), ("", ""), ("fileprivate ", ""),
        ("private ", ""),
        ("nonisolated public ", "public "),
    ])
    func theStubHasTheAccessOfItsProtocol(modifiers: String, access: String) {
        expectExpansion(
            of: """
                @Stubbable \(modifiers)protocol Settings {
                    var isOn: Bool { get set }
                }
                """,
            is: #"""
                \#(modifiers)protocol Settings {
                    var isOn: Bool { get set }
                }

                #if DEBUG || MODULE_ROUTER_STUBS
                /// A stub of ``Settings`` for tests.
                nonisolated \#(modifiers.replacing("nonisolated ", with: ""))final class SettingsStub: Settings {
                    nonisolated private struct StubMembers {
                        var isOn: Bool?
                    }

                    private let stubStorage: ModuleRouter.StubStorage<Never, StubMembers>

                    nonisolated \#(access)init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
                        stubStorage = ModuleRouter.StubStorage(of: "SettingsStub", StubMembers(), fileID: fileID, line: line, column: column)
                    }

                \#(record("Settings", "making", column: 21 + modifiers.count))

                    \#(access)var isOn: Bool {
                        get {
                            guard let isOn = stubStorage[\.isOn] else {
                                stubStorage.fail("isOn", setting: "isOn")
                                return false
                            }
                            return isOn
                        }
                        set { stubStorage[\.isOn] = newValue }
                    }
                }
                #endif
                """#)
    }

    @Test func aBuildWithoutStubsHasNone() {
        expectExpansion(of: "@OmittedStub protocol Store { init() }", is: "protocol Store { init() \n}")
    }
}
#endif
