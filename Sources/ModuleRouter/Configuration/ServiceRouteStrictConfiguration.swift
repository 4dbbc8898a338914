// SPDX-License-Identifier: Apache-2.0

/// The typed front of a perform configuration: what the performer of a route may set, with the destination's type.
///
/// The plain handlers run at every perform of the router, the `performer…` ones only at the next.
public final class ServiceRouteStrictConfiguration<Destination> {
    /// Prepares the destination before its provider does. Not called for a destination that could not be made.
    public var prepareDestination: ((Destination) -> Void)?
    public var successHandler: ((Destination) -> Void)?
    public var errorHandler: ((RouteAction, RouteError) -> Void)?
    public var completionHandler: ((Bool, Destination?, RouteAction, RouteError?) -> Void)?
    /// Called once, then forgotten.
    public var performerSuccessHandler: ((Destination) -> Void)?
    /// Called once, then forgotten.
    public var performerErrorHandler: ((RouteAction, RouteError) -> Void)?
    /// Told of each change of state, the old one first. The router may be used from inside it.
    public var stateNotifier: ((RouterState, RouterState) -> Void)?

    /// The configuration that the performer's closure can open, where a layer above this library shows it by other names.
    package var module: AnyObject?

    public init() {}
}
