// SPDX-License-Identifier: Apache-2.0

// The end of an owner, and the callers that wait for it.
extension Owner {
    /// - Parameter note: Notes under the lock who receives the failures.
    func end(_ note: () -> Void) {
        guard let (inner, makings) = begin(note) else { return }
        for item in inner.reversed() { item.endForOwner() }
        for making in makings { fail(unsafeDowncast(making, to: Making.self)) }
        release(after: inner, isMaking: !makings.isEmpty)
    }

    /// Fails all requests that wait for a construction.
    private func fail(_ making: Making) {
        let (continuations, task) = lock.withLock { (making.takeContinuations(), making.cancel()) }
        RouteLock.assertNoneHeld()
        task?.cancel()
        for continuation in continuations {
            if let error = making.cell?.endError { continuation.resume(throwing: error) }
        }
    }

    /// Begins the end. Returns the items that end first, and the constructions in progress; nil if the end has begun before.
    private func begin(_ note: () -> Void) -> (inner: [OwnedItem], makings: [OwnedItem])? {
        // Released after the lock and before the destinations, which their cells still retain.
        var oldCells: [OwnedItem] = []
        defer { withExtendedLifetime(oldCells) {} }
        var oldConverted: [AnyBox?] = []
        defer { withExtendedLifetime(oldConverted) {} }
        var oldRelated: [OwnedItem] = []
        let begun = lock.withLock { () -> (inner: [OwnedItem], makings: [OwnedItem])? in
            demand += 1
            note()
            guard !isEnding else { return nil }
            isEnding = true
            cellTable = nil
            swap(&oldCells, &cells)
            swap(&oldConverted, &converted)
            swap(&oldRelated, &related)
            return (inner, makings)
        }
        guard var begun else { return nil }
        for relation in oldRelated { begun.inner.append(unsafeDowncast(relation, to: OwnerRelation.self).scope) }
        return begun
    }

    /// Releases the destinations in the reverse order of creation. A task does so from the first one that must be closed on, or if it
    /// has to wait: for inner scopes, and for destinations that are being made and may need the others.
    private func release(after inner: [OwnedItem], isMaking: Bool) {
        var pending: [OwnedItem] = []
        for item in inner {
            if let failures = item.outcome { add(failures) } else { pending.append(item) }
        }
        setInner(pending)
        if pending.isEmpty, !isMaking, !releaseNext() { return complete() }
        lock.withLock {
            task = Task { [pending] in
                for item in pending { self.add(await item.ended()) }
                self.setInner([])
                await self.madeAll()
                while self.lock.withLock({ self.closing }) != nil || self.releaseNext() { await self.closeNext() }
                self.complete()
            }
        }
    }

    private func add(_ failures: [CloseFailure]) { lock.withLock { self.failures += failures } }

    /// Replaces the items that end first. Their last owner may be the list, and actions have closures of the app.
    private func setInner(_ items: [OwnedItem]) {
        var items = items
        lock.withLock { swap(&items, &inner) }
        withExtendedLifetime(items) {}
    }

    /// Waits until no destination is being made, after the owner has ended.
    private func madeAll() async {
        await withUnsafeContinuation { waiter in
            let isMaking = lock.withLock {
                if !makings.isEmpty { makingWaiter = waiter }
                return !makings.isEmpty
            }
            if !isMaking { waiter.resume() }
        }
    }

    /// Takes the destination that was made last, with its cell.
    func takeNext() -> (cell: Cell, held: Held)? {
        while let item = kept.popLast() {
            let cell = unsafeDowncast(item, to: Cell.self)
            defer { cell.retained = nil }
            if let held = cell.retained { return (cell, held) }
        }
        return nil
    }

    /// Releases destinations until one must be closed. Returns false if none must be.
    private func releaseNext() -> Bool {
        while true {
            let next = lock.withLock {
                let next = takeNext()
                if let next, next.cell.mustClose { closing = next }
                return next
            }
            guard let next else { return false }
            if next.cell.mustClose { return true }
        }
    }

