// SPDX-License-Identifier: Apache-2.0

extension ViewTransitionQueue {
    /// Waits until all jobs queued so far have had their turn.
    package func turn() async {
        await withCheckedContinuation {
            let job = EmptyTurn($0)
            if enter(job) { job.begin() }
        }
    }
}

/// A job that does nothing in its turn.
@MainActor private final class EmptyTurn: ViewTransitionJob {
    weak var turn: ViewTransitionQueue?
    private let continuation: CheckedContinuation<Void, Never>

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

    func begin() { turn?.leave { continuation.resume() } }

    func abandon() { continuation.resume() }
}
