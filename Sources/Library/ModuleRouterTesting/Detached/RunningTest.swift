// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

/// A test with the trait `.routes` that runs or is about to run.
final class RunningTest: Sendable {
    /// The name of the test and its location.
    let name: String
    let policy: RoutesTrait.Detached
    /// Whether a refused request fails the test.
    private let isFailed: Bool
    private let location: SourceLocation

    private struct State {
        var pending: [(comment: Comment, location: RouteLocation?)] = []
        /// The requests with their locations that were recorded or are pending. Repeated requests fail the test only once.
        var known: Set<[String]> = []
        var hasEnded = false
    }

    private let state = Locked(State())
    /// Contains an element while issues are pending. Ends with the test.
    private let wakeUps: AsyncStream<Void>
    private let wakeUp: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - policy: The treatment of requests outside the tasks of all tests.
    ///   - isFailed: Whether a refused request fails the test.
    init(_ test: Test, policy: RoutesTrait.Detached, isFailed: Bool) {
        name = "\(test.name) at \(test.sourceLocation.fileID):\(test.sourceLocation.line)"
        location = test.sourceLocation
        self.policy = policy
        self.isFailed = isFailed
        (wakeUps, wakeUp) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Adds a refused request, which the test records as its issue.
    ///
    /// - Parameter others: The names of other tests that may have made the request.
    func refuse(_ error: RouteError, besides others: [String]) {
        let request = [error.route, error.location?.description ?? ""]
        guard isFailed, state.withLock({ $0.known.insert(request).inserted }) else { return }
        // All cases of a parameterized test have the same name.
        let others = Set(others).subtracting([name]).sorted()
        let named = others.prefix(Self.limit).joined(separator: ", ")
        let rest = others.count > Self.limit ? " and \(others.count - Self.limit) more" : ""
        record(
            others.isEmpty
                ? error.comment : "\(error.comment)\nother tests that may have requested it: \(named)\(rest)",
            at: error.location)
    }

    /// The maximum number of other tests in a comment.
    private static let limit = 8

    /// Records an issue of the test, from any task or thread.
    ///
    /// An issue that is recorded outside the tasks of a test belongs to no test. A task of the test therefore records it.
    ///
    /// - Parameter location: The place of the request; nil for that of the test.
    func record(_ comment: Comment, at location: RouteLocation?) {
        let isPending = state.withLock { state in
            guard Test.current == nil, !state.hasEnded else { return false }
            state.pending.append((comment, location))
            return true
        }
        if isPending { wakeUp.yield() } else { Issue.record(comment, at: location, or: self.location) }
    }

    /// Records issues from other tasks and threads until the test ends.
    func recordIssues() async {
        for await _ in wakeUps { recordPendingIssues() }
    }

    func recordPendingIssues() {
        let pending = state.withLock { state in
            defer { state.pending = [] }
            return state.pending
        }
        for (comment, place) in pending { Issue.record(comment, at: place, or: location) }
    }

    func end() {
        state.withLock { $0.hasEnded = true }
        wakeUp.finish()
    }
}

extension Issue {
    /// Records an issue at the place of a request.
    ///
    /// - Parameter test: The place of the test, used if the place of the request is unknown.
    static func record(_ comment: Comment, at location: RouteLocation?, or test: SourceLocation) {
        guard let location else {
            record(comment, sourceLocation: test)
            return
        }
        let sourceLocation = SourceLocation(
            fileID: "\(location.fileID)", filePath: "\(location.fileID)", line: Int(location.line),
            column: Int(location.column))
        record(comment, sourceLocation: sourceLocation)
    }
}
