// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Runs `body` on the given number of new threads at the same time, and returns when all have ended.
///
/// `DispatchQueue.concurrentPerform` may run all calls on one thread, but some bodies wait for each other.
package func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    let start = DispatchSemaphore(value: 0)
    for index in 0..<count {
        group.enter()
        Thread.detachNewThread {
            start.wait()
            body(index)
            group.leave()
        }
    }
    for _ in 0..<count { start.signal() }
    group.wait()
}

/// A gate between threads. It is closed at first, and stays open after it was opened.
package final class Gate: Sendable {
    package init() {}

    private let semaphore = DispatchSemaphore(value: 0)

    package func open() { semaphore.signal() }

    package func pass() {
        semaphore.wait()
        semaphore.signal()
    }
}
