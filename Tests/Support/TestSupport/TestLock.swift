// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// A lock that ThreadSanitizer knows.
package final class TestLock<Value>: @unchecked Sendable {  // `value` is touched on the queue alone.
    private let queue = DispatchQueue(label: "TestLock")
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try queue.sync { try body(&value) }
    }
}
