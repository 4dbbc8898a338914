// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterGTK
import ModuleRouterTesting
import ModuleRouterViews
import Testing

extension GTKTests {
    /// Dialogs, used by the keyboard.
    @MainActor
    @Suite(
        .routes { PageRouter.self },
        .enabled("no xdotool, or no display that xvfb-run has made") { await RealInput.isThere })
    struct GTKDialogTests {
        let root = Page()
        let window: GTKWindow

        init() {
            root.title = "asking"
            window = GTKWindow(GTKNavigation(root: root), width: 400, height: 300)
            window.present()
        }

        /// Opens a dialog, and gives it the keyboard focus.
        ///
        /// - Parameter title: A title that no other window has.
        private func dialog<Answer: Sendable>(
            _ title: String, _ dialog: @escaping @MainActor () async throws -> Answer
        ) async throws -> (RealInput, Task<Answer, any Error>) {
            let task = Task { try await dialog() }
            while window.dialogWindow == nil { await Task.yield() }
            return (try await RealInput(into: window.dialogWindow, title: title), task)
        }

        @Test func returnConfirms() async throws {
            let (input, task) = try await dialog("return confirms") {
                try await Router.confirm("return confirms", from: root)
            }
            try await input.press("Return")
            #expect(try await task.value)
            #expect(window.dialogWindow == nil)
            window.close()
        }

        @Test func escapeCancels() async throws {
            let (input, task) = try await dialog("escape cancels") {
                try await Router.confirm("escape cancels", from: root)
            }
            try await input.press("Escape")
            #expect(try await task.value == false)
            window.close()
        }

        @Test func returnDestroysNothing() async throws {
            let (input, task) = try await dialog("return destroys nothing") {
                try await Router.confirm(
                    "return destroys nothing", button: "Delete", isDestructive: true, from: root)
            }
            try await input.press("Return")
            #expect(try await task.value == false)
            window.close()
        }

        @Test func returnSubmitsTheTypedText() async throws {
            let (input, task) = try await dialog("text is typed") {
                try await Router.prompt("text is typed", from: root)
            }
            for key in ["p", "e", "a", "r"] { try await input.press(key) }
            try await input.press("Return")
            #expect(try await task.value == "pear")
            window.close()
        }

        @Test func escapeDoesNotCloseADialogThatCannotBeCancelled() async throws {
            let (input, task) = try await dialog("no way out") {
                try await Router.ask(
                    Dialog("no way out", buttons: [.init("Left", answer: 1), .init("Right", answer: 2)]), from: root)
            }
            try await input.press("Escape")
            #expect(window.dialogWindow != nil)
            // The first button is the default one.
            try await input.press("Return")
            #expect(try await task.value == 1)
            window.close()
        }

        @Test func aPopoverStaysBelowADialog() async throws {
            root.title = "below a popover"
            _ = try await RealInput(into: window.gtkWindow, title: "below a popover")
            let route = try #require(
                Router.perform(to: RoutableView<any PageInput>(), path: .presentAsPopover(from: root, anchor: root)))
            await window.transitions.turn()
            try #require(route.state == .routed)
            let (input, task) = try await dialog("above a popover") {
                try await Router.confirm("above a popover", from: route.destination as? Page)
            }
            try await input.press("Return")
            #expect(try await task.value)
            #expect(route.state == .routed)
            window.close()
        }

        @Test func aDialogOpensAboveTheWindowOfItsSource() async throws {
            let other = try await showPage(.window(from: root))
            let (_, task) = try await dialog("above its window") {
                try await Router.confirm("above its window", from: root)
            }
            #expect(window.dialogWindow.flatMap { gtk_window_get_transient_for($0) } == window.gtkWindow)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(other.state == .routed)
            window.close()
        }
    }
}
#endif
