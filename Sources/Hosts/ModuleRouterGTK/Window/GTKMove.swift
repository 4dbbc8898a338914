// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews

/// A running transition, at most one in a window. Only the slide of a navigation container takes time.
@MainActor final class GTKMove {
    /// Whether the move holds a turn of the window's queue, which the window ends with it.
    let holdsTurn: Bool
    /// Called when the move ends.
    fileprivate var finish: (@MainActor () -> Void)?
    /// Reports that the move never ended because its window was closed.
    fileprivate var abandonment: ReleaseSignal?
    private var navigation: GTKNavigation?
    private var connections: [GTKSignal] = []

    fileprivate init(holdsTurn: Bool) { self.holdsTurn = holdsTurn }

    /// Calls a closure when the slide of a container ends or becomes invisible.
    fileprivate func wait(for navigation: GTKNavigation, _ body: @escaping @MainActor () -> Void) {
        self.navigation = navigation
        let stack = navigation.stackWidget
        connections = [
            GTKSignal.connect(stack, "notify::transition-running") {
                if gtk_stack_get_transition_running(stack) == 0 { body() }
            },
            // An invisible stack does not slide.
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
    /// Begins a move. No other move can begin before it ends.
    func startMove(holdingTurn: Bool, abandonment: ReleaseSignal? = nil) -> GTKMove {
        let move = GTKMove(holdsTurn: holdingTurn)
        move.abandonment = abandonment
        self.move = move
        if holdingTurn { transitions.begin() }
        return move
    }

    /// Runs the end of a move when the slide of a container ends. Runs it immediately if nothing slides.
    ///
    /// - Parameter navigation: The sliding container, or nil.
    func run(_ move: GTKMove, awaiting navigation: GTKNavigation?, finish: @escaping @MainActor () -> Void) {
        move.finish = finish
        guard let navigation else { return end(move) }
        move.wait(for: navigation) { [weak self, weak move] in
            if let move { self?.end(move) }
        }
    }

    /// Ends a move unless it has ended. A hook may have closed the window in the meantime.
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

    /// Waits until no transition is running.
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
