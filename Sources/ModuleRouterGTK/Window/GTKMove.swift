// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouter

/// A transition that takes its time. There is one at most in a window: the slide of a navigation container.
@MainActor final class GTKMove {
    /// Whether the window has to give back the turn of its queue.
    let holdsTurn: Bool
    /// Ends it.
    fileprivate var finish: (@MainActor () -> Void)?
    /// Tells that it has never ended: its window was closed.
    fileprivate var abandonment: ReleaseSignal?
    private var navigation: GTKNavigation?
    private var connections: [GTKSignal] = []

    fileprivate init(holdsTurn: Bool) { self.holdsTurn = holdsTurn }

    /// Calls back when the slide of a container has come to its end, or is not seen any more.
    fileprivate func wait(for navigation: GTKNavigation, _ body: @escaping @MainActor () -> Void) {
        self.navigation = navigation
        let stack = navigation.stackWidget
        connections = [
            GTKSignal.connect(stack, "notify::transition-running") {
                if gtk_stack_get_transition_running(stack) == 0 { body() }
            },
            // Nothing slides that is not seen.
            GTKSignal.connect(stack, "unmap") { body() },
        ]
    }

    func abandon() {
        for connection in connections { connection.disconnect() }
        connections = []
        navigation = nil
        finish = nil
        abandonment = nil
    }
}

extension GTKWindow {
    /// From now on nothing else may move.
    func startMove(holdingTurn: Bool, abandonment: ReleaseSignal? = nil) -> GTKMove {
        let move = GTKMove(holdsTurn: holdingTurn)
        move.abandonment = abandonment
        self.move = move
        if holdingTurn { transitions.begin() }
        return move
    }

    /// Runs the end of a move, when the slide of a container has ended or at once.
    ///
    /// - Parameter navigation: The container that slides; nil if nothing does.
    func run(_ move: GTKMove, awaiting navigation: GTKNavigation?, finish: @escaping @MainActor () -> Void) {
        move.finish = finish
        guard let navigation else { return end(move) }
        move.wait(for: navigation) { [weak self, weak move] in
            if let move { self?.end(move) }
        }
    }

    /// Ends a move, unless it has ended already: a hook that was told of it may have closed the window.
    func end(_ move: GTKMove) {
        guard self.move === move, let finish = move.finish else { return }
        self.move = nil
        let abandonment = move.abandonment
        move.abandon()
        finish()
        withExtendedLifetime(abandonment) {}
        giveBackTurn(of: move)
        tellWhoWaits()
    }

    /// Returns when no transition is running.
    package func settled() async {
        while move != nil { await withCheckedContinuation { waiting.append($0) } }
    }

    func tellWhoWaits() {
        guard move == nil else { return }
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    func giveBackTurn(of move: GTKMove) {
        if move.holdsTurn { transitions.end() }
    }
}
#endif
