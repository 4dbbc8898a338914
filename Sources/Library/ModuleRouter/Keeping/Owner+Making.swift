// SPDX-License-Identifier: Apache-2.0

// The constructions of destinations, by threads and by tasks.
extension Owner {
    /// The next step of a request that has read a cell.
    private enum Turn {
        case lookAgain
        case use(Held)
        case make
        case wait(for: Making)
        case waitForClosing(Closing)
        case fail
    }

    private func turn(of cell: Cell) -> Turn {
        if isEnding { return .fail }
        guard cell.isStored else { return .lookAgain }
        if let held = cell.retained ?? cell.referenced { return .use(held) }
        if let making = cell.making { return .wait(for: making) }
        if cell.isAwaitedByThreads, let closing = cell.closing, closing.outcome == nil {
            return .waitForClosing(closing)
        }
        return .make
    }

    /// Makes the destination of a cell on this thread, or waits for the thread that makes it. Returns nil to look again.
    @inline(never)  // See SmallCode.
    func make(_ cell: Cell, _ make: () throws -> Held) throws -> Held? {
        let wait = try WaitGraph.begin(
            cell, isClosing: lock.withLock { cell.making == nil && cell.closing != nil && cell.isAwaitedByThreads })
        defer { WaitGraph.end(wait) }
        let making = Making.onThread(cell)
        let turn = lock.withLock {
            let turn = self.turn(of: cell)
            switch turn {
            case .make: begin(making, of: cell)
            case .wait(let other): other.isAwaited = true
            default: break
            }
            return turn
        }
        guard case .make = turn else {
            switch turn {
            case .use(let held): return held
            case .wait(let other): other.waitOnThread()
            case .waitForClosing(let closing): closing.wait()
            case .fail: throw cell.endError
            case .make, .lookAgain: break
            }
            return nil
        }
        var isKept = false
        defer {
            end(making, isKept: isKept)
            making.endOnThread()
        }
        let held = try making.runOnThread {
            isGraph ? try make() : try ScopeFrame.run(frame) { try ObjectGraph.separate(make) }
        }
        isKept = keep(held, in: cell)
        guard isKept else { throw cell.endError }
        return held
    }

