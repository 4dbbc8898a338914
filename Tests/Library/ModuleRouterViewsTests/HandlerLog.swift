// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import Testing

/// A log of handler calls, in order.
@MainActor final class HandlerLog {
    private(set) var lines: [String] = []
    private var actions: [String: () -> Void] = [:]
    private var waiting: [(line: String, continuation: CheckedContinuation<Void, Never>)] = []

    func append(_ line: String) {
        lines.append(line)
        actions.removeValue(forKey: line)?()
        for waiter in waiting where waiter.line == line { waiter.continuation.resume() }
        waiting.removeAll { $0.line == line }
    }

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Runs an action inside the handler that first writes this line.
    func when(_ line: String, _ action: @escaping () -> Void) { actions[line] = action }

    /// Waits until a handler has written this line and returned.
    func reaches(_ line: String) async {
        guard !lines.contains(line) else { return }
        await withCheckedContinuation { waiting.append((line, $0)) }
    }

    // MARK: Listening

    /// Logs the handler calls of a perform. The preparation gives the destination its title.
    func listen<Destination>(to configuration: RouteHandlers<Destination>, title: String) {
        configuration.stateNotifier = { [self] in append("\($0) → \($1)") }
        configuration.prepareDestination = { [self] destination in
            (destination as? any AViewInput)?.title = title
            append("prepare \(name(of: destination))")
        }
        configuration.successHandler = { [self] in append("success \(name(of: $0))") }
        configuration.errorHandler = { [self] in append("error \($0) \($1.code)") }
        configuration.completionHandler = { [self] ok, destination, action, error in
            append("completion \(ok) \(name(of: destination)) \(action) \(error?.code.description ?? "-")")
        }
        configuration.performerSuccessHandler = { [self] in append("performer success \(name(of: $0))") }
        configuration.performerErrorHandler = { [self] in append("performer error \($0) \($1.code)") }
    }

    /// Logs the handler calls of a removal.
    func listen<Destination>(toRemoval configuration: RemovalHandlers<Destination>) {
        configuration.prepareDestination = { [self] in append("prepare removal \(name(of: $0))") }
        configuration.successHandler = { [self] in append("removal success") }
        configuration.errorHandler = { [self] in append("removal error \($0) \($1.code)") }
        configuration.completionHandler = { [self] ok, action, error in
            append("removal completion \(ok) \(action) \(error?.code.description ?? "-")")
        }
        configuration.performerSuccessHandler = { [self] in append("removal performer success") }
        configuration.performerErrorHandler = { [self] in append("removal performer error \($0) \($1.code)") }
    }

    /// Logs the errors that the current registry reports.
    func listenToRegistry() {
        RouteRegistry.current.addErrorHandler { [self] report in
            MainActor.assumeIsolated {
                append("registry \(report.operation) \(report.error.code)\(report.isDelivered ? "" : " undelivered")")
            }
        }
    }

    private func name(of destination: Any?) -> String {
        (destination as? any AViewInput).map { "'\($0.title)'" } ?? "-"
    }

    // MARK: Performing

    /// Performs the route to an `AViewInput` and logs all handler calls.
    @discardableResult
    func perform(
        _ path: ViewRoutePath, title: String = "a", handlesExternalRoutes: Bool = false
    ) throws -> ClientRoute<any AViewInput> {
        try #require(
            Router.performWithClient(
                to: RoutableView<any AViewInput>(), path: path,
                configuring: { configuration, _ in
                    self.listen(to: configuration, title: title)
                    configuration.handleExternalRoute = handlesExternalRoutes
                }, removing: { self.listen(toRemoval: $0) }))
    }
}

extension [String] {
    /// The log of a route that is performed.
    static func performed(_ title: String = "a", from state: ViewRouteState = .unrouted) -> [String] {
        [
            "\(state) → routing", "prepare '\(title)'", "routing → routed", "success '\(title)'",
            "completion true '\(title)' performRoute -", "performer success '\(title)'",
        ]
    }

    /// The log of a route that fails before its destination is made.
    static func failed(_ code: String, _ action: RouteOperation = .performRoute) -> [String] {
        ["unrouted → routing"] + failing(code, action)
    }

    /// The end of the log of a route that fails, from the failure on.
    ///
    /// - Parameter title: The title of the destination, or nil if none was made.
    static func failing(
        _ code: String, _ action: RouteOperation = .performRoute, title: String? = nil,
        to state: ViewRouteState = .unrouted
    ) -> [String] {
        [
            "routing → \(state)", "error \(action) \(code)",
            "completion false \(title.map { "'\($0)'" } ?? "-") \(action) \(code)", "performer error \(action) \(code)",
        ]
    }

    /// The log of a route that its router removes.
    static func removed(_ title: String = "a") -> [String] {
        ["routed → removing", "prepare removal '\(title)'", "removing → removed"] + removalSucceeded
    }

    /// The handler calls of a successful removal.
    static let removalSucceeded = [
        "removal success", "removal completion true removeRoute -", "removal performer success",
    ]

    /// The handler calls of a failed removal.
    static func removalFailed(_ code: String) -> [String] {
        [
            "removal error removeRoute \(code)", "removal completion false removeRoute \(code)",
            "removal performer error removeRoute \(code)",
        ]
    }

    /// The log of a route whose view is removed without its router.
    static let goneWithoutRouter = ["routed → removing", "removing → removed"]
}
