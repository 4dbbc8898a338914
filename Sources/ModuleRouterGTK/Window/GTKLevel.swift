// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
import ModuleRouter

/// A window of GTK's, or a popover, and the screen that fills it.
@MainActor final class GTKLevel {
    /// How it is shown; nil for the window that the host began with.
    let kind: ViewRouteKind?
    let content: GTKScreen
    private(set) weak var window: GTKWindow?
    /// What this stands above, and goes with; nil for a window that stands for itself.
    private(set) weak var below: GTKLevel?
    /// What the list of windows says where the screen that is seen has no title.
    var title = ""
    /// Whether it is being closed: what GTK tells of that is no news.
    var isClosing = false
    /// Ends what was begun to learn that the anchor of a popover goes.
    var stopListening: (@MainActor () -> Void)?
    private let reference: GTKReference
    /// The bar of a window without a navigation container.
    private let bar: GTKBar?

    private static let key = g_quark_from_static_string("module-router-level")

    init(
        _ native: GTKWidget, _ content: GTKScreen, as kind: ViewRouteKind?, above below: GTKLevel?, in window: GTKWindow
    ) {
        reference = GTKReference(native)
        self.content = content
        self.kind = kind
        self.below = below
        self.window = window
        bar = !module_router_gtk_is_window(native) || content is GTKNavigation ? nil : GTKBar()
        g_object_set_qdata(object, GTKLevel.key, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit { g_object_set_qdata(object, GTKLevel.key, nil) }

    /// The window or popover that a widget is in, or is, of those that a host has made.
    static func around(_ widget: GTKWidget) -> GTKLevel? {
        var candidate: GTKWidget? = widget
        while let widget = candidate {
            if module_router_gtk_is_native(widget),
                let level = g_object_get_qdata(
                    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key)
            {
                return Unmanaged<GTKLevel>.fromOpaque(level).takeUnretainedValue()
            }
            candidate = gtk_widget_get_parent(widget)
        }
        return nil
    }

    var native: GTKWidget { reference.widget }

    private var object: UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(native).assumingMemoryBound(to: GObject.self)
    }

    /// Nil for a popover.
    var gtkWindow: UnsafeMutablePointer<GtkWindow>? {
        module_router_gtk_is_window(native)
            ? UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWindow.self) : nil
    }

    /// Nil for a window.
    var popover: UnsafeMutablePointer<GtkPopover>? {
        gtkWindow == nil ? UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkPopover.self) : nil
    }

    /// Puts the content in, with its bar above.
    func fill() {
        content.place = .content
        if let gtkWindow {
            if let navigation = content as? GTKNavigation {
                gtk_window_set_titlebar(gtkWindow, navigation.giveBarToWindow())
            } else if let bar {
                bar.setWindowButtons(kind != .presentAsSheet)
                gtk_window_set_titlebar(gtkWindow, bar.widget)
            }
            gtk_window_set_child(gtkWindow, content.widget)
        } else if let popover {
            gtk_popover_set_child(popover, content.widget)
        }
        updateBar()
    }

    func updateBar() {
        guard let gtkWindow else { return }
        let title = content.visible.title
        // What the list of windows says, which may not be what a bar says.
        gtk_window_set_title(gtkWindow, title.isEmpty ? self.title : title)
        guard let bar else { return }
        let hasOwnBars = content.hasOwnBars
        gtk_widget_set_visible(bar.widget, hasOwnBars ? 0 : 1)
        if let detail = (content as? GTKSplit)?.detail as? GTKNavigation { detail.bar.setWindowButtons(hasOwnBars) }
        // What it showed of a screen stands in one bar at a time.
        if hasOwnBars { bar.showNothing() } else { bar.show(content.visible, canGoBack: false) }
    }

    /// Does away with the window or popover. Its content is out then, and can be shown elsewhere.
    func close() {
        isClosing = true
        content.place = nil
        if let gtkWindow {
            gtk_window_destroy(gtkWindow)
            // What was destroyed lives on while somebody has a reference, and its parts can be taken out.
            if gtk_window_get_child(gtkWindow) == content.widget { gtk_window_set_child(gtkWindow, nil) }
            gtk_window_set_titlebar(gtkWindow, nil)
            (content as? GTKNavigation)?.takeBarBack()
            g_object_run_dispose(object)
        } else if let popover {
            let stopListening = stopListening
            self.stopListening = nil
            gtk_popover_popdown(popover)
            if gtk_popover_get_child(popover) == content.widget { gtk_popover_set_child(popover, nil) }
            // It may be in the middle of telling that it is closed: it is done away with on the next turn.
            let reference = reference
            Task { @MainActor in
                gtk_widget_unparent(reference.widget)
                // What it points to lives until then.
                stopListening?()
            }
        }
    }
}
#endif
