// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// A value that is accessible only under its lock. `Synchronization.Mutex` needs macOS 15.
package final class LockedValue<Value>: @unchecked Sendable {  // Only `withLock` accesses `value`.
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
#endif
