// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the Markdown module requires: the terminal that it renders for.
public protocol MarkdownRequiredTerminal: Sendable {
    /// How many columns a line may have; nil if lines are not to be broken.
    var columns: Int? { get }
    /// Whether text may be coloured.
    var isStyled: Bool { get }
}

@Routable extension RoutableService where Protocol == any MarkdownRequiredTerminal {}
