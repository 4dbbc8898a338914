// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import LoginGlue
import ModuleRouterGTK
import ModuleRouterViews
import ZIKRouterBridge

/// The login screen of Objective-C as a page of GTK.
final class LoginPage: GTKScreen, ForeignObjectView {
    let foreignObject: ForeignObject
    private let message = GTKReference(gtk_label_new(""))
    private let password = GTKReference(gtk_password_entry_new())

    init(_ object: ForeignObject) {
        foreignObject = object
        let box: GTKWidget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
        super.init(box, title: "Log In")
        Page.setMargins(of: box)
        let logIn: GTKWidget = gtk_button_new_with_label("Log In")
        GTKSignal.connect(logIn, "clicked") { [weak self] in self?.logIn() }
        for widget in [message.widget, password.widget, logIn] { Page.append(widget, to: box) }
        // The performer sets the message before the page is in a window.
        GTKSignal.connect(box, "map") { [weak self] in self?.showMessage() }
    }

    func type(_ text: String) { gtk_editable_set_text(OpaquePointer(password.widget), text) }

    func logIn() {
        login_type(foreignObject.pointer, gtk_editable_get_text(OpaquePointer(password.widget)))
        login_press(foreignObject.pointer)
    }

    private func showMessage() {
        guard let text = login_copy_message(foreignObject.pointer) else { return }
        gtk_label_set_text(OpaquePointer(message.widget), text)
        g_free(text)
    }
}

/// Boxes of widgets.
@MainActor enum Page {
    static func setMargins(of widget: GTKWidget) {
        for set in [
            gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
            gtk_widget_set_margin_bottom,
        ] { set(widget, 24) }
    }

    /// Makes the first screen, with a button.
    static func home(_ open: @escaping @MainActor () -> Void) -> GTKWidget {
        let box: GTKWidget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
        setMargins(of: box)
        let button: GTKWidget = gtk_button_new_with_label("Read a Note")
        GTKSignal.connect(button, "clicked") { open() }
        append(button, to: box)
        return box
    }

    static func append(_ widget: GTKWidget, to box: GTKWidget) {
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
    }
}
#endif
