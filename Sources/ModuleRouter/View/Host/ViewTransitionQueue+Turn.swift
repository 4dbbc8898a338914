// SPDX-License-Identifier: Apache-2.0

extension ViewTransitionQueue {
    /// Returns when all has had its turn that was asked for until now.
    package func turn() async {
        await withCheckedContinuation { enter(EmptyTurn(of: self, $0)) }
    }
}

/// Takes a turn, and does nothing with it.
@MainActor private final class EmptyTurn: ViewTransitionJob {
    private weak var queue: ViewTransitionQueue?
    private let continuation: CheckedContinuation<Void, Never>

    init(of queue: ViewTransitionQueue, _ continuation: CheckedContinuation<Void, Never>) {
        self.queue = queue
        self.continuation = continuation
    }

    func begin() { queue?.leave { continuation.resume() } }

    func abandon() { continuation.resume() }
}
