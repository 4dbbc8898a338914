// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The closing of a destination that its cell has given up.
final class Closing: OwnedItem, @unchecked Sendable {  // Each property is written once, before others read it.
    let cell: Cell
    /// Set before other threads see the closing.
    var task: Task<Void, Never>?
    private var failures: [CloseFailure] = []
    /// 1 when the destination is closed.
    private let word = AtomicWord<UInt>(0)

    init(_ cell: Cell) { self.cell = cell }

    override var outcome: [CloseFailure]? { word.load() == 0 ? nil : failures }

    override func ended() async -> [CloseFailure] {
        await task?.value
        return failures
    }

    override func withdraw() {
        RouteLock.assertNoneHeld()
        task?.cancel()
    }

    /// Notes that the destination is closed, and wakes the threads that wait for that.
    func finish(_ failure: CloseFailure?) {
        if let failure { failures = [failure] }
        module_router_wake(word.address)
    }

    /// Blocks the thread until the destination is closed.
    func wait() { module_router_wait(word.address) }
}

/// A failure to close a destination. Callers that wait for the closing receive it, or else the error handlers do, once.
final class CloseFailure: Sendable {
    private let error: RouteError
    /// The registry of the destination.
    private weak let registry: RouteRegistry?
    private let isDelivered = AtomicWord<Bool>(false)

    init(_ error: RouteError, in registry: RouteRegistry?) {
        self.error = error
        self.registry = registry
    }

    /// Returns the error for a caller.
    func deliver() -> RouteError {
        isDelivered.store(true)
        return error
    }

    /// Passes the error to the error handlers, if it was not delivered.
    func report() {
        guard !isDelivered.exchange(true) else { return }
        (registry ?? .current).report(.removeRoute, error, isDelivered: false)
    }
}

/// Runs the parts of closings on threads of its own. Threads of the concurrency pool may wait for a closing, so it must not need one of
/// them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class ClosingExecutor: TaskExecutor {
    static let shared = ClosingExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        module_router_run_on_thread(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)) { job in
            // The function receives only jobs from above.
            unsafeBitCast(job, to: UnownedJob.self).runSynchronously(on: ClosingExecutor.shared.asUnownedTaskExecutor())
        }
    }
}

extension Task where Success == Void, Failure == Never {
    /// Begins a task for which threads may wait.
    static func closing(_ body: @escaping @Sendable () async -> Void) -> Task {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return Task { await body() } }
        return Task(executorPreference: ClosingExecutor.shared) { await body() }
    }
}
