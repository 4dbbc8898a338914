// SPDX-License-Identifier: Apache-2.0

extension ViewRouteInterceptor {
    @TaskLocal private static var activeInTask: [Call] = []
    /// Whether there has been a call in this process: until then no task is asked.
    @MainActor private static var hasBeenCalled = false

    /// The calls that the current task runs inside of.
    @MainActor static var active: [Call] { hasBeenCalled ? activeInTask : [] }

    /// Runs something inside of calls.
    @MainActor static func run(inside calls: [Call], _ body: () -> Void) {
        $activeInTask.withValue(calls, operation: body)
    }

    /// Asks an interceptor, in a task that is inside of this call then.
    @MainActor fileprivate func decide(_ request: ViewRouteRequest, in call: Call) async throws -> ViewRouteDecision {
        Self.hasBeenCalled = true
        return try await Self.$activeInTask.withValue(Self.active + [call]) { try await decide(request) }
    }

    /// One call of an interceptor. What it begins that outlives it is not inside of it any more.
    @MainActor final class Call {
        private let interceptor: Identity
        var isRunning = true

        init(of interceptor: ViewRouteInterceptor) { self.interceptor = interceptor.identity }

        func isOf(_ other: ViewRouteInterceptor) -> Bool { isRunning && interceptor === other.identity }
    }
}

extension ViewRoute {
    /// Asks the interceptors, one after the other; the route goes on after the last.
    func decide(_ performance: ViewPerformance, _ plan: ViewPlan, _ interceptors: [ViewRouteInterceptor]) {
        performance.decision = Task { [self] in
            var asked = interceptors.first
            do {
                for interceptor in interceptors {
                    asked = interceptor
                    let decision = try await decision(of: interceptor)
                    // Given up in the meantime, and told so.
                    guard self.performance === performance else { return }
                    try Task.checkCancellation()
                    if case .redirect(let route, let path) = decision {
                        redirect(performance, to: route, path ?? askedPath, interceptor)
                        return
                    }
                }
                proceed(performance)
            } catch {
                fail(performance, stopped(by: error, of: asked))
            }
        }
    }

    /// The path that was asked for, with what the performer has set besides.
    private var askedPath: ViewRoutePath {
        var path = path
        path.options = work.options
        return path
    }

    private func decision(of interceptor: ViewRouteInterceptor) async throws -> ViewRouteDecision {
        let traits = try work.traits
        let request = ViewRouteRequest(
            key: key, traits: traits, path: askedPath.resolved(by: traits), location: location, url: url,
            module: try work.anyModule)
        let call = ViewRouteInterceptor.Call(of: interceptor)
        defer { call.isRunning = false }
        return try await interceptor.decide(request, in: call)
    }

    private func redirect(
        _ performance: ViewPerformance, to route: SwitchableView, _ path: ViewRoutePath,
        _ interceptor: ViewRouteInterceptor
    ) {
        // It would send the other route there too, as those would that have sent this one here.
        let calls = redirections + [ViewRouteInterceptor.Call(of: interceptor)]
        redirections = []
        fail(
            performance,
            .redirected(failure("the interceptor '\(interceptor.name)' has sent \(key) to \(route.key)")))
        ViewRouteInterceptor.run(inside: ViewRouteInterceptor.active + calls) {
            let router = Router.erased(route.key, location).perform(path: path)
            router?.route.isDecided(after: calls)
        }
    }

    /// As long as it is not decided, a route is inside of the interceptors that have sent it here.
    private func isDecided(after calls: [ViewRouteInterceptor.Call]) {
        redirections = calls
        if performance?.stage != .deciding { endRedirections() }
    }

    func endRedirections() {
        for call in redirections { call.isRunning = false }
        redirections = []
    }

    private func stopped(by error: any Error, of interceptor: ViewRouteInterceptor?) -> RouteError {
        if error is CancellationError {
            return .cancelled(failure("\(key) was given up before it was shown"))
        }
        return .actionFailed(failure("the interceptor '\(interceptor?.name ?? "")' has stopped \(key)", because: error))
    }
}
