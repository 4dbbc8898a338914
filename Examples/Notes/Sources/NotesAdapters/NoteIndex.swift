// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import NotesInterface
import SearchInterface

/// Adapts an index of documents to the index of notes that the notes require.
@Provider(of: .notesRequiredSearch)
final class NoteIndex: NotesRequiredSearch {
    private let index: any SearchIndexing

    init(_ index: any SearchIndexing) { self.index = index }

    func add(_ note: Note, words: String) {
        index.add(SearchDocument(name: note.name, title: note.title, body: words))
    }

    func hits(for words: String, limit: Int) throws -> [NoteHit] {
        try index.results(for: words, limit: limit).map { result in
            NoteHit(
                name: result.document.name, title: result.document.title, score: result.score,
                snippet: result.snippet.map { NoteHit.SnippetPart($0.text, isHit: $0.isHit) })
        }
    }
}
