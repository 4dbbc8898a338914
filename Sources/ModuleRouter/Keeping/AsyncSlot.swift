// SPDX-License-Identifier: Apache-2.0

/// The slot of a destination that is made asynchronously. Requests during a construction wait for it.
///
/// A failure goes to all waiters and is not kept. If one waiter is cancelled, the others continue. If the last waiter is
/// cancelled, the construction is cancelled. A construction may ignore the cancellation, but there is never a second one at the
/// same time: the next caller waits for its end. If it succeeds, its destination is kept. If it fails, the callers that came after
/// its cancellation begin another one.
///
/// A construction runs with the task-local values of the caller that began it, as for a shared service that is made synchronously.
/// Its priority rises to the highest priority of its waiters.
final class AsyncSlot<Destination: Sendable>: DestinationSlot<Destination>, @unchecked Sendable {  // As its superclass.
    private enum Outcome {
        case made(Destination)
        /// The construction was cancelled before this request, and has failed. The request tries again.
        case cancelled
        /// The slot was given up.
        case detached
    }

    private typealias Waiter = CheckedContinuation<Outcome, any Error>

    private struct Construction {
        let task: Task<Void, Never>
        /// The highest priority of all waiters so far.
        var priority: TaskPriority
        var isCancelled = false
        var waiters: [Int: Waiter]
    }

    private struct Waiting {
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

    private let waiting = Locked(Waiting())

    /// Returns the kept destination, or makes one. Returns nil if the slot was given up.
    func destination(
        in owner: DestinationOwner, make: @escaping @Sendable () async throws -> Destination
    ) async throws -> Destination? {
        while true {
            try Task.checkCancellation()
            if let destination = recall(in: owner) { return destination }
            guard !owner.hasEnded else { throw RouteError.scopeEnded(key) }
            switch try await result(in: owner, make) {
            case .made(let destination): return destination
            case .cancelled: continue
            case .detached: return nil
            }
        }
    }

    /// Waits for the result of one construction.
    private func result(
        in owner: DestinationOwner, _ make: @escaping @Sendable () async throws -> Destination
    ) async throws -> Outcome {
        let number = waiting.withLock { waiting in
            waiting.lastNumber += 1
            return waiting.lastNumber
        }
        // A cancellation after the answer has recorded its number. Remove it.
        defer { _ = waiting.withLock { $0.removeCancelled(number) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                wait(number, waiter, in: owner, make)
            }
        } onCancel: {
            cancel(number)
        }
    }

    private func wait(
        _ number: Int, _ waiter: Waiter, in owner: DestinationOwner,
        _ make: @escaping @Sendable () async throws -> Destination
    ) {
        let priority = Task.currentPriority
        var answer: Result<Outcome, any Error>?
        var slower: Task<Void, Never>?
        waiting.withLock { waiting in
            if waiting.removeCancelled(number) {
                answer = .failure(CancellationError())
            } else if let construction = waiting.construction {
                waiting.construction?.waiters[number] = waiter
                guard construction.priority < priority else { return }
                waiting.construction?.priority = priority
                slower = construction.task
            } else if !beginMaking() {
                answer = .success(.detached)
            } else {
                let task = Task { await self.run(in: owner, make) }
                waiting.construction = Construction(task: task, priority: priority, waiters: [number: waiter])
            }
        }
        if let answer { waiter.resume(with: answer) }
        // A task that waits for another task raises that task's priority. A continuation does not.
        if let slower { Task.detached(priority: priority) { await slower.value } }
    }

    private func run(in owner: DestinationOwner, _ make: @Sendable () async throws -> Destination) async {
        let result: Result<Outcome, any Error>
        // Another construction may have ended since the caller looked.
        if let kept = recall(in: owner) {
            result = .success(.made(kept))
        } else if !owner.begin(self) {
            result = .failure(RouteError.scopeEnded(key))
        } else {
            do {
                let destination = try await ScopeFrame.$current.withValue(owner.frame) { try await make() }
                result =
                    keep(destination, in: owner) ? .success(.made(destination)) : .failure(RouteError.scopeEnded(key))
            } catch {
                result = .failure(error)
            }
        }
        owner.finish(self)
        let ended = waiting.withLock { waiting in
            endMaking()
            defer { waiting.construction = nil }
            return waiting.construction
        }
        guard let ended else { preconditionFailure("a construction ends once") }
        // The current waiters came after the cancellation, so they do not receive its error.
        let isInVain = if case .failure = result { ended.isCancelled } else { false }
        for waiter in ended.waiters.values { waiter.resume(with: isInVain ? .success(.cancelled) : result) }
    }

    private func cancel(_ number: Int) {
        let (waiter, construction) = waiting.withLock { waiting in
            guard let waiter = waiting.construction?.waiters.removeValue(forKey: number) else {
                waiting.cancelledEarly.append(number)
                return (Waiter?.none, Task<Void, Never>?.none)
            }
            guard waiting.construction?.waiters.isEmpty == true else { return (waiter, nil) }
            waiting.construction?.isCancelled = true
            return (waiter, waiting.construction?.task)
        }
        construction?.cancel()
        waiter?.resume(throwing: CancellationError())
    }

    override func fail() {
        let construction = waiting.withLock { waiting in
            let construction = waiting.construction
            waiting.construction?.isCancelled = true
            waiting.construction?.waiters = [:]
            return construction
        }
        construction?.task.cancel()
        for waiter in (construction?.waiters ?? [:]).values { waiter.resume(throwing: RouteError.scopeEnded(key)) }
    }
}
