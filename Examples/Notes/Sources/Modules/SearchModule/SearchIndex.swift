// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import SearchInterface

/// An in-memory index. Each request makes a new one.
@Provider(of: .searchIndex)
final class SearchIndex: SearchIndexing {
    private var documents: [SearchDocument] = []
    private var index = InvertedIndex()
    private var tokenizer = Tokenizer()

    func add(_ document: SearchDocument) {
        documents.append(document)
        index.add(
            name: terms(of: document.name), title: terms(of: document.title), body: terms(of: document.body))
    }

    func results(for query: String, limit: Int) throws(SearchError) -> [SearchResult] {
        let query = SearchQuery(query)
        guard !query.clauses.isEmpty else { throw SearchError("there is no word to search for") }
        var results: [SearchResult] = []
        for (number, score) in Ranking.ranked(query, in: &index).prefix(max(0, limit)) {
            let document = documents[number]
            results.append(
                SearchResult(
                    document: document, score: score,
                    snippet: Snippet.parts(of: document.body, for: query, &tokenizer)))
        }
        return results
    }

    private func terms(of text: String) -> [String] { tokenizer.tokens(of: text).map(\.term) }
}
