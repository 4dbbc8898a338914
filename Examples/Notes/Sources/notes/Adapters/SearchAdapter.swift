// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import NotesInterface
import SearchInterface

/// Adapts the index that the notes require to the search module.
@AutoRegister
enum SearchAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.notesRequiredSearch, to: .searchIndex) { NoteIndex($0) }
    }
}

/// Adapts an index of documents to notes.
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
