// SPDX-License-Identifier: Apache-2.0

/// What a router was doing when it succeeded or failed.
public enum RouteAction: String, Sendable, Hashable {
    /// Finding the route of a service.
    case toService
    /// Finding the route of a service by its module protocol.
    case toServiceModule
    /// Finding the route of a view.
    case toView
    /// Finding the route of a view by its module protocol.
    case toViewModule
    /// Finding what a URL leads to, or the URL of a route.
    case toURL
    case makeDestination
    case performRoute
    /// Showing a view that is there already.
    case performOnDestination
    /// Preparing a view that is there already.
    case prepareDestination
    case removeRoute
}
