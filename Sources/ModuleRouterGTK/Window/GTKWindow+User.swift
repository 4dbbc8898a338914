// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouter

extension GTKElement {
    /// Takes this away as the user wants it, with what is above it: what a button of its own does that says "Cancel" or "Done".
    ///
    /// A transition that is running ends at once. Does not ask whether it refuses to be dismissed. Does nothing if it is not
    /// shown, or is what its container begins with.
    public func leave(animated: Bool = true) { window?.userRemoves(self, animated: animated) }
}

/// What the user does to the window, by GTK's own means.
extension GTKWindow {
    /// Takes a screen away as the user wants it. A transition that is running ends at once: the user does not wait for it.
    func userRemoves(_ element: GTKElement, animated: Bool = true) {
        settle()
        // What follows that transition may have begun, or have changed what is shown.
        guard move == nil, element.window === self, element.refusalToLeave == nil else { return }
        leave(going(with: element), by: .user, holdingTurn: true, animated: animated)
    }

    /// Ends the transition that is running.
    func settle() {
        if let move { end(move) }
    }

    /// The close button of a window, or the keys that stand for it.
    func userCloses(_ level: GTKLevel) {
        guard !level.isClosing else { return }
        guard level.kind != nil else {
            if shouldClose?() ?? true { close(by: .user) }
            return
        }
        let refusing = [level.content, level.content.visible].first(where: \.refusesToBeDismissed)
        if let refusing { refusing.didRefuse?() } else { userRemoves(level.content) }
    }

    /// GTK has hidden a popover: by a click elsewhere, by Escape, or with what it points to.
    func popoverHasClosed(_ level: GTKLevel, by origin: ViewRouteOrigin = .user) {
        guard !level.isClosing, !isClosed else { return }
        // GTK has not asked: there is nothing to be waited for.
        while let move { end(move) }
        guard !level.isClosing, levels.contains(where: { $0 === level }) else { return }
        leave(going(with: level.content), by: origin, holdingTurn: true, animated: false)
    }

    /// Other code has done away with a window. On the next turn: GTK is in the middle of it.
    func wasDestroyed(_ level: GTKLevel) {
        Task { @MainActor [self] in
            guard !level.isClosing, levels.contains(where: { $0 === level }) else { return }
            guard level.kind != nil else { return close(by: .code) }
            while let move { end(move) }
            guard !level.isClosing else { return }
            leave(going(with: level.content), by: .code, holdingTurn: true, animated: false)
        }
    }

    /// Escape closes what is above another window, and else leads back, as Alt with the left arrow does.
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
                // It would go on to the anchor, and a button takes it for its own.
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
        // Popovers close themselves.
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
