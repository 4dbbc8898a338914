// SPDX-License-Identifier: Apache-2.0

/// The states of a route to a view: unrouted → routing → routed → removing → removed. A failure restores the previous state.
public enum ViewRouteState: Sendable, Hashable {
    /// The route has not been performed.
    case unrouted
    /// The route is being performed.
    case routing
    /// The route has been performed.
    case routed
    /// The view is being removed.
    case removing
    /// The view has been removed. The route may be performed again.
    case removed
}
