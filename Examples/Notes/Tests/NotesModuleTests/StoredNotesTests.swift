// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter
import ModuleRouterTesting
import NotesInterface
import Synchronization
import Testing

@testable import NotesModule

// Minimal providers of the services that the module requires.

/// Notes in memory, shared within one registry.
@Provider(of: .notesRequiredStorage, lifetime: .shared, registersItself: false)
private final class MemoryStorage: NotesRequiredStorage {
    private let notes = Mutex<[String: NoteContents]>([:])

    func names() -> (names: [String], problems: [NoteProblem]) { (notes.withLock { $0.keys.sorted() }, []) }

    func contents(named name: String) throws -> NoteContents? {
        if name == "broken.md" { throw NoteProblem(name: name, reason: "the disk is broken") }
        return notes.withLock { $0[name] }
    }

    func add(_ contents: NoteContents, named name: String) throws {
        if name == "full.md" { throw NoteProblem(name: name, reason: "the disk is full") }
        notes.withLock { $0[name] = contents }
    }

    func replace(_ contents: NoteContents, named name: String) { notes.withLock { $0[name] = contents } }
}

@Provider(of: .notesRequiredMarkdown, registersItself: false)
private struct PlainMarkdown: NotesRequiredMarkdown {
    func title(of markdown: String) -> String? { markdown.hasPrefix("# ") ? String(markdown.dropFirst(2)) : nil }
    func value(of key: String, in markdown: String) -> String? { markdown.contains("\(key)!") ? "True" : nil }
    func plainText(of markdown: String) -> String { markdown.uppercased() }
}

@Provider(of: .notesRequiredClock, registersItself: false)
private struct StoppedClock: NotesRequiredClock {
    func now() -> Date { Date(timeIntervalSince1970: 1000) }
}

/// Finds the notes that contain exactly the words.
@Provider(of: .notesRequiredSearch, registersItself: false)
private final class SubstringSearch: NotesRequiredSearch {
    private var notes: [(note: Note, words: String)] = []

    func add(_ note: Note, words: String) { notes.append((note, words)) }

    func hits(for words: String, limit: Int) -> [NoteHit] {
        notes.filter { $0.words.contains(words) }.prefix(limit).map {
            NoteHit(name: $0.note.name, title: $0.note.title, score: 1, snippet: [.init($0.words)])
        }
    }
}

/// A folder with one good note, one of each kind that is not, and one that cannot be listed.
private struct FolderOfTests: NotesRequiredSource {
    let folder: String

    func names() -> (names: [String], problems: [NoteProblem]) {
        folder == "bad"
            ? (
                ["binary.md", "full.md", "gone.md", "good.md", "latin.md", "utf16.md"],
                [.init(name: "pipe.md", reason: "it is a pipe")]
            )
            : (["good.md"], [])
    }

    func contents(named name: String) -> NoteContents? {
        let data: Data? =
            switch name {
            case "good.md": Data(folder == "other" ? "# Other".utf8 : "# Good".utf8)
            case "full.md": Data("x".utf8)
            case "latin.md": Data("one\ncaf".utf8) + [0xE9, 0x0A]
            case "utf16.md": Data([0xFF, 0xFE, 0x41, 0x00])
            case "binary.md": Data("a\nb\n\u{0}".utf8)
            default: nil
            }
        return data.map { NoteContents(data: $0, modified: Date(timeIntervalSince1970: 0)) }
    }
}

@Provider(of: .notesRequiredSourceOpener, registersItself: false)
private struct FoldersOfTests: NotesRequiredSourceOpener {
    func open(_ folder: String) -> any NotesRequiredSource { FolderOfTests(folder: folder) }
}

// MARK: -

@Suite(
    .routes {
        StoredNotes.self
        MemoryStorage.self
        PlainMarkdown.self
        StoppedClock.self
        SubstringSearch.self
        FoldersOfTests.self
    })
struct StoredNotesTests {
    private let notes: any NoteCollection
    private let storage: any NotesRequiredStorage

    init() throws {
        notes = try Router.destination(for: .noteCollection)
        storage = try Router.destination(for: .notesRequiredStorage)
    }

    private func add(_ text: String, named name: String) throws {
        try storage.add(NoteContents(data: Data(text.utf8), modified: Date(timeIntervalSince1970: 0)), named: name)
    }

    private func note(_ name: String, _ title: String, _ text: String) -> Note {
        Note(name: name, title: title, modified: Date(timeIntervalSince1970: 0), text: text)
    }

    private func importNotes(_ folder: String, replacing: Bool = false) throws -> ImportReport {
        try notes.importNotes(from: folder, replacing: replacing) { _ in }
    }

