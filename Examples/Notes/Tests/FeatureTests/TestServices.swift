// SPDX-License-Identifier: Apache-2.0

import Foundation
import LockInterface
import LoginInterface
import ModuleRouterViews
import NotesInterface
import Synchronization

/// Three notes, of which the second is locked. A change is kept in memory. A change that cannot be saved throws an error.
final class TestNotes: NoteCollection {
    private let all = Mutex([
        TestNotes.note("a.md", "one"), TestNotes.note("b.md", "secret", isLocked: true), TestNotes.note("c.md", "x"),
    ])

    static func note(_ name: String, _ text: String, isLocked: Bool = false) -> Note {
        Note(name: name, title: name, modified: Date(timeIntervalSince1970: 0), text: text, isLocked: isLocked)
    }

    func notes() -> NoteListing {
        NoteListing(notes: all.withLock { $0 }, problems: [NoteProblem(name: "d.md", reason: "it is broken")])
    }

    func note(named name: String) throws -> Note {
        guard let note = all.withLock({ $0.first { $0.name == name } }) else {
            throw NoteLookupError("there is no note '\(name)'")
        }
        return note
    }

    func save(_ text: String, over note: Note) throws -> Note {
        if note.name == "c.md" { throw NoteProblem(name: "c.md", reason: "the disk is full") }
        let saved = Self.note(note.name, text, isLocked: note.isLocked)
        all.withLock { notes in notes = notes.map { $0.name == note.name ? saved : $0 } }
        return saved
    }

    func search(for words: String, limit: Int) throws -> NoteSearch {
        if words.isEmpty { throw NoteLookupError("there is no word to search for") }
        let hits = all.withLock { $0 }.filter { $0.text.contains(words) }.prefix(limit).map {
            NoteHit(name: $0.name, title: $0.title, score: 1, snippet: [.init($0.text, isHit: true)])
        }
        return NoteSearch(hits: hits, problems: [NoteProblem(name: "d.md", reason: "it is broken")])
    }

    func importNotes(
        from folder: String, replacing: Bool, progress: (ImportProgress) -> Void
    ) -> ImportReport { ImportReport() }
}

/// A lock that counts how often it is closed.
final class TestLock: NoteLock, ServiceRouteProvider {
    @MainActor private(set) var logOuts = 0

    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<TestLock> {
        Provides(.noteLock) { $0 }
        URLPattern("test://lock")
    }
    func makeDestination(with configuration: RouteConfiguration) -> TestLock? { TestLock() }

    var obstacle: NoteLockError? { nil }
    var session: RouteScope<UserSession>? { nil }
    func user(for password: String) -> NotesUser? { nil }
    func logIn(_ user: NotesUser) -> RouteScope<UserSession> { RouteScope(UserSession(user: user)) }
    func logOut() { logOuts += 1 }
}

/// The password of the user `ada` is `sesame`.
struct TestPasswords: LoginRequiredPasswords {
    func user(for password: String) -> String? { password == "sesame" ? "ada" : nil }
}
