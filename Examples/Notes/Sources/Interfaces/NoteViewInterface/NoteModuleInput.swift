// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// The screen with one note, waiting to be told which. Implemented by the route's configuration.
@MainActor public protocol NoteModuleInput: AnyObject {
    /// The name of the note, or enough of it.
    var noteName: String { get set }
    /// Whether the note is to be changed at once.
    var isEditing: Bool { get set }
}

@Routable extension RoutableViewModule where Protocol == any NoteModuleInput {}
