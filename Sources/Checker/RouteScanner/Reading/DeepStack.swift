// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// Runs code on a large stack, because its recursion is as deep as the nesting of a source file.
package enum DeepStack {
    /// The stack's size in bytes. Only the pages that the code touches occupy memory.
    static let size = 512 << 20

    /// Runs `body` on a thread with a large stack and waits for its result.
    package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let result = LockedValue<Result?>(nil)
        let done = DispatchSemaphore(value: 0)
        start {
            let value = body()
            result.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        return result.withLock { $0! }
    }

    static func start(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = size
        thread.start()
    }
}
#endif
