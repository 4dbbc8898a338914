// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import NoteListInterface
import NotesAdapters
import TerminalHost

/// Runs the program on screens in the terminal.
@MainActor enum Screens {
    /// Shows the list, and the screens that it opens, until the user leaves.
    ///
    /// - Parameter url: The URL to open above the list before anything is visible.
    /// - Throws: The reason why the URL cannot be opened, and errors of the terminal.
    static func run(_ settings: SessionSettings, opening url: String? = nil, on terminal: any Terminal) async throws {
        RouteRegistry.current.addScreens(.terminal)
        RouteRegistry.current.addViewRouteInterceptor("login first", ViewRouteRequest.loginFirst)
        RouteRegistry.current.addNotesURLs()
        let window = TerminalWindow()
        let loop = TerminalLoop(window, on: terminal)
        try await Router.route(to: .noteList, path: .push(from: window)) { list in
            list.heading = "Notes in '\(settings.folder)'"
        }
        guard let url else { return try await loop.run() }
        try await loop.run(beginningWith: { try await Router.route(url: url, from: window) })
    }
}
