// SPDX-License-Identifier: Apache-2.0

import ZRouter

/// The events of handlers on any thread, in order.
final class SharedLog: Sendable {
    private let log = Locked<[String]>([])

    var events: [String] { log.withLock { $0 } }

    func callAsFunction(_ event: String) { log.withLock { $0.append(event) } }
}
