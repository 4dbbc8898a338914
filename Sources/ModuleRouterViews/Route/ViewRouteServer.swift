// SPDX-License-Identifier: Apache-2.0

/// A provider that is itself the router of one view and knows its route.
@MainActor package protocol ViewRouteServer: AnyObject {
    /// Called after all handlers.
    func didSucceed(_ action: RouteAction)

    /// Called after all handlers.
    func didFail(_ action: RouteAction, _ error: RouteError)
}

extension ViewRoute {
    /// Sets the router that serves the view that is being made or prepared.
    package func isServed(by server: any ViewRouteServer) { performance?.server = server }

    /// Performs the route again, also after its removal.
    package func performRoute(
        successHandler: ((AnyObject) -> Void)?, errorHandler: ((RouteAction, RouteError) -> Void)?
    ) {
        var handlers: ViewRouteHandlers?
        if successHandler != nil || errorHandler != nil {
            let succeeded = { [self] in if let destination { successHandler?(destination) } }
            handlers = ViewRouteHandlers(succeeded: succeeded, failed: errorHandler)
        }
        perform(.performRoute, handlers)
    }

    /// Whether the route was made for a view that other code or the user shows.
    package var isExternal: Bool { transition.map { $0.origin != .router } ?? false }

    /// Whether a router began the current action: the removal, if one is in progress, or else the presentation.
    package var isBegunByRouter: Bool { removal.map { $0.origin == .router } ?? !isExternal }

    /// Returns whether a view can be shown by a kind of path now, from the source of the route.
    package func canBegin(_ kind: ViewRouteKind) -> Bool {
        guard let source, let host = source.currentHost, host.supports(kind) else { return false }
        return host.refusal(of: kind, from: source) == nil
    }

    /// Returns whether the view is shown by a kind of path and can be removed now.
    package func canEnd(_ kind: ViewRouteKind) -> Bool {
        guard let presentation, presentation.isStanding, isShown(as: kind, by: presentation) else { return false }
        return presentation.refusalToRemove == nil
    }

    /// A custom transition may put the view anywhere, so the host inspects the hierarchy.
    private func isShown(as kind: ViewRouteKind, by presentation: any ViewPresentation) -> Bool {
        guard presentation is CustomPresentation, let destination else { return presentation.kind == kind }
        let host = host ?? (destination as? any ViewRouteSource)?.viewRouteHost
        return host?.holds(destination, as: kind) ?? false
    }
}
