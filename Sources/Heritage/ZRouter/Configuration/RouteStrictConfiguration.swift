// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The settings that all strict configurations share.
nonisolated open class RouteStrictConfiguration {
    /// Called with the action and the error each time the route fails.
    public final var errorHandler: ((RouteAction, RouteError) -> Void)?
    /// The performer's error handler. Called at most once, then dropped.
    public final var performerErrorHandler: ((RouteAction, RouteError) -> Void)?
    /// Called at each change of state, with the old and the new state. The handler may use the router.
    public final var stateNotifier: ((RouterState, RouterState) -> Void)?

    /// The underlying configuration; nil if there is none.
    final var module: AnyObject?

    /// Takes the handlers that were set on the underlying configuration after the performer's call.
    package final var refresh: ((_ actionBegins: Bool) -> Void)?

    init() {}
}
