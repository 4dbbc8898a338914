// SPDX-License-Identifier: Apache-2.0

/// The typed front of a perform configuration: what the performer of a route may set, with the destination's type.
///
/// The plain handlers run at every perform of the router, the `performer…` ones only at the next.
public final class ServiceRouteStrictConfiguration<Destination>: RouteStrictConfiguration {
    /// Prepares the destination before its provider does. Not called for a destination that could not be made.
    public var prepareDestination: ((Destination) -> Void)?
    public var successHandler: ((Destination) -> Void)?
    public var completionHandler: ((Bool, Destination?, RouteAction, RouteError?) -> Void)?
    /// Called once, then forgotten.
    public var performerSuccessHandler: ((Destination) -> Void)?

    public override init() {}
}
