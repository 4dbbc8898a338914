// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The construction of one kept destination. One thread runs it at a time, and other threads wait.
///
/// Threads that would wait for one another in a cycle get an error instead.
final class Construction: Sendable {
    private let lock = RouteLock()

    func run<Result>(_ key: RouteKey, _ body: () throws -> Result) throws -> Result {
        let thread = module_router_current_thread()
        try WaitingThreads.willWait(thread, for: self, key)
        return try lock.withConstruction { () throws -> Result in
            WaitingThreads.didStart(thread)
            defer { WaitingThreads.didEnd(self) }
            return try body()
        }
    }
}

/// The constructions of threads, and the threads that wait for them.
private enum WaitingThreads {
    /// A construction that a thread has started, or that it waits for.
    private final class Step: @unchecked Sendable {  // Changed only under the lock of the list.
        let construction: ObjectIdentifier
        let thread: UInt
        let key: RouteKey
        var isStarted = false

        init(_ construction: Construction, _ thread: UInt, _ key: RouteKey) {
            self.construction = ObjectIdentifier(construction)
            self.thread = thread
            self.key = key
        }
    }

    // A few elements: one for each shared service that is being made, and one for each thread that waits.
    private static let steps = Locked<[Step]>([])

    /// Throws if the thread would wait for itself, directly or through other threads.
    ///
    /// A thread records a construction that it has started before it can wait for another one. The thread that closes a cycle is
    /// therefore the last to call this method, and sees the whole cycle.
    static func willWait(_ thread: UInt, for construction: Construction, _ key: RouteKey) throws {
        let cycle = steps.withLock { steps -> [RouteKey]? in
            let step = Step(construction, thread, key)
            var keys: [RouteKey] = []
            var next: Step? = step
            while let id = next?.construction,
                let other = steps.first(where: { $0.isStarted && $0.construction == id })
            {
                keys.append(other.key)
                if other.thread == thread { return keys }
                next = steps.first { !$0.isStarted && $0.thread == other.thread }
            }
            steps.append(step)
            return nil
        }
        guard let cycle else { return }
        throw RouteError.infiniteRecursion(
            RouteError.Failure(
                route: key.description, reason: "making \(key) requires \(key) itself",
                hint:
                    "let one of the two request the other later, when it is used",
                requesters: Array(cycle.dropFirst())))
    }

    /// A thread waits for one construction at a time.
    static func didStart(_ thread: UInt) {
        steps.withLock { steps in steps.first { !$0.isStarted && $0.thread == thread }?.isStarted = true }
    }

    static func didEnd(_ construction: Construction) {
        steps.withLock { $0.removeAll { $0.isStarted && $0.construction == ObjectIdentifier(construction) } }
    }
}
