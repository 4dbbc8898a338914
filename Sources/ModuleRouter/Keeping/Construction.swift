// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The construction of one kept destination. One thread runs it at a time, and other threads wait.
///
/// Threads that would wait for one another in a cycle get an error instead.
final class Construction: Sendable {
    private let lock = RouteLock()

    func run<Result>(_ key: RouteKey, _ body: () throws -> Result) throws -> Result {
        let thread = module_router_current_thread()
        try WaitingThreads.shared.willWait(thread, for: self, key)
        return try lock.withLock { () throws -> Result in
            WaitingThreads.shared.didStart(thread, self, key)
            defer { WaitingThreads.shared.didEnd(self) }
            return try body()
        }
    }
}

/// The constructions of threads, and the threads that wait for them.
private final class WaitingThreads: Sendable {
    static let shared = WaitingThreads()

    private struct Started {
        let construction: ObjectIdentifier
        let thread: UInt
        let key: RouteKey
    }

    private struct Waiting {
        let thread: UInt
        let construction: ObjectIdentifier
    }

    // A few elements: one for each shared service that is being made, and one for each thread that waits.
    private struct State {
        var started: [Started] = []
        var waiting: [Waiting] = []
    }

    private let state = Locked(State())

    /// Throws if the thread would wait for itself, directly or through other threads.
    ///
    /// A thread records a construction that it has started before it can wait for another one. The thread that closes a cycle is
    /// therefore the last to call this method, and sees the whole cycle.
    func willWait(_ thread: UInt, for construction: Construction, _ key: RouteKey) throws {
        try state.withLock { state in
            var keys: [RouteKey] = []
            var next: ObjectIdentifier? = ObjectIdentifier(construction)
            while let id = next, let other = state.started.first(where: { $0.construction == id }) {
                keys.append(other.key)
                if other.thread == thread {
                    throw RouteError.infiniteRecursion(
                        RouteError.Failure(
                            route: key.description, reason: "making \(key) requires \(key) itself",
                            hint:
                                "let one of the two request the other later, when it is used",
                            requesters: Array(keys.dropFirst())))
                }
                next = state.waiting.first { $0.thread == other.thread }?.construction
            }
            state.waiting.append(Waiting(thread: thread, construction: ObjectIdentifier(construction)))
        }
    }

    func didStart(_ thread: UInt, _ construction: Construction, _ key: RouteKey) {
        state.withLock {
            $0.waiting.removeAll { $0.thread == thread }
            $0.started.append(Started(construction: ObjectIdentifier(construction), thread: thread, key: key))
        }
    }

    func didEnd(_ construction: Construction) {
        state.withLock { $0.started.removeAll { $0.construction == ObjectIdentifier(construction) } }
    }
}
