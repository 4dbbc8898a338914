// SPDX-License-Identifier: Apache-2.0

/// The typed front of a perform configuration: what the performer of a view route may set, with the destination's type.
///
/// The plain handlers run at every perform of the router, the `performer…` ones only at the next.
@MainActor public final class ViewRouteStrictConfiguration<Destination>: RouteStrictConfiguration {
    /// Prepares the destination before its provider does. Not called for a destination that could not be made.
    public var prepareDestination: ((Destination) -> Void)?
    public var successHandler: ((Destination) -> Void)?
    public var completionHandler: ((Bool, Destination?, RouteAction, RouteError?) -> Void)?
    /// Called once, then forgotten.
    public var performerSuccessHandler: ((Destination) -> Void)?
    /// Whether the handlers are told too when somebody else than a router shows the destination or removes it.
    public var handleExternalRoute = false
    /// How the destination is shown, besides the path: what the path says, unless it is changed here.
    public var options: ViewRouteOptions

    /// The path that was asked for, where a layer above this library lets the performer change it.
    package var path: ViewRoutePath?

    public init(options: ViewRouteOptions = ViewRouteOptions()) { self.options = options }

    /// Whether the transition is seen.
    public var animated: Bool {
        get { options.animated }
        set { options.animated = newValue }
    }
}
