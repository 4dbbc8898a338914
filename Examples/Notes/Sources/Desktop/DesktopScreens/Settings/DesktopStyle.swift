// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// The appearance of the program.
@MainActor package enum DesktopStyle {
    private static let fixed = gtk_css_provider_new()!
    private static let chosen = gtk_css_provider_new()!
    private static var isInstalled = false

    /// Applies the settings to all windows.
    package static func apply(_ state: DesktopState) {
        install()
        let size = state.textSize
        load(".page, .editor, .results { font-size: \(size)pt; }", into: chosen)
        set("gtk-application-prefer-dark-theme", to: state.isDark)
    }

    private static func install() {
        guard !isInstalled, let display = gdk_display_get_default() else { return }
        isInstalled = true
        load(sheet, into: fixed)
        let priority = UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(fixed), priority)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(chosen), priority)
        // Keyboard users move through a page to read it, not to select its text.
        set("gtk-label-select-on-focus", to: false)
    }

    private static func load(_ css: String, into provider: UnsafeMutablePointer<GtkCssProvider>) {
        gtk_css_provider_load_from_data(provider, css, css.utf8.count)
    }

    private static func set(_ property: String, to isOn: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        // G_TYPE_BOOLEAN, a macro that Swift cannot import.
        g_value_init(&value, GType(5 << 2))
        g_value_set_boolean(&value, isOn ? 1 : 0)
        g_object_set_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &value)
    }

    private static let sheet = """
        .find { padding: 8px; }
        .reading { background: @theme_base_color; color: @theme_text_color; }
        .navigation-sidebar { padding: 2px 0; background: transparent; }
        .navigation-sidebar > row { margin: 0 6px 2px 6px; border-radius: 8px; padding: 8px 10px; }
        .row-title { font-weight: 600; }
        .caption { font-size: 0.86em; }
        .status { padding: 8px 14px; border-top: 1px solid alpha(currentColor, 0.12); }
        .empty { padding: 32px 16px; }
        .banner { margin: 12px; padding: 8px 8px 8px 14px; border-radius: 10px;
            background: @theme_selected_bg_color; color: @theme_selected_fg_color; }
        .banner button { color: inherit; min-height: 22px; min-width: 22px; padding: 2px; }
        .page { padding: 28px 32px 56px 32px; line-height: 1.4; }
        .page .heading { font-weight: 700; }
        .page .heading-1 { font-size: 1.75em; margin-top: 4px; }
        .page .heading-2 { font-size: 1.35em; margin-top: 14px; }
        .page .heading-3 { font-size: 1.15em; margin-top: 8px; }
        .page .heading-4, .page .heading-5, .page .heading-6 { font-size: 1em; margin-top: 6px; }
        .code-block { background: alpha(currentColor, 0.06); border-radius: 8px; }
        .code-block label { font-family: monospace; font-size: 0.92em; padding: 12px 14px; line-height: 1.25; }
        .quote { border-left: 3px solid alpha(currentColor, 0.25); padding-left: 14px; color: alpha(currentColor, 0.75); }
        .marker { color: alpha(currentColor, 0.6); }
        .table { border: 1px solid alpha(currentColor, 0.15); border-radius: 8px; }
        .table .cell { padding: 6px 12px; border-bottom: 1px solid alpha(currentColor, 0.1); }
        .table .cell.header { font-weight: 700; background: alpha(currentColor, 0.05); }
        .editor { padding: 20px 28px; line-height: 1.35; }
        .editor text { background: transparent; }
        .results { padding: 20px; }
        .results list { background: transparent; }
        .results list > row { border-radius: 8px; padding: 10px 12px; }
        .dialog { padding: 24px 28px; min-width: 300px; }
        .alert { padding: 22px 26px; min-width: 320px; }
        .settings { padding: 10px; }
        """
}
#endif
