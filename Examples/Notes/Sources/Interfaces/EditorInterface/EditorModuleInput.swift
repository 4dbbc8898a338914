// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros
import NotesInterface

/// The screen on which a note is changed, waiting to be told which. Implemented by the route's configuration.
///
/// ```swift
/// let note = try await Router.result(of: RoutableViewModule<any EditorModuleInput>(), path: .push(from: source)) {
///     $0.noteName = "garden.md"
///     $0.saved = $1
/// }
/// ```
@MainActor public protocol EditorModuleInput: AnyObject {
    /// The exact name of the note.
    var noteName: String { get set }
    /// Where the editor puts the note when it has saved it. Whoever waits for it takes the editor away then.
    var saved: ViewRouteResult<Note> { get set }
}

@Routable extension RoutableViewModule where Protocol == any EditorModuleInput {}
