// SPDX-License-Identifier: Apache-2.0

/// Lets the interceptor of a walk wait until a step decides on all waiting routes.
@MainActor final class WalkGate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async { await withCheckedContinuation { waiting.append($0) } }

    /// Lets all waiting routes proceed, and returns when they have.
    func open() async {
        // The task of a route that was just requested has not reached the gate yet.
        for _ in 0..<4 { await Task.yield() }
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
        for _ in 0..<8 { await Task.yield() }
    }
}
