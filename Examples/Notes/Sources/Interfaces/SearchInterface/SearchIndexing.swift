// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// An index of documents, empty at first. Provided by the search module.
public protocol SearchIndexing: AnyObject {
    func add(_ document: SearchDocument)

    /// Returns the documents that contain all words, best first.
    ///
    /// The search ignores case and accents. The last word may be a prefix. Words in quotation marks must follow one another.
    ///
    /// - Parameter limit: The maximum number of results.
    /// - Throws: ``SearchError`` if the query contains no word.
    func results(for query: String, limit: Int) throws(SearchError) -> [SearchResult]
}

/// An invalid search.
public struct SearchError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}

@RoutableAs("searchIndex") extension RoutableService where Protocol == any SearchIndexing {}
