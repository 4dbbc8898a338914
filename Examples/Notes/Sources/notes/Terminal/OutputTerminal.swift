// SPDX-License-Identifier: Apache-2.0

import Foundation
import MarkdownInterface
import ModuleRouter

/// The output of a command, which may be a terminal.
protocol OutputTerminal: Sendable {
    /// The number of columns; nil if the output is not a terminal.
    var columns: Int? { get }
    var isStyled: Bool { get }
    /// Writes the whole text.
    func write(_ text: String) throws
}

@RoutableAs("outputTerminal") internal extension RoutableService where Protocol == any OutputTerminal {}

/// Provides standard output to the commands.
@AutoRegister
struct TerminalRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: .session) }

    static var routes: RouteList<Self> { Provides(.outputTerminal) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> StandardOutput? {
        StandardOutput(color: try Router.destination(for: .sessionStore).settings.color)
    }
}

/// Adapts the host's own terminal to the one that the Markdown module requires. The destination conforms to both protocols.
@AutoRegister
enum TerminalAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.markdownRequiredTerminal, to: TerminalRouter.self) { $0 }
    }
}

extension StandardOutput: MarkdownRequiredTerminal {}
