// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Testing

/// Runs the tests on separate threads. The number of concurrent tests is the number of cores.
///
/// A test that waits for another program blocks its thread. The concurrency runtime has one thread for each core, so a
/// few
/// such tests would stop all other tests until their programs have ended.
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
