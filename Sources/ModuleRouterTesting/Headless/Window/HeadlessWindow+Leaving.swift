// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

extension HeadlessWindow {
    /// Takes screens and views away: those that nothing holds back, the uppermost first.
    ///
    /// - Parameters:
    ///   - nodes: What goes.
    ///   - main: What a route removes; nil if none does.
    ///   - origin: Who takes away that or, if no route does, the last. What is above it or inside of it is removed by other code
    ///     as far as its routes know.
    ///   - holdingTurn: Whether the library does not know of it: routes have to wait for it.
    ///   - abandonment: Tells if it does not come to an end, since the window is closed.
    ///   - completion: Called when they have gone.
    func leave(
        _ nodes: [HeadlessNode], as main: HeadlessPresentation? = nil, by origin: ViewRouteOrigin, holdingTurn: Bool,
        animated: Bool, abandonment: ReleaseSignal? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        let isSeen = nodes.contains { $0.isScreenThatMoves }
        let move = startMove(holdingTurn: holdingTurn)
        move.abandonment = abandonment
        let departure = HeadlessDeparture(of: nodes, as: main, by: origin)
        departure.begin()
        run(move, animated: animated && isSeen) {
            departure.end()
            completion?()
        }
    }

    /// Goes to a view: takes away what covers it, and chooses its tabs.
    func reveal(_ node: HeadlessNode, animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard move == nil else {
            violate(.transitionRunning, "a route reveals \(node.name) while another transition runs")
            completion(.refused("another transition is running"))
            return
        }
        var covering = Array(levels[(node.root.position + 1)...].reversed().map(\.node))
        var inner = node
        while let outer = inner.parent {
            if outer.role == .navigation {
                covering += outer.children[(inner.position + 1)...].reversed().map(\.node)
            } else if outer.role == .tabs {
                outer.selected = inner
            }
            inner = outer
        }
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

extension HeadlessNode {
    /// Whether its coming and going is a transition of the window.
    var isScreenThatMoves: Bool {
        switch place {
        case .presented, .pushed, .detail: true
        case .nowhere, .content, .bottom, .list, .tab, .child, .subview: false
        }
    }
}
