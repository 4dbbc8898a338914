// SPDX-License-Identifier: Apache-2.0

/// What may be set for the removal of a view. Given when the route is performed, and overridden when it is removed.
@MainActor public final class ViewRemoveStrictConfiguration<Destination>: RouteStrictConfiguration {
    /// Prepares the destination before it is removed.
    public var prepareDestination: ((Destination) -> Void)?
    public var successHandler: (() -> Void)?
    public var completionHandler: ((Bool, RouteAction, RouteError?) -> Void)?
    /// Called once, then forgotten.
    public var performerSuccessHandler: (() -> Void)?
    /// Whether the handlers are told too when somebody else than the router removes the destination.
    public var handleExternalRoute = false
    public var options = ViewRemoveOptions()

    public nonisolated override init() {}

    /// Whether the transition is seen.
    public var animated: Bool {
        get { options.animated }
        set { options.animated = newValue }
    }

    /// Takes the view of a child away, and calls its second argument when that is done.
    // Disfavoured: a layer above this library has a property of this name that takes the toolkit's controllers.
    @_disfavoredOverload
    public var removingChildViewHandler: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? {
        get { options.removingChildViewHandler }
        set { options.removingChildViewHandler = newValue }
    }
}
