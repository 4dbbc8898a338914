// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(CDispatch)
// On Linux, the compiler resolves the types of threads as types of this module.
import CDispatch
#endif

/// Threads with small stacks, and threads whose stack is almost full.
package enum Stacks {
    /// The size of a stack that a dependency cycle must not overflow. Unoptimised code needs more.
    #if DEBUG
    package static let small = 512 << 10
    #else
    package static let small = 256 << 10
    #endif

    /// Runs `body` on a thread with a stack of the given size in bytes, and returns when the thread has ended.
    package static func onThread(stackSize: Int = small, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        precondition(pthread_attr_init(&attributes) == 0)
        precondition(pthread_attr_setstacksize(&attributes, stackSize) == 0)
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { Stacks.run($0) }, work)
        precondition(status == 0)
        if let thread { pthread_join(thread, nil) }
        #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { Stacks.run($0) }, work)
        precondition(status == 0)
        pthread_join(thread, nil)
        #endif
        pthread_attr_destroy(&attributes)
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
    }

    /// Fills the stack of the current thread until at most the given number of bytes is left, then runs `body`.
    package static func withRemaining(_ size: Int = small, _ body: () -> Void) {
        burn(downTo: lowestAddress + UInt(size), body)
    }

    /// Calls itself until the stack has grown down to an address, then calls `body`.
    @inline(never)
    private static func burn(downTo address: UInt, _ body: () -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 512, alignment: 16) { bytes in
            guard let here = bytes.baseAddress, UInt(bitPattern: here) > address else { return body() }
            bytes[0] = 1
            burn(downTo: address, body)
            // Prevents a tail call.
            bytes[511] = bytes[0]
        }
    }

    /// The lowest address of the current thread's stack.
    private static var lowestAddress: UInt {
        #if canImport(Darwin)
        UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - UInt(pthread_get_stacksize_np(pthread_self()))
        #else
        var attributes = pthread_attr_t()
        precondition(attributesOfThread(pthread_self(), &attributes) == 0)
        var lowest: UnsafeMutableRawPointer?
        var size = 0
        pthread_attr_getstack(&attributes, &lowest, &size)
        pthread_attr_destroy(&attributes)
        return UInt(bitPattern: lowest)
        #endif
    }
}

#if !canImport(Darwin)
// The C library declares this function only for GNU sources.
@_silgen_name("pthread_getattr_np")
private func attributesOfThread(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

/// Runs the jobs of tasks on threads with small stacks, one for each job.
package final class SmallStackExecutor: TaskExecutor {
    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        // The thread that enqueues a job must not wait for it.
        Thread.detachNewThread { Stacks.onThread { job.runSynchronously(on: executor) } }
    }
}
