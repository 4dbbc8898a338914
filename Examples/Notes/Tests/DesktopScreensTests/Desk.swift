// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopScreens
import Foundation
import LockInterface
import ModuleRouterGTK
import ModuleRouterViews
import ModuleRouterTesting

@testable import LockModule
@testable import notes

/// Whether there is a display to test on. GTK is begun by asking.
@MainActor let hasDisplay = GTKMainLoop.start()

/// The program in a real window, within the process of the test, over a folder of notes of its own.
@MainActor final class Desk {
    let window: GTKWindow
    let memory: DesktopMemory
    private let folder: URL

    private init(_ window: GTKWindow, _ memory: DesktopMemory, _ folder: URL) {
        self.window = window
        self.memory = memory
        self.folder = folder
    }

    /// - Parameters:
    ///   - notes: Texts by their names.
    ///   - spoilt: The name of one that is no text.
    ///   - last: How the last window was.
    ///   - body: Does what a user does, and looks.
    /// - Returns: The objects that are still in memory after the window was closed.
    @discardableResult
    static func run(
        _ notes: [String: String], spoiling spoilt: String? = nil, opening url: String? = nil,
        window last: DesktopState.Window? = nil,
        _ body: (Desk) async throws -> Void
    ) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(notes, to: folder.appending(path: "notes"))
        if let spoilt { try Data([0xFF]).write(to: folder.appending(path: "notes/\(spoilt)")) }
        if let last {
            let path = folder.appending(path: "notes").standardizedFileURL.path
            DesktopMemory(file: folder.appending(path: "desktop.json")).state.windows[path] = last
        }
        let settings = SessionSettings(folder: folder.path + "/notes")
        return try await open(folder, settings, opening: url, body).map { "\(Swift.type(of: $0))" }
    }

    /// Writes notes into a folder, each into a file of its name.
    static func write(_ notes: [String: String], to folder: URL) throws {
        for (name, text) in notes {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Opens the window of the program, runs a body, and closes the window if it is still open.
    ///
    /// - Parameters:
    ///   - folder: The state of the desktop is kept here.
    ///   - settings: The notes, and how they are stored.
    ///   - leakDelay: The delay of the leak detector. Defaults to longer than a test takes.
    /// - Returns: The views that were removed and are alive when the window has been closed.
    static func open(
        _ folder: URL, _ settings: SessionSettings, opening url: String? = nil, leakDelay: Duration = .seconds(3600),
        _ body: (Desk) async throws -> Void
    ) async throws -> [AnyObject] {
        let lock = PasswordLock(password: "sesame", users: "ada=apple;bob=pear")
        let memory = DesktopMemory(file: folder.appending(path: "desktop.json"))
        return try await withRoutes {
            $0.register(.noteLock) { _ in lock }
            $0.register(.desktopMemory) { _ in memory }
        } operation: {
            let registry = RouteRegistry.current
            registry.viewLeakDelay = leakDelay
            try await Session.run(settings) {
                let window = try Desktop.window(settings, opening: url)
                window.present()
                async let end: Void = Desktop.closed(window, settings)
                let desk = Desk(window, memory, folder)
                do { try await body(desk) } catch {
                    window.close()
                    await end
                    throw error
                }
                window.close()
                await end
                await desk.idle()
            }
            return registry.reportViewLeaks()
        }
    }

    var notesFolder: String { folder.appending(path: "notes").standardizedFileURL.path }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: "notes/\(name)")), as: UTF8.self)
    }

    /// Returns when GTK has nothing else to do.
    func idle() async { await Self.idle() }

    static func idle() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let box = Unmanaged.passRetained(Resumption(continuation))
            g_idle_add_full(
                G_PRIORITY_LOW,
                {
                    Unmanaged<Resumption>.fromOpaque($0!).takeRetainedValue().continuation.resume()
                    return 0
                }, box.toOpaque(), nil)
        }
    }

    /// Returns when something is so. A test that waits in vain ends by its time limit.
    func until(_ condition: () throws -> Bool) async throws {
        while try !condition() {
            try Task.checkCancellation()
            await idle()
        }
    }
}

private final class Resumption: Sendable {
    let continuation: CheckedContinuation<Void, Never>

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}
#endif
