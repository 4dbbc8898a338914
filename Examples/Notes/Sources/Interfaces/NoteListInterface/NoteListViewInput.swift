// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The screen with all notes, which is an app's first screen.
@MainActor public protocol NoteListViewInput: AnyObject {
    /// The text above the notes.
    var heading: String { get set }
}

@RoutableAs("noteList") extension RoutableView where Protocol == any NoteListViewInput {}
