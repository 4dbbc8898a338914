// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouter

/// Two columns: a list, and the detail of what is chosen there. The user moves the line between them.
///
/// Where both are navigation containers, each has its bar, and a window that is filled so has none above them.
@MainActor public final class GTKSplit: GTKScreen, GTKContainer {
    public let list: GTKScreen
    public private(set) var detail: GTKScreen?
    private let empty: GTKReference
    private var paned: OpaquePointer { OpaquePointer(widget) }

    /// - Parameters:
    ///   - detail: Nil to leave that column empty.
    ///   - listWidth: Of the column at first, in pixels.
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

    /// Shows a screen in the detail column by hand, without a router, whose hooks and observers are told.
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
