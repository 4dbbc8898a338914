// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

/// Two columns with a bar each, and the checks before a screen is removed.
extension GTKTests {
    @MainActor @Suite(.routes { PageRouter.self })
    struct GTKColumnTests {
        /// A page with a field, which takes the focus when it appears.
        private final class Form: GTKScreen {
            let field: GTKReference

            init() {
                field = GTKReference(gtk_entry_new())
                super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), title: "Form")
                _ = place(GTKView(field.widget))
            }

            override func didAppear() { gtk_widget_grab_focus(field.widget) }
        }

        private let detail = GTKNavigation(root: Page())
        private let window: GTKWindow

        init() {
            window = GTKWindow(GTKSplit(list: GTKNavigation(root: Page()), detail: detail), title: "Columns")
            window.present()
        }

        private var titleOfWindow: String? {
            gtk_window_get_title(window.gtkWindow).map { String(cString: $0) }
        }

        @Test func theWindowsOwnTitleBarIsHidden() throws {
            let bar = try #require(gtk_window_get_titlebar(window.gtkWindow))
            #expect(gtk_widget_get_visible(bar) == 0)
            window.close()
        }

        @Test func theWindowHasTheTitleOfItsTopScreen() {
            let form = Form()
            detail.push(form, animated: false)
            #expect(titleOfWindow == "Form")
            form.title = ""
            #expect(titleOfWindow == "Columns")
            form.leave(animated: false)
            #expect(titleOfWindow == "Page")
            window.close()
        }

        @Test func aRefusingScreenReceivesTheAttemptToGoBack() {
            let form = Form()
            detail.push(form, animated: false)
            form.refusesToBeDismissed = true
            var wishes = 0
            #expect(detail.goBack())
            form.didRefuse = { wishes += 1 }
            #expect(detail.goBack())
            #expect(wishes == 1)
            #expect(detail.stack.count == 2)
            form.leave(animated: false)
            #expect(detail.stack.count == 1)
            window.close()
        }

        @Test func aRemovedScreenWithTheFocusIsFreed() {
            weak var form: Form?
            do {
                let shown = Form()
                form = shown
                detail.push(shown)
                // Leaves while the screen slides in.
                shown.leave(animated: false)
            }
            window.close()
            #expect(form == nil)
        }
    }
}
#endif
