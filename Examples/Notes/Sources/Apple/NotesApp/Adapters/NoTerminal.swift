// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import MarkdownInterface
import ModuleRouterViews

/// Provides the terminal that the Markdown module requires. An app has no terminal, so text has no colours and unlimited columns.
@AutoRegister
struct NoTerminalRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.markdownRequiredTerminal) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> NoTerminal? { NoTerminal() }
}

struct NoTerminal: MarkdownRequiredTerminal {
    var columns: Int? { nil }
    var isStyled: Bool { false }
}
#endif
