// SPDX-License-Identifier: Apache-2.0

/// Where asynchronously made destinations are kept. Calls that come during a construction wait for it.
///
/// A failure is handed to all waiters and is not kept. A waiter that is cancelled leaves the others alone; with the last one, the
/// construction is cancelled. It may ignore that, and never runs beside another one: the next caller waits for its end. If it
/// succeeds after all, its destination is kept. If it fails, those who came after its cancellation begin another one.
///
/// A construction runs with the task-local values of the caller that began it, as a shared service that is made synchronously
/// does. Its priority rises to that of each waiter.
final class AsyncDestinationStore<Destination: Sendable>: Sendable {
    /// Resumed with nil by a construction that was cancelled and has failed: the waiter tries again.
    private typealias Waiter = CheckedContinuation<Destination?, any Error>

    private struct Construction {
        let task: Task<Void, Never>
        /// The highest priority of all who have waited.
        var priority: TaskPriority
        var isCancelled = false
        var waiters: [Int: Waiter]
    }

    private struct State {
        var recall: () -> Destination?
        var remember: (Destination) -> Void
        var construction: Construction?
        var lastNumber = 0
        var cancelledEarly: Set<Int> = []
    }

    private let state: Locked<State>

    /// - Parameters:
    ///   - recall: Returns the kept destination, if it is still there. Called under a lock.
    ///   - remember: Keeps a destination. Called under a lock.
    init(recall: @escaping () -> Destination?, remember: @escaping (Destination) -> Void) {
        state = Locked(State(recall: recall, remember: remember))
    }

    /// The kept destination, if it is there.
    var kept: Destination? { state.withLock { $0.recall() } }

    func destination(make: @escaping @Sendable () async throws -> Destination) async throws -> Destination {
        while true {
            try Task.checkCancellation()
            if let destination = try await result(make: make) { return destination }
        }
    }

    /// Keeps the destination for ever.
    static func strong() -> AsyncDestinationStore {
        var kept: Destination?
        return AsyncDestinationStore(recall: { kept }, remember: { kept = $0 })
    }

    /// The kept destination, or that of one construction; nil if that was cancelled before this call, and has failed.
    private func result(make: @escaping @Sendable () async throws -> Destination) async throws -> Destination? {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        // A cancellation that comes after the answer leaves its number behind.
        defer { _ = state.withLock { $0.cancelledEarly.remove(number) } }
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
            if state.cancelledEarly.remove(number) != nil {
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
        // A task that waits for another one raises its priority; a continuation does not.
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
        // Who waits now has come after the cancellation, and has nothing to do with it.
        let isInVain = if case .failure = result { ended.isCancelled } else { false }
        for waiter in ended.waiters.values { waiter.resume(with: isInVain ? .success(nil) : result) }
    }

    private func cancel(_ number: Int) {
        let (waiter, construction) = state.withLock { state in
            guard let waiter = state.construction?.waiters.removeValue(forKey: number) else {
                state.cancelledEarly.insert(number)
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
    /// Keeps the destination as long as others do.
    static func weak() -> AsyncDestinationStore {
        weak var kept: Destination?
        return AsyncDestinationStore(recall: { kept }, remember: { kept = $0 })
    }
}
