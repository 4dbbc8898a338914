// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import Synchronization

/// Runs code that calls itself as deep as a source is nested.
enum DeepStack {
    /// In bytes. Only what is used of it takes memory.
    static let size = 512 << 20

    /// Runs code on a thread with a big stack, and waits for it.
    static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let result = Mutex<Result?>(nil)
        let box = Box(result: result)
        let done = DispatchSemaphore(value: 0)
        start {
            let value = body()
            box.result.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        return box.result.withLock { $0! }
    }

    static func start(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = size
        thread.start()
    }

    private final class Box<Result: Sendable>: Sendable {
        let result: Mutex<Result?>

        init(result: consuming Mutex<Result?>) { self.result = result }
    }
}
#endif
