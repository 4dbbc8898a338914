// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The construction of one kept destination. One thread runs it at a time, and other threads wait.
///
/// Threads that would wait for one another in a cycle get an error instead.
final class Construction: Sendable {
    private let lock = RouteLock()

    func run<Result>(_ key: RouteKey, _ body: () throws -> Result) throws -> Result {
        let thread = module_router_current_thread()
        try WaitingThreads.willWait(thread, for: ObjectIdentifier(self), key)
        return try lock.withConstruction { () throws -> Result in
            WaitingThreads.didStart(thread)
            defer { WaitingThreads.didEnd(self) }
            return try body()
        }
    }

    /// Blocks the thread until an earlier destination is closed.
    static func wait(for closing: ClosingItem) throws {
        let thread = module_router_current_thread()
        try WaitingThreads.willWait(
            thread, for: ObjectIdentifier(closing.slot), closing.slot.key, isClosing: closing.slot)
        defer { WaitingThreads.didWait(thread) }
        closing.wait()
    }
}

/// The constructions of threads, and the threads that wait for them, or for the closings of earlier destinations.
private enum WaitingThreads {
    /// A construction that a thread has started, or that it waits for; or a closing that it waits for.
    private final class Step: @unchecked Sendable {  // Changed only under the lock of the list.
        /// The construction, or the slot of the closing.
        let awaited: ObjectIdentifier
        let thread: UInt
        let key: RouteKey
        /// The slot that this thread closes while it waits.
        let closing: ObjectIdentifier?
        var isStarted = false

        init(_ awaited: ObjectIdentifier, _ thread: UInt, _ key: RouteKey, in closing: ObjectIdentifier?) {
            self.awaited = awaited
            self.thread = thread
            self.key = key
            self.closing = closing
        }
    }

    // A few elements: one for each shared service that is being made, and one for each thread that waits.
    private static let steps = Locked<[Step]>([])

    /// Throws if the thread would wait for itself, directly or through other threads.
    ///
    /// A thread records a construction that it has started before it can wait for another one. The thread that closes a cycle is
    /// therefore the last to call this method, and sees the whole cycle.
    ///
    /// - Parameter slot: The slot of the closing for which the thread would wait; nil for a construction.
    static func willWait(
        _ thread: UInt, for awaited: ObjectIdentifier, _ key: RouteKey, isClosing slot: KeptSlot? = nil
    ) throws {
        let ownClosing = AsyncMaking.closingSlot
        let own = ownClosing.map { ObjectIdentifier($0) }
        var closing = slot
        let cycle = steps.withLock { steps -> [RouteKey]? in
            let step = Step(awaited, thread, key, in: own)
            var keys: [RouteKey] = []
            var next: Step? = step
            while let id = next?.awaited {
                if id == own {
                    closing = ownClosing
                    return [key]
                }
                next = steps.first { $0.isStarted ? $0.awaited == id : $0.closing == id }
                guard let other = next, other.isStarted else { continue }
                keys.append(other.key)
                if other.thread == thread { return keys }
                next = steps.first { !$0.isStarted && $0.thread == other.thread }
            }
            steps.append(step)
            return nil
        }
        guard let cycle else { return }
        if let closing { throw RouteError.closing(closing, waitsFor: "\(cycle.last ?? key)") }
        throw RouteError(
            .infiniteRecursion, route: key.description, reason: "making \(key) requires \(key) itself",
            hint:
                "let one of the two request the other later, when it is used",
            requesters: Array(cycle.dropFirst()))
    }

    /// A thread waits for one construction at a time.
    static func didStart(_ thread: UInt) {
        steps.withLock { steps in steps.first { !$0.isStarted && $0.thread == thread }?.isStarted = true }
    }

    static func didEnd(_ construction: Construction) {
        steps.withLock { $0.removeAll { $0.isStarted && $0.awaited == ObjectIdentifier(construction) } }
    }

    /// A thread no longer waits for a closing.
    static func didWait(_ thread: UInt) {
        steps.withLock { $0.removeAll { !$0.isStarted && $0.thread == thread } }
    }
}
