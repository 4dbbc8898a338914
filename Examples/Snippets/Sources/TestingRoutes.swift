// SPDX-License-Identifier: Apache-2.0

import Foundation

// snippet.routes
import ModuleRouter
import ModuleRouterTesting
import Testing

@Test(
    .routes {
        SearchRouter.self
        MockStorageRouter.self
    })
func findsWhatWasStored() throws {
    let search = try Router.destination(for: .noteSearch)
    #expect(search.find("milk") == ["Buy milk"])
}
// snippet.end

// snippet.mock
struct MockStorage: NoteStorage {
    let notes = ["Buy milk", "Call Ada"]
}

struct MockStorageRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteStorage) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> MockStorage? { MockStorage() }
}
// snippet.end

// snippet.with
struct NoNotes: NoteStorage {
    let notes: [String] = []
}

@Test(
    .routes {
        SearchRouter.self
        MockStorageRouter.self
    })
func findsNothingInAnEmptyStorage() throws {
    let found = try withRoutes {
        $0.register(RoutableService<any NoteStorage>()) { _ in NoNotes() }
    } operation: {
        try Router.destination(for: .noteSearch).find("milk")
    }
    #expect(found == [])
}
// snippet.end

// snippet.expected
@Test(.routes(unprovided: .isExpected) { SearchRouter.self })
func saysSoWithoutAStorage() {
    let error = #expect(throws: RouteError.self) {
        try Router.destination(for: .noteSearch)
    }
    #expect(error?.code == .missingProvider)
}
// snippet.end

// snippet.detached
func loadInBackground() -> Task<[String], any Error> {
    let registry = RouteRegistry.current
    return Task.detached {
        try registry.run { try Router.destination(for: .noteStorage).notes }
    }
}
// snippet.end

// snippet.optingOut
@Suite(
    .routes(detached: .usesSharedRegistry) {
        SearchRouter.self
        MockStorageRouter.self
    })
struct SearchTests {
    @Test func loadsFromTheStorageOfTheApp() async throws {
        let notes = try await Task.detached {
            try Router.destination(for: .noteStorage).notes
        }.value
        #expect(notes == [])
    }
}
// snippet.end

// snippet.sharedRoutes
@Test(.sharedRoutes)
func everyThreadFindsTheStorage() async throws {
    let notes = try await Task.detached {
        try Router.destination(for: .noteStorage).notes
    }.value
    #expect(notes == [])
}
// snippet.end

// snippet.validate
@Test func everyRouteIsProvided() {
    expectValidRoutes()
}
// snippet.end

// snippet.stubbable
@Stubbable public protocol NoteArchive: Sendable {
    var isLocked: Bool { get }
    func note(named name: String) throws -> String
    func save(_ text: String, as name: String) async throws
}
// snippet.end

@RoutableAs("noteArchive") extension RoutableService where Protocol == any NoteArchive {}
@RoutableAs("noteRenaming") extension RoutableService where Protocol == any NoteRenaming {}

public protocol NoteRenaming: Sendable { func rename(_ name: String, to newName: String) async throws }

struct Renaming: NoteRenaming {
    let archive: any NoteArchive
    func rename(_ name: String, to newName: String) async throws {
        guard !archive.isLocked else { return }
        try await archive.save(archive.note(named: name), as: newName)
    }
}

struct RenamingRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteRenaming) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Renaming? {
        Renaming(archive: try Router.destination(for: .noteArchive))
    }
}

// snippet.stubbed
@Test(.routes(unprovided: .isStubbed) { RenamingRouter.self })
func aLockedArchiveIsNotRead() async throws {
    let archive = try #require(Router.destination(for: .noteArchive) as? NoteArchiveStub)
    archive.isLocked = true

    try await Router.destination(for: .noteRenaming).rename("milk", to: "tea")

    #expect(archive.calls == [])
}
// snippet.end

// snippet.stub
@Test(.routes { RenamingRouter.self })
func renamingSavesTheNoteAgain() async throws {
    let archive = NoteArchiveStub()
    archive.isLocked = false
    archive.onNote = { name in "text of \(name)" }
    archive.onSave = { _, _ in }
    RouteRegistry.current.register(.noteArchive) { _ in archive }

    try await Router.destination(for: .noteRenaming).rename("milk", to: "tea")

    #expect(archive.calls == [.note(named: "milk"), .save("text of milk", as: "tea")])
    #expect(archive.noteCalls == ["milk"])
    #expect(archive.saveCalls.map(\.name) == ["tea"])
}
// snippet.end

// snippet.stubByHand
final class ArchiveByHand: NoteArchive {
    let isLocked = false

    func note(named name: String) throws -> String { "text of \(name)" }

    func save(_ text: String, as name: String) async throws {
        Issue.record("save(_:as:) was called")
    }
}
// snippet.end

// snippet.values
@Test func shufflesAlike() {
    var generator = SeededRandomNumberGenerator(seed: 7)
    let first = (0..<3).map { _ in Int.random(in: 1...6, using: &generator) }
    generator = SeededRandomNumberGenerator(seed: 7)
    #expect(first == (0..<3).map { _ in Int.random(in: 1...6, using: &generator) })
}

@Test func namesNotesInOrder() {
    let uuids = SequentialUUIDs()
    let makeID: @Sendable () -> UUID = { UUID(uuid: uuids.next()) }
    #expect(makeID().uuidString == "00000000-0000-0000-0000-000000000001")
}
// snippet.end

public protocol NoteStorage: Sendable { var notes: [String] { get } }
public protocol NoteSearch: Sendable { func find(_ word: String) -> [String] }

@RoutableAs("noteStorage") extension RoutableService where Protocol == any NoteStorage {}
@RoutableAs("noteSearch") extension RoutableService where Protocol == any NoteSearch {}

struct Search: NoteSearch {
    let storage: any NoteStorage
    func find(_ word: String) -> [String] { storage.notes.filter { $0.hasSuffix(word) } }
}

struct FileStorage: NoteStorage { let notes: [String] = [] }

@AutoRegister
struct StorageRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteStorage) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> FileStorage? { FileStorage() }
}

@AutoRegister
struct SearchRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteSearch) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Search? {
        Search(storage: try Router.destination(for: .noteStorage))
    }
}

let registry = RouteRegistry {
    SearchRouter.self
    MockStorageRouter.self
}
print(try registry.run { try Router.destination(for: .noteSearch).find("milk") })
// → ["Buy milk"]
