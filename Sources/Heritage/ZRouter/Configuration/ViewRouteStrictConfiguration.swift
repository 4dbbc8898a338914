// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The performer's settings for a view route, typed by the destination.
///
/// The plain handlers run at every performance of the router. The `performer…` handlers run only at the next one.
@MainActor public final class ViewRouteStrictConfiguration<Destination>: RouteStrictConfiguration {
    /// Prepares the destination before its provider does. Not called if the destination could not be made.
    public var prepareDestination: ((Destination) -> Void)?
    /// Called with the destination each time the route is performed.
    public var successHandler: ((Destination) -> Void)?
    /// Called after each performance that succeeds or fails, with the outcome, the destination, the action and the error.
    public var completionHandler: ((Bool, Destination?, RouteAction, RouteError?) -> Void)?
    /// The performer's success handler. Called at most once, then dropped.
    public var performerSuccessHandler: ((Destination) -> Void)?
    /// Whether the handlers also run when other code than a router shows or removes the destination. Defaults to false.
    public var handleExternalRoute = false
    /// The options of the presentation, besides the path. Defaults to the options of the path.
    public var options: ViewRouteOptions

    /// The requested path, which the performer may change.
    var path: ViewRoutePath?

    /// Makes a configuration without handlers.
    ///
    /// - Parameter options: The options of the presentation.
    public init(options: ViewRouteOptions = ViewRouteOptions()) { self.options = options }

    /// Whether the transition is animated.
    public var animated: Bool {
        get { options.animated }
        set { options.animated = newValue }
    }

    /// Adds handlers for the next performance only. They run after the performer's handlers that are already set.
    func addPerformerHandlers(
        succeeded: ((Destination) -> Void)?, failed: ((RouteAction, RouteError) -> Void)?
    ) {
        performerSuccessHandler = HandlerChain.of(performerSuccessHandler, succeeded)
        performerErrorHandler = HandlerChain.of(performerErrorHandler, failed)
    }
}
