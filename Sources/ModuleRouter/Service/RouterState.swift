// SPDX-License-Identifier: Apache-2.0

/// The states of a router: unrouted → routing → routed → removing → removed; a failure leads back to the state before.
public enum RouterState: Sendable, Hashable {
    case unrouted
    case routing
    case routed
    case removing
    /// May be performed again.
    case removed
}
