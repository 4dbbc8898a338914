// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// The handlers of a client's performances. A test sets those that it needs.
@MainActor package final class RouteHandlers<Destination> {
    package var stateNotifier: ((ViewRouteState, ViewRouteState) -> Void)?
    package var prepareDestination: ((Destination) -> Void)?
    package var successHandler: ((Destination) -> Void)?
    package var errorHandler: ((RouteOperation, RouteError) -> Void)?
    package var completionHandler: ((Bool, Destination?, RouteOperation, RouteError?) -> Void)?
    /// The handlers of the next performance only.
    package var performerSuccessHandler: ((Destination) -> Void)?
    package var performerErrorHandler: ((RouteOperation, RouteError) -> Void)?
    package var handleExternalRoute = false
    package var options = ViewRouteOptions()
}

/// The handlers of a client's removals.
@MainActor package final class RemovalHandlers<Destination> {
    package var prepareDestination: ((Destination) -> Void)?
    package var successHandler: (() -> Void)?
    package var errorHandler: ((RouteOperation, RouteError) -> Void)?
    package var completionHandler: ((Bool, RouteOperation, RouteError?) -> Void)?
    /// The handlers of the next removal only.
    package var performerSuccessHandler: (() -> Void)?
    package var performerErrorHandler: ((RouteOperation, RouteError) -> Void)?
    package var handleExternalRoute = false
    package var options = ViewRemoveOptions()
}

/// Passes the outcomes of a route to handlers, in the order in which the route reports them.
@MainActor final class HandlerClient<Destination>: ViewRouteClient {
    let configuration = RouteHandlers<Destination>()
    let removal = RemovalHandlers<Destination>()

    func destination(of route: ViewRoute) -> Destination? {
        route.held.flatMap { unsafeDowncast($0, to: HeldDestination<Destination>.self).destination }
    }

    var options: ViewRouteOptions { configuration.options }

    func stateChanged(from old: ViewRouteState, to new: ViewRouteState) { configuration.stateNotifier?(old, new) }

    func takeHandlers() -> ViewRouteHandlers<PreparedView>? {
        let succeeded = configuration.performerSuccessHandler
        let failed = configuration.performerErrorHandler
        configuration.performerSuccessHandler = nil
        configuration.performerErrorHandler = nil
        return ViewRouteHandlers(succeeded: { succeeded?($0.destination(as: Destination.self)) }, failed: failed)
    }

    func performed(_ action: RouteOperation, _ prepared: PreparedView, isExternal: Bool) -> Bool {
        guard !isExternal || configuration.handleExternalRoute else { return false }
        let destination = prepared.destination(as: Destination.self)
        let handlers = (configuration.successHandler, configuration.completionHandler)
        handlers.0?(destination)
        handlers.1?(true, destination, action, nil)
        return true
    }

    func failed(_ action: RouteOperation, _ error: RouteError, _ prepared: PreparedView?) -> Bool {
        let handlers = (configuration.errorHandler, configuration.completionHandler)
        handlers.0?(action, error)
        handlers.1?(false, prepared?.destination(as: Destination.self), action, error)
        return handlers.0 != nil || handlers.1 != nil
    }

    func takeRemovalHandlers() -> ViewRouteHandlers<Void>? {
        let (succeeded, failed) = (removal.performerSuccessHandler, removal.performerErrorHandler)
        removal.performerSuccessHandler = nil
        removal.performerErrorHandler = nil
        return ViewRouteHandlers(succeeded: { succeeded?() }, failed: failed)
    }

    func willRemove(_ route: ViewRoute) -> ViewRemoveOptions {
        if let prepare = removal.prepareDestination, let destination = destination(of: route) { prepare(destination) }
        return removal.options
    }

    func removed(isExternal: Bool) -> Bool {
        guard !isExternal || removal.handleExternalRoute || configuration.handleExternalRoute else { return false }
        let handlers = (removal.successHandler, removal.completionHandler)
        handlers.0?()
        handlers.1?(true, .removeRoute, nil)
        return true
    }

    func removalFailed(_ error: RouteError) -> Bool {
        let handlers = (removal.errorHandler, removal.completionHandler)
        handlers.0?(.removeRoute, error)
        handlers.1?(false, .removeRoute, error)
        return handlers.0 != nil || handlers.1 != nil
    }
}
