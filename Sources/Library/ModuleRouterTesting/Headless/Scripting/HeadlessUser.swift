// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Actions of the user in a ``HeadlessWindow``, with the toolkit's own controls.
///
/// ```swift
/// window.user.goBack()
/// window.user.beginSwipeBack()
/// window.user.releaseSwipe(cancelled: true)
/// ```
///
/// A gesture without a target, or a gesture during a transition, is a ``HeadlessViolation``.
@MainActor public struct HeadlessUser {
    public let window: HeadlessWindow

    /// Taps the back button.
    public func goBack(animated: Bool = true) {
        guard let node = poppable("goes back") else { return }
        window.leave([node], by: .user, holdingTurn: true, animated: animated)
    }

    /// Begins to swipe back and holds the screen. Ends with ``releaseSwipe(cancelled:)``.
    public func beginSwipeBack() {
        guard let node = poppable("swipes back") else { return }
        window.hold(node)
    }

    /// Begins to swipe down the topmost presentation and holds it. Ends with ``releaseSwipe(cancelled:)``.
    ///
    /// - Returns: Whether the screen follows. A screen can refuse, see ``HeadlessScreen/refusesToBeSwipedAway``. If it is a
    ///   `DismissalGuarding` that refuses, or if its path does not allow the dismissal, the attempt is reported.
    @discardableResult
    public func beginSwipeDown() -> Bool {
        guard let node = dismissible("swipes down", { $0 != .presentAsPopover }) else { return false }
        guard !window.refuses(node) else { return false }
        window.hold(node)
        return true
    }

    /// Releases a swipe.
    ///
    /// - Parameter cancelled: Whether the screen returns to its place.
    public func releaseSwipe(cancelled: Bool = false) {
        guard let move = window.move, move.isHeld, let finish = move.finish, let cancel = move.cancel else {
            window.violate(.noSuchGesture, "the user lets go of a swipe that has not begun")
            return
        }
        move.isHeld = false
        window.run(move, animated: true, finish: cancelled ? cancel : finish)
    }

    /// Taps outside a popover.
    ///
    /// - Returns: Whether the popover closes. A screen can refuse, as in ``beginSwipeDown()``.
    @discardableResult
    public func tapOutside(animated: Bool = true) -> Bool {
        guard let node = dismissible("taps outside", { $0 == .presentAsPopover }) else { return false }
        guard !window.refuses(node) else { return false }
        window.leave([node], by: .user, holdingTurn: true, animated: animated)
        return true
    }

    /// Closes the window. All its views are removed, and a running transition does not complete.
    public func closeWindow() { window.close(by: .user) }

    /// Triggers a segue, for example by a button.
    ///
    /// - Parameter screen: The screen with the segue; nil for the visible screen.
    public func performSegue(_ identifier: String, from screen: AnyObject? = nil, animated: Bool = true) {
        let action = "the user sets off the segue \"\(identifier)\""
        guard let screen = screen ?? window.topScreen, let node = HeadlessNode.find(screen),
            let segue = node.segues[identifier]
        else { return window.violate(.noSuchGesture, "\(action): there is none") }
        guard window.move == nil else {
            window.violate(.transitionRunning, "\(action) while another transition runs")
            return
        }
        do {
            let spot = try window.spot(for: segue.kind, from: node)
            guard let view = segue.make() else { return window.violate(.notShown, "\(action): it makes no view") }
            try window.check(view, fits: spot)
            // The library has already reported the error. The toolkit is not affected by it.
            let transition = try? ViewTransition.external(
                view, as: spot.kind, from: node.source, in: window, by: .user)
            guard window.move == nil else {
                transition?.report(.failed(.refused("another transition is running")))
                return
            }
            window.showByHand(view, at: spot, from: node, by: .user, animated: animated, transition: transition)
        } catch {
            window.violate(.notShown, "\(action): \(error.reason)")
        }
    }

    private func poppable(_ action: String) -> HeadlessNode? {
        guard isFree(action) else { return nil }
        guard let last = window.visibleNavigation?.children.last?.node, last.place == .pushed else {
            window.violate(.noSuchGesture, "the user \(action): there is no screen to go back to")
            return nil
        }
        return last
    }

    private func dismissible(_ action: String, _ isMeant: (ViewRouteKind) -> Bool) -> HeadlessNode? {
        guard isFree(action) else { return nil }
        guard let last = window.levels.last?.node, case .presented(let kind) = last.place, isMeant(kind) else {
            window.violate(.noSuchGesture, "the user \(action): nothing is presented that listens to it")
            return nil
        }
        return last
    }

    private func isFree(_ action: String) -> Bool {
        if let dialog = window.dialog {
            window.violate(.noSuchGesture, "the user \(action): the dialog '\(dialog.title)' is open")
            return false
        }
        guard window.move != nil else { return true }
        window.violate(.transitionRunning, "the user \(action) while a transition runs")
        return false
    }
}

extension HeadlessWindow {
    /// The user of this window.
    public var user: HeadlessUser { HeadlessUser(window: self) }

    /// Begins a removal that the user's finger holds.
    func hold(_ node: HeadlessNode) {
        let move = startMove(holdingTurn: true)
        move.isHeld = true
        let departure = HeadlessDeparture(of: [node], by: .user)
        departure.begin()
        move.finish = { departure.end() }
        move.cancel = { departure.cancel() }
    }
}
