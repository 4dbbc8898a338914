// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import ModuleRouterGTK
import Testing

@MainActor @Suite(.enabled("no display: use xvfb-run") { await hasDisplay }, .serialized)
struct EditingTests {
    private let notes = ["garden.md": "# The garden\n\nApples.\n"]

    private func beginEditing(_ desk: Desk) async throws {
        try await desk.open("The garden")
        desk.press("Change the note (Ctrl+E)")
        try await desk.until { desk.editorBuffer != nil && desk.title == "Editing The garden" }
        try await desk.until { desk.editorText == "# The garden\n\nApples.\n" }
    }

    @Test func whatIsSavedIsSeenEverywhere() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await beginEditing(desk)
            desk.write("# My garden\n\nPears.\n")
            #expect(desk.title == "Editing The garden •")
            desk.press("Save")
            try await desk.until { desk.title == "My garden" }
            #expect(desk.texts(of: desk.top) == ["My garden", "Pears."])
            #expect(desk.row("My garden", in: desk.window.listScreen) != nil)
            #expect(try desk.text(of: "garden.md") == "# My garden\n\nPears.\n")
        }
        #expect(leaks == [])
    }

    @Test func whatIsNotChangedIsLeftWithoutAQuestion() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await beginEditing(desk)
            desk.window.detailColumn?.goBack()
            try await desk.until { desk.title == "The garden" }
        }
        #expect(leaks == [])
    }

    @Test func unsavedChangesAreNotLostByAccident() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await beginEditing(desk)
            desk.write("Other.")
            desk.window.detailColumn?.goBack()
            try await desk.until { desk.title == "Unsaved changes" }
            #expect(
                desk.dialogTexts == [
                    "Unsaved changes", "'garden.md' has been changed, and not been saved.", "Keep editing",
                    "Discard the changes",
                ])
            // The button that closes a dialog stands for the answer that changes nothing.
            desk.closeWindow()
            try await desk.until { desk.title == "Editing The garden •" }
            #expect(desk.editorText == "Other.")
            desk.window.detailColumn?.goBack()
            try await desk.until { desk.title == "Unsaved changes" }
            desk.press("Discard the changes")
            try await desk.until { desk.title == "The garden" }
            #expect(try desk.text(of: "garden.md") == "# The garden\n\nApples.\n")
        }
        #expect(leaks == [])
    }

    @Test func aClosedWindowAsksToo() async throws {
        let leaks = try await Desk.run(notes) { desk in
            try await beginEditing(desk)
            desk.write("Other.")
            desk.closeWindow()
            try await desk.until { desk.title == "Unsaved changes" }
            desk.press("Keep editing")
            try await desk.until { desk.title == "Editing The garden •" }
            #expect(!desk.window.isClosed)
            desk.closeWindow()
            try await desk.until { desk.title == "Unsaved changes" }
            desk.press("Discard the changes")
            try await desk.until { desk.window.isClosed }
        }
        #expect(leaks == [])
    }

    @Test func aNewLineIsMeasuredBeforeItIsDrawn() async throws {
        let lines = String(repeating: "A line.\n\n", count: 100)
        try await Desk.run(["garden.md": "# The garden\n\n\(lines)"]) { desk in
            try await desk.open("The garden")
            desk.press("Change the note (Ctrl+E)")
            try await desk.until { desk.editorText?.hasSuffix(lines) == true }
            let view = try #require(desk.top.flatMap { desk.all(in: $0.widget, "GtkTextView").first })
            let buffer = try #require(desk.editorBuffer)
            let adjustment = try #require(
                gtk_widget_get_parent(view).flatMap { gtk_scrolled_window_get_vadjustment(OpaquePointer($0)) })
            let clock = try #require(gtk_widget_get_frame_clock(view))
            var (isDrawing, lateChanges, frames) = (false, 0, 0)
            let signals = [
                // A key that is handled within a frame, behind a movement of the mouse.
                GTKSignal.connect(clock, "before-paint") {
                    frames += 1
                    var start = GtkTextIter()
                    gtk_text_buffer_get_start_iter(buffer, &start)
                    gtk_text_buffer_insert(buffer, &start, "New.\n", -1)
                },
                GTKSignal.connect(clock, "layout") { isDrawing = true },
                GTKSignal.connect(clock, "after-paint") { isDrawing = false },
                GTKSignal.connect(UnsafeMutableRawPointer(adjustment), "changed") {
                    if isDrawing { lateChanges += 1 }
                },
            ]
            while frames < 10 {
                gtk_widget_queue_draw(view)
                await desk.idle()
            }
            for signal in signals { signal.disconnect() }
            // A scroll bar that learns of a line while the page is drawn has no valid size.
            #expect(lateChanges == 0)
        }
    }
}
#endif
