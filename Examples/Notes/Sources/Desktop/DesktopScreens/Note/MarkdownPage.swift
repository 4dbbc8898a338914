// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import MarkdownInterface
import ModuleRouterGTK

/// Shows Markdown as a column of labels, with a readable line width.
@MainActor final class MarkdownPage {
    let widget: GTKWidget
    /// Called when the user follows a link.
    var followed: (@MainActor (String) -> Void)?
    private let reference: GTKReference
    private let column: GTKWidget

    /// The maximum width of a line in pixels.
    private static let width: Int32 = 720

    init() {
        column = .column(spacing: 14)
        gtk_widget_add_css_class(column, "page")
        // The ruler gives the column its width if there is room, regardless of the text.
        let ruler: GTKWidget = gtk_picture_new_for_paintable(gdk_paintable_new_empty(Self.width, 1))
        gtk_widget_set_halign(column, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(column, GTK_ALIGN_START)
        gtk_box_append(column.of(GtkBox.self), ruler)
        widget = .scrolled(column)
        gtk_widget_add_css_class(widget, "reading")
        reference = GTKReference(widget)
    }

    func show(_ blocks: [MarkdownBlock]) {
        // Keep the first child, the ruler.
        while let old = gtk_widget_get_last_child(column), old != gtk_widget_get_first_child(column) {
            gtk_box_remove(column.of(GtkBox.self), old)
        }
        for block in blocks { gtk_box_append(column.of(GtkBox.self), part(block)) }
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(widget)), 0)
    }

    func focus() { gtk_widget_grab_focus(widget) }

    // MARK: Blocks

    private func part(_ block: MarkdownBlock) -> GTKWidget {
        switch block {
        case .heading(let level, let inlines): return label(inlines, classes: ["heading", "heading-\(level)"])
        case .paragraph(let inlines): return label(inlines, classes: ["paragraph"])
        case .code(_, let code), .html(let code): return self.code(code)
        case .quote(let blocks): return column(blocks, class: "quote")
        case .list(let start, let isTight, let items): return list(start, isTight, items)
        case .table(let table): return self.table(table)
        case .rule: return gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
        }
    }

    private func column(_ blocks: [MarkdownBlock], class name: String, spacing: Int32 = 10) -> GTKWidget {
        let column = GTKWidget.column(blocks.map(part), spacing: spacing)
        gtk_widget_add_css_class(column, name)
        gtk_widget_set_hexpand(column, 1)
        return column
    }

    private func label(_ inlines: [MarkdownInline], classes: [String]) -> GTKWidget {
        let label = GTKWidget.text("", wraps: true)
        gtk_label_set_markup(OpaquePointer(label), InlineMarkup.of(inlines))
        gtk_label_set_selectable(OpaquePointer(label), 1)
        for name in classes { gtk_widget_add_css_class(label, name) }
        GTKSignal.connect(label, "activate-link") { [weak self] arguments in
            arguments.answer(true)
            if let destination = arguments.string(1) { self?.followed?(destination) }
        }
        return label
    }

    private func list(_ start: Int?, _ isTight: Bool, _ items: [MarkdownBlock.Item]) -> GTKWidget {
        let rows = items.enumerated().map { index, item in
            let mark =
                switch item.isDone {
                case true?: "☑"
                case false?: "☐"
                case nil: start.map { "\($0 + index)." } ?? "•"
                }
            let marker = GTKWidget.text(mark, classes: "marker")
            gtk_widget_set_valign(marker, GTK_ALIGN_START)
            gtk_label_set_width_chars(OpaquePointer(marker), 3)
            gtk_label_set_xalign(OpaquePointer(marker), 1)
            return [marker, column(item.blocks, class: "item", spacing: 6)]
        }
        return .grid(rows, rowSpacing: isTight ? 4 : 10, columnSpacing: 8)
    }

    private func table(_ table: MarkdownBlock.Table) -> GTKWidget {
        let grid: GTKWidget = gtk_grid_new()
        gtk_widget_add_css_class(grid, "table")
        gtk_widget_set_halign(grid, GTK_ALIGN_START)
        for (row, cells) in ([table.header] + table.rows).enumerated() {
            for (column, cell) in cells.enumerated() where column < table.header.count {
                let label = label(cell, classes: row == 0 ? ["cell", "header"] : ["cell"])
                gtk_label_set_max_width_chars(OpaquePointer(label), 48)
                gtk_widget_set_valign(label, GTK_ALIGN_FILL)
                gtk_label_set_yalign(OpaquePointer(label), 0)
                switch column < table.alignments.count ? table.alignments[column] : nil {
                case .center?: gtk_label_set_xalign(OpaquePointer(label), 0.5)
                case .trailing?: gtk_label_set_xalign(OpaquePointer(label), 1)
                case .leading?, nil: break
                }
                gtk_grid_attach(grid.of(GtkGrid.self), label, Int32(column), Int32(row), 1, 1)
            }
        }
        return grid
    }

    /// Code is not wrapped. Each block of code scrolls separately if it is too wide.
    private func code(_ text: String) -> GTKWidget {
        let label = GTKWidget.text("")
        gtk_label_set_markup(OpaquePointer(label), InlineMarkup.escaped(text))
        gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_NONE)
        gtk_label_set_selectable(OpaquePointer(label), 1)
        let scroller: GTKWidget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scroller), 1)
        gtk_scrolled_window_set_child(OpaquePointer(scroller), label)
        gtk_widget_add_css_class(scroller, "code-block")
        return scroller
    }
}
#endif
