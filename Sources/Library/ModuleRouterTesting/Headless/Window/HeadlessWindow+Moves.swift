// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension HeadlessWindow {
    /// Whether a transition is running or the user's finger holds a screen.
    public var isMoving: Bool { move != nil }

    /// Whether the user's finger holds a screen.
    public var isHeld: Bool { move?.isHeld == true }

    /// Finishes all running transitions, and those that begin meanwhile. A screen that the user holds stays in place.
    public func finishTransitions() {
        while let move, !move.isHeld, move.finish != nil {
            if let deadline = move.deadline { clock.advance(to: deadline) }
            end(move)
        }
    }

    /// Whether a transition ends within the call that begins it.
    func isInstant(animated: Bool) -> Bool {
        switch timing {
        case .immediate: true
        case .nextTurn: false
        case .manual: !animated
        }
    }

    /// Begins a move. Until it ends, the window refuses other moves.
    func startMove(holdingTurn: Bool) -> HeadlessMove {
        let move = HeadlessMove(holdsTurn: holdingTurn)
        self.move = move
        if holdingTurn { transitions.begin() }
        return move
    }

    /// Ends a move when its time has come.
    func run(_ move: HeadlessMove, animated: Bool, finish: @escaping @MainActor () -> Void) {
        move.finish = finish
        switch timing {
        case .immediate:
            end(move)
        case .nextTurn:
            Task { [weak self, weak move] in
                if let move { self?.end(move) }
            }
        case .manual(let duration):
            guard animated else { return end(move) }
            let deadline = clock.now.advanced(by: duration)
            move.deadline = deadline
            clock.call(at: deadline) { [weak self, weak move] in
                if let move { self?.end(move) }
            }
        }
    }

    /// Ends a move, unless it has already ended: a hook may have closed the window.
    func end(_ move: HeadlessMove) {
        guard self.move === move, let finish = move.finish else { return }
        self.move = nil
        move.finish = nil
        finish()
        giveBackTurn(of: move)
    }

    func giveBackTurn(of move: HeadlessMove) {
        if move.holdsTurn { transitions.end() }
    }
}
