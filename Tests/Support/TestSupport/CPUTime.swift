// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Returns the processor time of `body` on this thread. Other work of the machine has little effect on it.
public func cpuTime(of body: () throws -> Void) rethrows -> Duration {
    let start = threadNanoseconds()
    try body()
    return .nanoseconds(threadNanoseconds() - start)
}

private func threadNanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
