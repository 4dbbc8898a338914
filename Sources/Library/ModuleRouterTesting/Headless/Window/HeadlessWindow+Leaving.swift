// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension HeadlessWindow {
    /// Removes screens and views, topmost first. The caller has checked that they can be removed.
    ///
    /// - Parameters:
    ///   - nodes: The nodes to remove.
    ///   - main: The presentation that a route removes; nil if there is none.
    ///   - initiator: The initiator of the removal of `main` or, without it, of the last node. The routes of the nodes above or
    ///     inside it see a removal by other code.
    ///   - holdingTurn: Whether the library does not know of the removal, so that routes have to wait for it.
    ///   - abandonment: Reports that the removal did not end because the window was closed.
    ///   - completion: Called after the removal.
    func leave(
        _ nodes: [HeadlessNode], as main: HeadlessPresentation? = nil, by initiator: ViewRouteInitiator,
        holdingTurn: Bool, animated: Bool, abandonment: ReleaseSignal? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        let isSeen = nodes.contains { $0.isScreenThatMoves }
        let move = startMove(holdingTurn: holdingTurn)
        move.abandonment = abandonment
        let departure = HeadlessDeparture(of: nodes, as: main, by: initiator)
        departure.begin()
        run(move, animated: animated && isSeen) {
            departure.end()
            completion?()
        }
    }

    /// Reveals a view: removes the screens that cover it and selects its tabs.
    func reveal(_ node: HeadlessNode, animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard move == nil else {
            violate(.transitionRunning, "a route reveals \(node.name) while another transition runs")
            completion(.refused("another transition is running"))
            return
        }
        let covering = covering(node)
        for tab in node.unselectedTabs { tab.parent?.selected = tab }
        guard !covering.isEmpty else { return completion(nil) }
        var isTold = false
        let tell = { (refusal: ViewRouteRefusal?) in
            guard !isTold else { return }
            isTold = true
            completion(refusal)
        }
        leave(
            covering, by: .code, holdingTurn: false, animated: animated,
            abandonment: ReleaseSignal { tell(.refused("its window was closed")) }, completion: { tell(nil) })
    }
}

extension HeadlessWindow {
    /// Returns the screens that cover a node of this window, topmost first.
    func covering(_ node: HeadlessNode) -> [HeadlessNode] {
        var covering = Array(levels[(node.root.position + 1)...].reversed().map(\.node))
        var inner = node
        while let outer = inner.parent {
            if outer.role == .navigation { covering += outer.children[(inner.position + 1)...].reversed().map(\.node) }
            inner = outer
        }
        return covering
    }
}

extension HeadlessNode {
    /// The tabs around this node that are not selected.
    var unselectedTabs: [HeadlessNode] {
        sequence(first: self, next: \.parent).filter { $0.place == .tab && $0.parent?.selected !== $0 }
    }

    /// Whether showing or removing the node is a transition of the window.
    var isScreenThatMoves: Bool {
        switch place {
        case .presented, .pushed, .detail: true
        case .nowhere, .content, .bottom, .list, .tab, .child, .subview: false
        }
    }
}
