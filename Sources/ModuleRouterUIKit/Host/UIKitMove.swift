// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouter
import UIKit

/// Something that goes on in UIKit, and ends later: a transition of the host's own, or of the user's and other code's.
@MainActor final class UIKitMove {
    /// How many turns the host waits for what UIKit does without a coordinator, before it takes things as they are. UIKit puts
    /// transitions that are not animated off for two or three turns of the run loop.
    static let patience = 16

    /// Given the move, and whether what was begun was taken back.
    typealias Finish = @MainActor (_ move: UIKitMove, _ isCancelled: Bool) -> Void

    /// Whether the host has to give back the turn of its queue.
    let holdsTurn: Bool
    /// Of the transition, while there is one.
    fileprivate(set) var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// Where the transition leads to.
    weak var destination: UIViewController?
    /// What comes by it.
    var arriving: [UIKitPresentation] = []
    /// What goes by it.
    var leaving: [UIKitPresentation] = []
    /// Whether the hierarchy is what it is to become.
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
    /// Whether something goes on.
    var isMoving: Bool { !moves.isEmpty }

    /// Has begun to move.
    ///
    /// - Parameter coordinator: That of the transition; nil if UIKit gives none, and what it does has to be waited for.
    func begin(_ move: UIKitMove, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        // It may have ended in the call that has begun it.
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

    /// Ends a move as soon as the hierarchy is what it is to become, or cannot be waited for any longer.
    private func settle(_ move: UIKitMove, turns: Int = UIKitMove.patience) {
        guard move.finish != nil else { return }
        guard !move.isSettled(), turns > 0 else { return end(move, isCancelled: false) }
        Task { [weak self, weak move] in
            await Task.yield()
            if let self, let move { settle(move, turns: turns - 1) }
        }
    }

    /// Ends a move, unless it has ended already.
    func end(_ move: UIKitMove, isCancelled: Bool) {
        guard let finish = move.finish else { return }
        move.finish = nil
        moves.removeAll { $0 === move }
        finish(move, isCancelled)
        if move.holdsTurn { queue.end() }
        lookSoon()
    }

    /// The window has gone: nothing that moves in it comes to its end.
    func abandonMoves() {
        let abandoned = moves
        moves = []
        for move in abandoned {
            guard move.finish != nil else { continue }
            move.finish = nil
            if move.holdsTurn { queue.end() }
        }
    }
}
#endif
