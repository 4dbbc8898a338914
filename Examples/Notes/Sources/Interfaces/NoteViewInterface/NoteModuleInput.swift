// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The parameters of a note's screen. Implemented by the route's configuration.
@MainActor public protocol NoteModuleInput: AnyObject {
    /// The name of the note, or a unique part of it.
    var noteName: String { get set }
    /// Whether to begin editing at once.
    var isEditing: Bool { get set }
}

@RoutableAs("note") extension RoutableViewModule where Protocol == any NoteModuleInput {}
