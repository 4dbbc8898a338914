// SPDX-License-Identifier: Apache-2.0

extension ViewRouteInterceptor {
    /// The interceptors that the current task runs inside of.
    @TaskLocal static var active: [Identity] = []
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
                        redirect(performance, to: route, path ?? self.path, interceptor)
                        return
                    }
                }
                proceed(performance)
            } catch {
                fail(performance, stopped(by: error, of: asked))
            }
        }
    }

    private func decision(of interceptor: ViewRouteInterceptor) async throws -> ViewRouteDecision {
        let request = ViewRouteRequest(
            key: key, provider: try work.traits.provider, path: path, location: location, module: try work.anyModule)
        let active = ViewRouteInterceptor.active + [interceptor.identity]
        return try await ViewRouteInterceptor.$active.withValue(active) {
            try await interceptor.decide(request)
        }
    }

    private func redirect(
        _ performance: ViewPerformance, to route: SwitchableView, _ path: ViewRoutePath,
        _ interceptor: ViewRouteInterceptor
    ) {
        fail(
            performance,
            .redirected(failure("the interceptor '\(interceptor.name)' has sent \(key) to \(route.key)")))
        // It would send the other route there too.
        let active = ViewRouteInterceptor.active + [interceptor.identity]
        ViewRouteInterceptor.$active.withValue(active) {
            _ = Router.erased(route.key, route.slotID, location).perform(path: path)
        }
    }

    private func stopped(by error: any Error, of interceptor: ViewRouteInterceptor?) -> RouteError {
        if error is CancellationError {
            return .cancelled(failure("\(key) was given up before it was shown"))
        }
        return .actionFailed(failure("the interceptor '\(interceptor?.name ?? "")' has stopped \(key)", because: error))
    }
}
