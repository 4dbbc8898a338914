// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
public import NotesInterface
import NoteViewInterface

/// The state and the actions of a screen with search results, for any toolkit.
@MainActor public final class NoteSearchModel {
    /// A found note.
    public struct Hit: Sendable, Hashable {
        public let name: String
        public let title: String
        public let isLocked: Bool
        /// A snippet of the note; empty if the note is locked.
        public let snippet: [NoteHit.SnippetPart]
    }

    public let words: String
    /// The results of the last search, best first.
    public private(set) var hits: [Hit] = []
    public private(set) var problems: [NoteProblem] = []
    /// The screen, which is the source of the notes' views.
    public weak var source: (any ViewRouteSource)?
    private let collection: any NoteCollection

    /// The maximum number of results.
    private static let limit = 20

    /// - Throws: The reason why the search is invalid.
    public init(_ configuration: NoteSearchConfiguration, in collection: any NoteCollection) throws {
        words = configuration.words
        self.collection = collection
        try search()
    }

    /// Searches again. Call it at first and after possible changes.
    public func search() throws {
        let search = try collection.search(for: words, limit: Self.limit)
        let locked = Set(try collection.notes().notes.filter(\.isLocked).map(\.name))
        hits = search.hits.map { hit in
            let isLocked = locked.contains(hit.name)
            return Hit(
                name: hit.name, title: hit.title, isLocked: isLocked, snippet: isLocked ? [] : hit.snippet)
        }
        problems = search.problems
    }

    /// Returns the result with the number that the user typed.
    public func hit(_ number: String) throws -> Hit {
        guard let index = Int(number), hits.indices.contains(index - 1) else {
            throw NoteLookupError("there is no note \(number) here")
        }
        return hits[index - 1]
    }

    /// Shows a note. Returns when the note is visible.
    public func open(_ hit: Hit) async throws {
        try await Router.route(to: .note, path: .push(from: source)) { $0.noteName = hit.name }
    }
}
