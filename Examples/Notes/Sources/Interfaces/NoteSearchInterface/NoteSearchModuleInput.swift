// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// The screen with the notes that have some words, waiting to be told which. Implemented by the route's configuration.
@MainActor public protocol NoteSearchModuleInput: AnyObject {
    /// As they are typed: the last one may be the beginning of a word, and words in quotation marks follow one another.
    var words: String { get set }
}

@Routable extension RoutableViewModule where Protocol == any NoteSearchModuleInput {}
