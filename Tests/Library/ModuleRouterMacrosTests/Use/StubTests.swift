// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouter
import ModuleRouterTesting
@testable import StubbedInterface
import Testing

struct StubTests {
    // MARK: Setting

    @Test func aPropertyReturnsWhatTheTestHasSet() {
        let store = NoteStoreStub()
        store.count = 3
        store.title = nil
        store.owner = Note("Ada")
        #expect(store.count == 3)
        #expect(store.title == nil)
        #expect(store.owner == Note("Ada"))
    }

    @Test func aSettablePropertyKeepsTheValueOfTheCodeUnderTest() {
        let stub = NoteStoreStub()
        stub.title = "old"
        var store: any NoteStore = stub
        store.title = "new"
        #expect(stub.title == "new")
        #expect(stub.calls == [])
    }

    @Test func aFunctionCallsTheClosureOfTheTest() async throws {
        let store = NoteStoreStub()
        store.onNote = { name in Note(name) }
        store.onMove = { note, folder in note.text == folder }
        store.onNames = { notes in notes.map(\.text) }
        store.onSize = { 7 }
        store.onSave = { note in #expect(note == Note("milk")) }
        #expect(try store.note(named: "milk") == Note("milk"))
        #expect(store.move(Note("milk"), to: "milk"))
        #expect(store.names(of: Note("milk"), Note("tea")) == ["milk", "tea"])
        #expect(try await store.size == 7)
        try await store.save(Note("milk"))
    }

    @Test func closureMayThrowTheErrorsOfTheFunction() {
        let store = NoteStoreStub()
        store.onNote = { _ in throw StoreFailure.full }
        #expect(throws: StoreFailure.full) { try store.note(named: "milk") }
        let cache = CacheStub<String>()
        cache.onInsert = { _ throws(StoreFailure) in throw .full }
        #expect(throws: StoreFailure.full) { try cache.insert("milk") }
    }

    @Test func aSubscriptCallsItsClosures() {
        let store = NoteStoreStub()
        store.onSubscript = { index in index == 1 ? Note("milk") : nil }
        store.onSetSubscript = { note, index in #expect(note == nil && index == 2) }
        #expect(store[1] == Note("milk"))
        store[2] = nil
        #expect(store.calls == [.subscript(1), .setSubscript(nil, 2)])
    }

    @Test func overloadsHaveDifferentNames() {
        let search = NoteSearchStub()
        search.onFind = { [] }
        search.onFindWord = { word in [Note(word)] }
        search.onFindPrefix = { prefix in [Note(prefix), Note(prefix)] }
        search.onOpen = { _ in }
        search.onOpenIn = { _, _ in }
        search.onAddValueInt = { _ in }
        search.onAddValueString = { _ in }
        #expect(search.find().count == 0)
        #expect(search.find(word: "milk").count == 1)
        #expect(search.find(prefix: "m").count == 2)
        search.open(Note("milk"))
        search.open("milk", in: 1)
        search.add(1)
        search.add("1")
        #expect(
            search.calls == [
                .find, .findWord("milk"), .findPrefix("m"), .open(Note("milk")), .openIn("milk", 1),
                .addValueInt(1), .addValueString("1"),
            ])
    }

    // MARK: Recording

    @Test func callsAreRecordedInTheirOrderAndByFunction() async throws {
        let store = NoteStoreStub()
        store.onNote = { Note($0) }
        store.onMove = { _, _ in true }
        store.onSave = { _ in }
        store.onRefresh = {}
        store.onNames = { _ in [] }
        store.onSize = { 0 }
        _ = try store.note(named: "milk")
        try await store.save(Note("milk"))
        _ = store.move(Note("tea"), to: "kitchen")
        store.refresh()
        _ = store.names(of: Note("a"), Note("b"))
        _ = try await store.size
        _ = try store.note(named: "tea")
        #expect(
            store.calls == [
                .note(named: "milk"), .save(Note("milk")), .move(Note("tea"), to: "kitchen"), .refresh,
                .names(of: [Note("a"), Note("b")]), .size, .note(named: "tea"),
            ])
        #expect(store.noteCalls == ["milk", "tea"])
        #expect(store.saveCalls == [Note("milk")])
        #expect(store.moveCalls.map(\.folder) == ["kitchen"])
        #expect(store.refreshCalls.count == 1)
        #expect(store.calls != [.refresh])
        #expect(store.calls.first != .note(named: "tea"))
    }

