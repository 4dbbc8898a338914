// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A lock for the cold paths: registering, sealing, making a shared destination for the first time.
///
/// The system's mutex rather than `Synchronization.Mutex`: ThreadSanitizer does not see the latter on Linux, so every
/// program that uses this library would be told of races that do not exist.
final class RouteLock: Sendable {
    // A `pthread_mutex_t`, used through its own functions only: safe from any thread.
    private nonisolated(unsafe) let mutex: UnsafeMutableRawPointer

    init() { mutex = module_router_lock_create() }

    deinit { module_router_lock_destroy(mutex) }

    // Inlined, since in generic code the runtime would be asked for the types at each call.
    @inline(__always)
    func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        module_router_lock(mutex)
        defer { module_router_unlock(mutex) }
        return try body()
    }
}

/// A value that is only reached under its lock.
package final class Locked<Value>: @unchecked Sendable {  // `value` is touched by `withLock` alone.
    private let lock = RouteLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    @inline(__always)
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try lock.withLock { () throws(Failure) -> Result in try body(&value) }
    }
}
