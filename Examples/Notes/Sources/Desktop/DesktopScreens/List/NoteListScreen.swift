// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import ModuleRouterGTK
import NoteListFeature
import NoteListInterface
import NotesInterface

/// Shows all notes and a search field in the left column.
@MainActor @Provider(of: .noteList, registersItself: false)
final class NoteListScreen: DesktopScreen, NoteListViewInput {
    private let model: NoteListModel
    private let memory: DesktopMemory
    private let rows: NoteRows
    private let field: GTKWidget = gtk_search_entry_new()
    private let status = GTKWidget.text("", wraps: true, classes: "dim-label", "caption", "status")
    private let settings = GTKWidget.iconButton("open-menu-symbolic", "Settings (Ctrl+,)")
    private var shown: String?

    init(notes: any NoteCollection, memory: DesktopMemory) {
        model = NoteListModel(notes)
        self.memory = memory
        rows = NoteRows()
        let top = GTKWidget.column([field])
        gtk_widget_add_css_class(top, "find")
        super.init(showing: .column([top, rows.widget, status]), title: model.heading)
        setItems(trailing: [settings])
        gtk_widget_set_tooltip_text(field, "Words, or a URL (Ctrl+F)")
        gtk_search_entry_set_placeholder(field, "Search, or type a URL")
        listen()
    }

    var heading: String {
        get { model.heading }
        set {
            model.heading = newValue
            title = newValue
        }
    }

    private func listen() {
        rows.opened = { [weak self] in self?.open($0) }
        GTKSignal.connect(field, "search-changed") { [weak self] in self?.show() }
        GTKSignal.connect(field, "activate") { [weak self] in self?.search() }
        GTKSignal.connect(field, "stop-search") { [weak self] in
            guard let self else { return }
            gtk_editable_set_text(OpaquePointer(field), "")
            rows.focus()
        }
        listenToKeys()
        GTKSignal.connect(settings, "clicked") { [weak self] in self?.openSettings() }
        Shortcut.add("<Control>f", to: widget) { [weak self] in
            if let field = self?.field { gtk_widget_grab_focus(field) }
        }
        Shortcut.add("<Control>comma", to: widget) { [weak self] in self?.openSettings() }
        Shortcut.add("<Control>l", to: widget) { [weak self] in self?.lock() }
        Shortcut.add("F5", to: widget) { [weak self] in self?.reload() }
    }

    /// Lets the Down key move from the search field to the list.
    private func listenToKeys() {
        let keys = gtk_event_controller_key_new()!
        // The text inside the field would handle the key first.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(field, keys)
        GTKSignal.connect(keys, "key-pressed") { [weak self] arguments in
            let key = Int32(arguments.unsignedInt(1))
            // Without Shift, Control and Alt.
            guard let self, key == GDK_KEY_Down || key == GDK_KEY_KP_Down, arguments.flags(3) & 0b1101 == 0 else {
                return
            }
            arguments.answer(rows.focus())
        }
    }

    override func didAppear() {
        // The list opens its screens in the right column.
        model.source = window?.detailColumn?.stack.first
        reload()
    }

    // MARK: Content

    func reload() {
        attempt { try model.reload() }
        show()
    }

    /// - Parameter name: The name of the note that is open on the right; nil if none is.
    func select(_ name: String?) {
        shown = name
        rows.select(name)
    }

    private func show() {
        let wanted = String(cString: gtk_editable_get_text(OpaquePointer(field))).lowercased()
        let notes = model.notes.filter { note in
            // A URL does not filter the list.
            wanted.isEmpty || wanted.contains("://")
                || wanted.split(separator: " ").allSatisfy {
                    note.title.lowercased().contains($0) || note.name.lowercased().contains($0)
                }
        }
        rows.show(
            notes.sorted(by: memory.state.order.precedes),
            emptyText: model.notes.isEmpty
                ? "There are no notes here" : "No title has that.\nEnter looks into the notes.")
        rows.select(shown)
        showStatus(notes.count)
    }

    private func showStatus(_ count: Int) {
        let problems = model.problems
        let all = model.notes.count
        var lines = [count == all ? "\(all) \(all == 1 ? "note" : "notes")" : "\(count) of \(all) notes"]
        lines += problems.prefix(3).map { "⚠ \($0)" }
        if problems.count > 3 { lines.append("⚠ and \(problems.count - 3) more that could not be read") }
        gtk_label_set_text(OpaquePointer(status), lines.joined(separator: "\n"))
    }

    // MARK: Actions

    private func open(_ note: Note) {
        guard note.name != shown else { return }
        replaceDetails { [model] in try await model.open(note) }
    }

    private func search() {
        let words = String(cString: gtk_editable_get_text(OpaquePointer(field)))
        guard words.contains(where: { $0 != " " }) else { return }
        if words.contains("://") {
            replaceDetails { [weak self, model] in
                let hasView = try await model.go(to: words)
                guard let self else { return }
                gtk_editable_set_text(OpaquePointer(field), "")
                if !hasView { message = "It has been opened, and has nothing to show." }
            }
        } else {
            replaceDetails { [model] in try await model.search(words) }
        }
    }

    /// Replaces the screens in the right column, unless the user refuses to lose changes.
    private func replaceDetails(_ body: @escaping @MainActor @Sendable () async throws -> Void) {
        perform { [weak self] in
            guard let window = self?.window else { return }
            guard await window.mayLeaveDetails() else {
                self?.rows.select(self?.shown)
                return
            }
            window.leaveDetails()
            do { try await body() } catch {
                self?.rows.select(self?.shown)
                throw error
            }
        }
    }

    /// Ends the session of the user, unless the user refuses to lose changes.
    private func lock() {
        perform { [weak self, model] in
            guard let window = self?.window, await window.mayLeaveDetails() else { return }
            try await model.lock()
            window.leaveDetails()
        }
    }

    private func openSettings() {
        perform { [weak self] in
            guard let self else { return }
            try await Router.route(
                to: .settings, path: .presentAsPopover(from: self, anchor: GTKReference(settings))
            ) { $0.didChangeOrder = { [weak self] in self?.show() } }
        }
    }
}

/// GTK 4.10 introduced this setter. Earlier versions have the property.
@MainActor private func gtk_search_entry_set_placeholder(_ entry: GTKWidget, _ text: String) {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    g_object_set_property(entry.of(GObject.self), "placeholder-text", &value)
    g_value_unset(&value)
}
#endif
