// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The terminal that the Markdown module requires for rendering.
public protocol MarkdownRequiredTerminal: Sendable {
    /// The maximum number of columns in a line; nil to leave lines unwrapped.
    var columns: Int? { get }
    /// Whether text may have colours.
    var isStyled: Bool { get }
}

@RoutableAs("markdownRequiredTerminal") extension RoutableService where Protocol == any MarkdownRequiredTerminal {}
