// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// Prepares an external view.
    ///
    /// - Parameter host: Nil if the view is in no window yet.
    func prepare(
        external view: AnyObject, for transition: ViewTransition, in host: (any ViewRouteHost)?
    ) throws(RouteError) {
        self.host = host
        self.transition = transition
        let performance = ViewPerformance(self, .prepareDestination, existing: view, nil)
        performance.stage = .moving
        self.performance = performance
        findScopes()
        change(to: .routing)
        do {
            _ = commit(try inScopes { try request.prepare(view, isExternal: true, for: self) }, to: performance)
        } catch {
            let error = routeError(error, doing: "prepared")
            fail(performance, error)
            throw error
        }
    }

    /// Begins the presentation of an external view.
    func begin(_ presentation: any ViewPresentation, of transition: ViewTransition) {
        guard transition === self.transition, self.presentation == nil, let performance, let destination else { return }
        self.presentation = presentation
        // Some toolkits know the kind only when the view is shown.
        plannedKind = presentation.kind
        performance.isAnnounced = true
        inScopes { notifyWillPerform(destination, by: transition.initiator) }
    }
}
