// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The settings for the removal of a service. They are set when the route is performed, and may be changed when it is removed.
public final class ServiceRemoveStrictConfiguration<Destination>: RouteStrictConfiguration {
    /// Prepares the destination before its provider removes it.
    public var prepareDestination: ((Destination) -> Void)?
    /// Called each time the route is removed.
    public var successHandler: (() -> Void)?
    /// Called after each removal that succeeds or fails, with the outcome, the action and the error.
    public var completionHandler: ((Bool, RouteAction, RouteError?) -> Void)?
    /// The performer's success handler. Called at most once, then dropped.
    public var performerSuccessHandler: (() -> Void)?

    /// Makes a configuration without handlers.
    public override init() {}
}
