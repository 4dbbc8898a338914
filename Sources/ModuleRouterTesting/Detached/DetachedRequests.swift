// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

/// Decides which registry serves requests outside of the tasks of all tests, while tests with the trait `.routes` run.
///
/// Nothing leads from a detached task, a thread or a callback to the test that started it. Only the running tests with the trait
/// are known. A refused request therefore fails each of them. Tests that refuse such requests and tests that allow them never
/// run at the same time.
final class DetachedRequests: Sendable {
    /// That of the process. Making it installs it.
    static let process: DetachedRequests = {
        let requests = DetachedRequests()
        FallbackRegistry.install { requests.registry }
        return requests
    }()

    private struct State {
        /// The tests that run, which all have one policy.
        var running: [RunningTest] = []
        /// The tests that wait until those with another policy have ended, in the order of their arrival.
        var waiting: [(test: RunningTest, start: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    /// Runs a test, once no test with another policy runs.
    func run(_ test: RunningTest, _ body: () async throws -> Void) async throws {
        await enter(test)
        // A child task of the test: what it records is an issue of the test, also while the test still waits for something.
        async let recording: Void = test.recordIssues()
        let failure: (any Error)?
        do {
            try await body()
            failure = nil
        } catch {
            failure = error
        }
        leave(test)
        await recording
        // Cancelling a test ends the child task early.
        test.recordPendingIssues()
        if let failure { throw failure }
    }

    private func enter(_ test: RunningTest) async {
        await withCheckedContinuation { start in
            let starts = state.withLock { state in
                let isAlike = state.running.first.map { $0.policy == test.policy } ?? true
                // Those that wait come first, or a stream of tests with one policy would keep them waiting.
                guard isAlike, state.waiting.isEmpty else {
                    state.waiting.append((test, start))
                    return false
                }
                state.running.append(test)
                return true
            }
            if starts { start.resume() }
        }
    }

    private func leave(_ test: RunningTest) {
        let starting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.running.removeAll { $0 === test }
            guard state.running.isEmpty, let next = state.waiting.first?.test.policy else { return [] }
            let starting = state.waiting.filter { $0.test.policy == next }
            state.waiting.removeAll { $0.test.policy == next }
            state.running = starting.map(\.test)
            return starting.map(\.start)
        }
        test.end()
        for start in starting { start.resume() }
    }

    /// The registry of code whose task carries none; nil for the shared one.
    private var registry: RouteRegistry? {
        // A test without the trait uses the shared registry in its own tasks.
        guard Test.current == nil else { return nil }
        let tests = state.withLock { $0.running }
        guard tests.first?.policy == .fails else { return nil }
        return RouteRegistry { route, location in
            let failure = RouteError.Failure.ofDetachedRequest(route, at: location)
            for test in tests { test.refuse(failure, besides: tests.map(\.name)) }
            return .invalidProtocol(failure)
        }
    }
}

extension RouteError.Failure {
    fileprivate static func ofDetachedRequest(_ route: String, at location: RouteLocation?) -> Self {
        var failure = RouteError.Failure.because(
            "\(route) was requested by a detached task, a thread or a callback, which belongs to no test", of: route,
            hint: "run that code with RouteRegistry.run(_:) of the test's registry; "
                + "if it is to use the shared registry, write .routes(detached: .usesSharedRegistry), "
                + "or .sharedRoutes for a test without .routes")
        failure.location = location
        return failure
    }

    /// The comment of the issue.
    var comment: Comment { hint.map { "\(reason); \($0)" } ?? "\(reason)" }
}
