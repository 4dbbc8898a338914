// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK

/// The pointers that GTK hands out for widgets.
public typealias GTKWidget = UnsafeMutablePointer<GtkWidget>

/// A widget as an object of Swift, which keeps it. For places that take any object: the anchor of a popover.
@MainActor public final class GTKReference {
    public let widget: GTKWidget

    public init(_ widget: GTKWidget) {
        self.widget = widget
        g_object_ref_sink(widget)
    }

    isolated deinit { g_object_unref(widget) }
}
#endif
