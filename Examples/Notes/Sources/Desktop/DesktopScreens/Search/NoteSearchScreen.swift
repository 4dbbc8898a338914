// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import ModuleRouterGTK
import NoteSearchFeature
import NotesInterface

/// Shows the notes that contain the words, each with a snippet.
final class NoteSearchScreen: DesktopScreen {
    private let model: NoteSearchModel
    private let list: GTKWidget = gtk_list_box_new()
    private let status = GTKWidget.text("", wraps: true, classes: "dim-label", "caption", "status")
    private var shown: [NoteSearchModel.Hit]?

    init(_ model: NoteSearchModel) {
        self.model = model
        let content = GTKWidget.column([list], spacing: 6)
        gtk_widget_add_css_class(content, "results")
        gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
        gtk_widget_set_valign(list, GTK_ALIGN_START)
        let page = GTKWidget.scrolled(content)
        gtk_widget_add_css_class(page, "reading")
        super.init(showing: .column([page, status]), title: "Notes with “\(model.words)”")
        model.source = self
        gtk_list_box_set_placeholder(
            OpaquePointer(list),
            .emptyState(icon: "edit-find-symbolic", "No note has them", "Fewer words, or parts of words, find more."))
        GTKSignal.connect(list, "row-activated") { [weak self] arguments in
            guard let self, let row = arguments.object(1) else { return }
            open(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
        }
    }

    override func didAppear() {
        (window?.listScreen as? NoteListScreen)?.select(nil)
        attempt { try model.search() }
        show()
        gtk_widget_child_focus(list, GTK_DIR_TAB_FORWARD)
    }

    private func open(_ index: Int) {
        guard model.hits.indices.contains(index) else { return }
        let hit = model.hits[index]
        perform { [model] in try await model.open(hit) }
    }

    private func show() {
        guard shown != model.hits else { return }
        shown = model.hits
        while let row = gtk_list_box_get_row_at_index(OpaquePointer(list), 0) {
            gtk_list_box_remove(
                OpaquePointer(list), UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
        for hit in model.hits { gtk_list_box_append(OpaquePointer(list), Self.row(hit)) }
        let problems = model.problems.map { "⚠ \($0)" }
        gtk_label_set_text(
            OpaquePointer(status),
            (["\(model.hits.count) found"] + problems).joined(separator: "\n"))
    }

    private static func row(_ hit: NoteSearchModel.Hit) -> GTKWidget {
        let title = GTKWidget.row([.text(hit.title, classes: "row-title")], spacing: 6)
        if hit.isLocked {
            gtk_box_append(title.of(GtkBox.self), gtk_image_new_from_icon_name("changes-prevent-symbolic"))
        }
        let row = GTKWidget.column([title], spacing: 3)
        if !hit.snippet.isEmpty {
            let snippet = GTKWidget.text("", wraps: true)
            let markup = hit.snippet.map { part in
                let text = InlineMarkup.escaped(part.text)
                return part.isHit ? "<b>\(text)</b>" : text
            }
            gtk_label_set_markup(OpaquePointer(snippet), markup.joined())
            gtk_box_append(row.of(GtkBox.self), snippet)
        }
        gtk_box_append(row.of(GtkBox.self), .text(hit.name, classes: "dim-label", "caption"))
        gtk_widget_add_css_class(row, "note-row")
        return row
    }
}
#endif
