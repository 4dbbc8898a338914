// SPDX-License-Identifier: Apache-2.0

/// The states of a router: unrouted → routing → routed → removing → removed. A failure restores the previous state.
public enum RouterState: Sendable, Hashable {
    /// The route has not been performed.
    case unrouted
    /// The route is being performed.
    case routing
    /// The route has been performed.
    case routed
    /// The destination is being removed.
    case removing
    /// The destination has been removed. The route may be performed again.
    case removed
}
