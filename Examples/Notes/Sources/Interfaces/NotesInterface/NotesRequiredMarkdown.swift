// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the notes module requires: someone who reads Markdown.
public protocol NotesRequiredMarkdown: Sendable {
    /// The title that a note gives itself.
    func title(of markdown: String) -> String?

    /// What the front matter of a note says about one thing; nil if it says nothing.
    func value(of key: String, in markdown: String) -> String?

    /// The words alone, for the search.
    func plainText(of markdown: String) -> String
}

@Routable extension RoutableService where Protocol == any NotesRequiredMarkdown {}
