// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// What a router knows of the route that it serves, and does with it.
extension ZIKViewRouter {
    /// The state of the route; unrouted without one.
    public var state: ZIKRouterState { route?.state ?? .unrouted }

    /// The last failure.
    public var error: (any Error)? { route?.error }

    /// The view, while somebody keeps it.
    public var destination: Destination? { route?.destination as? Destination }

    /// What the view is removed with; nil where the configuration is none of this module.
    public var removeConfiguration: ViewRemoveConfig? {
        (configuration as? PerformRouteConfig)?.removal as? ViewRemoveConfig
    }

    /// How the view is shown in truth.
    public var realRouteType: ViewRouteType? { route?.presentation?.kind }

    /// Whether the router was made for a view that other code or the user shows: from a UI file, or added by hand.
    public var autoCreated: Bool { route?.isExternal ?? false }

    /// Whether a router began the current action. False for what other code or the user does.
    public var routingFromInternal: Bool { route?.isBegunByRouter ?? false }

    /// Whether the route can be performed now.
    public func canPerform() -> Bool { route.map { $0.reasonNotToPerform == nil } ?? false }

    /// Whether the route can be removed now.
    public func canRemove() -> Bool { route?.canRemove ?? false }

    /// A view is removed before it is shown again.
    public func shouldRemoveBeforePerform() -> Bool { state == .routed && route?.presentation != nil }

    /// Shows the view again, after its removal.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) {
        route?.performRoute(
            successHandler: successHandler.map { told in { if let view = $0 as? Destination { told(view) } } },
            errorHandler: errorHandler.map { told in { told($0, $1) } })
    }

    /// Shows the view again, and tells how it went.
    public func performRoute(completion: @escaping (Bool, Destination?, ZIKRouteAction, (any Error)?) -> Void) {
        performRoute(
            successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { action, error in completion(false, nil, action, error) })
    }

    /// Removes the view.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) {
        route?.removeRoute(successHandler: successHandler, errorHandler: errorHandler.map { told in { told($0, $1) } })
    }

    /// Removes the view, and tells how it went.
    public func removeRoute(completion: @escaping (Bool, ZIKRouteAction, (any Error)?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the view. What the closure sets goes over what was set when it was shown.
    public func removeRoute(configuring configure: (ViewRemoveConfig) -> Void) {
        if let removeConfiguration {
            configure(removeConfiguration)
            removeConfiguration.apply?()
        }
        removeRoute()
    }
}
