// SPDX-License-Identifier: Apache-2.0

/// Values collected from several threads.
package final class Collected<Value: Sendable>: Sendable {
    package init() {}

    private let values = TestLock([Value]())

    package func append(_ value: Value) { values.withLock { $0.append(value) } }

    package var all: [Value] { values.withLock { $0 } }

    package var count: Int { all.count }
}
