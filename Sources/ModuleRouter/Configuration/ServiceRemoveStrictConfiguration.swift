// SPDX-License-Identifier: Apache-2.0

/// What may be set for the removal of a route. Given when the route is performed, and overridden when it is removed.
public final class ServiceRemoveStrictConfiguration<Destination>: RouteStrictConfiguration {
    /// Prepares the destination before its provider removes it.
    public var prepareDestination: ((Destination) -> Void)?
    public var successHandler: (() -> Void)?
    public var completionHandler: ((Bool, RouteAction, RouteError?) -> Void)?
    /// Called once, then forgotten.
    public var performerSuccessHandler: (() -> Void)?

    public override init() {}
}
