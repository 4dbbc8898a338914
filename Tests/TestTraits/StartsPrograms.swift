// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Testing

/// Runs the tests on threads of their own, as many at a time as the machine has cores.
///
/// A test that waits for another program blocks its thread. On the threads of the concurrency runtime, of which there is one for each
/// core, a few such tests would stop all others until their programs have ended.
public struct StartsPrograms: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func scopeProvider(for test: Test, testCase: Test.Case?) -> StartsPrograms? {
        testCase == nil ? nil : self
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return try await function() }
        try await withTaskExecutorPreference(ProgramExecutor.shared) { try await function() }
    }
}

extension Trait where Self == StartsPrograms {
    public static var startsPrograms: Self { StartsPrograms() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class ProgramExecutor: TaskExecutor {
    static let shared = ProgramExecutor()

    private let queue = OperationQueue()

    init() { queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
