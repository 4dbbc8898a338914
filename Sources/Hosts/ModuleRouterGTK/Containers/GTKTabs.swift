// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews

/// Screens with tabs. One screen is visible, and the user selects it by its tab.
@MainActor public final class GTKTabs: GTKScreen, GTKContainer, GTKBarOwner {
    public private(set) var tabs: [GTKScreen] = []
    private var notebook: OpaquePointer { OpaquePointer(widget) }
    /// The selection that was made outside of a window. It is applied when the tabs enter one, since GTK 4.8 mishandles an
    /// earlier selection.
    private weak var chosen: GTKScreen?

    /// - Parameter screens: The screens of the tabs. The first one is selected.
    public init(_ screens: [GTKScreen]) {
        super.init(gtk_notebook_new())
        gtk_notebook_set_scrollable(notebook, 1)
        for screen in screens { append(screen) }
        GTKSignal.connect(widget, "notify::root") { [weak self] in
            if let self, let chosen { select(chosen) }
        }
        GTKSignal.connect(widget, "switch-page") { [weak self] in
            // GTK changes the current page after the handlers of the signal.
            Task { @MainActor in self?.titleChanged() }
        }
    }

    /// The screen of the selected tab; nil if there are no tabs.
    public var selected: GTKScreen? {
        if let chosen { return chosen }
        let index = Int(gtk_notebook_get_current_page(notebook))
        return tabs.indices.contains(index) ? tabs[index] : nil
    }

    override var visible: GTKScreen { selected?.visible ?? self }

    /// Selects the tab of a screen. Does nothing for a screen without a tab.
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
