// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

/// Decides which registry answers requests outside the tasks of all tests, while tests with the trait `.routes` run.
///
/// A detached task, a thread or a callback has no link to the test that started it. Only the running tests with the trait
/// are known. A refused request therefore fails each of them. Tests that refuse such requests and tests that allow them never
/// run at the same time.
final class DetachedRequests: Sendable {
    /// The instance of the process. The first access installs it.
    static let process: DetachedRequests = {
        let requests = DetachedRequests()
        FallbackRegistry.install { requests.registry }
        #if DEBUG || MODULE_ROUTER_STUBS
        StubIssueRecording.install()
        #endif
        return requests
    }()

    private struct State {
        /// The running tests. All have the same policy.
        var running: [RunningTest] = []
        /// The tests that wait for the end of tests with another policy, in the order of arrival.
        var waiting: [(test: RunningTest, start: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    /// Runs a test as soon as no test with another policy runs.
    func run(_ test: RunningTest, _ body: () async throws -> Void) async throws {
        await enter(test)
        // This child task records issues for the test, also while the test waits.
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
        // If the test is cancelled, the child task ends early.
        test.recordPendingIssues()
        if let failure { throw failure }
    }

    private func enter(_ test: RunningTest) async {
        await withCheckedContinuation { start in
            let starts = state.withLock { state in
                let isAlike = state.running.first.map { $0.policy == test.policy } ?? true
                // Waiting tests have priority. Otherwise a series of tests with the other policy could block them.
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

    /// The registry for code whose task carries none; nil for the shared registry.
    private var registry: RouteRegistry? {
        // A test without the trait uses the shared registry in its own tasks.
        guard Test.current == nil else { return nil }
        let tests = state.withLock { $0.running }
        guard tests.first?.policy == .fails else { return nil }
        return RouteRegistry { route, location in
            let error = RouteError.ofDetachedRequest(route, at: location)
            for test in tests { test.refuse(error, besides: tests.map(\.name)) }
            return error
        }
    }
}

extension RouteError {
    fileprivate static func ofDetachedRequest(_ route: String, at location: RouteLocation?) -> Self {
        RouteError(
            .missingProvider, route: route,
            reason: "\(route) was requested by a detached task, a thread or a callback, which belongs to no test",
            hint: "run that code with RouteRegistry.run(_:) of the test's registry; "
                + "if it is to use the shared registry, write .routes(detached: .usesSharedRegistry), "
                + "or .sharedRoutes for a test without .routes", location: location)
    }

    /// The comment of the issue.
    var comment: Comment {
        "\(reason)\(hint.map { "; \($0)" } ?? "") [\(code)]"
    }
}
