// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The performer's configurations of a route, which the route calls.
@MainActor final class ViewRouterClient<Destination>: ViewRouteClient {
    let configuration = ViewRouteStrictConfiguration<Destination>()
    let removeConfiguration = ViewRemoveStrictConfiguration<Destination>()

    /// The destination of a route of this client, as long as it exists.
    func destination(of route: ViewRoute) -> Destination? {
        // The route holds the destination of its request, which has this type.
        route.held.flatMap { unsafeDowncast($0, to: HeldDestination<Destination>.self).destination }
    }

    /// Returns the handlers of one call; nil if there are none.
    func handlers(
        _ succeeded: ((Destination) -> Void)?, _ failed: ((RouteAction, RouteError) -> Void)?
    ) -> ViewRouteHandlers<PreparedView>? {
        guard succeeded != nil || failed != nil else { return nil }
        return ViewRouteHandlers(
            succeeded: succeeded.map { told in { told($0.destination(as: Destination.self)) } }, actionFailed: failed)
    }

    // MARK: The outcome of the route

    var options: ViewRouteOptions { configuration.options }

    func stateChanged(from old: RouterState, to new: RouterState) {
        configuration.refresh?(false)
        removeConfiguration.refresh?(false)
        configuration.stateNotifier?(old, new)
        removeConfiguration.stateNotifier?(old, new)
    }

    func takeHandlers() -> ViewRouteHandlers<PreparedView>? {
        configuration.refresh?(true)
        defer {
            configuration.performerSuccessHandler = nil
            configuration.performerErrorHandler = nil
        }
        return handlers(configuration.performerSuccessHandler, configuration.performerErrorHandler)
    }

    func performed(_ operation: RouteOperation, _ prepared: PreparedView, isExternal: Bool) -> Bool {
        guard !isExternal || configuration.handleExternalRoute else { return false }
        configuration.refresh?(false)
        let destination = prepared.destination(as: Destination.self)
        let handlers = (configuration.successHandler, configuration.completionHandler)
        handlers.0?(destination)
        handlers.1?(true, destination, RouteAction(operation), nil)
        return true
    }

    func failed(_ operation: RouteOperation, _ error: RouteError, _ prepared: PreparedView?) -> Bool {
        configuration.refresh?(false)
        let action = RouteAction(operation)
        let handlers = (configuration.errorHandler, configuration.completionHandler)
        handlers.0?(action, error)
        handlers.1?(false, prepared?.destination(as: Destination.self), action, error)
        return handlers.0 != nil || handlers.1 != nil
    }

    func takeRemovalHandlers() -> ViewRouteHandlers<Void>? {
        removeConfiguration.refresh?(true)
        let (succeeded, failed) = (
            removeConfiguration.performerSuccessHandler, removeConfiguration.performerErrorHandler
        )
        removeConfiguration.performerSuccessHandler = nil
        removeConfiguration.performerErrorHandler = nil
        guard succeeded != nil || failed != nil else { return nil }
        return ViewRouteHandlers(succeeded: { succeeded?() }, actionFailed: failed)
    }

    func willRemove(_ route: ViewRoute) -> ViewRemoveOptions {
        if let prepare = removeConfiguration.prepareDestination, let destination = destination(of: route) {
            prepare(destination)
        }
        return removeConfiguration.options
    }

    func removed(isExternal: Bool) -> Bool {
        guard !isExternal || removeConfiguration.handleExternalRoute || configuration.handleExternalRoute else {
            return false
        }
        removeConfiguration.refresh?(false)
        let handlers = (removeConfiguration.successHandler, removeConfiguration.completionHandler)
        handlers.0?()
        handlers.1?(true, .removeRoute, nil)
        return true
    }

    func removalFailed(_ error: RouteError) -> Bool {
        removeConfiguration.refresh?(false)
        let handlers = (removeConfiguration.errorHandler, removeConfiguration.completionHandler)
        handlers.0?(.removeRoute, error)
        handlers.1?(false, .removeRoute, error)
        return handlers.0 != nil || handlers.1 != nil
    }
}

extension ViewRoute {
    /// Performs the route again, also after its removal.
    func performRoute(successHandler: ((AnyObject) -> Void)?, errorHandler: ((RouteAction, RouteError) -> Void)?) {
        guard successHandler != nil || errorHandler != nil else {
            perform(.performRoute)
            return
        }
        perform(
            .performRoute,
            ViewRouteHandlers(succeeded: successHandler.map { told in { told($0.view) } }, actionFailed: errorHandler))
    }

    /// Removes the view.
    ///
    /// - Parameters:
    ///   - successHandler: Called for this removal only, after the handlers of the removal configuration.
    ///   - errorHandler: Called for this removal only, after the handlers of the removal configuration.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        guard successHandler != nil || errorHandler != nil else { return remove(nil as ViewRouteHandlers<Void>?) }
        remove(ViewRouteHandlers(succeeded: { successHandler?() }, actionFailed: errorHandler))
    }

    /// Whether the route is being performed or removed.
    var isMoving: Bool { state == .routing || state == .removing }

    /// Whether the route was made for a view that other code or the user shows.
    var isExternal: Bool { presentationInitiator.map { $0 != .router } ?? false }

    /// Whether a router began the current action: the removal, if one is in progress, or else the presentation.
    package var isBegunByRouter: Bool { removalInitiator.map { $0 == .router } ?? !isExternal }

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
