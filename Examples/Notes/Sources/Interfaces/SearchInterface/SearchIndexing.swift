// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// An index of documents, empty at first. Provided by the search module.
public protocol SearchIndexing: AnyObject {
    func add(_ document: SearchDocument)

    /// The documents that have all the words, the best first.
    ///
    /// Case and accents make no difference. The last word may be the beginning of one. Words in quotation marks must
    /// follow one another.
    ///
    /// - Parameter limit: The most results to return.
    /// - Throws: ``SearchError`` if there is no word in the query.
    func results(for query: String, limit: Int) throws(SearchError) -> [SearchResult]
}

/// Why a search makes no sense.
public struct SearchError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in words for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}

@Routable extension RoutableService where Protocol == any SearchIndexing {}
