// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import ModuleRouterGTK

/// The visible texts, and the actions of a user.
extension Desk {
    /// The uppermost screen.
    var top: GTKScreen? { window.topScreen }

    /// The title of the open dialog. Without a dialog, the title of the uppermost screen.
    var title: String { dialog == nil ? top?.title ?? "" : dialogTexts.first ?? "" }

    /// The window of the dialog that is open.
    var dialog: GTKWidget? {
        window.dialogWindow.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
    }

    /// The texts of the dialog and of its buttons.
    var dialogTexts: [String] {
        guard let dialog = window.dialogWindow.flatMap({ gtk_window_get_child($0) }) else { return [] }
        return all(in: dialog, "GtkLabel").map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    }

    /// All texts of a screen that are seen, from the top.
    func texts(of screen: GTKElement?) -> [String] {
        guard let screen else { return [] }
        return all(in: screen.widget, "GtkLabel").map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
            .filter { !$0.isEmpty }
    }

    var message: String? { (top as? DesktopScreen)?.message }

    // MARK: Widgets

    /// The widgets of a class that are seen, in the order of the tree.
    func all(in root: GTKWidget, _ className: String) -> [GTKWidget] {
        guard gtk_widget_get_visible(root) != 0, gtk_widget_get_child_visible(root) != 0 else { return [] }
        var found = typeName(of: UnsafeMutableRawPointer(root)) == className ? [root] : []
        var child = gtk_widget_get_first_child(root)
        while let widget = child {
            found += all(in: widget, className)
            child = gtk_widget_get_next_sibling(widget)
        }
        return found
    }

    /// The row of a list whose texts say something.
    func row(_ text: String, in screen: GTKScreen?) -> GTKWidget? {
        guard let screen else { return nil }
        return all(in: screen.widget, "GtkListBoxRow").first { row in
            all(in: row, "GtkLabel").contains { String(cString: gtk_label_get_text(OpaquePointer($0))) == text }
        }
    }

    // MARK: Hands

    func activate(_ row: GTKWidget?) {
        if let row { gtk_widget_activate(row) }
    }

    /// Opens a note from the list at the left. Returns when it is seen.
    func open(_ title: String) async throws {
        try await until { row(title, in: window.listScreen) != nil }
        activate(row(title, in: window.listScreen))
        try await until { self.title == title }
    }

    func pressInList(_ tooltip: String) {
        for button in window.listScreen?.trailingItems ?? []
        where gtk_widget_get_tooltip_text(button.widget).map({ String(cString: $0) }) == tooltip {
            emit("clicked", of: button.widget)
        }
    }

    func toggle(_ label: String) {
        for button in top.map({ all(in: $0.widget, "GtkToggleButton") }) ?? [] {
            let button = UnsafeMutableRawPointer(button)
            let text = gtk_button_get_label(button.assumingMemoryBound(to: GtkButton.self))
            if text.map({ String(cString: $0) }) == label {
                gtk_toggle_button_set_active(button.assumingMemoryBound(to: GtkToggleButton.self), 1)
            }
        }
    }

    func closePopover() {
        if let popover = top.flatMap({ gtk_widget_get_parent($0.widget) }).flatMap({ gtk_widget_get_parent($0) }) {
            gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
        }
    }

    /// The titles in the list at the left.
    var titles: [String] {
        guard let list = window.listScreen else { return [] }
        return all(in: list.widget, "GtkListBoxRow").compactMap { row in
            all(in: row, "GtkLabel").first.map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
        }
    }

