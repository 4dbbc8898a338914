// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
package import DesktopHost
import ModuleRouterGTK

/// The screen on the right while no note is open.
package final class EmptyScreen: DesktopScreen {
    package init() {
        let page = GTKWidget.column([
            .emptyState(
                icon: "accessories-text-editor-symbolic", "No note is open",
                "Choose one at the left, or press Ctrl+F and type what it says.")
        ])
        gtk_widget_add_css_class(page, "reading")
        super.init(showing: page)
    }

    package override func didAppear() { (window?.listScreen as? NoteListScreen)?.select(nil) }
}
#endif
