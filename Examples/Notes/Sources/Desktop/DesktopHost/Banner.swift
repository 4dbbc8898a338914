// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK

/// A message that slides in below a screen. The user can dismiss it.
@MainActor final class Banner {
    let widget: GTKWidget
    private let reference: GTKReference
    private let label: GTKWidget
    var text: String? {
        didSet {
            if let text { gtk_label_set_text(OpaquePointer(label), text) }
            gtk_revealer_set_reveal_child(OpaquePointer(widget), text == nil ? 0 : 1)
            gtk_widget_set_can_target(widget, text == nil ? 0 : 1)
        }
    }

    init() {
        widget = gtk_revealer_new()
        reference = GTKReference(widget)
        label = .text("", wraps: true)
        gtk_widget_set_hexpand(label, 1)
        let close = GTKWidget.iconButton("window-close-symbolic", "Close this message")
        gtk_widget_add_css_class(close, "flat")
        gtk_widget_set_valign(close, GTK_ALIGN_CENTER)
        let row = GTKWidget.grid(
            [[gtk_image_new_from_icon_name("dialog-information-symbolic"), label, close]], columnSpacing: 10)
        gtk_widget_add_css_class(row, "banner")
        gtk_revealer_set_child(OpaquePointer(widget), row)
        gtk_revealer_set_transition_type(OpaquePointer(widget), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        gtk_widget_set_valign(widget, GTK_ALIGN_END)
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_can_target(widget, 0)
        GTKSignal.connect(close, "clicked") { [weak self] in self?.text = nil }
    }

    /// Returns a message for the user; nil for an error that the user caused, for example by going back or by logging out.
    static func text(of error: any Error) -> String? {
        switch error {
        case is CancellationError, RouteError.Code.cancelled, RouteError.Code.scopeUnavailable: nil
        case let error as RouteError:
            // The module's error is more specific than that of the route.
            error.underlyingError.map(text) ?? error.reason
        default: "\(error)"
        }
    }
}
#endif
