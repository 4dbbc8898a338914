// SPDX-License-Identifier: Apache-2.0

/// The typed part of a route: it knows the types of the destination and the module.
@MainActor final class TypedViewRouteExecution<Destination, Module>: ViewRouteExecution {
    /// The options of the path. They apply until the configuration is created, which then has its own.
    private var pathOptions: ViewRouteOptions
    /// Created on first access, since many routes set nothing in them.
    private var madeConfiguration: ViewRouteStrictConfiguration<Destination>?
    private var madeRemoveConfiguration: ViewRemoveStrictConfiguration<Destination>?
    private let begin: @MainActor () throws -> ViewRequest<Destination, Module>
    private var request: ViewRequest<Destination, Module>?
    private var held: HeldDestination<Destination>?
    private var steps: (any ViewSteps)?

    init(
        _ pathOptions: ViewRouteOptions, _ begin: @escaping @MainActor () throws -> ViewRequest<Destination, Module>
    ) {
        self.pathOptions = pathOptions
        self.begin = begin
    }

    /// Resolves the provider's default path, so that the performer can change its options.
    func choose(_ path: ViewRoutePath) {
        if let traits = try? traits, let chosen = path.chosen(by: traits) { pathOptions = chosen.options }
    }

    var configuration: ViewRouteStrictConfiguration<Destination> {
        if let madeConfiguration { return madeConfiguration }
        let configuration = ViewRouteStrictConfiguration<Destination>(options: pathOptions)
        madeConfiguration = configuration
        return configuration
    }

    var removeConfiguration: ViewRemoveStrictConfiguration<Destination> {
        if let madeRemoveConfiguration { return madeRemoveConfiguration }
        let configuration = ViewRemoveStrictConfiguration<Destination>()
        madeRemoveConfiguration = configuration
        return configuration
    }

    var destination: Destination? { held?.destination }

    var module: Module? { try? begun().module }

    func prepareModule(_ prepare: (inout Module) -> Void) {
        guard let request = try? begun() else { return }
        request.open(prepare)
    }

    func begun() throws -> ViewRequest<Destination, Module> {
        if let request { return request }
        let request = try begin()
        self.request = request
        return request
    }

    /// Returns the handlers of one call; nil if there are none.
    func handlers(
        _ succeeded: ((Destination) -> Void)?, _ failed: ((RouteAction, RouteError) -> Void)?
    ) -> ViewRouteHandlers? {
        guard succeeded != nil || failed != nil else { return nil }
        return TypedViewRouteHandlers(received: { succeeded?($0) }, failed: failed)
    }

    // MARK: Making

    var traits: ViewProviderInfo { get throws { try begun().traits } }

    var anyModule: Any {
        get throws {
            let request = try begun()
            return request.filled ?? request.module
        }
    }

    var options: ViewRouteOptions { madeConfiguration?.options ?? pathOptions }

    func make(for route: ViewRoute) throws -> MadeView {
        try begun().finish(ViewPreparationContext(route: route, prepare: madeConfiguration?.prepareDestination))
    }

    func adopt(_ view: AnyObject, isExternal: Bool, for route: ViewRoute) throws -> MadeView {
        try begun().finish(
            ViewPreparationContext(
                route: route, existing: view, isExternal: isExternal, prepare: madeConfiguration?.prepareDestination))
    }

    func commit(_ made: MadeView) {
        held = HeldDestination(destination(of: made), of: made.view)
        steps = made.steps
    }

    private func destination(of made: MadeView) -> Destination {
        // A route has one work object, which has made every `MadeView` that it receives.
        unsafeDowncast(made, to: RoutedView<Destination>.self).destination
    }

    func present(_ view: AnyObject, by transition: ViewTransition) throws -> any ViewPresentation {
        guard let steps else { throw ViewRouteRefusal.destinationHasGone }
        return try steps.present(view, by: transition)
    }

    func means(_ view: AnyObject) -> Bool { (try? begun().means(view)) ?? true }

    func reasonNotToRemove(_ view: AnyObject) -> String? { steps?.reasonNotToRemove(view) }

    func forget() {
        held = nil
        steps = nil
    }

    // MARK: Telling

