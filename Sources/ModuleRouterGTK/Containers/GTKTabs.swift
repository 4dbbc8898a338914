// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouter

/// Screens of which the user chooses one by its tab.
@MainActor public final class GTKTabs: GTKScreen, GTKContainer, GTKBarOwner {
    public private(set) var tabs: [GTKScreen] = []
    private var notebook: OpaquePointer { OpaquePointer(widget) }
    /// What was chosen while it is in no window, where GTK 4.8 stumbles over that.
    private weak var chosen: GTKScreen?

    /// - Parameter screens: Of which the first is chosen.
    public init(_ screens: [GTKScreen]) {
        super.init(gtk_notebook_new())
        gtk_notebook_set_scrollable(notebook, 1)
        for screen in screens { append(screen) }
        GTKSignal.connect(widget, "notify::root") { [weak self] in
            if let self, let chosen { select(chosen) }
        }
        GTKSignal.connect(widget, "switch-page") { [weak self] in
            // The page is the current one when the signal has been handled.
            Task { @MainActor in self?.titleChanged() }
        }
    }

    /// The tab that is seen; nil if there is none.
    public var selected: GTKScreen? {
        if let chosen { return chosen }
        let index = Int(gtk_notebook_get_current_page(notebook))
        return tabs.indices.contains(index) ? tabs[index] : nil
    }

    override var visible: GTKScreen { selected?.visible ?? self }

    /// Shows one of the screens. Does nothing for another.
    public func select(_ screen: GTKScreen) {
        guard let index = tabs.firstIndex(where: { $0 === screen }) else { return }
        chosen = gtk_widget_get_root(widget) == nil ? screen : nil
        if chosen == nil { gtk_notebook_set_current_page(notebook, Int32(index)) }
    }

    func add(_ screen: GTKScreen) {
        append(screen)
        select(screen)
    }

    private func append(_ screen: GTKScreen) {
        screen.place = .tab
        tabs.append(screen)
        gtk_notebook_append_page(notebook, screen.widget, gtk_label_new(screen.title))
    }

    func drop(_ screen: GTKElement) {
        guard let index = tabs.firstIndex(where: { $0 === screen }) else { return }
        tabs.remove(at: index)
        if chosen === screen { chosen = nil }
        screen.place = nil
        gtk_notebook_remove_page(notebook, gtk_notebook_page_num(notebook, screen.widget))
    }

    func updateBar() {
        for screen in tabs { gtk_notebook_set_tab_label_text(notebook, screen.widget, screen.title) }
    }
}
#endif
