// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The closing of a destination that its cell has given up.
final class Closing: OwnedItem, @unchecked Sendable {  // Each property is written once, before others read it.
    let cell: Cell
    /// Set before other threads see the closing.
    var task: Task<Void, Never>?
    private var failures: [RouteError] = []
    /// 1 when the destination is closed.
    private let word = AtomicWord<UInt>(0)

    init(_ cell: Cell) { self.cell = cell }

    override var outcome: [RouteError]? { word.load() == 0 ? nil : failures }

    override func ended() async -> [RouteError] {
        await task?.value
        return failures
    }

    override func withdraw() {
        RouteLock.assertNoneHeld()
        task?.cancel()
    }

    /// Notes that the destination is closed, and wakes the threads that wait for that.
    func finish(_ failure: RouteError?) {
        if let failure { failures = [failure] }
        module_router_wake(word.address)
    }

    /// Blocks the thread until the destination is closed.
    func wait() { module_router_wait(word.address) }
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
