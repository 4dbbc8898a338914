// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews

/// Two columns: a list, and the detail of the selected item. The user can move the line between them.
///
/// If both columns are navigation containers, each has its own bar, and the window has none above them.
@MainActor public final class GTKSplit: GTKScreen, GTKContainer {
    public let list: GTKScreen
    public private(set) var detail: GTKScreen?
    private let empty: GTKReference
    private var paned: OpaquePointer { OpaquePointer(widget) }

    /// - Parameters:
    ///   - list: The screen of the list column.
    ///   - detail: The screen of the detail column; nil to leave it empty.
    ///   - listWidth: The initial width of the list column in pixels.
    public init(list: GTKScreen, detail: GTKScreen? = nil, listWidth: Int = 280) {
        self.list = list
        empty = GTKReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
        gtk_paned_set_position(paned, Int32(clamping: listWidth))
        gtk_paned_set_resize_start_child(paned, 0)
        gtk_paned_set_shrink_start_child(paned, 0)
        gtk_paned_set_shrink_end_child(paned, 0)
        gtk_widget_set_hexpand(empty.widget, 1)
        list.place = .list
        gtk_paned_set_start_child(paned, list.widget)
        gtk_paned_set_end_child(paned, empty.widget)
        if let detail { put(detail) }
    }

    override var visible: GTKScreen { detail?.visible ?? list.visible }

    override var hasOwnBars: Bool { list is GTKNavigation && detail is GTKNavigation }

    /// Shows a screen in the detail column without a router. Hooks and observers are notified.
    public func showDetail(_ screen: GTKScreen) {
        guard let window else {
            dropDetail()
            return put(screen)
        }
        window.showByHand(screen, by: .showDetail, from: self, animated: false)
    }

    func put(_ screen: GTKScreen) {
        screen.place = .detail
        detail = screen
        gtk_paned_set_end_child(paned, screen.widget)
        titleChanged()
    }

    func dropDetail() {
        guard let detail else { return }
        self.detail = nil
        detail.place = nil
        gtk_paned_set_end_child(paned, empty.widget)
        titleChanged()
    }
}
#endif
