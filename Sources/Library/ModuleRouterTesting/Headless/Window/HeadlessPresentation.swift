// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A presented view in a window and the listener of its events. Does not keep the view alive.
@MainActor final class HeadlessPresentation: ViewPresentation {
    let kind: ViewRouteKind
    /// The node of the view, or of the container around it; nil after the removal.
    var node: HeadlessNode?
    /// Whether the view was added without the router. It belongs to its parent, and stays in it if the parent is shown again.
    var staysInside = false
    /// Whether the path allows the user to dismiss the view.
    var isDismissalAllowed = true
    private(set) var hasArrived = false
    private var listener: PresentationListener?
    /// Read by the code that releases the last reference, on any thread.
    private nonisolated let hasLeft = AtomicWord(false)

    init(_ kind: ViewRouteKind, telling listener: PresentationListener) {
        self.kind = kind
        self.listener = listener
    }

    nonisolated var isGone: Bool { hasLeft.load() }

    var isStanding: Bool { !isGone }

    /// The view itself, which may be inside a container.
    var view: AnyObject? { listener?.view }

    var isInFront: Bool {
        guard let node = view.flatMap(HeadlessNode.find) ?? node, let window = node.window else { return true }
        return window.covering(node).isEmpty && node.unselectedTabs.isEmpty
    }

    var source: (any ViewRouteSource)? { listener?.view.flatMap(HeadlessNode.find)?.source }

    var refusalToRemove: ViewRouteRefusal? {
        guard let node else { return .refused("it is not shown any more") }
        return node.refusalToLeave
    }

    func willShow() { listener?.observers?.report(.willPerform) }

    func didPresent() {
        guard !hasArrived else { return }
        hasArrived = true
        listener?.report(.performed)
    }

    /// Takes over a view that was shown earlier, for the route that found it.
    func isAdopted(by transition: ViewTransition) {
        hasArrived = true
        listener = .route(transition)
    }

    /// Cancels a presentation that is not complete, and removes the view from its place.
    ///
    /// - Returns: Whether the presentation was incomplete.
    func hasNotArrived(_ refusal: ViewRouteRefusal) -> Bool {
        guard !hasArrived, !isGone else { return false }
        let link = node?.detach()
        didRemove(by: .code, refusal)
        extendLifetime(link)
        return true
    }

    func willRemove(by initiator: ViewRouteInitiator) {
        guard hasArrived else { return }
        listener?.report(.willRemove(initiator))
    }

    func reportDismissalAttempt() {
        if hasArrived { listener?.report(.dismissalAttempted) }
    }

    func cancelRemoval(_ refusal: ViewRouteRefusal? = nil) {
        guard hasArrived else { return }
        listener?.report(.removalCancelled(refusal))
    }

    func didRemove(by initiator: ViewRouteInitiator, _ refusal: ViewRouteRefusal? = nil) {
        guard !isGone else { return }
        hasLeft.store(true)
        let listener = listener
        self.listener = nil
        node = nil
        listener?.report(
            hasArrived ? .removed(initiator) : .failed(refusal ?? .refused("it was taken away on its way")))
    }

    func remove(_ options: ViewRemoveOptions) {
        if let refusal = refusalToRemove {
            cancelRemoval(refusal)
            return
        }
        guard let node else { return }
        if node.place == .child, let handler = options.removingChildViewHandler, let child = node.object {
            ChildViewHandling.run(handler, on: child) { [self] in
                guard !isGone else { return }
                take(node)
            } forgotten: { [self] refusal in
                guard !isGone else { return false }
                node.window?.violate(.misuse, "the handler that removes a child never says that it is done")
                cancelRemoval(refusal)
                return true
            }
            return
        }
        guard let window = node.window else { return take(node) }
        guard window.move == nil else {
            window.violate(.transitionRunning, "a route removes \(node.name) while another transition runs")
            cancelRemoval(.refused("another transition is running"))
            return
        }
        if node.goesAlone, node.isEmpty, !node.isScreenThatMoves || window.isInstant(animated: options.animated) {
            let link = node.detach()
            didRemove(by: .router)
            extendLifetime(link)
            return
        }
        guard node.isScreenThatMoves else { return take(node) }
        window.leave(
            node.goingWithIt, as: self, by: .router, holdingTurn: false, animated: options.animated)
    }

    /// Removes the view without a transition, because the removal is not visible.
    private func take(_ node: HeadlessNode) {
        let departure = HeadlessDeparture(of: node.goingWithIt, as: self, by: .router)
        departure.begin()
        departure.end()
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        // The view's own place may be inside a container.
        let own = listener?.view.flatMap(HeadlessNode.find)
        guard let node = own ?? node, let window = node.window else {
            completion(.refused("it is in no window"))
            return
        }
        window.reveal(node, animated: animated, completion: completion)
    }
}

extension HeadlessNode {
    /// The reason why this node cannot be removed separately; nil if it can be removed.
    var refusalToLeave: ViewRouteRefusal? {
        switch place {
        case .nowhere: .refused("it is in no hierarchy")
        case .content: .refused("it is the root of its window")
        case .bottom: .refused("it is the root of its navigation container")
        case .list: .refused("it is the list of its split view")
        case .tab where parent?.children.count == 1: .refused("it is the only tab")
        case .tab, .presented, .pushed, .detail, .child, .subview: nil
        }
    }
}
