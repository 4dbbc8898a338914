// SPDX-License-Identifier: Apache-2.0

import Builtin
import CModuleRouter

/// A lock for the slow paths: registering, sealing, making a shared destination for the first time.
///
/// No code of the app runs under it: no closure, no `deinit`, no hash and no `==`, no cancellation handler. Debug builds stop the program
/// where it would: at ``assertNoneHeld(_:_:)``, and where such code takes a lock again.
///
/// It uses the system's mutex instead of `Synchronization.Mutex`. On Linux, ThreadSanitizer does not recognise the latter and would
/// report races that do not exist in every program that uses this library. Store it in a `let`: see ``AtomicWord``.
// Sendable, because only the functions of the mutex access its memory.
@_rawLayout(like: module_router_mutex)
struct RouteLock: ~Copyable, @unchecked Sendable {
    init() { module_router_lock_create(mutex) }

    deinit { module_router_lock_destroy(mutex) }

    private var mutex: UnsafeMutablePointer<module_router_mutex> {
        UnsafeMutablePointer(Builtin.addressOfRawLayout(self))
    }

    #if DEBUG
    // Inlined, because generic code asks the runtime for the types at each call.
    /// - Parameter outer: Whether this lock may be taken under another one. No third one may then be taken.
    @inline(__always)
    package func withLock<Result, Failure: Error>(
        under outer: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        Self.willLock(under: outer, fileID, line)
        module_router_lock(mutex)
        defer {
            module_router_unlock(mutex)
            module_router_did_unlock()
        }
        return try body()
    }

    private static func willLock(under outer: Bool, _ fileID: StaticString, _ line: UInt) {
        let held = module_router_held_count()
        if held > 1 || held == 1 && !outer { stop("takes another lock", fileID, line) }
        module_router_will_lock(fileID.utf8Start, line)
    }

    /// Stops the program if this thread holds a lock of the library. Called before code of the app runs.
    package static func assertNoneHeld(_ fileID: StaticString = #fileID, _ line: UInt = #line) {
        if module_router_held_count() > 0 { stop("runs code of the app", fileID, line) }
    }

    private static func stop(_ action: String, _ fileID: StaticString, _ line: UInt) -> Never {
        var place: UnsafePointer<UInt8>?
        let heldLine = module_router_held_place(&place)
        let held = place.map { String(cString: $0) } ?? ""
        fatalError("\(fileID):\(line) \(action) while this thread holds the lock that it took at \(held):\(heldLine)")
    }
    #else
    @inline(__always)
    package func withLock<Result, Failure: Error>(
        under outer: Bool = false, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        module_router_lock(mutex)
        defer { module_router_unlock(mutex) }
        return try body()
    }

    @inline(__always) package static func assertNoneHeld() {}
    #endif
}

/// A value that is accessible only under its lock.
package final class Locked<Value>: @unchecked Sendable {  // Only `withLock` accesses `value`.
    private let lock = RouteLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    #if DEBUG
    @inline(__always)
    package func withLock<Result, Failure: Error>(
        under outer: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try lock.withLock(under: outer, fileID: fileID, line: line) { () throws(Failure) -> Result in try body(&value) }
    }
    #else
    @inline(__always)
    package func withLock<Result, Failure: Error>(
        under outer: Bool = false, _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try lock.withLock { () throws(Failure) -> Result in try body(&value) }
    }
    #endif
}
