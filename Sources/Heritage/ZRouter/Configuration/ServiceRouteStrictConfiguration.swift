// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The performer's settings for a service route, typed by the destination.
///
/// The plain handlers run at every performance of the router. The `performer…` handlers run only at the next one.
public final class ServiceRouteStrictConfiguration<Destination>: RouteStrictConfiguration {
    /// Prepares the destination before its provider does. Not called if the destination could not be made.
    public var prepareDestination: ((Destination) -> Void)?
    /// Called with the destination each time the route is performed.
    public var successHandler: ((Destination) -> Void)?
    /// Called after each performance that succeeds or fails, with the outcome, the destination, the action and the error.
    public var completionHandler: ((Bool, Destination?, RouteAction, RouteError?) -> Void)?
    /// The performer's success handler. Called at most once, then dropped.
    public var performerSuccessHandler: ((Destination) -> Void)?

    /// Makes a configuration without handlers.
    public override init() {}
}
