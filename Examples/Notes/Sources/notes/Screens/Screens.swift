// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros
import NoteListInterface
import TerminalHost

/// The program on screens.
@MainActor enum Screens {
    /// Shows the list, and what follows from it, until the user leaves.
    ///
    /// - Parameter url: What is opened above the list, before anything is seen.
    /// - Throws: Why the URL cannot be opened; what the terminal throws.
    static func run(_ settings: SessionSettings, opening url: String? = nil, on terminal: any Terminal) async throws {
        RouteRegistry.current.addScreens(.terminal)
        RouteRegistry.current.addViewRouteInterceptor(.loginFirst)
        RouteRegistry.current.addNotesURLs()
        let window = TerminalWindow()
        let loop = TerminalLoop(window, on: terminal)
        try await Router.route(to: RoutableView<any NoteListViewInput>(), path: .push(from: window)) { list, _ in
            list.prepareDestination = { $0.heading = "Notes in '\(settings.folder)'" }
        }
        guard let url else { return try await loop.run() }
        try await loop.run(beginningWith: { try await Router.route(url: url, from: window) })
    }
}
