// SPDX-License-Identifier: Apache-2.0

/// The end of an owner: releases its destinations in the reverse order of creation, and closes those that can be closed.
package final class OwnerEnding: Sendable {
    private struct State {
        /// The slots that have not been released yet, in the order of creation.
        var remaining: [KeptSlot]
        /// The slot whose destination is being closed.
        var closing: KeptSlot?
        var task: Task<Void, Never>?
        var isOverdue = false
        var isOver = false
        var errors: [RouteError] = []
        var waiters: [CheckedContinuation<[RouteError], Never>] = []
    }

    private let state: Locked<State>
    private let discarding: DiscardedDestinations
    /// The ends of the inner scopes, which come first.
    private let inner = Locked<[OwnerEnding]>([])

    init(_ kept: [KeptSlot], _ discarding: DiscardedDestinations) {
        state = Locked(State(remaining: kept))
        self.discarding = discarding
    }

    func addInner(_ ending: OwnerEnding) { inner.withLock { $0.append(ending) } }

    var isOver: Bool { state.withLock { $0.isOver } }

    /// Releases the destinations, up to the first one that must be closed. A task closes that one and continues.
    func begin() {
        let inner = inner.withLock { $0.filter { !$0.isOver } }
        guard inner.isEmpty, discarding.isEmpty else { return run(after: inner, nil) }
        if let next = releaseNext() { run(after: [], next) } else { finish() }
    }

    /// Releases destinations until one must be closed. Returns its slot and the function that closes it; nil if none is left.
    private func releaseNext() -> (slot: KeptSlot, close: KeptSlot.Close)? {
        while true {
            let slot = state.withLock { state in
                state.closing = state.remaining.popLast()
                return state.closing
            }
            guard let slot else { return nil }
            if let close = slot.release() { return (slot, close) }
        }
    }

    private func run(after inner: [OwnerEnding], _ first: (slot: KeptSlot, close: KeptSlot.Close)?) {
        let first = first.map { ($0.slot, $0.close) }
        state.withLock { state in
            let task = Task {
                for ending in inner { await ending.wait() }
                await self.discarding.wait()
                var next = first ?? self.releaseNext().map { ($0.slot, $0.close) }
                while let (slot, close) = next {
                    if let error = await slot.closing(close) { self.state.withLock { $0.errors.append(error) } }
                    next = self.releaseNext().map { ($0.slot, $0.close) }
                }
                self.finish()
            }
            state.task = task
            if state.isOverdue { task.cancel() }
        }
    }

    private func finish() {
        let (waiters, errors) = state.withLock { state in
            state.isOver = true
            state.task = nil
            defer { state.waiters = [] }
            return (state.waiters, state.errors)
        }
        for waiter in waiters { waiter.resume(returning: errors) }
        if waiters.isEmpty { for error in errors { RouteErrors.report(error) } }
    }

    /// Waits until all destinations are released, or until the deadline has passed.
    ///
    /// - Returns: The failures to close.
    @discardableResult
    private func wait() async -> [RouteError] {
        await withCheckedContinuation { waiter in
            let errors = state.withLock { state -> [RouteError]? in
                if state.isOver { return [] }
                if state.isOverdue { return Self.overdue(state) }
                state.waiters.append(waiter)
                return nil
            }
            if let errors { waiter.resume(returning: errors) }
        }
    }

    func wait(within deadline: Duration, _ clock: RouteClock) async throws(RouteErrors) {
        guard !isOver else { return }
        let timer = Task {
            do { try await clock.sleep(deadline) } catch { return }
            self.expire()
        }
        let errors = await withTaskCancellationHandler {
            await self.wait()
        } onCancel: {
            self.expire()
        }
        timer.cancel()
        guard errors.isEmpty else { throw RouteErrors(errors) }
    }

    private func expire() {
        let (waiters, errors, task) = state.withLock {
            state -> ([CheckedContinuation<[RouteError], Never>], [RouteError], Task<Void, Never>?) in
            guard !state.isOver, !state.isOverdue else { return ([], [], nil) }
            state.isOverdue = true
            defer { state.waiters = [] }
            return (state.waiters, Self.overdue(state), state.task)
        }
        task?.cancel()
        for waiter in waiters { waiter.resume(returning: errors) }
    }

    private static func overdue(_ state: State) -> [RouteError] {
        let unclosed = [state.closing].compactMap { $0 } + state.remaining.reversed().filter(\.isClosable)
        return state.errors + unclosed.map { $0.notClosed("did not end before the deadline", because: nil) }
    }
}

/// Several failures of routes, of a start or of an end.
public struct RouteErrors: Error, Sendable, CustomStringConvertible {
    /// The failures, in the order in which they occurred.
    public let errors: [RouteError]

    package init(_ errors: [RouteError]) { self.errors = errors }

    public var description: String { errors.map(\.description).joined(separator: "\n") }

    /// Reports an error that no caller receives.
    static func report(_ error: RouteError) {
        RouteRegistry.current.report(.removeRoute, error, isDelivered: false)
    }
}
