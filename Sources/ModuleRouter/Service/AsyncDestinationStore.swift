// SPDX-License-Identifier: Apache-2.0

/// Where asynchronously made destinations are kept. Calls that come while one is being made wait for that one.
///
/// A failure is handed to everyone who waits and is not kept. A waiter that is cancelled leaves the others alone; when
/// the last one is cancelled, so is the making.
final class AsyncDestinationStore<Destination: Sendable>: Sendable {
    private struct Making {
        let number: Int
        let task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<Destination, any Error>] = [:]
    }

    private struct State {
        var recall: () -> Destination?
        var remember: (Destination) -> Void
        var making: Making?
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
        try Task.checkCancellation()
        let waiter = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        // A cancellation that comes after the answer leaves its number behind.
        defer { _ = state.withLock { $0.cancelledEarly.remove(waiter) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                wait(waiter, continuation, make)
            }
        } onCancel: {
            cancel(waiter)
        }
    }

    /// Keeps the destination for ever.
    static func strong() -> AsyncDestinationStore {
        var kept: Destination?
        return AsyncDestinationStore(recall: { kept }, remember: { kept = $0 })
    }

    private func wait(
        _ waiter: Int, _ continuation: CheckedContinuation<Destination, any Error>,
        _ make: @escaping @Sendable () async throws -> Destination
    ) {
        let answer: Result<Destination, any Error>? = state.withLock { state in
            if state.cancelledEarly.remove(waiter) != nil { return .failure(CancellationError()) }
            if let kept = state.recall() { return .success(kept) }
            if state.making == nil {
                state.lastNumber += 1
                let number = state.lastNumber
                state.making = Making(number: number, task: Task { await self.run(number, make) })
            }
            state.making?.waiters[waiter] = continuation
            return nil
        }
        if let answer { continuation.resume(with: answer) }
    }

    private func run(_ number: Int, _ make: @Sendable () async throws -> Destination) async {
        let result: Result<Destination, any Error>
        do { result = .success(try await make()) } catch { result = .failure(error) }
        let waiters = state.withLock { state in
            // Given up by all its waiters, and perhaps begun anew by others since.
            guard let making = state.making, making.number == number else {
                return [CheckedContinuation<Destination, any Error>]()
            }
            if case .success(let destination) = result { state.remember(destination) }
            state.making = nil
            return Array(making.waiters.values)
        }
        for waiter in waiters { waiter.resume(with: result) }
    }

    private func cancel(_ waiter: Int) {
        let (continuation, abandoned) = state.withLock { state in
            guard let continuation = state.making?.waiters.removeValue(forKey: waiter) else {
                state.cancelledEarly.insert(waiter)
                return (CheckedContinuation<Destination, any Error>?.none, Task<Void, Never>?.none)
            }
            guard state.making?.waiters.isEmpty == true else { return (continuation, nil) }
            defer { state.making = nil }
            return (continuation, state.making?.task)
        }
        abandoned?.cancel()
        continuation?.resume(throwing: CancellationError())
    }
}

extension AsyncDestinationStore where Destination: AnyObject {
    /// Keeps the destination as long as others do.
    static func weak() -> AsyncDestinationStore {
        weak var kept: Destination?
        return AsyncDestinationStore(recall: { kept }, remember: { kept = $0 })
    }
}
