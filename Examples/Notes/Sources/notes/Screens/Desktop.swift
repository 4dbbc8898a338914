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
        let window = try window(settings, opening: url)
        window.present()
        await closed(window, settings)
    }

    /// The window as it was the last time, before it is seen.
    static func window(_ settings: SessionSettings, opening url: String? = nil) throws -> GTKWindow {
        RouteRegistry.current.addScreens(.desktop)
        RouteRegistry.current.addViewRouteInterceptor(.loginFirst)
        RouteRegistry.current.addNotesURLs()
        let memory = try Router.destination(for: RoutableService<DesktopMemory>())
        let last = memory.state.windows[settings.wholeFolder] ?? DesktopState.Window()
        DesktopStyle.apply(memory.state)
        let empty = EmptyScreen()
        let window = GTKWindow.columns(
            try list(), empty: empty, title: "Notes", width: last.width, height: last.height)
        if let url = url ?? last.url {
            empty.perform { [weak window] in try await Router.route(url: url, from: window) }
        }
        return window
    }

    /// The first screen. A window begins with it, so it is made, and no route leads there.
    private static func list() throws -> GTKScreen {
        let list = try Router.destination(for: RoutableView<any NoteListViewInput>())
        list.heading = "Notes"
        guard let screen = list as? GTKScreen else { throw CommandError("the list of notes is no screen of a window") }
        return screen
    }

    /// Returns when the user has closed the window, and remembers how it was.
    static func closed(_ window: GTKWindow, _ settings: SessionSettings) async {
        guard !window.isClosed else { return }
        let wishes = AsyncStream<Void>.makeStream()
        var isAsking = false
        window.shouldClose = {
            // Whoever would lose something is asked first, once.
            if !isAsking { wishes.continuation.yield() }
            isAsking = true
            return false
        }
        window.didClose = { wishes.continuation.finish() }
        for await _ in wishes.stream {
            if await window.mayLeaveDetails() {
                let memory = try? Router.destination(for: RoutableService<DesktopMemory>())
                memory?.state.windows[settings.wholeFolder] = window.state
                window.close()
            }
            isAsking = false
        }
    }
}

extension SessionSettings {
    /// The folder of the notes, wherever the program was started.
    fileprivate var wholeFolder: String { URL(filePath: folder).standardizedFileURL.path }
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
