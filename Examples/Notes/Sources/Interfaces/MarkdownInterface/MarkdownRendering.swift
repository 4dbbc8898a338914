// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Reads and renders Markdown. Provided by the Markdown module.
public protocol MarkdownRendering: Sendable {
    /// Returns the title from the front matter or from the first heading; nil if there is neither.
    func title(of markdown: String) -> String?

    /// Returns the front matter's value for a key, without quotes; nil if there is none.
    func value(of key: String, in markdown: String) -> String?

    /// Returns the blocks of the text, without the front matter, for custom rendering.
    func blocks(of markdown: String) -> [MarkdownBlock]

    /// Returns only the words.
    func plainText(of markdown: String) -> String

    /// Returns text for the module's terminal, with a newline at the end.
    func terminalText(of markdown: String) -> String

    /// Returns HTML, with all text of the author escaped.
    ///
    /// - Parameters:
    ///   - anchorPrefix: The prefix of headings' identifiers, so that several texts fit on one page.
    ///   - resolveLink: Returns the address on that page for a link. Not called for links within the text.
    func html(of markdown: String, anchorPrefix: String, resolvingLinks resolveLink: (String) -> String) -> String
}

@RoutableAs("markdown") extension RoutableService where Protocol == any MarkdownRendering {}