    /// Makes the destination of a cell in a task, or waits for the task that makes it. Returns nil to look again.
    ///
    /// A failure goes to all waiters and is not kept. If one waiter is cancelled, the others continue. If the last waiter is
    /// cancelled, the construction is cancelled. A construction may ignore the cancellation, but there is never a second one at the
    /// same time: the next caller waits for its end. If it succeeds, its destination is kept. If it fails, the callers that came after
    /// its cancellation begin another one.
    ///
    /// A construction runs with the task-local values of the caller that began it, and begins on the caller's thread if it can: see
    /// `Task.beginning`. Its priority rises to the highest priority of its waiters.
    func make(
        _ cell: Cell, _ key: RouteKey, _ make: @escaping @Sendable () async throws -> Held
    ) async throws -> Held? {
        try Task.checkCancellation()
        let wait = try WaitGraph.begin(cell, isClosing: false)
        defer { WaitGraph.end(wait) }
        let waiter = MakingWaiter()
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { join(cell, key, waiter, $0, make) }
        } onCancel: {
            cancel(waiter, of: cell)
        }
    }

    /// Lets a request wait for the construction, which it begins if there is none. The answer nil means to look again.
    private func join(
        _ cell: Cell, _ key: RouteKey, _ waiter: MakingWaiter, _ continuation: UnsafeContinuation<Held?, any Error>,
        _ make: @escaping @Sendable () async throws -> Held
    ) {
        let priority = Task.currentPriority
        let making = Making.inTask(cell, of: self)
        let (turn, slower) = lock.withLock { () -> (Turn, Task<Void, Never>?) in
            // A cancelled request finds its cancellation when it looks again.
            if waiter.isCancelled { return (.lookAgain, nil) }
            let turn = self.turn(of: cell)
            switch turn {
            case .wait(let other): return (turn, other.add(waiter, continuation, priority: priority))
            case .make:
                _ = making.add(waiter, continuation, priority: priority)
                begin(making, of: cell)
                return (turn, nil)
            default: return (turn, nil)
            }
        }
        switch turn {
        case .use(let held): continuation.resume(returning: held)
        case .fail: continuation.resume(throwing: cell.endError)
        case .lookAgain, .waitForClosing: continuation.resume(returning: nil)
        case .wait: raise(slower, to: priority)
        case .make:
            let task = Task<Void, Never>.beginning { await self.run(making, of: cell, key, make) }
            let (isCancelled, higher) = lock.withLock { making.begin(task, priority: priority) }
            if isCancelled { task.cancel() }
            if let higher { raise(task, to: higher) }
        }
    }

    /// Raises the priority of a construction. A task that waits for another task does so; a continuation does not.
    private func raise(_ task: Task<Void, Never>?, to priority: TaskPriority) {
        if let task { Task.detached(priority: priority) { await task.value } }
    }

    private func run(
        _ making: Making, of cell: Cell, _ key: RouteKey, _ make: @escaping @Sendable () async throws -> Held
    ) async {
        let result: Result<Held, any Error>
        var isKept = false
        do {
            _ = await lock.withLock { cell.closing }?.ended()
            // It may have been cancelled while it waited for a closing.
            try Task.checkCancellation()
            if hasEnded { throw cell.endError }
            let held = try await ScopeFrame.$carried.withValue(frame) { try await making.run(key, make) }
            isKept = keep(held, in: cell)
            guard isKept else { throw cell.endError }
            result = .success(held)
        } catch {
            result = .failure(error)
        }
        let (continuations, isInVain) = end(making, isKept: isKept)
        for continuation in continuations {
            switch result {
            case .success(let held): continuation.resume(returning: held)
            // The current waiters came after the cancellation, so they do not receive its error.
            case .failure where isInVain: continuation.resume(returning: nil)
            case .failure(let error): continuation.resume(throwing: error)
            }
        }
    }

    private func cancel(_ waiter: MakingWaiter, of cell: Cell) {
        let (continuation, task) = lock.withLock { () -> (UnsafeContinuation<Held?, any Error>?, Task<Void, Never>?) in
            waiter.isCancelled = true
            defer {
                waiter.continuation = nil
                waiter.making = nil
            }
            return (waiter.continuation, waiter.making?.remove(waiter))
        }
        RouteLock.assertNoneHeld()
        task?.cancel()
        continuation?.resume(throwing: CancellationError())
    }

    private func begin(_ making: Making, of cell: Cell) {
        cell.making = making
        makings.append(making)
    }

    /// Notes the end of a construction. Returns the requests that wait for it, and whether all earlier ones were cancelled.
    @discardableResult
    private func end(
        _ making: Making, isKept: Bool
    ) -> (continuations: [UnsafeContinuation<Held?, any Error>], isInVain: Bool) {
        var removed: [Held] = []
        var waiter: UnsafeContinuation<Void, Never>?
        let ended = lock.withLock {
            making.cell?.making = nil
            makings.removeAll { $0 === making }
            if let cell = making.cell, cell.rules.kind.limit != nil, let group = cell.group {
                // This may be its last owner.
                removed.append(group)
                if isKept {
                    use(cell, in: group, &removed)
                } else if cell.isEmpty(&removed) {
                    group.remove(cell, &removed)
                }
            }
            if makings.isEmpty { swap(&waiter, &makingWaiter) }
            return (making.takeContinuations(), making.isCancelled)
        }
        waiter?.resume()
        return ended
    }

    /// Keeps a destination. If the owner has ended meanwhile, only a destination that must be closed is kept.
    ///
    /// - Returns: Whether the owner has not ended.
    private func keep(_ held: Held, in cell: Cell) -> Bool {
        let time = cell.registry.clock.now()
        let mustClose = cell.rules.mustClose(held)
        return lock.withLock {
            if isEnding, !mustClose { return false }
            cell.mustClose = mustClose
            cell.isMadeTooLate = isEnding
            cell.madeAt = time
            if cell.rules.kind.isWeak {
                cell.referenced = held
            } else {
                cell.retained = held
                append(cell, to: &kept)
            }
            return !isEnding
        }
    }
}

extension Task where Success == Void, Failure == Never {
    /// Begins a task on this thread, where the system can, so that a task that does not wait needs no other thread. Not on the main
    /// thread, which a construction would occupy, and not if the stack has little room.
    fileprivate static func beginning(_ body: @escaping @Sendable () async -> Void) -> Task {
        // A thread that makes another destination has an object graph or a construction that are not those of the task.
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *), !MainActorCall.isOnMainActor,
            RecursionGuard.current == 0, !Making.isOnThread, RecursionGuard.hasRoom
        else { return Task { await body() } }
        return Task.immediate { await body() }
    }
}
