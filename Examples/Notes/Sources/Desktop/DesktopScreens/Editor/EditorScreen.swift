// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import EditorFeature
import EditorInterface
import ModuleRouterGTK
import NotesInterface

/// Edits the text of a note.
@MainActor @Provider(of: RoutableViewModule<any EditorModuleInput>.self, registersItself: false)
final class EditorScreen: DesktopScreen {
    private let model: EditorModel
    private let text: GTKWidget = gtk_text_view_new()
    private let save = GTKWidget.button("_Save", "suggested-action")
    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(text.of(GtkTextView.self)) }
    private var isOpen = false

    init(
        notes: any NoteCollection, @RouteParameter noteName: String = "",
        @RouteParameter saved: ViewRouteResult<Note> = ViewRouteResult()
    ) throws {
        model = try EditorModel(of: noteName, in: notes, saved: saved)
        gtk_widget_add_css_class(text, "editor")
        gtk_text_view_set_monospace(text.of(GtkTextView.self), 1)
        gtk_text_view_set_wrap_mode(text.of(GtkTextView.self), GTK_WRAP_WORD_CHAR)
        let page = GTKWidget.scrolled(text)
        gtk_widget_add_css_class(page, "reading")
        super.init(showing: page, title: "Editing \(model.note.title)")
        model.source = self
        gtk_widget_set_tooltip_text(save, "Keep the note as it is now (Ctrl+S)")
        setItems(trailing: [save])
        GTKSignal.connect(save, "clicked") { [weak self] in self?.saveNote() }
        GTKSignal.connect(buffer, "modified-changed") { [weak self] in self?.showChanges() }
        // GTK 4.8 can measure new lines while it draws them. The scroll bar has no valid size then, and GTK prints a warning.
        // A resize measures the lines before the next frame is drawn.
        GTKSignal.connect(buffer, "changed") { [weak self] in
            if let self { gtk_widget_queue_resize(text) }
        }
        Shortcut.add("<Control>s", to: widget) { [weak self] in self?.saveNote() }
        didRefuse = { [weak self] in
            self?.perform { if await self?.mayLeave() == true { self?.leave() } }
        }
        gtk_widget_set_sensitive(text, 0)
    }

    override func didAppear() {
        if !isOpen { open() }
    }

    override func mayLeave() async -> Bool {
        guard isOpen else { return true }
        takeText()
        do { return try await model.mayClose() } catch { return false }
    }

    private func open() {
        isOpen = true
        let note = model.draft.text
        guard !note.utf8.contains(0) else {
            // GTK text cannot contain this character, so saving the note would lose it.
            message = "The note has a character that cannot be changed here."
            return
        }
        gtk_widget_set_sensitive(text, 1)
        gtk_text_buffer_begin_irreversible_action(buffer)
        gtk_text_buffer_set_text(buffer, note, Int32(note.utf8.count))
        gtk_text_buffer_end_irreversible_action(buffer)
        gtk_text_buffer_set_modified(buffer, 0)
        var start = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &start)
        gtk_text_buffer_place_cursor(buffer, &start)
        showChanges()
        gtk_widget_grab_focus(text)
    }

    private func takeText() {
        guard gtk_widget_get_sensitive(text) != 0 else { return }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let characters = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return }
        model.draft = NoteDraft(String(cString: characters))
        g_free(characters)
    }

    private func showChanges() {
        let hasChanges = gtk_text_buffer_get_modified(buffer) != 0
        gtk_widget_set_sensitive(save, hasChanges ? 1 : 0)
        title = "Editing \(model.note.title)\(hasChanges ? " •" : "")"
        refusesToBeDismissed = hasChanges
    }

    private func saveNote() {
        guard isOpen else { return }
        takeText()
        attempt {
            try model.save()
            // The editor goes, perhaps after a transition. Text that is typed until then would be lost.
            gtk_widget_set_sensitive(text, 0)
            gtk_text_buffer_set_modified(buffer, 0)
        }
    }
}
#endif