    private func closeNext() async {
        guard let next = lock.withLock({ closing }) else { return }
        let failure = await next.cell.close(next.held, in: self)
        let closed = lock.withLock { () -> (cell: Cell, held: Held)? in
            defer { closing = nil }
            if let failure { failures.append(failure) }
            return closing
        }
        withExtendedLifetime(closed) {}
    }

    private func complete() {
        // Not earlier: the outer scope closes its destinations after those of this one, which may need them.
        outer?.remove(self)
        // The registries of a scope wait for its end.
        var next: OwnerRelation?
        lock.withLock { swap(&next, &relation) }
        while let relation = next {
            relation.registry.forget(relation)
            next = relation.next
        }
        let (waits, unheard) = lock.withLock { () -> ([OwnedItem], [CloseFailure]) in
            isComplete = true
            // Before the outer owner, or another caller, learns of them.
            if callers > 0 { for failure in failures { _ = failure.deliver() } }
            defer { self.waits = [] }
            return (self.waits, isAwaitedByOuter ? [] : failures)
        }
        for wait in waits { unsafeDowncast(wait, to: OwnerWait.self).resume() }
        for failure in unheard { failure.report() }
    }

    /// Waits for the end, or until the wait is over.
    func wait(_ wait: OwnerWait) async {
        await withUnsafeContinuation { continuation in
            let isWaiting = lock.withLock {
                guard !isComplete, wait.errors == nil else { return false }
                wait.continuation = continuation
                if !wait.isOver { append(wait, to: &waits) }
                return true
            }
            if !isWaiting { continuation.resume() }
        }
    }

    /// Ends the owner, and waits until all destinations are closed.
    ///
    /// The deadline and a cancellation end only this wait. The closing is cancelled if no other caller needs it.
    func close(within deadline: Duration) async throws(RouteErrors) {
        if let error = Making.errorOfClosing(self) { throw RouteErrors([error]) }
        end { callers += 1 }
        let own = OwnerWait()
        if outcome == nil {
            let timer = Task {
                do { try await self.clock.sleep(deadline) } catch { return }
                self.leave(own)
            }
            await withTaskCancellationHandler {
                await wait(own)
            } onCancel: {
                leave(own)
            }
            timer.cancel()
        }
        let errors = lock.withLock { own.errors } ?? outcome?.map { $0.deliver() } ?? []
        if !errors.isEmpty { throw RouteErrors(errors) }
    }

    /// Ends the wait of one caller.
    private func leave(_ wait: OwnerWait) {
        let isLeaving = lock.withLock {
            guard !isComplete, !wait.isOver else { return false }
            wait.isOver = true
            callers -= 1
            remove(wait, from: &waits)
            return true
        }
        guard isLeaving else { return }
        // Before the closing is cancelled: the caller receives the state at its deadline.
        let errors = deliverUnfinished()
        withdraw()
        lock.withLock { wait.errors = errors }
        wait.resume()
    }

    /// The failures so far, and an error for each destination that is not closed. A caller receives them.
    private func deliverUnfinished() -> [RouteError] {
        let (failures, inner, open) = lock.withLock { () -> ([CloseFailure], [OwnedItem], [Cell]) in
            let cells = kept.map { unsafeDowncast($0, to: Cell.self) } + (closing.map { [$0.cell] } ?? [])
            return (self.failures, self.inner, cells.filter(\.mustClose))
        }
        var all = failures.map { $0.deliver() }
        for item in inner {
            if let owner = item as? Owner {
                all += owner.deliverUnfinished()
            } else if let closing = item as? Closing {
                all += closing.outcome?.map { $0.deliver() } ?? [closing.cell.notClosedInTime]
            }
        }
        for cell in open { all.append(cell.notClosedInTime) }
        return all
    }
}

/// The wait of one caller for the end of an owner.
final class OwnerWait: OwnedItem, @unchecked Sendable {  // Guarded by the lock of the owner.
    var continuation: UnsafeContinuation<Void, Never>?
    /// Whether the caller stops waiting before the end.
    var isOver = false
    /// The errors of a caller that has stopped.
    var errors: [RouteError]?

    /// Called once: when the owner is complete or, if the wait is over, after the errors were set.
    func resume() { continuation?.resume() }
}
