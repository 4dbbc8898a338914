// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterGTK

/// Keyboard shortcuts that work while a widget is visible, regardless of the focus in its window.
@MainActor public enum Shortcut {
    /// - Parameter keys: The keys in GTK's syntax: `<Control>f`.
    public static func add(
        _ keys: String, to widget: GTKWidget, _ body: @escaping @MainActor @Sendable () -> Void
    ) {
        let controller = gtk_shortcut_controller_new()!
        gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
        let box = Unmanaged.passRetained(ShortcutBody(body))
        let action = gtk_callback_action_new(
            { widget, _, data in
                guard let data else { return 0 }
                let isSeen = gtk_widget_get_mapped(widget) != 0
                let body = Unmanaged<ShortcutBody>.fromOpaque(data).takeUnretainedValue()
                if isSeen { MainActor.assumeIsolated { body.body() } }
                return isSeen ? 1 : 0
            }, box.toOpaque(), { Unmanaged<ShortcutBody>.fromOpaque($0!).release() })
        gtk_shortcut_controller_add_shortcut(
            controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), action))
        gtk_widget_add_controller(widget, controller)
    }
}

private final class ShortcutBody: Sendable {
    let body: @MainActor @Sendable () -> Void

    init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
}
#endif
