// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews

/// An open dialog: a modal window. GTK 4.8 has no `GtkAlertDialog`, and 4.10 deprecates `GtkMessageDialog`.
@MainActor final class GTKDialog {
    let request: DialogRequest
    private let reference: GTKReference
    private var field: GTKWidget?
    private var buttons: [GTKWidget] = []
    /// Called with the answer.
    private var finish: (@MainActor (DialogRequest.Event) -> Void)?

    /// - Parameters:
    ///   - parent: The window that the dialog blocks.
    ///   - finish: Called once, unless the host closes the dialog.
    init(
        _ request: DialogRequest, above parent: UnsafeMutablePointer<GtkWindow>?,
        finish: @escaping @MainActor (DialogRequest.Event) -> Void
    ) {
        self.request = request
        self.finish = finish
        reference = GTKReference(gtk_window_new())
        gtk_window_set_transient_for(window, parent)
        gtk_window_set_modal(window, 1)
        gtk_window_set_resizable(window, 0)
        gtk_window_set_title(window, request.title)
        // Without a bar of the window manager: the title is in the dialog.
        let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_widget_set_visible(bar, 0)
        gtk_window_set_titlebar(window, bar)
        gtk_window_set_deletable(window, request.closingButton == nil ? 0 : 1)
        fill()
        listen()
        gtk_window_present(window)
    }

    var window: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(reference.widget).assumingMemoryBound(to: GtkWindow.self)
    }

    /// Closes the window without an answer.
    func close() {
        finish = nil
        gtk_window_destroy(window)
    }

    // MARK: Content

    private func fill() {
        let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
        gtk_widget_set_margin_top(content, 18)
        gtk_widget_set_margin_bottom(content, 18)
        gtk_widget_set_margin_start(content, 18)
        gtk_widget_set_margin_end(content, 18)
        append(label(request.title, class: "title-4"), to: content)
        if let message = request.message { append(label(message, class: nil), to: content) }
        if let textField = request.textField {
            let field = makeField(textField)
            self.field = field
            append(field, to: content)
        }
        append(makeButtons(), to: content)
        gtk_window_set_child(window, content)
        if let index = request.defaultButton {
            gtk_widget_add_css_class(buttons[index], "suggested-action")
            gtk_window_set_default_widget(window, buttons[index])
        }
        // Without a default button, Return presses the button with the focus, which changes nothing.
        let focus = field ?? (request.defaultButton ?? request.closingButton).map { buttons[$0] }
        if let focus { gtk_window_set_focus(window, focus) }
    }

    private func label(_ text: String, class name: String?) -> GTKWidget {
        let widget = gtk_label_new(text)!
        let label = OpaquePointer(widget)
        gtk_label_set_wrap(label, 1)
        // A window is at least as high as a wrapped label at its minimum width.
        gtk_label_set_width_chars(label, Int32(min(text.count, 44)))
        gtk_label_set_max_width_chars(label, 44)
        gtk_label_set_justify(label, GTK_JUSTIFY_CENTER)
        if let name { gtk_widget_add_css_class(widget, name) }
        return widget
    }

    private func makeField(_ content: DialogTextField) -> GTKWidget {
        let field = gtk_entry_new()!
        let entry = UnsafeMutableRawPointer(field).assumingMemoryBound(to: GtkEntry.self)
        gtk_editable_set_text(OpaquePointer(field), content.text)
        gtk_entry_set_placeholder_text(entry, content.placeholder)
        gtk_entry_set_visibility(entry, content.isSecure ? 0 : 1)
        gtk_entry_set_activates_default(entry, 1)
        return field
    }

    private func makeButtons() -> GTKWidget {
        let isList = request.style == .choices || request.buttons.count > 3
        let box = gtk_box_new(isList ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 6)!
        let boxPointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
        gtk_box_set_homogeneous(boxPointer, 1)
        for (index, button) in request.buttons.enumerated() {
            let widget = gtk_button_new_with_label(button.title)!
            gtk_widget_set_hexpand(widget, 1)
            if button.role == .destructive { gtk_widget_add_css_class(widget, "destructive-action") }
            GTKSignal.connect(widget, "clicked") { [weak self] in self?.choose(index) }
            buttons.append(widget)
        }
        // In a row, the button that cancels comes first, and the default button last.
        let (first, last) =
            isList ? (nil, nil) : (request.buttons.firstIndex { $0.role == .cancel }, request.defaultButton)
        let ends = [first, last].compactMap { $0 }
        let others = buttons.indices.filter { !ends.contains($0) }
        let order = [first].compactMap { $0 } + others + [last == first ? nil : last].compactMap { $0 }
        for index in order { append(buttons[index], to: box) }
        return box
    }

    private func append(_ child: GTKWidget, to box: GTKWidget) {
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
    }

    // MARK: The user

    private func listen() {
        GTKSignal.connect(reference.widget, "close-request") { [weak self] arguments in
            // GTK would destroy the window immediately.
            arguments.answer(true)
            self?.userCloses()
        }
        // Every way to close the window without a request emits this signal.
        GTKSignal.connect(reference.widget, "unrealize") { [weak self] in
            self?.end(.failed(.invalidSource("other code has closed it")))
        }
        let keys = gtk_event_controller_key_new()!
        gtk_widget_add_controller(reference.widget, keys)
        GTKSignal.connect(keys, "key-pressed") { [weak self] arguments in
            guard Int32(arguments.unsignedInt(1)) == GDK_KEY_Escape else { return }
            arguments.answer(true)
            self?.userCloses()
        }
    }

    private func choose(_ index: Int) {
        let text = field.flatMap { gtk_editable_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
        end(.chose(button: index, text: text ?? ""))
    }

    private func userCloses() {
        if request.closingButton != nil { end(.closed) }
    }

    private func end(_ event: DialogRequest.Event) {
        guard let finish else { return }
        self.finish = nil
        finish(event)
    }
}
#endif