    @Test func aNoteIsTitledAsItSaysElseAfterItsName() throws {
        try add("# One", named: "a.md")
        try add("two", named: "sub/b.c.md")
        #expect(
            try notes.notes()
                == NoteListing(notes: [note("a.md", "One", "# One"), note("sub/b.c.md", "b.c", "two")], problems: []))
    }

    @Test func aNoteThatCannotBeReadDoesNotHideTheOthers() throws {
        try add("", named: "broken.md")
        try add("\u{0}", named: "null.md")
        try add("x", named: "whole.md")
        #expect(
            try notes.notes()
                == NoteListing(
                    notes: [note("whole.md", "whole", "x")],
                    problems: [
                        NoteProblem(name: "broken.md", reason: "the disk is broken"),
                        NoteProblem(name: "null.md", reason: "it is not a text: there is a null byte in line 1"),
                    ]))
    }

    @Test func theWordsOfANoteAreSearched() throws {
        try add("one", named: "a.md")
        try add("two", named: "b.md")
        try add("", named: "broken.md")
        let hit = NoteHit(name: "b.md", title: "b", score: 1, snippet: [.init("TWO")])
        #expect(
            try notes.search(for: "TWO", limit: 5)
                == NoteSearch(hits: [hit], problems: [NoteProblem(name: "broken.md", reason: "the disk is broken")]))
        #expect(try notes.search(for: "", limit: 0).hits == [])
    }

    @Test func aNoteIsLockedIfItSaysSo() throws {
        try add("locked!", named: "a.md")
        try add("open", named: "b.md")
        #expect(try notes.notes().notes.map(\.isLocked) == [true, false])
    }

    @Test func aNoteNamesItsOwner() throws {
        try add("owner!", named: "a.md")
        try add("nobody", named: "b.md")
        #expect(try notes.notes().notes.map(\.owner) == ["True", nil])
    }

    // MARK: Saving

    @Test func aSavedNoteReplacesTheOneThatWasRead() throws {
        try add("# One", named: "a.md")
        let saved = try notes.save("# Two", over: notes.note(named: "a"))
        #expect(
            saved == Note(name: "a.md", title: "Two", modified: Date(timeIntervalSince1970: 1000), text: "# Two"))
        #expect(try notes.note(named: "a") == saved)
    }

    @Test func whatSomebodyElseHasWrittenIsNotReplaced() throws {
        try add("one", named: "a.md")
        let read = try notes.note(named: "a")
        try storage.replace(
            NoteContents(data: Data("two".utf8), modified: Date(timeIntervalSince1970: 0)), named: "a.md")
        let problem = NoteProblem(name: "a.md", reason: "it has been changed, or taken away, in the meantime")
        #expect(throws: problem) { try notes.save("three", over: read) }
        #expect(try notes.note(named: "a").text == "two")
        #expect(throws: NoteProblem(name: "b.md", reason: problem.reason)) {
            try notes.save("x", over: note("b.md", "b", "y"))
        }
    }

    // MARK: Import

    @Test func anImportTakesWhatIsGoodAndNamesTheRest() throws {
        var progress: [ImportProgress] = []
        let report = try notes.importNotes(from: "bad", replacing: false) { progress.append($0) }
        var expected = ImportReport()
        expected.imported = 1
        expected.problems = [
            .init(name: "pipe.md", reason: "it is a pipe"),
            .init(name: "binary.md", reason: "it is not a text: there is a null byte in line 3"),
            .init(name: "full.md", reason: "the disk is full"), .init(name: "gone.md", reason: "it is gone"),
            .init(name: "latin.md", reason: "it is not UTF-8: see line 2"),
            .init(name: "utf16.md", reason: "it is UTF-16, not UTF-8"),
        ]
        #expect(report == expected)
        #expect(try storage.names().names == ["good.md"])
        #expect(progress.first == ImportProgress(name: "binary.md", done: 0, total: 6))
        #expect(progress.count == 6)
    }

    @Test func aSecondImportChangesNothing() throws {
        _ = try importNotes("good")
        var expected = ImportReport()
        expected.unchanged = 1
        #expect(try importNotes("good") == expected)
    }

    @Test func aDifferentNoteIsOnlyReplacedIfAskedFor() throws {
        _ = try importNotes("good")
        var expected = ImportReport()
        expected.problems = [.init(name: "good.md", reason: "there is a different note of that name already")]
        expected.conflicts = 1
        #expect(try importNotes("other") == expected)
        #expect(try notes.note(named: "good").text == "# Good")

        expected = ImportReport()
        expected.replaced = 1
        #expect(try importNotes("other", replacing: true) == expected)
        #expect(try notes.note(named: "good").text == "# Other")
    }
}

@Suite struct NoteLookupTests {
    private let lookup = NoteLookup(names: [
        "README.md", "docs/README.md", "docs/Guide.md", "docs/guide-2.md", "x.MD", "a b.md",
    ])

    @Test(arguments: [
        ("README.md", "README.md"), ("README", "README.md"), ("readme", "README.md"),
        ("docs/readme.md", "docs/README.md"),
        ("./docs/README.md", "docs/README.md"), ("docs/README/", "docs/README.md"),
        ("guide", "docs/Guide.md"), ("Guide.md", "docs/Guide.md"),
        ("x", "x.MD"), ("a b", "a b.md"),
    ])
    func aNameMayBeShort(_ wanted: String, _ name: String) throws {
        #expect(try lookup.name(for: wanted) == name)
    }

    @Test(arguments: [
        ("giude", "there is no note 'giude'; did you mean 'docs/Guide.md'?"),
        ("uid", "there is no note 'uid'; did you mean 'docs/Guide.md' or 'docs/guide-2.md'?"),
        ("nothing", "there is no note 'nothing'"), ("", "there is no note ''"),
    ])
    func aNameThatFitsNoneSaysWhatIsNear(_ wanted: String, _ message: String) {
        #expect(throws: NoteLookupError(message)) { try lookup.name(for: wanted) }
    }

    @Test func aNameThatFitsSeveralNamesThem() {
        let lookup = NoteLookup(names: ["a/x.md", "b/x.md", "c/x.markdown"])
        #expect(throws: NoteLookupError("'x' may be 'a/x.md', 'b/x.md' or 'c/x.markdown'; say which")) {
            try lookup.name(for: "x")
        }
    }

    @Test func namesThatDifferInBytesAloneAreKeptApart() throws {
        let lookup = NoteLookup(names: ["caf\u{E9}.md", "cafe\u{301}.md"])
        #expect(try lookup.name(for: "cafe\u{301}.md").utf8.count == "cafe\u{301}.md".utf8.count)
        #expect(throws: NoteLookupError.self) { try lookup.name(for: "caf\u{E9}") }
    }
}
