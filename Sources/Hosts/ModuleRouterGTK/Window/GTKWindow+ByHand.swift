// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterViews

/// Changes that code makes without a router. Hooks, observers, and the routes of the removed views are notified.
extension GTKWindow {
    /// Shows a screen without a router, by any kind of path that the window supports.
    ///
    /// - Parameters:
    ///   - screen: The screen to show.
    ///   - kind: The kind of path.
    ///   - source: The element from which the screen is shown. Defaults to the visible screen.
    ///   - anchor: The object that a popover points to.
    ///   - animated: Whether the transition is animated.
    /// - Returns: The reason why the screen is not shown; nil if it is.
    @discardableResult
    public func show(
        _ screen: GTKScreen, by kind: ViewRouteKind, from source: GTKElement? = nil, anchor: AnyObject? = nil,
        animated: Bool = true
    ) -> ViewRouteRefusal? {
        guard let source = source ?? topScreen else { return .invalidSource("the window is closed") }
        return showByHand(screen, by: kind, from: source, anchor: anchor, animated: animated)
    }

    /// Removes a screen or a view of this window, and everything above it, without a router.
    ///
    /// - Returns: The reason why it stays; nil if it is removed.
    @discardableResult
    public func remove(_ element: GTKElement, animated: Bool = true) -> ViewRouteRefusal? {
        guard element.window === self else { return .refused("it is not in this window") }
        return removeByHand(element, animated: animated)
    }

    @discardableResult
    func removeByHand(_ element: GTKElement, animated: Bool) -> ViewRouteRefusal? {
        if let refusal = element.refusalToLeave { return refusal }
        guard move == nil else { return .refused("another transition is running") }
        leave(going(with: element), by: .code, holdingTurn: true, animated: animated)
        return nil
    }

    @discardableResult
    func showByHand(
        _ view: GTKElement, by kind: ViewRouteKind, from source: GTKElement, anchor: AnyObject? = nil,
        by initiator: ViewRouteInitiator = .code, animated: Bool, transition: ViewTransition? = nil
    ) -> ViewRouteRefusal? {
        do {
            try showByHand(view, kind, source, anchor, initiator, animated, transition)
            return nil
        } catch {
            return error
        }
    }

    private func showByHand(
        _ view: GTKElement, _ kind: ViewRouteKind, _ source: GTKElement, _ anchor: AnyObject?,
        _ initiator: ViewRouteInitiator, _ animated: Bool, _ transition: ViewTransition?
    ) throws(ViewRouteRefusal) {
        guard move == nil else { throw .refused("another transition is running") }
        let spot = try spot(for: kind, from: source)
        _ = try check(view, fits: spot)
        let listener =
            transition.map { PresentationListener.route($0) }
            ?? .observers(ViewObservers(of: self, showing: view, as: spot.kind, from: source, by: initiator))
        let presentation = GTKPresentation(spot.kind, of: view, in: self, telling: listener)
        let move = startMove(holdingTurn: true)
        presentation.willShow()
        transition?.begin(presentation)
        do {
            try announceReplacement(at: spot)
            // A handler may have closed the window or shown the view itself.
            guard self.move === move, source.window === self else {
                throw ViewRouteRefusal.refused("its window was closed")
            }
            _ = try check(view, fits: spot)
            var options = ViewRouteOptions()
            options.anchor = anchor
            try put(view, at: spot, presentation, options)
        } catch {
            presentation.didRemove(by: .code)
            if self.move === move {
                self.move = nil
                giveBackTurn(of: move)
            }
            throw error as? ViewRouteRefusal ?? .refused("\(error)")
        }
        arrive(view, at: spot, presentation, animated: animated, in: move)
    }

    /// Performs a segue of a screen as the user does with a button.
    ///
    /// - Returns: The reason why the segue was not performed; nil if it was.
    @discardableResult
    public func userPerformsSegue(
        _ identifier: String, from screen: GTKScreen, animated: Bool = true
    ) -> ViewRouteRefusal? {
        guard let segue = screen.segues[identifier] else {
            return .segueNotPerformed("\(GTKWindow.name(of: screen)) has no segue \"\(identifier)\"")
        }
        return userPerforms(segue, identifier, from: screen, sender: nil, animated: animated)
    }

    /// - Parameter sender: The widget that the user clicked. A popover points to it.
    func userPerforms(
        _ segue: GTKSegue, _ identifier: String, from screen: GTKScreen, sender: GTKWidget?, animated: Bool = true
    ) -> ViewRouteRefusal? {
        if let perform = segue.perform {
            perform(screen, sender)
            return nil
        }
        guard move == nil else { return .refused("another transition is running") }
        do {
            let spot = try spot(for: segue.kind, from: screen)
            let view = try segue.view(identifier)
            _ = try check(view, fits: spot)
            // The library reports an error of the preparation itself. GTK shows the view anyway.
            let transition = try? ViewTransition.external(view, as: spot.kind, from: screen, in: self, by: .user)
            guard move == nil else {
                transition?.report(.failed(.refused("another transition is running")))
                return .refused("another transition is running")
            }
            return showByHand(
                view, by: segue.kind, from: screen, anchor: sender.map { GTKReference($0) } ?? screen, by: .user,
                animated: animated, transition: transition)
        } catch {
            return error
        }
    }

    /// Prepares a view that was added by hand and has entered the window.
    func prepare(addedByHand element: GTKElement) {
        // The library reports an error of the preparation itself. The view stays in the window.
        let transition = try? ViewTransition.external(
            element, as: .addAsSubview, from: GTKWindow.performer(above: element), in: self, by: .code)
        guard let transition else { return }
        guard element.window === self, element.presentation == nil else {
            transition.report(.failed(.refused("it was taken away while it was prepared")))
            return
        }
        let presentation = GTKPresentation(.addAsSubview, of: element, in: self, telling: .route(transition))
        element.presentation = presentation
        remember(presentation)
        transition.begin(presentation)
        presentation.didPresent()
    }

    /// Returns the screen that prepares a view: the nearest `ViewRoutePerformer` above it, or else the nearest screen. Never a
    /// container.
    private static func performer(above element: GTKElement) -> (any ViewRouteSource)? {
        var nearest: GTKScreen?
        var candidate = element.outer
        while let outer = candidate {
            candidate = outer.outer
            guard let screen = outer as? GTKScreen, !(screen is any GTKContainer) else { continue }
            if let performer = screen as? any ViewRoutePerformer { return performer }
            nearest = nearest ?? screen
        }
        return nearest
    }
}
#endif
