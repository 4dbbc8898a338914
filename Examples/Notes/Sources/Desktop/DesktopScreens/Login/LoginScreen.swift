// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import LoginFeature
import LoginInterface
import ModuleRouterGTK

/// Asks for the password.
@MainActor @Provider(of: .login, registersItself: false)
final class LoginScreen: DesktopScreen, LoginModelScreen {
    let model: LoginModel
    private let noticeLabel = GTKWidget.text("", wraps: true)
    private let password: GTKWidget = gtk_password_entry_new()

    init(passwords: any LoginRequiredPasswords) {
        model = LoginModel(passwords: passwords)
        let image: GTKWidget = gtk_image_new_from_icon_name("dialog-password-symbolic")
        gtk_image_set_pixel_size(OpaquePointer(image), 48)
        gtk_label_set_xalign(OpaquePointer(noticeLabel), 0.5)
        gtk_password_entry_set_show_peek_icon(OpaquePointer(password), 1)
        let cancel = GTKWidget.button("_Cancel")
        let unlock = GTKWidget.button("_Unlock", "suggested-action")
        let buttons = GTKWidget.row([cancel, unlock], spacing: 10)
        gtk_box_set_homogeneous(buttons.of(GtkBox.self), 1)
        let content = GTKWidget.column([image, noticeLabel, password, buttons], spacing: 16)
        gtk_widget_add_css_class(content, "dialog")
        super.init(showing: content, title: "Login")
        model.source = self
        GTKSignal.connect(cancel, "clicked") { [weak self] in self?.leave() }
        GTKSignal.connect(unlock, "clicked") { [weak self] in self?.submit() }
        GTKSignal.connect(password, "activate") { [weak self] in self?.submit() }
    }

    override func didAppear() {
        gtk_label_set_text(OpaquePointer(noticeLabel), notice ?? "Type the password.")
        gtk_widget_grab_focus(password)
    }

    private func submit() {
        let typed = String(cString: gtk_editable_get_text(OpaquePointer(password)))
        guard !typed.isEmpty else { return }
        perform { [weak self, model] in
            model.submit(typed)
            // The user types a wrong password again.
            if !model.isLoggedIn, let self { gtk_editable_set_text(OpaquePointer(password), "") }
        }
    }
}
#endif
