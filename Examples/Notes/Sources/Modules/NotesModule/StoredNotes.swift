// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter
import NotesInterface

/// The notes in the host's storage.
@Provider(of: .noteCollection)
struct StoredNotes: NoteCollection {
    let storage: any NotesRequiredStorage
    let markdown: any NotesRequiredMarkdown
    let clock: any NotesRequiredClock
    let makeIndex: @Sendable () throws -> any NotesRequiredSearch
    let sourceOpener: @Sendable () throws -> any NotesRequiredSourceOpener

    func notes() throws -> NoteListing {
        let (names, problems) = try storage.names()
        var notes: [Note] = []
        var failed = problems
        for name in names {
            do {
                notes.append(try read(name))
            } catch {
                failed.append(NoteProblem(error, of: name))
            }
        }
        return NoteListing(notes: notes, problems: failed)
    }

    func note(named name: String) throws -> Note {
        let name = try NoteLookup(names: storage.names().names).name(for: name)
        do { return try read(name) } catch { throw NoteProblem(error, of: name) }
    }

    func save(_ text: String, over note: Note) throws -> Note {
        do {
            // Do not overwrite a concurrent change.
            guard try storage.contents(named: note.name)?.data == Data(note.text.utf8) else {
                throw NoteProblem(name: note.name, reason: "it has been changed, or taken away, in the meantime")
            }
            try storage.replace(NoteContents(data: Data(text.utf8), modified: clock.now()), named: note.name)
            return try read(note.name)
        } catch {
            throw NoteProblem(error, of: note.name)
        }
    }

    func search(for words: String, limit: Int) throws -> NoteSearch {
        let index = try makeIndex()
        let listing = try notes()
        for note in listing.notes { index.add(note, words: markdown.plainText(of: note.text)) }
        return NoteSearch(hits: try index.hits(for: words, limit: limit), problems: listing.problems)
    }

    func importNotes(
        from folder: String, replacing: Bool, progress: (ImportProgress) -> Void
    ) throws -> ImportReport {
        let source = try sourceOpener().open(folder)
        return try NoteImport(from: source, to: storage, replacing: replacing).run(progress)
    }

    private func read(_ name: String) throws -> Note {
        guard let contents = try storage.contents(named: name) else {
            throw NoteProblem(name: name, reason: "it is gone")
        }
        let text = try NoteText.of(contents.data)
        return Note(
            name: name, title: markdown.title(of: text) ?? NoteLookup.title(from: name), modified: contents.modified,
            text: text, isLocked: markdown.value(of: "locked", in: text)?.lowercased() == "true",
            owner: markdown.value(of: "owner", in: text))
    }
}

extension NoteProblem {
    /// Converts an error to a problem of one note.
    init(_ error: any Error, of name: String) {
        self = error as? NoteProblem ?? NoteProblem(name: name, reason: "\(error)")
    }
}
