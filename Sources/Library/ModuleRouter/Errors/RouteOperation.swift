// SPDX-License-Identifier: Apache-2.0

/// The operation that failed or succeeded.
package enum RouteOperation: String, Sendable, Hashable {
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
}
