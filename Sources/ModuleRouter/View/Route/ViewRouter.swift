// SPDX-License-Identifier: Apache-2.0

/// A router of a view that is known by its own protocol.
public typealias DestinationViewRouter<Destination> = ViewRouter<Destination, ViewRouteConfiguration>

/// A router of a view that is known by its module protocol.
public typealias ModuleViewRouter<Module> = ViewRouter<Any, Module>

/// Makes, prepares, shows and removes one view.
///
/// The router need not be kept: as long as the view is shown, its route is. It knows its destination, but does not keep it
/// alive; a proxy that an adapter has put around the view lives as long as the view is shown.
///
/// Handlers run on the main actor, in this order. Success: the state, the hooks and observers (`didPerform`),
/// `successHandler`, `completionHandler`, then the performer's handler, which is forgotten before it is called. Failure: the
/// state goes back; the hooks, if they were told that the view will be shown; `errorHandler`, `completionHandler`, the
/// performer's handler, then the registry's. A router may be used from inside any of them.
@MainActor public final class ViewRouter<Destination, Module> {
    /// The route, without its types.
    public let route: ViewRoute
    private let work: TypedViewRouteWork<Destination, Module>

    init(route: ViewRoute, work: TypedViewRouteWork<Destination, Module>) {
        self.route = route
        self.work = work
    }

    /// What was asked for.
    public var key: RouteKey { route.key }

    public var state: RouterState { route.state }

    /// The last failure.
    public var error: RouteError? { route.error }

    /// The destination, while somebody keeps it. Nil before it is made and after it is removed.
    public var destination: Destination? { work.destination }

    public var configuration: ViewRouteStrictConfiguration<Destination> { work.configuration }

    public var removeConfiguration: ViewRemoveStrictConfiguration<Destination> { work.removeConfiguration }

    /// The configuration of the module; nil if nobody provides the route.
    public var module: Module? { work.module }

    // MARK: Performing

    /// Whether the route can be performed now.
    public var canPerform: Bool { reasonNotToPerform == nil }

    /// Why the route cannot be performed now; nil if it can.
    public var reasonNotToPerform: String? { route.reasonNotToPerform }

    /// Performs the route. After a removal it makes another destination.
    ///
    /// - Parameters: Handlers for this time only, called after those of the configuration.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        route.perform(.performRoute, work.handlers(successHandler, errorHandler))
    }

    /// Performs the route, and tells how it went.
    public func performRoute(completion: @escaping (Bool, Destination?, RouteAction, RouteError?) -> Void) {
        performRoute(
            successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { action, error in completion(false, nil, action, error) })
    }

    /// Performs the route, and returns when the view is shown and its transition has ended.
    ///
    /// - Throws: `RouteError`; `CancellationError` if it was given up before the view began to move.
    func performAsync(_ received: @escaping (Destination) -> Void = { _ in }) async throws {
        try await route.performAsync { succeeded, failed in
            work.handlers(
                {
                    received($0)
                    succeeded()
                }, failed)
        }
    }

    /// Gives up a route whose view does not move yet. See ``ViewRoute/cancel()``.
    @discardableResult
    public func cancel() -> Bool { route.cancel() }

    // MARK: Removing

    /// Whether the route can be removed now.
    public var canRemove: Bool { route.canRemove }

    /// Why the route cannot be removed now; nil if it can.
    public var reasonNotToRemove: String? { route.reasonNotToRemove }

    /// Removes the view.
    ///
    /// - Parameters: Handlers for this time only, called after those of the configuration.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        route.removeRoute(successHandler: successHandler, errorHandler: errorHandler)
    }

    /// Removes the view, and tells how it went.
    public func removeRoute(completion: @escaping (Bool, RouteAction, RouteError?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the view.
    ///
    /// - Parameter configure: Changes, for this and later removals, what was set when the route was performed.
    public func removeRoute(configuring configure: (ViewRemoveStrictConfiguration<Destination>) -> Void) {
        configure(removeConfiguration)
        removeRoute()
    }

    /// Removes the view, and returns when its transition has ended.
    ///
    /// - Throws: `RouteError`.
    public func remove() async throws { try await route.remove() }

    /// Returns when the view is gone, with who removed it; nil if it is not shown, or if the task is cancelled.
    public func untilRemoved() async -> ViewRouteOrigin? { await route.untilRemoved() }
}

extension ViewRouter: CustomStringConvertible {
    /// The key, the kind of path and the state: `ViewRouter(RoutableView<any LoginViewInput>, push, routed)`.
    public var description: String { "ViewRouter(\(route.summary))" }
}
