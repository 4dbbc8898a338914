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

    /// Makes and prepares a destination.
    func make(for route: ViewRoute) throws -> MadeView

    /// Prepares a destination that is there already.
    func adopt(_ view: AnyObject, isExternal: Bool, for route: ViewRoute) throws -> MadeView

    /// From now on this is the destination of the route.
    func commit(_ made: MadeView)

    /// Shows the route's destination by the provider's own transition.
    func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation

    /// Whether a view that is shown is the one that the configuration means.
    func means(_ view: AnyObject) -> Bool

    func reasonNotToRemove(_ view: AnyObject) -> String?

    /// Lets go of the destination.
    func forget()

    func stateChanged(from old: RouterState, to new: RouterState)

    /// The performer's handlers, which are for the next perform alone.
    func takePerformer() -> ViewRouteHandlers?

    func performed(
        _ action: RouteAction, _ made: MadeView, isExternal: Bool, _ performer: ViewRouteHandlers?,
        _ once: ViewRouteHandlers?)

    /// Returns whether anybody was told.
    func failed(
        _ action: RouteAction, _ error: RouteError, _ made: MadeView?, _ performer: ViewRouteHandlers?,
        _ once: ViewRouteHandlers?
    ) -> Bool

    /// The performer's handlers of a removal, which are for the next one alone.
    func takeRemovalPerformer() -> ViewRouteHandlers?

    func willRemove() -> ViewRemoveOptions

    func removed(isExternal: Bool, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?)

    /// Returns whether anybody was told.
    func removalFailed(
        _ error: RouteError, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?
    ) -> Bool
}

/// What one perform has made: kept until its handlers have been told. Its type is that of a ``RoutedView``.
@MainActor class MadeView {
    let view: AnyObject
    let steps: any ViewSteps

    init(_ view: AnyObject, _ steps: any ViewSteps) {
        self.view = view
        self.steps = steps
    }
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
