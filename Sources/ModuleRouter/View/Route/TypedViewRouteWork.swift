// SPDX-License-Identifier: Apache-2.0

/// The side of a route that knows the types of its destination and its module.
@MainActor final class TypedViewRouteWork<Destination, Module>: ViewRouteWork {
    let configuration = ViewRouteStrictConfiguration<Destination>()
    let removeConfiguration = ViewRemoveStrictConfiguration<Destination>()
    private let begin: @MainActor () throws -> ViewRun<Destination, Module>
    private var run: ViewRun<Destination, Module>?
    private var held: HeldDestination<Destination>?
    private var steps: (any ViewSteps)?

    init(begin: @escaping @MainActor () throws -> ViewRun<Destination, Module>) { self.begin = begin }

    var destination: Destination? { held?.destination }

    var module: Module? { try? begun().module }

    func prepareModule(_ prepare: (inout Module) -> Void) {
        guard let run = try? begun() else { return }
        prepare(&run.module)
    }

    func begun() throws -> ViewRun<Destination, Module> {
        if let run { return run }
        let run = try begin()
        self.run = run
        return run
    }

    /// The handlers of one call.
    func handlers(
        _ succeeded: ((Destination) -> Void)?, _ failed: ((RouteAction, RouteError) -> Void)?
    ) -> ViewRouteHandlers? {
        guard succeeded != nil || failed != nil else { return nil }
        return TypedViewRouteHandlers(received: { succeeded?($0) }, failed: failed)
    }

    // MARK: Making

    var traits: ViewRouteTraits { get throws { try begun().traits } }

    var anyModule: Any { get throws { try begun().module } }

    var options: ViewRouteOptions { configuration.options }

    /// What was made, with its type.
    private final class Made: MadeView {
        let routed: RoutedView<Destination>

        init(_ routed: RoutedView<Destination>) {
            self.routed = routed
            super.init(routed.view)
        }
    }

    func make(for route: ViewRoute) throws -> MadeView {
        try Made(begun().finish(ViewOrder(route: route, prepare: configuration.prepareDestination)))
    }

    func adopt(_ view: AnyObject, isExternal: Bool, for route: ViewRoute) throws -> MadeView {
        try Made(
            begun().finish(
                ViewOrder(
                    route: route, existing: view, isExternal: isExternal, prepare: configuration.prepareDestination)))
    }

    func commit(_ made: MadeView) {
        let routed = destination(of: made)
        held = HeldDestination(routed.destination, of: routed.view)
        steps = routed.steps
    }

    private func destination(of made: MadeView) -> RoutedView<Destination> {
        // A route has one work, which has made all that it is given back.
        unsafeDowncast(made, to: Made.self).routed
    }

    func present(_ transition: ViewTransition) throws -> any ViewPresentation {
        guard let steps else { throw ViewRouteRefusal.refused("the destination does not exist any more") }
        return try steps.present(transition)
    }

    func reasonNotToRemove() -> String? { steps?.reasonNotToRemove() }

    func forget() {
        held = nil
        steps = nil
    }

    // MARK: Telling

    func stateChanged(from old: RouterState, to new: RouterState) {
        configuration.stateNotifier?(old, new)
    }

    func takePerformer() -> ViewRouteHandlers? {
        let taken = handlers(configuration.performerSuccessHandler, configuration.performerErrorHandler)
        configuration.performerSuccessHandler = nil
        configuration.performerErrorHandler = nil
        return taken
    }

    func performed(
        _ action: RouteAction, _ made: MadeView, isExternal: Bool, _ performer: ViewRouteHandlers?,
        _ once: ViewRouteHandlers?
    ) {
        guard !isExternal || configuration.handleExternalRoute else { return }
        let destination = destination(of: made).destination
        let handlers = (configuration.successHandler, configuration.completionHandler)
        handlers.0?(destination)
        handlers.1?(true, destination, action, nil)
        tell(performer, destination)
        tell(once, destination)
    }

    private func tell(_ handlers: ViewRouteHandlers?, _ destination: Destination) {
        guard let handlers else { return }
        if let typed = handlers as? TypedViewRouteHandlers<Destination> {
            typed.received(destination)
        } else {
            handlers.succeeded()
        }
    }

    func failed(
        _ action: RouteAction, _ error: RouteError, _ made: MadeView?, _ performer: ViewRouteHandlers?,
        _ once: ViewRouteHandlers?
    ) -> Bool {
        let handlers = (configuration.errorHandler, configuration.completionHandler)
        handlers.0?(action, error)
        handlers.1?(false, made.map { destination(of: $0).destination }, action, error)
        performer?.failed?(action, error)
        once?.failed?(action, error)
        return handlers.0 != nil || handlers.1 != nil || performer?.failed != nil || once?.failed != nil
    }

    func takeRemovalPerformer() -> ViewRouteHandlers? {
        let (succeeded, failed) = (
            removeConfiguration.performerSuccessHandler, removeConfiguration.performerErrorHandler
        )
        guard succeeded != nil || failed != nil else { return nil }
        removeConfiguration.performerSuccessHandler = nil
        removeConfiguration.performerErrorHandler = nil
        return ViewRouteHandlers(succeeded: { succeeded?() }, failed: failed)
    }

    func willRemove() -> ViewRemoveOptions {
        if let prepare = removeConfiguration.prepareDestination, let destination { prepare(destination) }
        return removeConfiguration.options
    }

    func removed(isExternal: Bool, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?) {
        guard !isExternal || removeConfiguration.handleExternalRoute || configuration.handleExternalRoute else {
            return
        }
        let performer = isExternal ? takeRemovalPerformer() : performer
        let handlers = (removeConfiguration.successHandler, removeConfiguration.completionHandler)
        handlers.0?()
        handlers.1?(true, .removeRoute, nil)
        performer?.succeeded()
        once?.succeeded()
    }

    func removalFailed(
        _ error: RouteError, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?
    ) -> Bool {
        let handlers = (removeConfiguration.errorHandler, removeConfiguration.completionHandler)
        handlers.0?(.removeRoute, error)
        handlers.1?(false, .removeRoute, error)
        performer?.failed?(.removeRoute, error)
        once?.failed?(.removeRoute, error)
        return handlers.0 != nil || handlers.1 != nil || performer?.failed != nil || once?.failed != nil
    }
}
