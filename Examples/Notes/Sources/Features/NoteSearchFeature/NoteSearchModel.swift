// SPDX-License-Identifier: Apache-2.0

import LockInterface
public import ModuleRouterMacros
public import NotesInterface
import NoteViewInterface

/// What a screen with the notes that have some words knows and does, in whatever toolkit.
@MainActor public final class NoteSearchModel {
    /// A note that was found.
    public struct Hit: Sendable, Hashable {
        public let name: String
        public let title: String
        public let isLocked: Bool
        /// A place in the note; empty if the note is locked.
        public let snippet: [NoteHit.SnippetPart]
    }

    public let words: String
    /// The best first, as they were when the notes were last searched.
    public private(set) var hits: [Hit] = []
    public private(set) var problems: [NoteProblem] = []
    /// The screen, from which notes are shown.
    public weak var source: (any ViewRouteSource)?
    private let collection: any NoteCollection

    /// How many notes are shown at most.
    private static let limit = 20

    /// - Throws: Why these words cannot be searched for.
    public init(_ configuration: NoteSearchConfiguration) throws {
        words = configuration.words
        collection = try Router.destination(for: RoutableService<any NoteCollection>())
        try search()
    }

    /// Searches again, at first and whenever the notes may have changed.
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

    /// The note that a user means, by its number among those that were found.
    public func hit(_ number: String) throws -> Hit {
        guard let index = Int(number), hits.indices.contains(index - 1) else {
            throw NoteLookupError("there is no note \(number) here")
        }
        return hits[index - 1]
    }

    /// Shows a note. Returns when it is there.
    public func open(_ hit: Hit) async throws {
        try await Router.route(
            to: RoutableViewModule<any NoteModuleInput>(), path: .push(from: source).behindLock(hit.isLocked)
        ) { $0.noteName = hit.name }
    }
}
