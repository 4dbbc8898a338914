// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import DesktopScreens
import Foundation
import ModuleRouterGTK
import ModuleRouterMacros
import NoteListInterface

/// The program in a window.
@MainActor enum Desktop {
    /// Shows the list, and what follows from it, until the window is closed.
    ///
    /// - Parameter url: What is opened first; nil for what was open the last time.
    /// - Throws: Why the notes cannot be shown at all. What goes wrong later is said in the window.
    static func run(_ settings: SessionSettings, opening url: String? = nil) async throws {
        guard GTKMainLoop.start() else {
            throw CommandError("there is no display to open a window on; leave --gtk out to stay in the terminal")
        }
        g_set_prgname("notes")
        g_set_application_name("Notes")
        RouteRegistry.current.addScreens(.desktop)
        RouteRegistry.current.addViewRouteInterceptor(.loginFirst)
        RouteRegistry.current.addNotesURLs()
        let memory = try Router.destination(for: RoutableService<DesktopMemory>())
        let folder = URL(filePath: settings.folder).standardizedFileURL.path
        let last = memory.state.windows[folder] ?? DesktopState.Window()
        DesktopStyle.apply(memory.state)
        let window = GTKWindow.columns(
            try list(), empty: EmptyScreen(), title: "Notes", width: last.width, height: last.height)
        window.present()
        if let url = url ?? last.url { open(url, in: window) }
        await closed(window) { memory.state.windows[folder] = $0 }
    }

    /// The first screen. A window begins with it, so it is made, and no route leads there.
    private static func list() throws -> GTKScreen {
        let list = try Router.destination(for: RoutableView<any NoteListViewInput>())
        list.heading = "Notes"
        guard let screen = list as? GTKScreen else { throw CommandError("the list of notes is no screen of a window") }
        return screen
    }

    private static func open(_ url: String, in window: GTKWindow) {
        let screen = window.detailColumn?.stack.first as? DesktopScreen
        screen?.perform { [weak window] in try await Router.route(url: url, from: window) }
    }

    /// Returns when the user has closed the window.
    ///
    /// - Parameter remember: Is told how the window was.
    private static func closed(
        _ window: GTKWindow, remember: @escaping @MainActor (DesktopState.Window) -> Void
    ) async {
        let closing = AsyncStream<Void>.makeStream()
        window.shouldClose = { [weak window] in
            closing.continuation.yield()
            return window == nil
        }
        window.didClose = { closing.continuation.finish() }
        for await _ in closing.stream where await window.mayLeaveDetails() {
            remember(window.state)
            window.close()
        }
    }
}

extension GTKWindow {
    /// How it is now.
    fileprivate var state: DesktopState.Window {
        var state = DesktopState.Window()
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(gtkWindow, &width, &height)
        if width > 0, height > 0 { (state.width, state.height) = (Int(width), Int(height)) }
        // An editor has none: what it changes is below.
        state.url = detailColumn?.stack.reversed().lazy.compactMap { ($0 as? DesktopScreen)?.url }.first
        return state
    }
}
#endif
