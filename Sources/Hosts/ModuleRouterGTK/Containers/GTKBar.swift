// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// The bar above a screen: a back button, the title, and the screen's items.
@MainActor final class GTKBar {
    let widget: GTKWidget
    private let reference: GTKReference
    private let back: GTKReference
    private let title: GTKReference
    private var leading: [GTKReference] = []
    private var trailing: [GTKReference] = []
    /// The action of the back button.
    var goBack: (@MainActor () -> Void)?
    private var header: OpaquePointer { OpaquePointer(widget) }

    init() {
        widget = gtk_header_bar_new()
        reference = GTKReference(widget)
        back = GTKReference(gtk_button_new_from_icon_name("go-previous-symbolic"))
        title = GTKReference(gtk_label_new(nil))
        gtk_widget_set_tooltip_text(back.widget, "Back")
        gtk_widget_set_visible(back.widget, 0)
        gtk_widget_add_css_class(title.widget, "title")
        gtk_label_set_ellipsize(OpaquePointer(title.widget), PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(OpaquePointer(title.widget), 1)
        gtk_header_bar_set_title_widget(header, title.widget)
        gtk_header_bar_pack_start(header, back.widget)
        GTKSignal.connect(back.widget, "clicked") { [weak self] in self?.goBack?() }
    }

    /// Sets whether the bar shows the window's buttons.
    func setWindowButtons(_ areShown: Bool) { gtk_header_bar_set_show_title_buttons(header, areShown ? 1 : 0) }

    /// Shows the title and the items of a screen.
    ///
    /// - Parameter canGoBack: Whether to show the back button. The button is disabled if the screen refuses to be dismissed and
    ///   does not handle the refusal.
    func show(_ screen: GTKScreen, canGoBack: Bool) {
        gtk_label_set_text(OpaquePointer(title.widget), screen.title)
        gtk_widget_set_visible(back.widget, canGoBack ? 1 : 0)
        gtk_widget_set_sensitive(back.widget, screen.canBeLeft ? 1 : 0)
        setItems(screen.leadingItems, screen.trailingItems)
    }

    /// Removes the screen's items, so that another bar can show them.
    func showNothing() { setItems([], []) }

    private func setItems(_ newLeading: [GTKReference], _ newTrailing: [GTKReference]) {
        guard !isSame(leading, newLeading) || !isSame(trailing, newTrailing) else { return }
        for item in leading + trailing where gtk_widget_is_ancestor(item.widget, widget) != 0 {
            gtk_header_bar_remove(header, item.widget)
        }
        leading = newLeading
        trailing = newTrailing
        for item in leading { gtk_header_bar_pack_start(header, item.widget) }
        for item in trailing { gtk_header_bar_pack_end(header, item.widget) }
    }

    private func isSame(_ one: [GTKReference], _ other: [GTKReference]) -> Bool {
        one.elementsEqual(other) { $0.widget == $1.widget }
    }
}
#endif
