// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the export module requires: HTML made from Markdown.
public protocol ExportRequiredMarkdown: Sendable {
    /// HTML of a note, safe to put in a page.
    ///
    /// - Parameters:
    ///   - anchorPrefix: What the identities of its headings begin with, followed by two hyphens.
    ///   - resolveLink: Returns where a link to another note leads on the page.
    func html(of markdown: String, anchorPrefix: String, resolvingLinks resolveLink: (String) -> String) -> String
}

@Routable extension RoutableService where Protocol == any ExportRequiredMarkdown {}
