// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterViews

/// The size of a window that a route opens. Defaults to the natural size of its content.
public enum GTKWindowSize: ViewRouteOptionKey {
    /// A size in pixels.
    public struct Size: Sendable, Hashable {
        public var width: Int
        public var height: Int

        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    public static var defaultValue: Size? { nil }
}

extension GTKWindow {
    /// Opens a window or a popover for a screen.
    func raise(
        _ screen: GTKScreen, as kind: ViewRouteKind, above below: GTKLevel?, _ options: ViewRouteOptions,
        _ anchor: GTKWidget?
    ) {
        let level: GTKLevel
        if let anchor {
            let popover: GTKWidget = gtk_popover_new()
            level = GTKLevel(popover, screen, as: kind, above: below, in: self)
            gtk_popover_set_autohide(level.popover, screen.refusesToBeDismissed ? 0 : 1)
            gtk_widget_set_parent(popover, anchor)
            closeWhenGone(anchor, level)
            // GTK 4.8 mishandles a popover without focusable widgets if no widget has the focus before.
            if let root = gtk_widget_get_root(anchor), gtk_root_get_focus(root) == nil {
                gtk_root_set_focus(root, anchor)
            }
        } else {
            level = GTKLevel(gtk_window_new(), screen, as: kind, above: below, in: self)
            configure(level, options)
        }
        levels.append(level)
        listen(to: level)
        level.fill()
        if let popover = level.popover { gtk_popover_popup(popover) } else { gtk_window_present(level.gtkWindow) }
    }

    private func configure(_ level: GTKLevel, _ options: ViewRouteOptions) {
        guard let native = level.gtkWindow else { return }
        if let size = options[GTKWindowSize.self] {
            gtk_window_set_default_size(native, Int32(clamping: size.width), Int32(clamping: size.height))
        }
        if let gtkWindow, let application = gtk_window_get_application(gtkWindow) {
            gtk_window_set_application(native, application)
        }
        // Only a window above another one is modal.
        guard let parent = level.below.flatMap({ gtk_widget_get_root($0.native) }) else { return }
        gtk_window_set_transient_for(native, UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWindow.self))
        gtk_window_set_modal(native, 1)
        if level.kind == .presentAsSheet { gtk_window_set_resizable(native, 0) }
    }

    /// Closes a popover when its anchor is removed.
    private func closeWhenGone(_ anchor: GTKWidget, _ level: GTKLevel) {
        let signal = GTKSignal.connect(anchor, "unrealize") { [weak self, weak level] in
            if let self, let level { popoverHasClosed(level, by: .code) }
        }
        level.stopListening = { [anchor = GTKReference(anchor)] in
            signal.disconnect()
            extendLifetime(anchor)
        }
    }
}
#endif
