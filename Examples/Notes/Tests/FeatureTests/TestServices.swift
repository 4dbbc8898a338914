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

/// A lock whose password is `sesame`.
final class TestLock: NoteLock, ServiceRouteProvider {
    private let isUnlocked = Atomic(false)

    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<TestLock> {
        Provides(.noteLock) { $0 }
        URLPattern("test://lock")
    }
    func makeDestination(with configuration: RouteConfiguration) -> TestLock? { TestLock() }

    var obstacle: NoteLockError? { nil }
    var isOpen: Bool { isUnlocked.load(ordering: .relaxed) }
    func accepts(_ password: String) -> Bool { password == "sesame" }
    func open(with password: String) { if accepts(password) { isUnlocked.store(true, ordering: .relaxed) } }
    func close() { isUnlocked.store(false, ordering: .relaxed) }
}

/// A lock that nothing opens.
struct LockWithoutPassword: NoteLock {
    var obstacle: NoteLockError? { NoteLockError("there is no password") }
    var isOpen: Bool { false }
    func accepts(_ password: String) -> Bool { false }
    func open(with password: String) {}
    func close() {}
}

/// The password of the login is `sesame`.
struct TestPasswords: LoginRequiredPasswords {
    func accepts(_ password: String) -> Bool { password == "sesame" }
}
