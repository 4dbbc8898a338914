// SPDX-License-Identifier: Apache-2.0

extension ViewInterceptor {
    @TaskLocal private static var activeInTask: [Call] = []
    /// Whether an interceptor has been called in this process. Until then the task-local value is not read.
    @MainActor private static var hasBeenCalled = false

    /// The interceptor calls that enclose the current task.
    @MainActor static var active: [Call] { hasBeenCalled ? activeInTask : [] }

    /// Runs a closure inside of interceptor calls.
    @MainActor static func run(inside calls: [Call], _ body: () -> Void) {
        $activeInTask.withValue(calls, operation: body)
    }

    /// Asks this interceptor, with the call added to the active calls of the task.
    @MainActor fileprivate func decide(_ request: ViewRouteRequest, in call: Call) async throws -> ViewRouteDecision {
        Self.hasBeenCalled = true
        return try await Self.$activeInTask.withValue(Self.active + [call]) { try await decide(request) }
    }

    /// One call of an interceptor. Work that outlives the call is no longer inside of it.
    @MainActor final class Call {
        private let interceptor: Identity
        /// The key of the route on which it decides.
        let key: RouteKey?
        var isRunning = true

        init(of interceptor: ViewInterceptor, on key: RouteKey?) {
            self.interceptor = interceptor.identity
            self.key = key
        }

        func isOf(_ other: ViewInterceptor) -> Bool { isRunning && interceptor === other.identity }
    }
}

/// The interceptors' decision about one performance of a route.
///
/// The task keeps the waiting route, so performers need not keep it. A cancelled route is released immediately, even if an
/// interceptor never returns.
@MainActor final class ViewDecision {
    /// The waiting performance; nil once it is decided or cancelled.
    fileprivate private(set) var performance: ViewPerformance?
    private var task: Task<Void, Never>?
    /// The queue of the window, with which the performance ends.
    private weak var queue: ViewTransitionQueue?

    init(_ performance: ViewPerformance, _ interceptors: [ViewInterceptor]) {
        self.performance = performance
        queue = performance.route.host?.transitions
        queue?.beginDecision(on: performance)
        task = Task { await ask(interceptors) }
    }

    func giveUp() {
        end()
        task?.cancel()
    }

    /// Lets go of the performance.
    private func end() {
        guard let performance else { return }
        self.performance = nil
        queue?.endDecision(on: performance)
    }

    /// Asks the interceptors one after another, then continues the route.
    private func ask(_ interceptors: [ViewInterceptor]) async {
        var asked = interceptors.first
        do {
            for interceptor in interceptors {
                asked = interceptor
                guard let decision = try await decision(of: interceptor) else { return }
                // The route was cancelled in the meantime, and its handlers were called.
                guard let performance else { return }
                try Task.checkCancellation()
                if let (key, path) = decision.redirection {
                    end()
                    performance.route.inScopes { performance.route.redirect(performance, to: key, path, interceptor) }
                    return
                }
                if let scope = decision.scope { performance.route.enter(scope, performance) }
            }
            if let performance {
                end()
                performance.route.proceed(performance)
            }
        } catch {
            guard let performance else { return }
            end()
            performance.route.fail(performance, performance.route.stopped(by: error, of: asked))
        }
    }

    /// Returns the decision of one interceptor; nil if the route was cancelled.
    private func decision(of interceptor: ViewInterceptor) async throws -> ViewRouteDecision? {
        guard let request = try performance?.route.interceptedRequest() else { return nil }
        let call = ViewInterceptor.Call(of: interceptor, on: request.key)
        defer { call.isRunning = false }
        // An earlier interceptor may have let the route continue in another scope.
        guard let scopes = performance?.route.scopes else { return nil }
        return try await scopes.run { try await interceptor.decide(request, in: call) }
    }
}

extension ViewRoute {
    /// The requested path with the options of the client.
    private var requestedPath: ViewRoutePath {
        var path = path
        if let client { path.options = client.options }
        return path
    }

    fileprivate func interceptedRequest() throws -> ViewRouteRequest {
        let info = try info
        return ViewRouteRequest(
            key: key, traits: info.traits, path: requestedPath.resolved(by: info.traits), location: location,
            url: url, module: try request.anyModule, requirements: Set(info.requirements))
    }

    fileprivate func redirect(
        _ performance: ViewPerformance, to other: RouteKey, _ path: ViewRoutePath?,
        _ interceptor: ViewInterceptor
    ) {
        var path = path ?? requestedPath
        path.scope = path.scope ?? self.path.scope
        // The other route must not ask this interceptor, or the interceptors that redirected to this route, again.
        let calls = redirections + [ViewInterceptor.Call(of: interceptor, on: key)]
        let requested = Router.requested(other, at: location)
        let route = requested.route(path: path)
        if redirections.contains(where: { $0.isRunning && $0.key == other }), route.hasRequirements {
            endRedirections()
            let reason =
                "the interceptor '\(interceptor.name)' redirected \(key) back to \(other), whose requirements are not met"
            return fail(performance, makeError(.redirected, reason))
        }
        redirections = []
        fail(
            performance,
            makeError(.redirected, "the interceptor '\(interceptor.name)' redirected \(key) to \(other)"))
        ViewInterceptor.run(inside: ViewInterceptor.active + calls) {
            route.perform(.performRoute)
            guard requested.missing == nil else { return }
            route.endRedirections(afterDecision: calls)
            // A handler may have performed this route again.
            if self.performance == nil { redirected = route }
        }
    }

    /// Whether the provider states requirements for the key.
    private var hasRequirements: Bool { (try? info.requirements.isEmpty) == false }

    /// Keeps the route inside of the interceptor calls that redirected to it until it is decided.
    private func endRedirections(afterDecision calls: [ViewInterceptor.Call]) {
        redirections = calls
        if performance?.stage != .deciding { endRedirections() }
    }

    func endRedirections() {
        for call in redirections { call.isRunning = false }
        redirections = []
    }

    fileprivate func stopped(by error: any Error, of interceptor: ViewInterceptor?) -> RouteError {
        if error is CancellationError {
            return makeError(.cancelled, "\(key) was cancelled before it was shown")
        }
        return makeError(.actionFailed, "the interceptor '\(interceptor?.name ?? "")' stopped \(key)", because: error)
    }
}
