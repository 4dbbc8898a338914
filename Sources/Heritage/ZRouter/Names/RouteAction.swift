// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The action of a route that succeeded or failed.
public enum RouteAction: String, Sendable, Hashable {
    /// Finding the route of a service.
    case toService
    /// Finding the route of a service by its module protocol.
    case toServiceModule
    /// Finding the route of a view.
    case toView
    /// Finding the route of a view by its module protocol.
    case toViewModule
    /// Finding the route of a URL, or the URL of a route.
    case toURL
    /// Making a destination without performing its route.
    case makeDestination
    /// Performing a route.
    case performRoute
    /// Showing an existing view.
    case performOnDestination
    /// Preparing an existing view.
    case prepareDestination
    /// Removing a destination.
    case removeRoute

    init(_ operation: RouteOperation) { self = RouteAction(rawValue: operation.rawValue)! }
}

extension RouteOperation {
    init(_ action: RouteAction) { self = RouteOperation(rawValue: action.rawValue)! }
}

extension RouteErrorReport {
    /// The action that failed.
    public var action: RouteAction { RouteAction(operation) }
}

extension ViewRouteHandlers {
    init(succeeded: ((Value) -> Void)?, actionFailed: ((RouteAction, RouteError) -> Void)?) {
        self.init(
            succeeded: succeeded,
            failed: actionFailed.map { failed in { failed(RouteAction($0), $1) } })
    }
}
