// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The making of one kept destination: one thread at a time, the others wait.
///
/// Threads that would wait for one another for ever get an error instead.
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

/// Which thread makes what, and which one waits for whom.
private final class WaitingThreads: Sendable {
    static let shared = WaitingThreads()

    private struct State {
        var constructions: [ObjectIdentifier: (thread: UInt, key: RouteKey)] = [:]
        var waiting: [UInt: ObjectIdentifier] = [:]
    }

    private let state = Locked(State())

    /// Throws if the thread would wait, directly or through others, for itself.
    ///
    /// Whoever closes a circle of waiting threads comes here last and sees the whole of it: a thread makes what it has
    /// started known before it can wait for anything else.
    func willWait(_ thread: UInt, for construction: Construction, _ key: RouteKey) throws {
        try state.withLock { state in
            var keys: [RouteKey] = []
            var next: ObjectIdentifier? = ObjectIdentifier(construction)
            while let id = next, let other = state.constructions[id] {
                keys.append(other.key)
                if other.thread == thread {
                    throw RouteError.infiniteRecursion(
                        RouteError.Failure(
                            route: key.description, reason: "making \(key) needs \(key) itself",
                            hint:
                                "let one of the two fetch the other later, or hand itself over in the preparation closure",
                            requesters: Array(keys.dropFirst())))
                }
                next = state.waiting[other.thread]
            }
            state.waiting[thread] = ObjectIdentifier(construction)
        }
    }

    func didStart(_ thread: UInt, _ construction: Construction, _ key: RouteKey) {
        state.withLock {
            $0.waiting[thread] = nil
            $0.constructions[ObjectIdentifier(construction)] = (thread, key)
        }
    }

    func didEnd(_ construction: Construction) {
        state.withLock { $0.constructions[ObjectIdentifier(construction)] = nil }
    }
}
