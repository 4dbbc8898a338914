// SPDX-License-Identifier: Apache-2.0

/// The storage of asynchronously made destinations. Requests during a construction wait for it.
///
/// A failure goes to all waiters and is not kept. If one waiter is cancelled, the others continue. If the last waiter is
/// cancelled, the construction is cancelled. A construction may ignore the cancellation, but there is never a second one at the
/// same time: the next caller waits for its end. If it succeeds, its destination is kept. If it fails, the callers that came after
/// its cancellation begin another one.
///
/// A construction runs with the task-local values of the caller that began it, as for a shared service that is made synchronously.
/// Its priority rises to the highest priority of its waiters.
final class AsyncDestinationStore<Destination: Sendable>: Sendable {
    /// A waiter. Resumed with nil by a construction that was cancelled and has failed: the waiter tries again.
    private typealias Waiter = CheckedContinuation<Destination?, any Error>

    private struct Construction {
        let task: Task<Void, Never>
        /// The highest priority of all waiters so far.
        var priority: TaskPriority
        var isCancelled = false
        var waiters: [Int: Waiter]
    }

    private struct State {
        var recall: () -> Destination?
        var remember: (Destination) -> Void
        var construction: Construction?
        var lastNumber = 0
        /// Few at a time.
        var cancelledEarly: [Int] = []

        /// Removes a number. Returns whether it was there.
        mutating func removeCancelled(_ number: Int) -> Bool {
            guard let index = cancelledEarly.firstIndex(of: number) else { return false }
            cancelledEarly.remove(at: index)
            return true
        }
    }

    private let state: Locked<State>

    /// - Parameters:
    ///   - recall: Returns the kept destination, if it still exists. Called under a lock.
    ///   - remember: Keeps a destination. Called under a lock.
    init(recall: @escaping () -> Destination?, remember: @escaping (Destination) -> Void) {
        state = Locked(State(recall: recall, remember: remember))
    }

    /// The kept destination, if it exists.
    var kept: Destination? { state.withLock { $0.recall() } }

    func destination(make: @escaping @Sendable () async throws -> Destination) async throws -> Destination {
        while true {
            try Task.checkCancellation()
            if let destination = try await result(make: make) { return destination }
        }
    }

    /// Makes a store that keeps its destination permanently.
    static func strong() -> AsyncDestinationStore {
        var kept: Destination?
        return AsyncDestinationStore(recall: { kept }, remember: { kept = $0 })
    }

    /// Returns the kept destination, or the result of one construction; nil if that was cancelled before this call and has failed.
    private func result(make: @escaping @Sendable () async throws -> Destination) async throws -> Destination? {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        // A cancellation after the answer has recorded its number. Remove it.
        defer { _ = state.withLock { $0.removeCancelled(number) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                wait(number, waiter, make)
            }
        } onCancel: {
            cancel(number)
        }
    }

    private func wait(_ number: Int, _ waiter: Waiter, _ make: @escaping @Sendable () async throws -> Destination) {
        let priority = Task.currentPriority
        var answer: Result<Destination?, any Error>?
        var slower: Task<Void, Never>?
        state.withLock { state in
            if state.removeCancelled(number) {
                answer = .failure(CancellationError())
            } else if let kept = state.recall() {
                answer = .success(kept)
            } else if let construction = state.construction {
                state.construction?.waiters[number] = waiter
                guard construction.priority < priority else { return }
                state.construction?.priority = priority
                slower = construction.task
            } else {
                let task = Task { await self.run(make) }
                state.construction = Construction(task: task, priority: priority, waiters: [number: waiter])
            }
        }
        if let answer { waiter.resume(with: answer) }
        // A task that waits for another task raises that task's priority. A continuation does not.
        if let slower { Task.detached(priority: priority) { await slower.value } }
    }

    private func run(_ make: @Sendable () async throws -> Destination) async {
        let result: Result<Destination?, any Error>
        do { result = .success(try await make()) } catch { result = .failure(error) }
        let ended = state.withLock { state in
            if case .success(let destination?) = result { state.remember(destination) }
            defer { state.construction = nil }
            return state.construction
        }
        guard let ended else { preconditionFailure("a construction ends once") }
        // The current waiters came after the cancellation, so they do not receive its error.
        let isInVain = if case .failure = result { ended.isCancelled } else { false }
        for waiter in ended.waiters.values { waiter.resume(with: isInVain ? .success(nil) : result) }
    }

    private func cancel(_ number: Int) {
        let (waiter, construction) = state.withLock { state in
            guard let waiter = state.construction?.waiters.removeValue(forKey: number) else {
                state.cancelledEarly.append(number)
                return (Waiter?.none, Task<Void, Never>?.none)
            }
            guard state.construction?.waiters.isEmpty == true else { return (waiter, nil) }
            state.construction?.isCancelled = true
            return (waiter, state.construction?.task)
        }
        construction?.cancel()
        waiter?.resume(throwing: CancellationError())
    }
}

extension AsyncDestinationStore where Destination: AnyObject {
    /// Makes a store that keeps its destination weakly.
    static func weak() -> AsyncDestinationStore {
        weak var kept: Destination?
        return AsyncDestinationStore(recall: { kept }, remember: { kept = $0 })
    }
}
