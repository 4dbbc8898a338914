// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import NotesInterface

/// Provides the notes in the host's storage.
@AutoRegister
struct NotesRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteCollection) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> StoredNotes? {
        StoredNotes(
            storage: try Router.destination(for: .notesRequiredStorage),
            markdown: try Router.destination(for: .notesRequiredMarkdown),
            clock: try Router.destination(for: .notesRequiredClock))
    }
}
