// SPDX-License-Identifier: Apache-2.0

#if Macros && (DEBUG || MODULE_ROUTER_STUBS)
import ModuleRouter
import ModuleRouterTesting
import StubbedInterface
import Testing

/// Tests of a module whose required services are stubs.
@Suite(.routes(unprovided: .isStubbed) { Saver.self })
struct StubbedModuleTests {
    @Test func testSetsTheStubsOfRequiredServices() async throws {
        let store = try #require(Router.destination(for: .noteStore) as? NoteStoreStub)
        store.onSave = { _ in }
        let archive = try #require(try await Router.destination(for: .noteArchive) as? NoteArchiveStub)
        archive.onArchive = { _ in }
        try await Router.destination(for: .saving).save("milk")
        #expect(store.saveCalls == [Note("milk")])
        #expect(archive.calls == [.archive(Note("milk"))])
    }

    @Test func eachTestHasItsOwnStubs() throws {
        let store = try #require(Router.destination(for: .noteStore) as? NoteStoreStub)
        #expect(store.calls == [])
        #expect(try Router.destination(for: .noteStore) as? NoteStoreStub === store)
    }

    @Test @MainActor func aServiceOfTheMainActorIsStubbed() throws {
        let alerts = try #require(Router.destination(for: .noteAlerts) as? NoteAlertsStub)
        alerts.onShow = { _ in }
        try Router.destination(for: .noteAlerts).show("hello")
        #expect(alerts.showCalls == ["hello"])
    }

    @Test func aServiceThatIsNotSendableIsStubbed() throws {
        #expect(try Router.destination(for: .noteDraft) is NoteDraftStub)
    }

    @Test(.routes { Fixed.self })
    func listedProviderOverridesTheStub() throws {
        #expect(try Router.destination(for: .noteClock) is Fixed)
        #expect(try Router.destination(for: .noteStore) is NoteStoreStub)
    }

    @Test func aServiceWithoutAStubFailsTheTest() {
        withKnownIssue {
            #expect(throws: RouteError.self) { try Router.destination(for: .noteClock) }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no provider for RoutableService<any NoteClock>") }
        }
    }

    @Test func anUnsetRequirementFailsTheTest() async throws {
        let store = try Router.destination(for: .noteStore)
        await withKnownIssue {
            await #expect(throws: (any Error).self) { try await store.save(Note("milk")) }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("NoteStoreStub.save(_:) was called") }
        }
    }

    @Test(.routes(unprovided: .isExpected) {})
    func innerTraitOverridesTheOuterTrait() {
        #expect(throws: RouteError.self) { try Router.destination(for: .noteStore) }
    }
}

private protocol Saving: Sendable { func save(_ text: String) async throws }

extension RoutableService where Protocol == any Saving {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
    fileprivate static var saving: Self { Self() }
}

@Provider(of: .saving, registersItself: false)
private final class Saver: Saving {
    private let store: any NoteStore
    private let archive: @Sendable () async throws -> any NoteArchive

    init(store: any NoteStore, archive: @escaping @Sendable () async throws -> any NoteArchive) {
        self.store = store
        self.archive = archive
    }

    func save(_ text: String) async throws {
        try await store.save(Note(text))
        try await archive().archive(Note(text))
    }
}

@Provider(of: .noteClock, registersItself: false)
private struct Fixed: NoteClock {}
#endif
