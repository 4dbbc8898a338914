// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

// The state of the route that the router serves, and the actions on it.
extension ZIKViewRouter {
    /// The state of the route; `unrouted` if there is no route.
    public var state: ZIKRouterState { route?.state ?? .unrouted }

    /// The last failure.
    public var error: (any Error)? { route?.error }

    /// The view, as long as other objects keep it alive.
    public var destination: Destination? { route?.destination as? Destination }

    /// The configuration for the removal; nil if the configuration is not of this module.
    public var removeConfiguration: ViewRemoveConfig? {
        (configuration as? PerformRouteConfig)?.removal as? ViewRemoveConfig
    }

    /// The effective kind of the route.
    public var realRouteType: ViewRouteType? { route?.presentation?.kind }

    /// Whether the router was created for an external view: one from a UI file, or one that was added by hand.
    public var autoCreated: Bool { route?.isExternal ?? false }

    /// Whether a router started the current action. False for actions of other code or the user.
    public var routingFromInternal: Bool { route?.isBegunByRouter ?? false }

    /// Returns whether the route can be performed now, and not only after a removal that is in progress.
    public func canPerform() -> Bool { route.map { !$0.isMoving && $0.reasonNotToPerform == nil } ?? false }

    /// Returns whether the route can be removed now, and not only after an action that is in progress.
    public func canRemove() -> Bool { route.map { !$0.isMoving && $0.reasonNotToRemove == nil } ?? false }

    /// Returns whether the view must be removed before it can be shown again.
    public func shouldRemoveBeforePerform() -> Bool { state == .routed && route?.presentation != nil }

    /// Shows the view again, after its removal.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) {
        route?.performRoute(
            successHandler: successHandler.map { told in { if let view = $0 as? Destination { told(view) } } },
            errorHandler: errorHandler.map { told in { told($0, $1) } })
    }

    /// Shows the view again, and reports the outcome.
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

    /// Removes the view, and reports the outcome.
    public func removeRoute(completion: @escaping (Bool, ZIKRouteAction, (any Error)?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the view. The closure's values override those that were set when the view was shown.
    public func removeRoute(configuring configure: (ViewRemoveConfig) -> Void) {
        if let removeConfiguration {
            configure(removeConfiguration)
            removeConfiguration.apply?()
        }
        removeRoute()
    }
}
