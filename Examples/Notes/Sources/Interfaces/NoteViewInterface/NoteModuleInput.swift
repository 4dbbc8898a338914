// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// The screen with one note, waiting to be told which. Implemented by the route's configuration.
@MainActor public protocol NoteModuleInput: AnyObject {
    /// The exact name of the note.
    var noteName: String { get set }
}

@Routable extension RoutableViewModule where Protocol == any NoteModuleInput {}
