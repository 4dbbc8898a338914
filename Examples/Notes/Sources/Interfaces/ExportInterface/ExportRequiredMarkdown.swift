// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The conversion from Markdown to HTML that the export module requires.
public protocol ExportRequiredMarkdown: Sendable {
    /// Returns the HTML of a note, which is safe to insert into a page.
    ///
    /// - Parameters:
    ///   - anchorPrefix: The prefix of its headings' identifiers. Two hyphens follow it.
    ///   - resolveLink: Returns the address on the page for a link to another note.
    func html(of markdown: String, anchorPrefix: String, resolvingLinks resolveLink: (String) -> String) -> String
}

@RoutableAs("exportRequiredMarkdown") extension RoutableService where Protocol == any ExportRequiredMarkdown {}
