// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import DesktopScreens
import Foundation
import ModuleRouterGTK
import ModuleRouterViews
import NoteListInterface
import NotesAdapters

/// The program in a window.
@MainActor enum Desktop {
    /// Shows the list, and the screens that it opens, until the user closes the window.
    ///
    /// - Parameter url: The URL to open first; nil for the one that was open last time.
    /// - Throws: The reason why the notes cannot be shown at all. The window shows later failures itself.
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

    /// Returns the window in its last state, before it is shown.
    static func window(_ settings: SessionSettings, opening url: String? = nil) throws -> GTKWindow {
        RouteRegistry.current.addScreens(.desktop)
        RouteRegistry.current.addViewRouteInterceptor("login first", ViewRouteRequest.loginFirst)
        RouteRegistry.current.addNotesURLs()
        let memory = try Router.destination(for: .desktopMemory)
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

    /// Returns the first screen. The window is made with it, so no route shows it.
    private static func list() throws -> GTKScreen {
        let list = try Router.destination(for: .noteList)
        list.heading = "Notes"
        guard let screen = list as? GTKScreen else { throw CommandError("the list of notes is no screen of a window") }
        return screen
    }

    /// Waits until the user closes the window, and remembers its state.
    static func closed(_ window: GTKWindow, _ settings: SessionSettings) async {
        guard !window.isClosed else { return }
        let wishes = AsyncStream<Void>.makeStream()
        var isAsking = false
        window.shouldClose = {
            // Ask once before the user loses changes.
            if !isAsking { wishes.continuation.yield() }
            isAsking = true
            return false
        }
        window.didClose = { wishes.continuation.finish() }
        for await _ in wishes.stream {
            if await window.mayLeaveDetails() {
                let memory = try? Router.destination(for: .desktopMemory)
                memory?.state.windows[settings.wholeFolder] = window.state
                window.close()
            }
            isAsking = false
        }
    }
}

extension SessionSettings {
    /// The absolute path of the notes' folder.
    fileprivate var wholeFolder: String { URL(filePath: folder).standardizedFileURL.path }
}

extension GTKWindow {
    /// The current state.
    fileprivate var state: DesktopState.Window {
        var state = DesktopState.Window()
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(gtkWindow, &width, &height)
        if width > 0, height > 0 { (state.width, state.height) = (Int(width), Int(height)) }
        // An editor has no URL. The screen below it has one.
        state.url = detailColumn?.stack.reversed().lazy.compactMap { ($0 as? DesktopScreen)?.url }.first
        return state
    }
}
#endif
