// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterGTK

/// The building blocks of screens.
extension GTKWidget {
    public static func text(_ text: String, wraps: Bool = false, classes: String...) -> GTKWidget {
        let label: GTKWidget = gtk_label_new(text)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        if wraps {
            gtk_label_set_wrap(OpaquePointer(label), 1)
            gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
        } else {
            gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
        }
        for name in classes { gtk_widget_add_css_class(label, name) }
        return label
    }

    public static func column(_ parts: [GTKWidget] = [], spacing: Int32 = 0) -> GTKWidget {
        let box: GTKWidget = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing)
        for part in parts { gtk_box_append(box.of(GtkBox.self), part) }
        return box
    }

    public static func row(_ parts: [GTKWidget] = [], spacing: Int32 = 0) -> GTKWidget {
        let box: GTKWidget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing)
        for part in parts { gtk_box_append(box.of(GtkBox.self), part) }
        return box
    }

    /// Returns rows of widgets in aligned columns.
    ///
    /// Put a label that wraps beside other widgets with a grid, not with a row. A row asks for the minimum width at a height. GTK
    /// 4.8 searches for it (`my_pango_layout_get_width_for_height` in `gtklabel.c`) as if a text that does not fit a width did not
    /// fit any smaller width. A text with two tabs, or with a bold letter in a word, may fit one. The row then prints "Expect
    /// overlapping widgets". A grid asks only for heights. Its minimum height is the height at its minimum width.
    public static func grid(_ rows: [[GTKWidget]], rowSpacing: Int32 = 0, columnSpacing: Int32 = 0) -> GTKWidget {
        let grid: GTKWidget = gtk_grid_new()
        gtk_grid_set_row_spacing(grid.of(GtkGrid.self), UInt32(rowSpacing))
        gtk_grid_set_column_spacing(grid.of(GtkGrid.self), UInt32(columnSpacing))
        for (row, parts) in rows.enumerated() {
            for (column, part) in parts.enumerated() {
                gtk_grid_attach(grid.of(GtkGrid.self), part, Int32(column), Int32(row), 1, 1)
            }
        }
        return grid
    }

    public static func button(_ label: String, _ classes: String...) -> GTKWidget {
        let button: GTKWidget = gtk_button_new_with_mnemonic(label)
        for name in classes { gtk_widget_add_css_class(button, name) }
        return button
    }

    /// - Parameter name: A description of the icon, for its tooltip and for accessibility.
    public static func iconButton(_ icon: String, _ name: String) -> GTKWidget {
        let button: GTKWidget = gtk_button_new_from_icon_name(icon)
        gtk_widget_set_tooltip_text(button, name)
        return button
    }

    /// - Returns: The widget in a scrollable area of the available height.
    public static func scrolled(_ content: GTKWidget) -> GTKWidget {
        let scroller: GTKWidget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(scroller), content)
        gtk_widget_set_vexpand(scroller, 1)
        return scroller
    }

    /// Returns a placeholder for empty content.
    public static func emptyState(icon: String, _ title: String, _ text: String) -> GTKWidget {
        let image: GTKWidget = gtk_image_new_from_icon_name(icon)
        gtk_image_set_pixel_size(OpaquePointer(image), 72)
        gtk_widget_add_css_class(image, "dim-label")
        let heading = GTKWidget.text(title, wraps: true, classes: "title-2")
        let explanation = GTKWidget.text(text, wraps: true, classes: "dim-label")
        for label in [heading, explanation] {
            gtk_label_set_xalign(OpaquePointer(label), 0.5)
            gtk_label_set_justify(OpaquePointer(label), GTK_JUSTIFY_CENTER)
        }
        let state = GTKWidget.column([image, heading, explanation], spacing: 12)
        gtk_widget_set_valign(state, GTK_ALIGN_CENTER)
        gtk_widget_set_halign(state, GTK_ALIGN_CENTER)
        gtk_widget_set_vexpand(state, 1)
        state.setMargins(24)
        return state
    }

    public func setMargins(_ margin: Int32) {
        gtk_widget_set_margin_start(self, margin)
        gtk_widget_set_margin_end(self, margin)
        gtk_widget_set_margin_top(self, margin)
        gtk_widget_set_margin_bottom(self, margin)
    }

    /// Casts the object to another of its classes.
    public func of<Class>(_ type: Class.Type) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
}
#endif
