// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import Foundation
import ModuleRouterGTK
import ModuleRouterViews
import NotesInterface

@testable import DesktopScreens
@testable import notes

/// The program under the hands of a user, on a display of its own and in a process of its own.
///
/// A message of GTK's ends the process, as `G_DEBUG=fatal-warnings` does.
@MainActor final class NotesWalk {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
    private let settings: SessionSettings
    private let knowledge = WalkedNotes()
    private var leaks: [String] = []

    private static let notes = [
        "garden.md": """
        # The garden

        Apples and *pears* grow here. The [calendar](calendar.md) says when, the [kitchen](home/kitchen.md) why.

        - [x] Prune the pear tree
        - [ ] Water the `Malus domestica`

        | Tree | Planted |
        | --- | ---: |
        | Boskoop | 2011 |

        ```swift
        let basket = garden.trees.flatMap(\\.apples).filter(\\.isRipe)
        ```

        """ + String(repeating: "\nA line that makes the page longer than the window.\n", count: 30),
        "calendar.md": "# Calendar\n\n- March: peas\n- October: apples\n",
        "diary.md": "---\nlocked: true\n---\n# Diary\n\nNobody reads this.\n",
        "home/jam.md": "# Jam\n\nQuinces and apples, one to two.\n",
        "home/kitchen.md": "# Kitchen\n\nApple pie, with apples from [the garden](../garden.md).\n",
    ]

    /// - Parameters:
    ///   - display: The value of `DISPLAY`.
    ///   - log: The path of a file. It gets each event, and the standard error of the process.
    ///   - isInDatabase: Whether the notes are stored in a database.
    /// - Throws: ``WalkFault`` if the display or the file cannot be used.
    init(on display: String, log: String, isInDatabase: Bool = false) throws {
        let file = Foundation.open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard file >= 0, dup2(file, STDERR_FILENO) >= 0 else { throw WalkFault("'\(log)' cannot be written") }
        Foundation.close(file)
        setenv("DISPLAY", display, 1)
        setenv("GDK_BACKEND", "x11", 1)
        g_log_set_always_fatal(
            GLogLevelFlags(
                rawValue: G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue))
        guard GTKMainLoop.start() else { throw WalkFault("the display \(display) cannot be opened") }
        settings = SessionSettings(
            folder: folder.path + "/notes", isCreated: true, storage: isInDatabase ? .sqlite : .files)
        try Desk.write(Self.notes, to: folder.appending(path: "in"))
        try Session.run(settings) {
            let collection = try Router.destination(for: .noteCollection)
            _ = try collection.importNotes(from: folder.path + "/in", replacing: false) { _ in }
            guard try stored() == Self.notes else { throw WalkFault("the notes were not imported") }
        }
        knowledge.begin(Self.notes)
    }

    isolated deinit { try? FileManager.default.removeItem(at: folder) }

    /// Does what the events say. A window that the user has closed is opened again.
    ///
    /// - Throws: ``WalkFault`` if a screen leaks or a note is lost.
    func run(_ events: [WalkEvent]) async throws {
        var rest = events[...]
        repeat {
            try await open { desk in
                while !desk.window.isClosed, let event = rest.popFirst() {
                    note("\(events.count - rest.count): \(event)   [\(desk.title)]")
                    knowledge.look(at: desk)
                    try await act(event, at: desk)
                    try knowledge.check(try stored(), at: desk)
                    if let leak = leaks.first { throw WalkFault(leak) }
                }
            }
        } while !rest.isEmpty
        // Another session reads what this one has written.
        try Session.run(settings) { try knowledge.checkStored(try stored()) }
    }

    /// Opens the window, runs a body, and closes the window.
    ///
    /// - Throws: ``WalkFault`` if a screen stays in memory.
    func open(_ body: (Desk) async throws -> Void) async throws {
        let left = try await Desk.open(folder, settings, leakDelay: .seconds(2)) { desk in
            RouteRegistry.current.viewLeakHandler = { [weak self] _, message in self?.leaks.append(message) }
            try await wait("the window has the focus") {
                gtk_window_is_active(desk.window.gtkWindow) != 0 && !desk.titles.isEmpty
            }
            try await body(desk)
        }.map { LeftView($0) }
        leaks += left.filter { $0.view != nil }.map(\.text)
        // The time that the detector gives to GTK.
        let deadline = ContinuousClock.now + .seconds(2)
        while left.contains(where: { $0.view != nil }), .now < deadline { await Desk.idle() }
        if let leak = left.first(where: { $0.view != nil }) { throw WalkFault(leak.text) }
    }

    private struct LeftView {
        weak var view: AnyObject?
        let text: String

        init(_ view: AnyObject) {
            self.view = view
            text = "\(type(of: view)) was removed and is still alive"
        }
    }

    /// Does what an event says, and returns when the program has nothing to do.
    func act(_ event: WalkEvent, at desk: Desk) async throws {
        if event == .rest {
            try await wait("no page slides") { !desk.isSliding }
        } else {
            try await Self.useTool(event.arguments)
            // GTK 4.8 prints a warning about a popover whose anchor is outside of the display. No window may be active.
            if event.movesWindow { try? await Self.useTool(["getactivewindow", "windowmove", "0", "0"]) }
        }
        // The server has sent what the tool has caused.
        gdk_display_sync(gdk_display_get_default())
        for _ in 0..<3 { await Desk.idle() }
        // A minimized window draws no frames, so no page slides in it. The user opens it again.
        if desk.isMinimized {
            gtk_window_unminimize(desk.window.gtkWindow!)
            try await wait("the window is open again") { !desk.isMinimized }
        }
    }

    /// Returns when a condition holds.
    ///
    /// - Throws: ``WalkFault`` after ten seconds.
    func wait(_ name: String, until condition: () -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(10)
        while !condition() {
            guard .now < deadline else { throw WalkFault("not within ten seconds: \(name)") }
            await Desk.idle()
        }
    }

    private func note(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

    /// The texts of all notes, by their names.
    private func stored() throws -> [String: String] {
        let listing = try Router.destination(for: .noteCollection).notes()
        if let problem = listing.problems.first { throw WalkFault("\(problem)") }
        return Dictionary(uniqueKeysWithValues: listing.notes.map { ($0.name, $0.text) })
    }

    /// Runs `xdotool` while GTK goes on.
    private nonisolated static func useTool(_ arguments: [String]) async throws {
        let path = WalkDisplay.find("xdotool") ?? "xdotool"
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            DispatchQueue.global().async {
                let process = Process()
                process.executableURL = URL(filePath: path)
                process.arguments = arguments
                process.standardInput = FileHandle.nullDevice
                process.standardOutput = FileHandle.nullDevice
                do { try process.run() } catch { return continuation.resume(throwing: error) }
                process.waitUntilExit()
                if process.terminationStatus == 0 {
                    continuation.resume()
                } else {
                    continuation.resume(throwing: WalkFault("xdotool has failed: \(arguments)"))
                }
            }
        }
    }
}

extension Desk {
    /// Whether the user has minimized the window.
    fileprivate var isMinimized: Bool {
        guard let window = window.gtkWindow, let surface = gtk_native_get_surface(OpaquePointer(window)) else {
            return false
        }
        return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }

    /// Whether a page slides in or out.
    var isSliding: Bool {
        [window.content, window.presented].compactMap { $0 }.contains { content in
            all(in: content.widget, "GtkStack").contains { (stack: GTKWidget) in
                gtk_stack_get_transition_running(OpaquePointer(stack)) != 0
            }
        }
    }
}
#endif
