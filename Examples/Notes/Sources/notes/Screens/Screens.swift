// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros
import NoteListInterface
import TerminalHost

/// The program on screens.
@MainActor enum Screens {
    /// Shows the list, and what follows from it, until the user leaves.
    static func run(_ settings: SessionSettings, on terminal: any Terminal) async throws {
        RouteRegistry.current.addViewRouteInterceptor(.loginFirst)
        let window = TerminalWindow()
        let loop = TerminalLoop(window, on: terminal)
        try await Router.route(to: RoutableView<any NoteListViewInput>(), path: .push(from: window)) { list, _ in
            list.prepareDestination = { $0.heading = "Notes in '\(settings.folder)'" }
        }
        try await loop.run()
    }
}