    func stateChanged(from old: RouterState, to new: RouterState) {
        madeConfiguration?.stateNotifier?(old, new)
        madeRemoveConfiguration?.stateNotifier?(old, new)
    }

    func takePerformer() -> ViewRouteHandlers? {
        guard let configuration = madeConfiguration else { return nil }
        let taken = handlers(configuration.performerSuccessHandler, configuration.performerErrorHandler)
        configuration.performerSuccessHandler = nil
        configuration.performerErrorHandler = nil
        return taken
    }

    func performed(
        _ action: RouteAction, _ made: MadeView, isExternal: Bool, _ performer: ViewRouteHandlers?,
        _ once: ViewRouteHandlers?
    ) {
        guard !isExternal || madeConfiguration?.handleExternalRoute == true else { return }
        madeConfiguration?.tellSuccess(action, destination(of: made))
        tell(performer, made)
        tell(once, made)
    }

    private func tell(_ handlers: ViewRouteHandlers?, _ made: MadeView) {
        guard let handlers else { return }
        if let typed = handlers as? TypedViewRouteHandlers<Destination> {
            typed.received(destination(of: made))
        } else {
            handlers.succeeded()
        }
    }

    func failed(
        _ action: RouteAction, _ error: RouteError, _ made: MadeView?, _ performer: ViewRouteHandlers?,
        _ once: ViewRouteHandlers?
    ) -> Bool {
        let handlers = (madeConfiguration?.errorHandler, madeConfiguration?.completionHandler)
        handlers.0?(action, error)
        handlers.1?(false, made.map { destination(of: $0) }, action, error)
        performer?.failed?(action, error)
        once?.failed?(action, error)
        return handlers.0 != nil || handlers.1 != nil || performer?.failed != nil || once?.failed != nil
    }

    func takeRemovalPerformer() -> ViewRouteHandlers? {
        guard let configuration = madeRemoveConfiguration else { return nil }
        let (succeeded, failed) = (configuration.performerSuccessHandler, configuration.performerErrorHandler)
        guard succeeded != nil || failed != nil else { return nil }
        configuration.performerSuccessHandler = nil
        configuration.performerErrorHandler = nil
        return ViewRouteHandlers(succeeded: { succeeded?() }, failed: failed)
    }

    func willRemove() -> ViewRemoveOptions {
        guard let configuration = madeRemoveConfiguration else { return ViewRemoveOptions() }
        configuration.prepare(held)
        return configuration.options
    }

    func removed(isExternal: Bool, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?) {
        guard
            !isExternal || madeRemoveConfiguration?.handleExternalRoute == true
                || madeConfiguration?.handleExternalRoute == true
        else { return }
        let performer = isExternal ? takeRemovalPerformer() : performer
        let handlers = (madeRemoveConfiguration?.successHandler, madeRemoveConfiguration?.completionHandler)
        handlers.0?()
        handlers.1?(true, .removeRoute, nil)
        performer?.succeeded()
        once?.succeeded()
    }

    func removalFailed(
        _ error: RouteError, _ performer: ViewRouteHandlers?, _ once: ViewRouteHandlers?
    ) -> Bool {
        let handlers = (madeRemoveConfiguration?.errorHandler, madeRemoveConfiguration?.completionHandler)
        handlers.0?(.removeRoute, error)
        handlers.1?(false, .removeRoute, error)
        performer?.failed?(.removeRoute, error)
        once?.failed?(.removeRoute, error)
        return handlers.0 != nil || handlers.1 != nil || performer?.failed != nil || once?.failed != nil
    }
}

// Code that uses an optional destination requests that type at run time. Separate functions do so only if a handler is set.

extension ViewRouteStrictConfiguration {
    fileprivate func tellSuccess(_ action: RouteAction, _ destination: Destination) {
        let handlers = (successHandler, completionHandler)
        handlers.0?(destination)
        handlers.1?(true, destination, action, nil)
    }
}

extension ViewRemoveStrictConfiguration {
    fileprivate func prepare(_ held: HeldDestination<Destination>?) {
        if let prepareDestination, let destination = held?.destination { prepareDestination(destination) }
    }
}
