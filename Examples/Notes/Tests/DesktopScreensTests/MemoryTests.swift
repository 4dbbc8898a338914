// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import Foundation
import ModuleRouterGTK
import Testing

@testable import DesktopScreens

@MainActor @Suite(.enabled("no display: use xvfb-run") { await hasDisplay }, .serialized)
struct MemoryTests {
    private let notes = ["b.md": "# A\n", "a.md": "# B\n"]

    @Test func theNextWindowIsLikeTheLast() async throws {
        var state = DesktopState()
        var folder = ""
        try await Desk.run(notes) { desk in
            try await desk.open("B")
            folder = desk.notesFolder
            desk.closeWindow()
            try await desk.until { desk.window.isClosed }
            state = desk.memory.state
        }
        var window = DesktopState.Window()
        window.url = "notes://note/a.md"
        #expect(state.windows == [folder: window])

        window.width = 640
        window.height = 480
        try await Desk.run(notes, window: window) { desk in
            try await desk.until { desk.title == "B" }
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_window_get_default_size(desk.window.gtkWindow, &width, &height)
            #expect((width, height) == (640, 480))
        }
    }

    @Test func aNoteThatHasGoneIsSaid() async throws {
        var window = DesktopState.Window()
        window.url = "notes://note/gone.md"
        try await Desk.run(notes, window: window) { desk in
            try await desk.until { desk.message != nil }
            #expect(desk.message == "there is no note 'gone.md'")
        }
    }

    @Test func theOrderIsSetInAPopover() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await desk.until { desk.row("A", in: desk.window.listScreen) != nil }
            #expect(desk.titles == ["A", "B"])
            desk.pressInList("Settings (Ctrl+,)")
            try await desk.until { desk.title == "Settings" }
            desk.toggle("Name")
            #expect(desk.titles == ["B", "A"])
            #expect(desk.memory.state.order == .name)
            desk.closePopover()
            try await desk.until { desk.window.presented == nil }
        }
        #expect(leaks == [])
    }

    @Test func whatIsKeptIsReadAgain() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/desktop.json")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let memory = DesktopMemory(file: file)
        #expect(memory.state == DesktopState())
        memory.state.isDark = true
        memory.state.textSize = 14
        #expect(DesktopMemory(file: file).state == memory.state)
        try Data("{".utf8).write(to: file)
        #expect(DesktopMemory(file: file).state == DesktopState())
    }
}
#endif
