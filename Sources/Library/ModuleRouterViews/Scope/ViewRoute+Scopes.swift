// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// Runs `body` in the scopes of the route.
    func inScopes<Result>(_ body: () throws -> Result) rethrows -> Result { try scopes.run(body) }

    /// Finds the scopes of a performance.
    ///
    /// - Parameter known: Its scopes, if they were found when it was requested.
    func findScopes(_ known: ViewScopes? = nil) {
        leaveScopes()
        scopes = known ?? ViewScopes(naming: path.scope, from: path.source, in: host)
    }

    /// Ends a performance together with its scopes, unless its transition has begun.
    func joinScopes(_ performance: ViewPerformance) {
        guard !scopes.owners.isEmpty else { return }
        membership = ScopeMembership.join(scopes.owners) { [weak self, weak performance] in
            guard let self, let performance, performance.stage != .moving else { return }
            self.asPerformed { self.fail(performance, self.endOfScope("its view was shown")) }
        }
    }

    /// Continues a performance in a scope, as if the path named it. Fails the performance if the scope has ended.
    func enter(_ scope: ScopeHandle, _ performance: ViewPerformance) {
        guard self.performance === performance else { return }
        membership?.leave()
        membership = nil
        scopes = ViewScopes(naming: scope, from: nil).inner(of: scopes)
        if scope.hasEnded {
            asPerformed { fail(performance, endOfScope("its view was shown")) }
        } else {
            joinScopes(performance)
        }
    }

    /// The reason why the scope of the path cannot be used; nil if it can.
    var reasonOfScope: String? { path.scope?.hasEnded == true ? "the scope of its path has ended" : nil }

    /// Releases the scopes, unless the view is shown or about to be shown.
    func leaveScopesIfOver() {
        if performance == nil, presentation == nil { leaveScopes() }
    }

    private func leaveScopes() {
        membership?.leave()
        membership = nil
        ScopedViewRegistry.remove(self)
        scopes = ViewScopes()
    }

    /// Returns the error of a route whose scope has ended.
    ///
    /// - Parameter event: The event that has not happened: `its view was shown`.
    func endOfScope(_ event: String) -> RouteError {
        makeError(
            .scopeUnavailable, "the scope of \(key) ended before \(event)",
            hint: "start the route in a scope that is in use")
    }
}
