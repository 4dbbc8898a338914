// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews

extension GTKElement {
    /// Removes this element and everything above it, as the user does. Call it, for example, from a Cancel or Done button.
    ///
    /// A running transition ends immediately. The element is removed even if it refuses to be dismissed. Does nothing if it is
    /// not shown, or if it is the root of its container.
    public func leave(animated: Bool = true) { window?.userRemoves(self, animated: animated) }
}

/// Actions of the user with GTK's own controls.
extension GTKWindow {
    /// Observes what GTK and the user do to a window or popover.
    func listen(to level: GTKLevel) {
        listenToKeys(of: level)
        if level.popover != nil {
            GTKSignal.connect(level.native, "closed") { [weak self, weak level] in
                if let self, let level { popoverHasClosed(level) }
            }
            return
        }
        GTKSignal.connect(level.native, "close-request") { [weak self, weak level] arguments in
            // GTK would destroy the window immediately.
            arguments.answer(true)
            if let self, let level { userCloses(level) }
        }
        // Every way to close a window without a request emits this signal.
        GTKSignal.connect(level.native, "unrealize") { [weak self, weak level] in
            if let self, let level, !level.isClosing { wasDestroyed(level) }
        }
    }

    /// Removes an element for the user. A running transition ends immediately, since the user does not wait for it.
    func userRemoves(_ element: GTKElement, animated: Bool = true) {
        settle()
        // A waiting transition may have begun, or may have changed the hierarchy.
        guard move == nil, element.window === self, element.refusalToLeave == nil else { return }
        leave(going(with: element), by: .user, holdingTurn: true, animated: animated)
    }

    /// Ends the running transition.
    func settle() {
        if let move { end(move) }
    }

    /// Handles the close button of a window and the corresponding keys.
    func userCloses(_ level: GTKLevel) {
        guard !level.isClosing else { return }
        guard level.kind != nil else {
            if shouldClose?() ?? true { close(by: .user) }
            return
        }
        let refusing = [level.content, level.content.visible].first(where: \.refusesToBeDismissed)
        if let refusing { refusing.didRefuse?() } else { userRemoves(level.content) }
    }

    /// Handles a popover that GTK has hidden: after a click elsewhere, after Escape, or together with its anchor.
    func popoverHasClosed(_ level: GTKLevel, by initiator: ViewRouteInitiator = .user) {
        guard !level.isClosing, !isClosed else { return }
        // The popover is hidden already, so end running transitions instead of waiting for them.
        while let move { end(move) }
        guard !level.isClosing, levels.contains(where: { $0 === level }) else { return }
        leave(going(with: level.content), by: initiator, holdingTurn: true, animated: false)
    }

    /// Handles a window that other code has destroyed. Continues later, since GTK is still destroying the window.
    func wasDestroyed(_ level: GTKLevel) {
        Task { @MainActor [self] in
            guard !level.isClosing, levels.contains(where: { $0 === level }) else { return }
            guard level.kind != nil else { return close(by: .code) }
            while let move { end(move) }
            guard !level.isClosing else { return }
            leave(going(with: level.content), by: .code, holdingTurn: true, animated: false)
        }
    }

    /// Makes Escape close a window above another one or else go back, like Alt with the left arrow key.
    func listenToKeys(of level: GTKLevel) {
        let keys = gtk_event_controller_key_new()!
        gtk_widget_add_controller(level.native, keys)
        GTKSignal.connect(keys, "key-pressed") { [weak self, weak level] arguments in
            guard let self, let level else { return }
            let key = Int32(arguments.unsignedInt(1))
            let modifiers = GdkModifierType(rawValue: UInt32(arguments.flags(3)) & 0b1101)
            if key == GDK_KEY_Escape, modifiers == GdkModifierType(rawValue: 0) {
                arguments.answer(escape(level))
            } else if key == GDK_KEY_Left, modifiers == GDK_ALT_MASK {
                arguments.answer(goBack(in: level))
            } else if level.popover != nil, GTKWindow.activatingKeys.contains(key) {
                // Otherwise GTK passes the key on to the anchor, and a button would handle it.
                let focus = gtk_widget_get_root(level.native).flatMap { gtk_root_get_focus($0) }
                arguments.answer(focus.map { gtk_widget_activate($0) != 0 } ?? false)
            }
        }
        let click = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(click, 8)
        gtk_widget_add_controller(level.native, click)
        GTKSignal.connect(click, "pressed") { [weak self, weak level] in
            if let self, let level { _ = goBack(in: level) }
        }
    }

    private static let activatingKeys: Set<Int32> = [
        GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter,
    ]

    private func escape(_ level: GTKLevel) -> Bool {
        // A popover closes itself.
        if level.popover != nil { return false }
        if goBack(in: level) { return true }
        guard level.kind == .presentModally || level.kind == .presentAsSheet else { return false }
        userCloses(level)
        return true
    }

    private func goBack(in level: GTKLevel) -> Bool {
        level.content.visible.nearest(GTKNavigation.self)?.goBack() ?? false
    }
}
#endif
