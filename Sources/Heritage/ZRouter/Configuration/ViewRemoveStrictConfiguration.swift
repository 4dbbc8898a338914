// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The settings for the removal of a view. They are set when the route is performed, and may be changed when it is removed.
@MainActor public final class ViewRemoveStrictConfiguration<Destination>: RouteStrictConfiguration {
    /// Prepares the destination before it is removed.
    public var prepareDestination: ((Destination) -> Void)?
    /// Called each time the view is removed.
    public var successHandler: (() -> Void)?
    /// Called after each removal that succeeds or fails, with the outcome, the action and the error.
    public var completionHandler: ((Bool, RouteAction, RouteError?) -> Void)?
    /// The performer's success handler. Called at most once, then dropped.
    public var performerSuccessHandler: (() -> Void)?
    /// Whether the handlers also run when other code than the router removes the destination. Defaults to false.
    public var handleExternalRoute = false
    /// The options of the removal.
    package var options = ViewRemoveOptions()

    /// Makes a configuration without handlers. May be called on any thread.
    public nonisolated override init() {}

    /// Whether the transition is animated.
    public var animated: Bool {
        get { options.animated }
        set { options.animated = newValue }
    }
}
