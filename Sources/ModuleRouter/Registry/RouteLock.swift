// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A lock for the slow paths: registering, sealing, making a shared destination for the first time.
///
/// It uses the system's mutex instead of `Synchronization.Mutex`. On Linux, ThreadSanitizer does not recognise the latter and would
/// report races that do not exist in every program that uses this library.
final class RouteLock: Sendable {
    // A `pthread_mutex_t`. Only its own functions access it, so it is safe from any thread.
    private nonisolated(unsafe) let mutex: UnsafeMutableRawPointer

    init() { mutex = module_router_lock_create() }

    deinit { module_router_lock_destroy(mutex) }

    // Inlined, because generic code asks the runtime for the types at each call.
    @inline(__always)
    func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        module_router_lock(mutex)
        defer { module_router_unlock(mutex) }
        return try body()
    }
}

/// A value that is accessible only under its lock.
package final class Locked<Value>: @unchecked Sendable {  // Only `withLock` accesses `value`.
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
