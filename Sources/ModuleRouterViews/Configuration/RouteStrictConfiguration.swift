// SPDX-License-Identifier: Apache-2.0

/// The settings that all strict configurations share.
open class RouteStrictConfiguration {
    /// Called with the action and the error each time the route fails.
    public final var errorHandler: ((RouteAction, RouteError) -> Void)?
    /// The performer's error handler. Called at most once, then dropped.
    public final var performerErrorHandler: ((RouteAction, RouteError) -> Void)?
    /// Called at each change of state, with the old and the new state. The handler may use the router.
    public final var stateNotifier: ((RouterState, RouterState) -> Void)?

    /// The configuration behind this one; nil if no layer above this library has one.
    package final var module: AnyObject?

    package init() {}
}
