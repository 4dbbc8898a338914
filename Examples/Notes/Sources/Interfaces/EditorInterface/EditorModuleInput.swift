// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import NotesInterface

/// The parameters of the editor's screen. Implemented by the route's configuration.
///
/// ```swift
/// let note = try await Router.result(of: .editor, path: .push(from: source)) {
///     $0.noteName = "garden.md"
///     $0.saved = $1
/// }
/// ```
@MainActor public protocol EditorModuleInput: AnyObject {
    /// The exact name of the note.
    var noteName: String { get set }
    /// The result that receives the saved note. The code that waits for it then removes the editor.
    var saved: ViewRouteResult<Note> { get set }
}

@RoutableAs("editor") extension RoutableViewModule where Protocol == any EditorModuleInput {}