    /// The title of the row that is chosen there.
    var selected: String? {
        guard let list = window.listScreen, let box = all(in: list.widget, "GtkListBox").first,
            let row = gtk_list_box_get_selected_row(OpaquePointer(box))
        else { return nil }
        return all(in: UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self), "GtkLabel").first.map {
            String(cString: gtk_label_get_text(OpaquePointer($0)))
        }
    }

    /// Presses a button of what is seen, or of its bar, by its label or its tooltip.
    func press(_ label: String) {
        guard let top else { return }
        let buttons =
            dialog.map { all(in: $0, "GtkButton") }
            ?? all(in: top.widget, "GtkButton") + top.trailingItems.map(\.widget)
        let button = buttons.first { button in
            let texts = [
                gtk_button_get_label(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self)),
                gtk_widget_get_tooltip_text(button),
            ]
            return texts.contains { $0.map { String(cString: $0).filter { $0 != "_" } } == label }
        }
        if let button { emit("clicked", of: button) }
    }

    /// Presses the keys of a shortcut that a screen has: `<Control>l`.
    func pressKeys(_ keys: String, of screen: GTKScreen?) {
        guard let screen, let controllers = gtk_widget_observe_controllers(screen.widget) else { return }
        for controller in items(of: controllers) where typeName(of: controller) == "GtkShortcutController" {
            for shortcut in items(of: OpaquePointer(controller)) {
                let shortcut = OpaquePointer(shortcut)
                guard let text = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut)) else { continue }
                if String(cString: text) == keys {
                    _ = gtk_shortcut_action_activate(
                        gtk_shortcut_get_action(shortcut), GtkShortcutActionFlags(0), screen.widget, nil)
                }
                g_free(text)
            }
        }
        g_object_unref(UnsafeMutableRawPointer(controllers))
    }

    /// The objects of a list. The list keeps them.
    private func items(of list: OpaquePointer) -> [UnsafeMutableRawPointer] {
        (0..<g_list_model_get_n_items(list)).compactMap { index in
            let item = g_list_model_get_item(list, index)
            if let item { g_object_unref(item) }
            return item
        }
    }

    private func typeName(of object: UnsafeMutableRawPointer) -> String {
        String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
    }

    /// Types into the first field of a class.
    func type(_ text: String, into className: String, of screen: GTKScreen?) {
        guard let screen, let field = all(in: screen.widget, className).first else { return }
        gtk_editable_set_text(OpaquePointer(field), text)
        emit("activate", of: field)
    }

    /// Follows a link of the note that is seen.
    func follow(_ destination: String) {
        guard let top else { return }
        for label in all(in: top.widget, "GtkLabel") {
            let markup = gtk_label_get_label(OpaquePointer(label)).map { String(cString: $0) } ?? ""
            guard markup.contains("href=\"\(destination)\"") else { continue }
            emit("activate-link", of: label, with: destination)
        }
    }

    /// Closes the window that is uppermost, as its own button does.
    func closeWindow() {
        if let dialog = window.dialogWindow { return gtk_window_close(dialog) }
        if let root = top.flatMap({ gtk_widget_get_root($0.widget) }) {
            gtk_window_close(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
        }
    }

    var editorBuffer: UnsafeMutablePointer<GtkTextBuffer>? {
        top.flatMap { all(in: $0.widget, "GtkTextView").first }.flatMap {
            gtk_text_view_get_buffer(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkTextView.self))
        }
    }

    var editorText: String? {
        guard let editorBuffer else { return nil }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(editorBuffer, &start, &end)
        let text = gtk_text_buffer_get_text(editorBuffer, &start, &end, 1)
        defer { g_free(text) }
        return text.map { String(cString: $0) }
    }

    /// Writes the text of the editor that is seen anew, as the user does.
    func write(_ text: String) {
        guard let editorBuffer else { return }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(editorBuffer, &start, &end)
        gtk_text_buffer_delete(editorBuffer, &start, &end)
        gtk_text_buffer_insert_at_cursor(editorBuffer, text, Int32(text.utf8.count))
    }

    /// `g_signal_emit` has a variable number of arguments, so Swift does not see it.
    func emit(_ signal: String, of widget: GTKWidget, with argument: String? = nil) {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        let type = object.pointee.g_class.pointee.g_type
        var values = [GValue(), GValue()]
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], widget)
        if let argument {
            // G_TYPE_STRING, a macro that Swift does not see.
            g_value_init(&values[1], GType(16 << 2))
            g_value_set_string(&values[1], argument)
        }
        var answer = GValue()
        if argument != nil { g_value_init(&answer, GType(5 << 2)) }
        g_signal_emitv(values, g_signal_lookup(signal, type), 0, &answer)
        for index in values.indices where index == 0 || argument != nil { g_value_unset(&values[index]) }
    }
}
#endif
