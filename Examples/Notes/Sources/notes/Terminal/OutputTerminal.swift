// SPDX-License-Identifier: Apache-2.0

import Foundation
import MarkdownInterface
import ModuleRouterMacros

/// Where a command writes: a terminal, or not.
protocol OutputTerminal: Sendable {
    /// How many columns it has; nil if it is no terminal.
    var columns: Int? { get }
    var isStyled: Bool { get }
    /// Writes all of a text.
    func write(_ text: String) throws
}

@Routable internal extension RoutableService where Protocol == any OutputTerminal {}

/// Provides standard output to the commands.
@AutoRegister
struct TerminalRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: .session) }

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any OutputTerminal>()) { $0 }
    }

    func makeDestination(with configuration: ServiceRouteConfiguration) throws -> StandardOutput? {
        StandardOutput(color: try Router.destination(for: RoutableService<SessionStore>()).settings.color)
    }
}

/// Lets the host's own provider answer to what the Markdown module requires: its destination is all that is asked for.
@AutoRegister
enum TerminalAdapter: ServiceRouteAdapter {
    static var routes: ServiceAdapters {
        Adapts(RoutableService<any MarkdownRequiredTerminal>(), to: TerminalRouter.self) { $0 }
    }
}

extension StandardOutput: MarkdownRequiredTerminal {}
