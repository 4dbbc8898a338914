// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
import ModuleRouterViews

/// A GTK window or popover with the screen that fills it.
@MainActor final class GTKLevel {
    /// The kind of path that opened it. Nil for the host's first window.
    let kind: ViewRouteKind?
    let content: GTKScreen
    private(set) weak var window: GTKWindow?
    /// The level below, which closes this one when it closes. Nil for an independent window.
    private(set) weak var below: GTKLevel?
    /// The window title to use if the visible screen has no title.
    var title = ""
    /// Whether the host is closing it. Signals from GTK are then ignored.
    var isClosing = false
    /// Stops observing the anchor of a popover.
    var stopListening: (@MainActor () -> Void)?
    private let reference: GTKReference
    /// The bar of a window whose content is no navigation container.
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

    /// Returns the host's window or popover that a widget is, or that contains the widget.
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

    /// The window; nil for a popover.
    var gtkWindow: UnsafeMutablePointer<GtkWindow>? {
        module_router_gtk_is_window(native)
            ? UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWindow.self) : nil
    }

    /// The popover; nil for a window.
    var popover: UnsafeMutablePointer<GtkPopover>? {
        gtkWindow == nil ? UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkPopover.self) : nil
    }

    /// Puts the content and its bar into the window or popover.
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
        // The title in the list of windows can differ from the title in the bar.
        gtk_window_set_title(gtkWindow, title.isEmpty ? self.title : title)
        guard let bar else { return }
        let hasOwnBars = content.hasOwnBars
        gtk_widget_set_visible(bar.widget, hasOwnBars ? 0 : 1)
        if let detail = (content as? GTKSplit)?.detail as? GTKNavigation { detail.bar.setWindowButtons(hasOwnBars) }
        // A screen's items can be in only one bar at a time.
        if hasOwnBars { bar.showNothing() } else { bar.show(content.visible, canGoBack: false) }
    }

    /// Closes the window or popover and takes its content out, so that the content can be shown elsewhere.
    func close() {
        isClosing = true
        content.place = nil
        if let gtkWindow {
            gtk_window_destroy(gtkWindow)
            // References keep a destroyed window alive, and its parts can still be taken out.
            if gtk_window_get_child(gtkWindow) == content.widget { gtk_window_set_child(gtkWindow, nil) }
            gtk_window_set_titlebar(gtkWindow, nil)
            (content as? GTKNavigation)?.takeBarBack()
            g_object_run_dispose(object)
        } else if let popover {
            let stopListening = stopListening
            self.stopListening = nil
            gtk_popover_popdown(popover)
            if gtk_popover_get_child(popover) == content.widget { gtk_popover_set_child(popover, nil) }
            // The popover may still be emitting its `closed` signal, so remove it later.
            let reference = reference
            Task { @MainActor in
                gtk_widget_unparent(reference.widget)
                // This closure keeps the anchor alive until the popover has no parent.
                stopListening?()
            }
        }
    }
}
#endif
