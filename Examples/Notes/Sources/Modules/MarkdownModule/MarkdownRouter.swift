// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface
import ModuleRouter

/// Provides Markdown rendering for the host's terminal.
@AutoRegister
struct MarkdownRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.markdown) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> MarkdownRenderer? {
        MarkdownRenderer(terminal: try Router.destination(for: .markdownRequiredTerminal))
    }
}
