// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopAlertInterface
import DesktopHost
import ModuleRouterGTK

/// Shows an alert with its buttons.
@MainActor @Provider(of: RoutableViewModule<any DesktopAlertInput>.self, supportedPaths: [.presentModally])
final class AlertScreen: DesktopScreen {
    private let buttons: [GTKReference]
    /// The button with the initial focus, chosen so that Enter does no harm.
    private let first: GTKReference?

    init(
        @RouteParameter summary: String = "", @RouteParameter details: String = "",
        @RouteParameter buttons: [DesktopAlertButton] = []
    ) {
        let text = GTKWidget.text(details, wraps: true)
        // The window is at least as high as the grid at its minimum width.
        gtk_label_set_width_chars(OpaquePointer(text), Int32(min(details.count, 44)))
        gtk_label_set_max_width_chars(OpaquePointer(text), 44)
        gtk_widget_set_hexpand(text, 1)
        let icon: GTKWidget = gtk_image_new_from_icon_name(
            buttons.contains { $0.role == .destructive } ? "dialog-question-symbolic" : "dialog-warning-symbolic")
        gtk_image_set_pixel_size(OpaquePointer(icon), 40)
        // An alert without answers gets a button that closes it.
        let answers = buttons.isEmpty ? [DesktopAlertButton("_OK", .dismissing)] : buttons
        self.buttons = answers.map { answer in
            let button: GTKWidget = gtk_button_new_with_mnemonic(answer.label)
            if answer.role == .destructive { gtk_widget_add_css_class(button, "destructive-action") }
            return GTKReference(button)
        }
        let dismissing = answers.firstIndex { $0.role == .dismissing }
        first = self.buttons[dismissing ?? 0]
        let row = GTKWidget.row(self.buttons.map(\.widget), spacing: 10)
        gtk_box_set_homogeneous(row.of(GtkBox.self), 1)
        let content = GTKWidget.column([.grid([[icon, text]], columnSpacing: 18), row], spacing: 22)
        gtk_widget_add_css_class(content, "alert")
        super.init(showing: content, title: summary)
        for (answer, button) in zip(answers, self.buttons) {
            GTKSignal.connect(button.widget, "clicked") { [weak self] in self?.press(answer) }
        }
        // The user must choose an answer.
        refusesToBeDismissed = true
        if let dismissing { didRefuse = { [weak self] in self?.press(answers[dismissing]) } }
    }

    override func didAppear() {
        if let first { gtk_widget_grab_focus(first.widget) }
    }

    private func press(_ answer: DesktopAlertButton) {
        perform { [weak self] in
            answer.pressed()
            self?.leave()
        }
    }
}
#endif
