// SPDX-License-Identifier: Apache-2.0

extension ViewTransitionQueue {
    /// Waits until all jobs queued so far have had their turn.
    package func turn() async {
        await withCheckedContinuation {
            let turn = EmptyTurn(of: self, $0)
            if enter(turn) { turn.begin() }
        }
    }
}

/// A job that does nothing in its turn.
@MainActor private final class EmptyTurn: ViewTransitionJob {
    private weak var queue: ViewTransitionQueue?
    var tookTurn = false
    private let continuation: CheckedContinuation<Void, Never>

    init(of queue: ViewTransitionQueue, _ continuation: CheckedContinuation<Void, Never>) {
        self.queue = queue
        self.continuation = continuation
    }

    func begin() { queue?.leave { continuation.resume() } }

    func abandon() { continuation.resume() }
}
