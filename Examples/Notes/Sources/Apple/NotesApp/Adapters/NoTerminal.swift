// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import MarkdownInterface
import ModuleRouterViews

/// The terminal that the Markdown module requires. An app has no terminal, so text has no colours and unlimited columns.
@Provider(of: .markdownRequiredTerminal)
struct NoTerminal: MarkdownRequiredTerminal {
    var columns: Int? { nil }
    var isStyled: Bool { false }
}
#endif
