// SPDX-License-Identifier: Apache-2.0

/// The side of a route that knows the types of its destination and its module.
@MainActor final class TypedViewRouteWork<Destination, Module>: ViewRouteWork {
    let configuration = ViewRouteStrictConfiguration<Destination>()
    let removeConfiguration = ViewRemoveStrictConfiguration<Destination>()
    private let begin: @MainActor () throws -> ViewRun<Destination, Module>
    private var run: ViewRun<Destination, Module>?
    /// The destination from when it is made until the handlers have been told.
    private var made: Destination?
    private var held: HeldDestination<Destination>?
    private var steps: (any ViewSteps)?

    init(begin: @escaping @MainActor () throws -> ViewRun<Destination, Module>) { self.begin = begin }

    var destination: Destination? { made ?? held?.destination }

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

    func make(for route: ViewRoute) throws -> AnyObject {
        try finish(ViewOrder(route: route, prepare: configuration.prepareDestination))
    }

    func adopt(_ view: AnyObject, isExternal: Bool, for route: ViewRoute) throws -> AnyObject {
        try finish(
            ViewOrder(
                route: route, existing: view, isExternal: isExternal, prepare: configuration.prepareDestination))
    }

    private func finish(_ order: ViewOrder<Destination>) throws -> AnyObject {
        let routed = try begun().finish(order)
        made = routed.destination
        held = HeldDestination(routed.destination, of: routed.view)
        steps = routed.steps
        return routed.view
    }

    func present(_ transition: ViewTransition) throws -> any ViewPresentation {
        guard let steps else { throw ViewRouteRefusal.refused("the destination does not exist any more") }
        return try steps.present(transition)
    }

    func reasonNotToRemove() -> String? { steps?.reasonNotToRemove() }

    func abandon() {
        made = nil
        forget()
    }

    func forget() {
        held = nil
        steps = nil
    }

    // MARK: Telling

    func stateChanged(from old: RouterState, to new: RouterState) {
        configuration.stateNotifier?(old, new)
    }

    func performed(_ action: RouteAction, isExternal: Bool, _ once: ViewRouteHandlers?) {
        guard let made else { return }
        self.made = nil
        guard !isExternal || configuration.handleExternalRoute else { return }
        let performer = configuration.performerSuccessHandler
        configuration.performerSuccessHandler = nil
        configuration.performerErrorHandler = nil
        configuration.successHandler?(made)
        configuration.completionHandler?(true, made, action, nil)
        performer?(made)
        guard let once else { return }
        if let once = once as? TypedViewRouteHandlers<Destination> { once.received(made) } else { once.succeeded() }
    }

    func failed(_ action: RouteAction, _ error: RouteError, _ once: ViewRouteHandlers?) -> Bool {
        let destination = made
        made = nil
        let performer = configuration.performerErrorHandler
        configuration.performerSuccessHandler = nil
        configuration.performerErrorHandler = nil
        let handlers = (configuration.errorHandler, configuration.completionHandler)
        handlers.0?(action, error)
        handlers.1?(false, destination, action, error)
        performer?(action, error)
        once?.failed?(action, error)
        return handlers.0 != nil || handlers.1 != nil || performer != nil || once?.failed != nil
    }

    func willRemove() -> ViewRemoveOptions {
        if let prepare = removeConfiguration.prepareDestination, let destination { prepare(destination) }
        return removeConfiguration.options
    }

    func removed(isExternal: Bool, _ once: ViewRouteHandlers?) {
        guard !isExternal || removeConfiguration.handleExternalRoute || configuration.handleExternalRoute else {
            return
        }
        let performer = removeConfiguration.performerSuccessHandler
        removeConfiguration.performerSuccessHandler = nil
        removeConfiguration.performerErrorHandler = nil
        removeConfiguration.successHandler?()
        removeConfiguration.completionHandler?(true, .removeRoute, nil)
        performer?()
        once?.succeeded()
    }

    func removalFailed(_ error: RouteError, _ once: ViewRouteHandlers?) -> Bool {
        let performer = removeConfiguration.performerErrorHandler
        removeConfiguration.performerSuccessHandler = nil
        removeConfiguration.performerErrorHandler = nil
        let handlers = (removeConfiguration.errorHandler, removeConfiguration.completionHandler)
        handlers.0?(.removeRoute, error)
        handlers.1?(false, .removeRoute, error)
        performer?(.removeRoute, error)
        once?.failed?(.removeRoute, error)
        return handlers.0 != nil || handlers.1 != nil || performer != nil || once?.failed != nil
    }
}
