// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

/// A running transition in UIKit: of the host itself, of the user, or of other code.
@MainActor final class UIKitMove {
    /// The number of turns that the host waits for a change without a coordinator. Afterwards it accepts the hierarchy as it
    /// is. UIKit postpones transitions without animation by two or three turns of the run loop.
    static let patience = 16

    /// Called with the move and with whether the transition was cancelled.
    typealias Finish = @MainActor (_ move: UIKitMove, _ isCancelled: Bool) -> Void

    /// Whether the move holds a turn of the host's queue, which the host ends with it.
    let holdsTurn: Bool
    /// The coordinator of the transition, if there is one.
    fileprivate(set) var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// The controller that the transition shows.
    weak var destination: UIViewController?
    /// The presentations that the transition begins.
    var arriving: [UIKitPresentation] = []
    /// The presentations that the transition ends.
    var leaving: [UIKitPresentation] = []
    /// Whether the move has no running coordinator and waits for the final state of the hierarchy.
    fileprivate var isWaiting = false
    /// Returns whether the hierarchy is in its final state.
    fileprivate let isSettled: @MainActor () -> Bool
    fileprivate var finish: Finish?

    init(
        holdingTurn: Bool, isSettled: @escaping @MainActor () -> Bool, finish: @escaping Finish
    ) {
        holdsTurn = holdingTurn
        self.isSettled = isSettled
        self.finish = finish
    }
}

extension UIKitHost {
    /// Whether a transition is running.
    var isMoving: Bool { !moves.isEmpty }

    /// Begins a move.
    ///
    /// - Parameter coordinator: The coordinator of the transition. If UIKit has none, the host waits for the final state of the
    ///   hierarchy.
    func begin(_ move: UIKitMove, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        // The move may have ended in the call that began it.
        guard move.finish != nil else { return }
        moves.append(move)
        if move.holdsTurn { queue.begin() }
        follow(move, coordinator)
    }

    private func follow(_ move: UIKitMove, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        let isFollowed =
            coordinator?.animate(alongsideTransition: nil) { [weak self, weak move] context in
                guard let self, let move else { return }
                if context.isCancelled { end(move, isCancelled: true) } else { settle(move) }
            } ?? false
        if isFollowed { move.coordinator = coordinator } else { settle(move) }
    }

    /// Ends a move when the hierarchy is in its final state, or when the host has waited long enough.
    private func settle(_ move: UIKitMove, turns: Int = UIKitMove.patience) {
        guard move.finish != nil else { return }
        guard !move.isSettled(), turns > 0 else { return end(move, isCancelled: false) }
        move.isWaiting = true
        Task { [weak self, weak move] in
            await Task.yield()
            if let self, let move { settle(move, turns: turns - 1) }
        }
    }

    /// Ends the waiting moves that have reached the final state of the hierarchy, and settles those whose transition has ended without
    /// a completion: no controller has its coordinator any more.
    func settleMoves() {
        for move in moves where move.isWaiting && move.isSettled() { end(move, isCancelled: false) }
        let followed = moves.filter { !$0.isWaiting && $0.coordinator != nil }
        if followed.isEmpty { return }
        let running = hierarchy.compactMap(\.transitionCoordinator)
        for move in followed where !running.contains(where: { $0 === move.coordinator }) { settle(move) }
    }

    /// Ends a move unless it has ended.
    func end(_ move: UIKitMove, isCancelled: Bool) {
        guard let finish = move.finish else { return }
        move.finish = nil
        moves.removeAll { $0 === move }
        finish(move, isCancelled)
        if move.holdsTurn { queue.end() }
        lookSoon()
    }

    /// Abandons all moves, because the window was closed or has another root controller.
    ///
    /// - Parameter tell: Reports the end of the presentations.
    func abandonMoves(_ tell: () -> Void) {
        let abandoned = moves
        moves = []
        do {
            let endings = abandoned.map(\.finish)
            for move in abandoned { move.finish = nil }
            // Report the end before the waiting routes get their turn.
            tell()
            withExtendedLifetime(endings) {}
        }
        for move in abandoned where move.holdsTurn { queue.end() }
    }
}
#endif
