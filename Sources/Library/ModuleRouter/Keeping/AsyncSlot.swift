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
final class AsyncSlot: KeptSlot, @unchecked Sendable {  // Mutable state is guarded by `lock`.
    typealias Held = any AnyObject & Sendable
    typealias Make = @Sendable () async throws -> Held

    /// One request that waits for the end of a construction.
    private final class Waiter: @unchecked Sendable {  // Guarded by the lock of the slot.
        /// Nil before the request waits, and after the answer.
        var continuation: UnsafeContinuation<Held?, any Error>?
        var isCancelled = false
    }

    private let lock = RouteLock()
    /// The task of the construction; nil if there is none.
    private var task: Task<Void, Never>?
    /// The highest priority of all waiters so far.
    private var priority = TaskPriority.background
    private var isCancelled = false
    private var waiters: [Waiter] = []

    /// Returns the held destination, or makes it. Returns nil if the slot was given up.
    func held(in owner: DestinationOwner, make: @escaping Make) async throws -> Held? {
        while !isDetached {
            try Task.checkCancellation()
            if let held = recall(in: owner) { return held }
            guard !owner.hasEnded else { throw endError }
            let waiter = Waiter()
            let held = try await withTaskCancellationHandler {
                try await withUnsafeThrowingContinuation { wait(waiter, $0, in: owner, make) }
            } onCancel: {
                cancel(waiter)
            }
            if let held { return held }
        }
        return nil
    }

    /// Lets a request wait for the construction, which it begins if there is none. The answer nil means to look again.
    private func wait(
        _ waiter: Waiter, _ continuation: UnsafeContinuation<Held?, any Error>, in owner: DestinationOwner,
        _ make: @escaping Make
    ) {
        let current = Task.currentPriority
        let (isWaiting, slower) = lock.withLock { () -> (Bool, Task<Void, Never>?) in
            guard !waiter.isCancelled, task != nil || beginMaking() else { return (false, nil) }
            waiter.continuation = continuation
            waiters.append(waiter)
            if let task {
                guard priority < current else { return (true, nil) }
                priority = current
                return (true, task)
            }
            priority = current
            isCancelled = false
            task = Task { await self.run(in: owner, make) }
            return (true, nil)
        }
        // A cancelled request finds its cancellation when it looks again.
        if !isWaiting { continuation.resume(returning: nil) }
        // A task that waits for another task raises that task's priority. A continuation does not.
        if let slower { Task.detached(priority: current) { await slower.value } }
    }

    private func run(in owner: DestinationOwner, _ make: Make) async {
        let result: Result<Held?, any Error>
        var isMade = false
        _ = await owner.closing(of: self)?.ended()
        // Another construction may have ended since the request looked.
        if let kept = recall(in: owner) {
            result = .success(kept)
        } else if owner.begin(self) {
            do {
                // It may have been cancelled while it waited for a closing.
                try Task.checkCancellation()
                let held = try await ScopeFrame.$carried.withValue(owner.frame) { try await make() }
                isMade = keep(held, in: owner)
                result = isMade ? .success(held) : .failure(endError)
            } catch {
                result = .failure(error)
            }
            owner.finish(self)
        } else {
            result = .failure(endError)
        }
        let (continuations, isInVain) = lock.withLock { () -> ([UnsafeContinuation<Held?, any Error>], Bool) in
            endMaking()
            task = nil
            return (takeContinuations(), isCancelled)
        }
        if isMade { store?.didMake(self, in: owner) }
        for continuation in continuations {
            // The current waiters came after the cancellation, so they do not receive its error.
            if isInVain, case .failure = result {
                continuation.resume(returning: nil)
            } else {
                continuation.resume(with: result)
            }
        }
    }

    @inline(never)  // See SmallCode.
    private func takeContinuations() -> [UnsafeContinuation<Held?, any Error>] {
        defer { waiters = [] }
        var continuations: [UnsafeContinuation<Held?, any Error>] = []
        for waiter in waiters {
            if let continuation = waiter.continuation { continuations.append(continuation) }
            waiter.continuation = nil
        }
        return continuations
    }

    private func cancel(_ waiter: Waiter) {
        let (continuation, cancelled) = lock.withLock {
            () -> (UnsafeContinuation<Held?, any Error>?, Task<Void, Never>?) in
            waiter.isCancelled = true
            guard let continuation = waiter.continuation else { return (nil, nil) }
            waiter.continuation = nil
            waiters.removeAll { $0 === waiter }
            guard waiters.isEmpty else { return (continuation, nil) }
            isCancelled = true
            return (continuation, task)
        }
        RouteLock.assertNoneHeld()
        cancelled?.cancel()
        continuation?.resume(throwing: CancellationError())
    }

    /// Fails all requests that wait, because the owner has ended.
    override func end() {
        let (continuations, task) = lock.withLock {
            () -> ([UnsafeContinuation<Held?, any Error>], Task<Void, Never>?) in
            isCancelled = true
            return (takeContinuations(), self.task)
        }
        RouteLock.assertNoneHeld()
        task?.cancel()
        for continuation in continuations { continuation.resume(throwing: endError) }
    }
}
