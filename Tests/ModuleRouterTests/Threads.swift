// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Runs `body` on that many threads of their own, all at once, and returns when the last has ended.
///
/// Not `DispatchQueue.concurrentPerform`, which may run everything on one thread: some bodies wait for one another.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
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

/// A gate between threads: closed until it is opened, and open from then on.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func pass() {
        semaphore.wait()
        semaphore.signal()
    }
}
