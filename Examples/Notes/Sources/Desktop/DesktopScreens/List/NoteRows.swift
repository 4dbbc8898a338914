// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import Foundation
import ModuleRouterGTK
import NotesInterface

/// The rows of the notes, each with a title, a name and a date.
@MainActor final class NoteRows {
    let widget: GTKWidget
    /// Called when the user opens a note.
    var opened: (@MainActor (Note) -> Void)?
    private let reference: GTKReference
    private let list: OpaquePointer
    private let empty = GTKWidget.text("", wraps: true, classes: "dim-label", "empty")
    private var notes: [Note] = []

    init() {
        let box: GTKWidget = gtk_list_box_new()
        list = OpaquePointer(box)
        widget = .scrolled(box)
        reference = GTKReference(widget)
        gtk_widget_add_css_class(box, "navigation-sidebar")
        gtk_label_set_justify(OpaquePointer(empty), GTK_JUSTIFY_CENTER)
        gtk_label_set_xalign(OpaquePointer(empty), 0.5)
        gtk_list_box_set_placeholder(list, empty)
        GTKSignal.connect(box, "row-activated") { [weak self] arguments in
            guard let self, let row = arguments.object(1) else { return }
            let index = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
            if notes.indices.contains(index) { opened?(notes[index]) }
        }
    }

    func show(_ notes: [Note], emptyText: String) {
        gtk_label_set_text(OpaquePointer(empty), emptyText)
        // Unchanged rows keep their position and the focus.
        guard notes != self.notes else { return }
        self.notes = notes
        while let row = gtk_list_box_get_row_at_index(list, 0) {
            gtk_list_box_remove(list, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
        for note in notes { gtk_list_box_append(list, Self.row(note)) }
    }

    func select(_ name: String?) {
        let row = notes.firstIndex { $0.name == name }.flatMap { gtk_list_box_get_row_at_index(list, Int32($0)) }
        gtk_list_box_select_row(list, row)
    }

    /// Moves the focus to the selected row, or else to the first one.
    ///
    /// - Returns: Whether there is a row.
    @discardableResult
    func focus() -> Bool { gtk_widget_child_focus(GTKWidget(list), GTK_DIR_TAB_FORWARD) != 0 }

    private static func row(_ note: Note) -> GTKWidget {
        let title = GTKWidget.text(note.title, classes: "row-title")
        gtk_widget_set_hexpand(title, 1)
        let first = GTKWidget.row([title], spacing: 6)
        if note.isLocked {
            let lock: GTKWidget = gtk_image_new_from_icon_name("changes-prevent-symbolic")
            gtk_widget_set_tooltip_text(lock, "Locked")
            gtk_widget_add_css_class(lock, "dim-label")
            gtk_box_append(first.of(GtkBox.self), lock)
        }
        let day = note.modified.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
        let name = GTKWidget.text(note.name, classes: "dim-label", "caption")
        gtk_label_set_ellipsize(OpaquePointer(name), PANGO_ELLIPSIZE_MIDDLE)
        gtk_widget_set_hexpand(name, 1)
        let date = GTKWidget.text(day, classes: "dim-label", "caption", "numeric")
        gtk_label_set_ellipsize(OpaquePointer(date), PANGO_ELLIPSIZE_NONE)
        let row = GTKWidget.column([first, .row([name, date], spacing: 10)], spacing: 2)
        gtk_widget_add_css_class(row, "note-row")
        return row
    }
}
#endif
