// SPDX-License-Identifier: Apache-2.0

/// What a router was doing when it succeeded or failed.
public enum RouteAction: String, Sendable, Hashable {
    /// Finding the route of a service.
    case toService
    /// Finding the route of a service by its module protocol.
    case toServiceModule
    case makeDestination
    case performRoute
    case removeRoute
}
