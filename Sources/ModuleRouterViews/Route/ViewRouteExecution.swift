// SPDX-License-Identifier: Apache-2.0

/// The typed part of a route: makes the destination and calls the handlers. The route itself is untyped.
@MainActor protocol ViewRouteExecution: AnyObject {
    /// The traits of the provider.
    ///
    /// - Throws: The error of a route without a provider.
    var traits: ViewProviderInfo { get throws }

    /// The configuration as the performer left it.
    var anyModule: Any { get throws }

    /// The options for showing the view.
    var options: ViewRouteOptions { get }

    /// Makes and prepares a destination.
    func make(for route: ViewRoute) throws -> MadeView

    /// Prepares an existing destination.
    func adopt(_ view: AnyObject, isExternal: Bool, for route: ViewRoute) throws -> MadeView

    /// Makes this the destination of the route.
    func commit(_ made: MadeView)

    /// Shows the route's destination with the provider's own transition.
    func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation

    /// Returns whether a shown view matches the configuration.
    func means(_ view: AnyObject) -> Bool

    func reasonNotToRemove(_ view: AnyObject) -> String?

    /// Releases the destination.
    func forget()

    func stateChanged(from old: RouterState, to new: RouterState)

    /// Returns and clears the performer's handlers, which apply to the next performance only.
    func takePerformer() -> ViewRouteHandlers?

    func performed(
        _ action: RouteAction, _ made: MadeView, isExternal: Bool, _ performer: ViewRouteHandlers?,
        _ once: ViewRouteHandlers?)

    /// Returns whether a handler was called.
    func failed(
        _ action: RouteAction, _ error: RouteError, _ made: MadeView?, _ performer: ViewRouteHandlers?,
        _ once: ViewRouteHandlers?
    ) -> Bool

    /// Returns and clears the performer's handlers of a removal, which apply to the next removal only.
    func takeRemovalPerformer() -> ViewRouteHandlers?

    func willRemove() -> ViewRemoveOptions

    func removed(isExternal: Bool, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?)

    /// Returns whether a handler was called.
    func removalFailed(
        _ error: RouteError, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?
    ) -> Bool
}

/// The prepared view of one performance, kept until its handlers have been called. Always a ``RoutedView``.
@MainActor class MadeView {
    let view: AnyObject
    let steps: any ViewSteps

    init(_ view: AnyObject, _ steps: any ViewSteps) {
        self.view = view
        self.steps = steps
    }
}

/// The handlers of one call, which are called once.
@MainActor class ViewRouteHandlers {
    let succeeded: () -> Void
    /// Nil if the caller passed no error handler.
    let failed: ((RouteAction, RouteError) -> Void)?

    init(succeeded: @escaping () -> Void, failed: ((RouteAction, RouteError) -> Void)?) {
        self.succeeded = succeeded
        self.failed = failed
    }
}

/// The handlers of a call that receives the destination.
@MainActor final class TypedViewRouteHandlers<Destination>: ViewRouteHandlers {
    let received: (Destination) -> Void

    init(received: @escaping (Destination) -> Void, failed: ((RouteAction, RouteError) -> Void)?) {
        self.received = received
        super.init(succeeded: {}, failed: failed)
    }
}
