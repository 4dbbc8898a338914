// SPDX-License-Identifier: Apache-2.0

extension ViewRouteInterceptor {
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
        var isRunning = true

        init(of interceptor: ViewRouteInterceptor) { self.interceptor = interceptor.identity }

        func isOf(_ other: ViewRouteInterceptor) -> Bool { isRunning && interceptor === other.identity }
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

    init(_ performance: ViewPerformance, _ interceptors: [ViewRouteInterceptor]) {
        self.performance = performance
        task = Task { await ask(interceptors) }
    }

    func giveUp() {
        performance = nil
        task?.cancel()
    }

    /// Asks the interceptors one after another, then continues the route.
    private func ask(_ interceptors: [ViewRouteInterceptor]) async {
        var asked = interceptors.first
        do {
            for interceptor in interceptors {
                asked = interceptor
                guard let decision = try await decision(of: interceptor) else { return }
                // The route was cancelled in the meantime, and its handlers were called.
                guard let performance else { return }
                try Task.checkCancellation()
                if case .redirect(let route, let path) = decision {
                    self.performance = nil
                    performance.route.redirect(performance, to: route, path, interceptor)
                    return
                }
            }
            if let performance {
                self.performance = nil
                performance.route.proceed(performance)
            }
        } catch {
            guard let performance else { return }
            self.performance = nil
            performance.route.fail(performance, performance.route.stopped(by: error, of: asked))
        }
    }

    /// Returns the decision of one interceptor; nil if the route was cancelled.
    private func decision(of interceptor: ViewRouteInterceptor) async throws -> ViewRouteDecision? {
        guard let request = try performance?.route.request() else { return nil }
        let call = ViewRouteInterceptor.Call(of: interceptor)
        defer { call.isRunning = false }
        return try await interceptor.decide(request, in: call)
    }
}

extension ViewRoute {
    /// Asks the interceptors, then continues the route.
    func decide(_ performance: ViewPerformance, _ interceptors: [ViewRouteInterceptor]) {
        performance.decision = ViewDecision(performance, interceptors)
    }

    /// The requested path with the options that the performer has set.
    private var askedPath: ViewRoutePath {
        var path = path
        path.options = work.options
        return path
    }

    fileprivate func request() throws -> ViewRouteRequest {
        let traits = try work.traits
        return ViewRouteRequest(
            key: key, traits: traits, path: askedPath.resolved(by: traits), location: location, url: url,
            module: try work.anyModule)
    }

    fileprivate func redirect(
        _ performance: ViewPerformance, to route: SwitchableView, _ path: ViewRoutePath?,
        _ interceptor: ViewRouteInterceptor
    ) {
        let path = path ?? askedPath
        // The other route must not ask this interceptor, or the interceptors that redirected to this route, again.
        let calls = redirections + [ViewRouteInterceptor.Call(of: interceptor)]
        redirections = []
        fail(
            performance,
            .redirected(failure("the interceptor '\(interceptor.name)' has sent \(key) to \(route.key)")))
        ViewRouteInterceptor.run(inside: ViewRouteInterceptor.active + calls) {
            let router = Router.erased(route.key, location).perform(path: path)
            router?.route.isDecided(after: calls)
            // A handler may have performed this route again.
            if self.performance == nil { redirected = router?.route }
        }
    }

    /// Keeps the route inside of the interceptor calls that redirected to it until it is decided.
    private func isDecided(after calls: [ViewRouteInterceptor.Call]) {
        redirections = calls
        if performance?.stage != .deciding { endRedirections() }
    }

    func endRedirections() {
        for call in redirections { call.isRunning = false }
        redirections = []
    }

    fileprivate func stopped(by error: any Error, of interceptor: ViewRouteInterceptor?) -> RouteError {
        if error is CancellationError {
            return .cancelled(failure("\(key) was given up before it was shown"))
        }
        return .actionFailed(failure("the interceptor '\(interceptor?.name ?? "")' has stopped \(key)", because: error))
    }
}
