// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// Reads Markdown and shows it. Provided by the Markdown module.
public protocol MarkdownRendering: Sendable {
    /// The title: what the front matter says, else the first heading; nil if there is neither.
    func title(of markdown: String) -> String?

    /// What the front matter says about one thing, without quotes; nil if it says nothing.
    func value(of key: String, in markdown: String) -> String?

    /// What the text is made of, without the front matter: for those who show it in ways of their own.
    func blocks(of markdown: String) -> [MarkdownBlock]

    /// The words alone.
    func plainText(of markdown: String) -> String

    /// Text for the terminal that the module was given, ending in a newline.
    func terminalText(of markdown: String) -> String

    /// HTML, with everything escaped that came from the author.
    ///
    /// - Parameters:
    ///   - anchorPrefix: What the identities of headings begin with, so that several texts fit on one page.
    ///   - resolveLink: Returns where a link leads on that page. Not called for links within the text.
    func html(of markdown: String, anchorPrefix: String, resolvingLinks resolveLink: (String) -> String) -> String
}

@Routable extension RoutableService where Protocol == any MarkdownRendering {}
