// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK

/// A pointer to a GTK widget.
public typealias GTKWidget = UnsafeMutablePointer<GtkWidget>

/// A Swift object that retains a widget. Use it where an object is required: for example, as the anchor of a popover.
@MainActor public final class GTKReference {
    public let widget: GTKWidget

    public init(_ widget: GTKWidget) {
        self.widget = widget
        g_object_ref_sink(widget)
    }

    isolated deinit { g_object_unref(widget) }
}
#endif
