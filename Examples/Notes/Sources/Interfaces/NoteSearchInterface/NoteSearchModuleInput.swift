// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The parameters of the screen with search results. Implemented by the route's configuration.
@MainActor public protocol NoteSearchModuleInput: AnyObject {
    /// The words as typed. The last one may be a prefix. Words in quotation marks must follow one another.
    var words: String { get set }
}

@RoutableAs("noteSearch") extension RoutableViewModule where Protocol == any NoteSearchModuleInput {}
