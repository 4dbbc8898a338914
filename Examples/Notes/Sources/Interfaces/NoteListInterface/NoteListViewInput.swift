// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// The screen with all notes, the first one of an app.
@MainActor public protocol NoteListViewInput: AnyObject {
    /// What is written above the notes.
    var heading: String { get set }
}

@Routable extension RoutableView where Protocol == any NoteListViewInput {}
