// SPDX-License-Identifier: Apache-2.0

/// The typed side of a route: makes the destination, and tells the handlers. A route itself knows no types.
@MainActor protocol ViewRouteWork: AnyObject {
    /// What the provider says of its routes.
    ///
    /// - Throws: The error of a route that nobody provides.
    var traits: ViewRouteTraits { get throws }

    /// The configuration, as the performer left it.
    var anyModule: Any { get throws }

    /// How the view is to be shown, besides the path.
    var options: ViewRouteOptions { get }

    /// Makes and prepares a destination; returns its view.
    func make(for route: ViewRoute) throws -> AnyObject

    /// Prepares a destination that is there already; returns its view.
    func adopt(_ view: AnyObject, isExternal: Bool, for route: ViewRoute) throws -> AnyObject

    /// Shows the view by the provider's own transition.
    func present(_ transition: ViewTransition) throws -> any ViewPresentation

    func reasonNotToRemove() -> String?

    /// Lets go of the destination. Handlers that are yet to be told of it are told.
    func forget()

    /// Lets go of the destination. Nobody is to be told of it.
    func abandon()

    func stateChanged(from old: RouterState, to new: RouterState)

    func performed(_ action: RouteAction, isExternal: Bool, _ once: ViewRouteHandlers?)

    /// Returns whether anybody was told.
    func failed(_ action: RouteAction, _ error: RouteError, _ once: ViewRouteHandlers?) -> Bool

    func willRemove() -> ViewRemoveOptions

    func removed(isExternal: Bool, _ once: ViewRouteHandlers?)

    /// Returns whether anybody was told.
    func removalFailed(_ error: RouteError, _ once: ViewRouteHandlers?) -> Bool
}

/// The handlers of one call, which are told once.
@MainActor class ViewRouteHandlers {
    let succeeded: () -> Void
    /// Nil if the caller does not listen.
    let failed: ((RouteAction, RouteError) -> Void)?

    init(succeeded: @escaping () -> Void, failed: ((RouteAction, RouteError) -> Void)?) {
        self.succeeded = succeeded
        self.failed = failed
    }
}

/// The handlers of a call that wants the destination.
@MainActor final class TypedViewRouteHandlers<Destination>: ViewRouteHandlers {
    let received: (Destination) -> Void

    init(received: @escaping (Destination) -> Void, failed: ((RouteAction, RouteError) -> Void)?) {
        self.received = received
        super.init(succeeded: {}, failed: failed)
    }
}
