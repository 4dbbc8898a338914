// SPDX-License-Identifier: Apache-2.0

/// Values collected from several threads.
final class Collected<Value: Sendable>: Sendable {
    private let values = TestLock([Value]())

    func append(_ value: Value) { values.withLock { $0.append(value) } }

    var all: [Value] { values.withLock { $0 } }

    var count: Int { all.count }
}