    @Test func aCallIsRecordedBeforeItsClosureRuns() {
        let store = NoteStoreStub()
        store.onRefresh = { [unowned store] in #expect(store.refreshCalls.count == 1) }
        store.refresh()
        #expect(store.refreshCalls.count == 1)
    }

    @Test func objectsAreComparedByIdentityAndClosuresAreIgnored() {
        let stub = AttachingStub()
        stub.onAttachThen = { photo, completion in completion(photo) }
        let (one, other) = (Photo(), Photo())
        var completed: [Photo] = []
        stub.attach(one) { completed.append($0) }
        #expect(completed.map(ObjectIdentifier.init) == [ObjectIdentifier(one)])
        #expect(stub.calls == [.attachThen(one, { _ in })])
        #expect(stub.calls != [.attachThen(other, { _ in })])
        #expect(stub.attachThenCalls.first?.photo === one)
    }

    @Test func aComparisonOfOtherArgumentsFailsTheTest() {
        let stub = AttachingStub()
        stub.onAttachRange = { _ in }
        stub.attach(range: Span(start: 1))
        expectIssue(
            """
            AttachingStub.Call.attachRange cannot be compared, because Span is not Equatable; compare parts of attachRangeCalls \
            [incomparable-call]
            """
        ) {
            #expect(stub.calls != [.attachRange(Span(start: 1))])
        }
        #expect(stub.attachRangeCalls.map(\.start) == [1])
    }

    @Test func optionalsAndMetatypesAreCompared() {
        let stub = InternalStub()
        stub.onMaybe = { _ in }
        stub.onKind = { _ in }
        stub.maybe(nil)
        stub.maybe(Note("milk"))
        stub.kind(Int.self)
        #expect(stub.calls == [.maybe(nil), .maybe(Note("milk")), .kind(Int.self)])
        #expect(stub.calls != [.maybe(Note("milk")), .maybe(nil), .kind(Int.self)])
        #expect(stub.calls != [.maybe(nil), .maybe(Note("milk")), .kind(String.self)])
    }

    // MARK: Parameters

    @Test func parametersThatCannotBeRecordedReachTheClosure() throws {
        let logger = LoggerStub()
        logger.onLog = { message in #expect(message() == "hello") }
        logger.onPerform = { work in work() }
        logger.onSend = { _ in }
        logger.log("hello")
        var count = 0
        logger.perform { count += 1 }
        logger.send(Photo())
        #expect(count == 1)
        #expect(logger.calls == [.log, .perform, .send])

        let stub = AttachingStub()
        stub.onEach = { body in try body(Photo()) }
        #expect(throws: StoreFailure.full) { try stub.each { _ in throw StoreFailure.full } }
        #expect(stub.calls == [.each])
    }

    @Test func genericAndOpaqueParametersAreExistential() {
        let logger = LoggerStub()
        logger.onTrace = { event in #expect(event.description == "1") }
        logger.onRecord = { event in #expect(event as? String == "start") }
        logger.trace(1)
        logger.record("start")
        #expect(logger.calls == [.trace(1), .record("start")])
        #expect(logger.calls != [.trace(1), .record(1)])
    }

    @Test func unusualNamesAreKept() {
        let logger = LoggerStub()
        logger.onDefault = { number in "\(number)" }
        logger.onWrite = { _ in }
        logger.onOnEvent = { _ in }
        #expect(logger.default(for: 1) == "1")
        logger.write(2)
        logger.onEvent(onOnEvent: 3)
        #expect(logger.calls == [.default(for: 1), .write(2), .onEvent(onOnEvent: 3)])
    }

    @Test func inoutParameterIsRecordedWithItsInitialValue() {
        let stub = AttachingStub()
        stub.onReset = { count in count = 0 }
        var count = 5
        stub.reset(&count)
        #expect(count == 0)
        #expect(stub.resetCalls == [5])
    }

    // MARK: Isolation

    @Test func severalThreadsUseOneStub() async throws {
        let store = NoteStoreStub()
        store.onNote = { Note($0) }
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for index in 0..<100 {
                        _ = try? store.note(named: "\(task).\(index)")
                        store.title = "\(task)"
                        if index % 10 == 0 { store.onRefresh = {} }
                    }
                }
            }
        }
        #expect(store.calls.count == 800)
        #expect(Set(store.noteCalls).count == 800)
        for task in 0..<8 {
            let own = store.noteCalls.filter { $0.hasPrefix("\(task).") }
            #expect(own == (0..<100).map { "\(task).\($0)" })
        }
    }

    @Test func replacedClosureIsReleasedOutsideTheLock() {
        final class Owner: Sendable {
            let store: NoteStoreStub
            init(_ store: NoteStoreStub) { self.store = store }
            deinit { store.refresh() }
        }
        let store = NoteStoreStub()
        store.onRefresh = {}
        store.onNames = { [owner = Owner(store)] _ in withExtendedLifetime(owner) { [] } }
        store.onNames = nil
        #expect(store.calls == [.refresh])
    }

    @Test @MainActor func aStubOfTheMainActorIsIsolated() async throws {
        let photo = Photo()
        var shown: [Photo] = []
        let banner = BannerStub()
        banner.onShow = { shown.append($0) }
        banner.onResult = { $0 }
        banner.show(photo)
        #expect(try await banner.result(of: photo) === photo)
        #expect(shown.count == 1)
        #expect(banner.calls == [.show(photo), .result(of: photo)])

        let alerts = AlertPresenterStub()
        alerts.onShow = { $0 == "yes" }
        alerts.onIdentifier = { "alerts" }
        alerts.style = 2
        #expect(await alerts.show("yes"))
        #expect(await Task.detached { alerts.identifier() }.value == "alerts")
        #expect(alerts.calls == [.show("yes"), .identifier])
    }

    // MARK: Inheritance

    @Test func requirementsOfAnInheritedProtocolAreRepeatedOrAdded() {
        let person = PersonStub()
        person.title = "Ada"
        let titled: [any Titled] = [person, RobotStub()]
        #expect(titled.map(\.title) == ["Ada", "robot"])
    }

    // MARK: Routing

    @Test(.routes {}) func requestMayReturnAStub() throws {
        let settings = SettingsStub()
        settings.isOn = true
        RouteRegistry.current.register(RoutableService<any Settings>()) { _ in settings }
        #expect(try Router.destination(for: RoutableService<any Settings>()).isOn)
    }
}

extension RoutableService where Protocol == any Settings {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

/// Expects an issue with exactly this text.
func expectIssue(_ text: String, line: Int? = nil, _ body: () -> Void) {
    let issues = Locked<[Issue]>([])
    withKnownIssue {
        body()
    } matching: { issue in
        issues.withLock { $0.append(issue) }
        return true
    }
    let recorded = issues.withLock { $0 }
    #expect(recorded.map { $0.comments.map(\.rawValue) } == [[text]])
    if let line { #expect(recorded.map { $0.sourceLocation?.line } == [line]) }
}
#endif
