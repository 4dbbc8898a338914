// SPDX-License-Identifier: Apache-2.0

/// What may be set for a route whatever it does with its destination: what the strict configurations have in common.
public class RouteStrictConfiguration {
    public final var errorHandler: ((RouteAction, RouteError) -> Void)?
    /// Called once, then forgotten.
    public final var performerErrorHandler: ((RouteAction, RouteError) -> Void)?
    /// Told of each change of state, the old one first. The router may be used from inside it.
    public final var stateNotifier: ((RouterState, RouterState) -> Void)?

    /// The configuration behind this one, where a layer above this library has one.
    package final var module: AnyObject?

    init() {}
}
