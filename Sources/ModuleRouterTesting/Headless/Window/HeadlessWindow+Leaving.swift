// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

extension HeadlessWindow {
    /// Takes screens and views away: those that nothing holds back, the uppermost first.
    ///
    /// - Parameters:
    ///   - nodes: What goes.
    ///   - main: What a route removes; the others are removed by other code as far as their routes know.
    ///   - origin: Who takes them away.
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
        let presentations = announce(nodes, except: main, by: main == nil ? origin : .code)
        run(move, animated: animated && isSeen) {
            // Kept until all have been told.
            let links = nodes.map { $0.detach() }
            for presentation in presentations {
                presentation?.hasGone(by: main == nil || presentation === main ? origin : .code)
            }
            // If it stands for a view inside of what goes.
            main?.hasGone(by: origin)
            extendLifetime(links)
            completion?()
        }
    }

    /// Tells that views are about to go.
    func announce(
        _ nodes: [HeadlessNode], except main: HeadlessPresentation? = nil, by origin: ViewRouteOrigin
    ) -> [HeadlessPresentation?] {
        let presentations = nodes.map(\.presentation)
        for node in nodes { node.motion = .movingOut }
        for presentation in presentations {
            if let presentation, presentation !== main { presentation.willGo(by: origin) }
        }
        return presentations
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
