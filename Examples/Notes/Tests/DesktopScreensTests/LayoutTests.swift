// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import ModuleRouterGTK
import Testing

/// GTK lays out all texts without messages.
///
/// A message ends the process of its test.
@Suite(.enabled("no display: use xvfb-run") { await hasDisplay }, .serialized)
struct LayoutTests {
    @Test(arguments: ["Pears\t\tapples", "P**e**ars", "- > 1. `P`e`a`rs"])
    func anItemOfAListIsLaidOut(text: String) async {
        await #expect(processExitsWith: .success) { [text = text as String] in
            try await Layout.run(["a.md": "# A\n\n- \(text)\n"])
        }
    }

    @Test func aMessageBelowAScreenIsLaidOut() async {
        await #expect(processExitsWith: .success) {
            try await Layout.run(["a.md": "# A\n"]) { desk in
                // Too wide for the screen.
                let text = "Pears\(String(repeating: "\t", count: 20))apples"
                (desk.top as? DesktopScreen)?.message = text
                try await desk.until { desk.texts(of: desk.top).contains(text) }
            }
        }
    }

    @Test func anAlertIsLaidOut() async {
        await #expect(processExitsWith: .success) {
            try await Layout.run(["pears\t\tapples.md": "# A\n"]) { desk in try await Layout.openAlert(desk) }
        }
    }

    @Test @MainActor func anAlertIsAsHighAsItsContent() async throws {
        try await Desk.run(["a.md": "# A\n"]) { desk in
            try await desk.open("A")
            try await Layout.openAlert(desk)
            try await Layout.finish(desk)
            let alert = try #require(desk.window.dialogWindow.flatMap { gtk_window_get_child($0) })
            var height: Int32 = 0
            gtk_widget_measure(alert, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(alert), nil, &height, nil, nil)
            let margins = gtk_widget_get_margin_top(alert) + gtk_widget_get_margin_bottom(alert)
            #expect(gtk_widget_get_height(alert) + margins == height)
        }
    }
}

@MainActor private enum Layout {
    /// Opens the note with the title "A", runs a body, and returns when the top screen is laid out.
    static func run(
        _ notes: [String: String], _ body: @MainActor (Desk) async throws -> Void = { _ in }
    ) async throws {
        g_log_set_always_fatal(
            GLogLevelFlags(
                rawValue: G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue))
        try #require(GTKMainLoop.start())
        try await Desk.run(notes) { desk in
            try await desk.open("A")
            try await body(desk)
            try await finish(desk)
        }
    }

    /// Changes the open note and goes back, which opens an alert with the note's name.
    static func openAlert(_ desk: Desk) async throws {
        desk.press("Change the note (Ctrl+E)")
        try await desk.until { desk.editorText == "# A\n" }
        desk.write("B")
        desk.window.detailColumn?.goBack()
        try await desk.until { desk.title == "Unsaved changes" }
    }

    /// Returns when all labels of the top screen have their places.
    static func finish(_ desk: Desk) async throws {
        try await desk.until {
            guard let top = desk.dialog ?? desk.top?.widget else { return false }
            return desk.all(in: top, "GtkLabel").allSatisfy { gtk_widget_get_width($0) > 0 }
        }
    }
}
#endif
