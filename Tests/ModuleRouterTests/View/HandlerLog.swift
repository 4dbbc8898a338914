// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import Testing

/// What the handlers of a route were told, in order.
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

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Does something from inside the handler that writes a line, the first time that it does.
    func when(_ line: String, _ action: @escaping () -> Void) { actions[line] = action }

    /// Returns when a line is there, and whoever wrote it has nothing left to do at once.
    func reaches(_ line: String) async {
        guard !lines.contains(line) else { return }
        await withCheckedContinuation { waiting.append((line, $0)) }
    }

    // MARK: Listening

    /// Writes down what the handlers of a perform are told; the preparation gives the destination its title.
    func listen<Destination>(to configuration: RouteHandlers<Destination>, title: String) {
        configuration.stateNotifier = { [self] in append("\($0) → \($1)") }
        configuration.prepareDestination = { [self] destination in
            (destination as? any AViewInput)?.title = title
            append("prepare \(name(of: destination))")
        }
        configuration.successHandler = { [self] in append("success \(name(of: $0))") }
        configuration.errorHandler = { [self] in append("error \($0) \($1.code)") }
        configuration.completionHandler = { [self] ok, destination, action, error in
            append("completion \(ok) \(name(of: destination)) \(action) \(error?.code ?? "-")")
        }
        configuration.performerSuccessHandler = { [self] in append("performer success \(name(of: $0))") }
        configuration.performerErrorHandler = { [self] in append("performer error \($0) \($1.code)") }
    }

    /// Writes down what the handlers of a removal are told.
    func listen<Destination>(toRemoval configuration: RemovalHandlers<Destination>) {
        configuration.prepareDestination = { [self] in append("prepare removal \(name(of: $0))") }
        configuration.successHandler = { [self] in append("removal success") }
        configuration.errorHandler = { [self] in append("removal error \($0) \($1.code)") }
        configuration.completionHandler = { [self] ok, action, error in
            append("removal completion \(ok) \(action) \(error?.code ?? "-")")
        }
        configuration.performerSuccessHandler = { [self] in append("removal performer success") }
        configuration.performerErrorHandler = { [self] in append("removal performer error \($0) \($1.code)") }
    }

    /// Writes down what the handlers of the current registry are told.
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

    /// Performs the route to an `AViewInput`, with all handlers written down.
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
    /// What a route tells that was performed.
    static func performed(_ title: String = "a", from state: ViewRouteState = .unrouted) -> [String] {
        [
            "\(state) → routing", "prepare '\(title)'", "routing → routed", "success '\(title)'",
            "completion true '\(title)' performRoute -", "performer success '\(title)'",
        ]
    }

    /// What a route tells that failed before anything was made.
    static func failed(_ code: String, _ action: RouteOperation = .performRoute) -> [String] {
        ["unrouted → routing"] + failing(code, action)
    }

    /// What a route tells that fails, from the moment that it does.
    ///
    /// - Parameter title: Of what was made in vain; nil if nothing was.
    static func failing(
        _ code: String, _ action: RouteOperation = .performRoute, title: String? = nil,
        to state: ViewRouteState = .unrouted
    ) -> [String] {
        [
            "routing → \(state)", "error \(action) \(code)",
            "completion false \(title.map { "'\($0)'" } ?? "-") \(action) \(code)", "performer error \(action) \(code)",
        ]
    }

    /// What a route tells that was removed by its router.
    static func removed(_ title: String = "a") -> [String] {
        ["routed → removing", "prepare removal '\(title)'", "removing → removed"] + removalSucceeded
    }

    /// What the handlers of a removal are told.
    static let removalSucceeded = [
        "removal success", "removal completion true removeRoute -", "removal performer success",
    ]

    /// What the handlers of a removal that has failed are told.
    static func removalFailed(_ code: String) -> [String] {
        [
            "removal error removeRoute \(code)", "removal completion false removeRoute \(code)",
            "removal performer error removeRoute \(code)",
        ]
    }

    /// What a route tells whose view was removed by somebody else.
    static let goneWithoutRouter = ["routed → removing", "removing → removed"]
}
