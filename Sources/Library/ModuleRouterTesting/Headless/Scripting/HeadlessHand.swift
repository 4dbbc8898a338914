// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

/// Actions of code without the router, inside or outside a window.
@MainActor enum HeadlessHand {
    /// Shows a screen. Hooks and observers receive the events that the host can report.
    static func show(
        _ screen: AnyObject, by kind: ViewRouteKind, from node: HeadlessNode, by initiator: ViewRouteInitiator = .code,
        animated: Bool
    ) {
        let action = { "\(HeadlessNode.name(of: screen)) is shown by \(kind) from \(node.name)" }
        guard let window = node.window else {
            if kind == .push, node.role == .navigation, !isInHierarchy(screen) {
                node.adopt(screen, at: .pushed)
            } else if kind == .showDetail, node.role == .split, !isInHierarchy(screen) {
                node.column(.detail)?.node.detach()
                node.adopt(screen, at: .detail)
            } else {
                violate(.notShown, "\(action()): it is in no window", in: nil)
            }
            return
        }
        guard window.move == nil else {
            window.violate(.transitionRunning, "\(action()) while another transition runs")
            return
        }
        do {
            let spot = try window.spot(for: kind, from: node)
            try window.check(screen, fits: spot)
            window.showByHand(screen, at: spot, from: node, by: initiator, animated: animated, transition: nil)
        } catch {
            window.violate(.notShown, "\(action()): \(error.reason)")
        }
    }

    /// Puts a screen into a new container.
    static func fill(_ container: HeadlessNode, with screen: AnyObject, at place: HeadlessNode.Place) {
        guard !isInHierarchy(screen) else {
            violate(
                .notShown, "\(HeadlessNode.name(of: screen)) is put into a container: it is in a hierarchy already",
                in: HeadlessNode.find(screen)?.window)
            return
        }
        container.adopt(screen, at: place)
    }

    static func addChild(_ child: AnyObject, to node: HeadlessNode) {
        let action = { "\(HeadlessNode.name(of: child)) is added as a child of \(node.name)" }
        guard node.role == .screen else {
            violate(.notShown, "\(action()): only plain screens take children", in: node.window)
            return
        }
        guard HeadlessNode.find(child).map({ !node.isWithin($0) }) ?? true else {
            violate(.cycle, "\(action()), which is inside of it", in: node.window)
            return
        }
        guard !isInHierarchy(child) else {
            violate(.notShown, "\(action()): it is in a hierarchy already", in: node.window)
            return
        }
        guard let window = node.window else {
            node.adopt(child, at: .child)
            return
        }
        window.showByHand(child, at: .child(node), from: node, by: .code, animated: false, transition: nil)
    }

    static func addSubview(_ view: AnyObject, to node: HeadlessNode) {
        let action = { "\(HeadlessNode.name(of: view)) is added as a subview of \(node.name)" }
        if let found = HeadlessNode.find(view) {
            guard !node.isWithin(found) else {
                violate(.cycle, "\(action()), which is inside of it", in: node.window)
                return
            }
            guard found.role == .view || !found.isInHierarchy && !found.isElement else {
                violate(.notShown, "\(action()): it is a screen", in: node.window)
                return
            }
            take(found)
        }
        let added = node.adopt(view, at: .subview)
        added.isUnprepared = true
        added.window?.prepareUnprepared(in: added)
    }

    /// Removes a screen or a view, and the screens above it.
    static func remove(_ node: HeadlessNode, animated: Bool) {
        let window = node.window
        if let refusal = node.refusalToLeave {
            violate(.notRemoved, "\(node.name) is removed: \(refusal.reason)", in: window)
            return
        }
        guard node.isScreenThatMoves, let window else { return take(node) }
        guard window.move == nil else {
            window.violate(.transitionRunning, "\(node.name) is removed while another transition runs")
            return
        }
        window.leave(node.goingWithIt, by: .code, holdingTurn: true, animated: animated)
    }

    /// Removes a node without a transition, because the removal is not visible.
    private static func take(_ node: HeadlessNode) {
        guard node.isInHierarchy else { return }
        let departure = HeadlessDeparture(of: node.goingWithIt, by: .code)
        departure.begin()
        departure.end()
    }

    static func violate(_ rule: HeadlessViolation.Rule, _ message: String, in window: HeadlessWindow?) {
        if let window {
            window.violate(rule, message)
        } else {
            // No window can collect the violation.
            HeadlessViolation(rule: rule, message: message).record(at: #_sourceLocation)
        }
    }

    private static func isInHierarchy(_ object: AnyObject) -> Bool { HeadlessNode.find(object)?.isInHierarchy == true }
}

extension HeadlessWindow {
    /// Shows a view without a route, if it fits the place.
    ///
    /// - Parameter transition: The transition of a view that was prepared by its provider; nil if only hooks and observers
    ///   receive events.
    func showByHand(
        _ view: AnyObject, at spot: HeadlessSpot, from node: HeadlessNode, by initiator: ViewRouteInitiator,
        animated: Bool,
        transition: ViewTransition?
    ) {
        let listener =
            transition.map { PresentationListener.route($0) }
            ?? .observers(ViewObservers(of: self, showing: view, as: spot.kind, from: node.source, by: initiator))
        let presentation = HeadlessPresentation(spot.kind, telling: listener)
        var move: HeadlessMove?
        switch spot {
        case .stack, .above, .detail: move = startMove(holdingTurn: true)
        case .tab, .child, .subview: break
        }
        presentation.willShow()
        transition?.begin(presentation)
        let replacement: Void? = try? announceReplacement(at: spot)
        // A handler may have closed the window or shown the view.
        guard replacement != nil, self.move === move || move == nil, node.window === self,
            (try? check(view, fits: spot)) != nil
        else {
            presentation.didRemove(by: .code)
            if let move, self.move === move {
                self.move = nil
                giveBackTurn(of: move)
            }
            return
        }
        let (shown, replaced) = put(view, at: spot, presentation)
        if let move {
            arrive(shown, presentation, replacing: replaced, animated: animated, in: move)
        } else {
            presentation.didPresent()
        }
    }
}
