// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The implementation of a ``ServiceRouter``: the state of its route, and its actions.
///
/// It is a separate object, because the destination's own router also knows the route and may outlive the performer's router.
final class TypedServiceRoute<Destination, Module>: ServiceRoute {
    let key: RouteKey
    private(set) var state: RouterState = .unrouted
    private(set) var error: RouteError?
    /// The URL that led to the route; nil if the route was requested by its key.
    let url: RouteURL?
    let configuration = ServiceRouteStrictConfiguration<Destination>()
    let removeConfiguration = ServiceRemoveStrictConfiguration<Destination>()
    let action: RouteAction

    private let registry: RouteRegistry
    private let location: RouteLocation
    private let begin: () throws -> ServiceRequest<Destination, Module>
    private var request: ServiceRequest<Destination, Module>?
    private var routed: Routed?
    /// The destination's own router.
    private weak var router: (any DynamicServiceRouter)?
    /// The destination's own router, retained while it performs.
    private var performing: (any DynamicServiceRouter)?
    /// The destination's own router, retained while the performer's router exists. Later the route must not retain it, because it
    /// retains the route.
    private var kept: (any DynamicServiceRouter)?
    private var isHeldByPerformer = true

    private struct Routed {
        let held: HeldDestination<Destination>
        let reasonNotToRemove: () -> String?
        let remove: () throws -> Void
    }

    /// A performance in progress.
    private struct Performance {
        let previous: RouterState
        let succeeded: ((Destination) -> Void)?
        let failed: ((RouteAction, RouteError) -> Void)?
    }

    init(
        key: RouteKey, registry: RouteRegistry, location: RouteLocation, url: RouteURL?,
        action: RouteAction,
        begin: @escaping () throws -> ServiceRequest<Destination, Module>
    ) {
        self.key = key
        self.registry = registry
        self.location = location
        self.url = url
        self.action = action
        self.begin = begin
    }

    var destination: Destination? { routed?.held.destination }

    var anyDestination: Any? { destination }

    var module: Module? { try? begun().module }

    func prepareModule(_ prepare: (inout Module) -> Void) {
        guard let request = try? begun() else { return }
        request.open(prepare)
    }

    private func begun() throws -> ServiceRequest<Destination, Module> {
        if let request { return request }
        let request = try begin()
        self.request = request
        return request
    }

    private func change(to new: RouterState) {
        guard new != state else { return }
        let old = state
        state = new
        configuration.refresh?(false)
        removeConfiguration.refresh?(false)
        configuration.stateNotifier?(old, new)
        removeConfiguration.stateNotifier?(old, new)
    }

    // MARK: Performing

    var reasonNotToPerform: String? {
        switch state {
        case .unrouted, .routed, .removed: nil
        case .routing: "the route is being performed already"
        case .removing: "the route is being removed"
        }
    }

    func performRoute(succeeded: ((Any) -> Void)?, failed: ((RouteAction, RouteError) -> Void)?) {
        perform(succeeded.map { told in { told($0) } }, failed) { _ in }
    }

    /// - Parameter made: Receives the destination before all handlers, while the router may be its only owner.
    func perform(
        _ successHandler: ((Destination) -> Void)?, _ errorHandler: ((RouteAction, RouteError) -> Void)?,
        made: (Destination) -> Void
    ) {
        if let reasonNotToPerform {
            // Reported only to this call's handler: the performance in progress has its own handlers.
            let error = makeError(
                state == .routing ? .alreadyActive : .actionFailed,
                "\(key) cannot be performed now: \(reasonNotToPerform)", nil)
            refuse(action, error, errorHandler)
            return
        }
        configuration.refresh?(true)
        let performance = Performance(
            previous: state, succeeded: HandlerChain.of(configuration.performerSuccessHandler, successHandler),
            failed: HandlerChain.of(configuration.performerErrorHandler, errorHandler))
        configuration.performerSuccessHandler = nil
        configuration.performerErrorHandler = nil
        change(to: .routing)
        let client = ServiceRouteClient(self)
        do {
            let request = try begun()
            let destination = try client.run { try request.finish(preparing: configuration.prepareDestination) }
            if action == .makeDestination { try client.performance?.finish() }
            guard action != .makeDestination, let pending = client.performance else {
                made(destination)
                succeed(performance, destination, client)
                return
            }
            pending.begin { [self] error in
                if let error { fail(performance, error) } else { succeed(performance, destination, client) }
            }
        } catch {
            // It refers to the router, which retains this route.
            client.performance = nil
            fail(performance, error)
        }
    }

    /// Releases the destination's own router when the performer's router no longer exists.
    func isAbandoned() {
        isHeldByPerformer = false
        kept = nil
    }

    func isPerformed(by router: any DynamicServiceRouter) { performing = router }

    private func succeed(_ performance: Performance, _ new: Destination, _ client: ServiceRouteClient) {
        routed = Routed(
            held: HeldDestination(new), reasonNotToRemove: client.reasonNotToRemove, remove: client.remove)
        let router = performing
        performing = nil
        self.router = router
        if isHeldByPerformer { kept = router }
        change(to: .routed)
        configuration.successHandler?(new)
        configuration.completionHandler?(true, new, action, nil)
        performance.succeeded?(new)
        router?.didSucceed(action)
    }

    private func fail(_ performance: Performance, _ thrown: any Error) {
        let router = performing
        performing = nil
        change(to: performance.previous)
        let error = RouteError.wrapping(thrown, for: key).asked(at: location)
        self.error = error
        let handlers = (configuration.errorHandler, configuration.completionHandler)
        handlers.0?(action, error)
        handlers.1?(false, nil, action, error)
        performance.failed?(action, error)
        let isDelivered = handlers.0 != nil || handlers.1 != nil || performance.failed != nil
        registry.report(RouteOperation(action), error, isDelivered: isDelivered, of: .service(key), client: self)
        router?.didFail(action, error)
    }

    /// Reports an action that was not started.
    private func refuse(
        _ action: RouteAction, _ error: RouteError, _ errorHandler: ((RouteAction, RouteError) -> Void)?
    ) {
        self.error = error
        errorHandler?(action, error)
        registry.report(
            RouteOperation(action), error, isDelivered: errorHandler != nil, of: .service(key), client: self)
    }

    // MARK: Removing

    var reasonNotToRemove: String? {
        switch state {
        case .unrouted: return "the route has not been performed"
        case .routing: return "the route is being performed"
        case .removing: return "the route is being removed already"
        case .removed: return "the route has been removed"
        case .routed: break
        }
        guard let routed, routed.held.destination != nil else { return "the destination does not exist any more" }
        return routed.reasonNotToRemove()
    }

    func removeRoute(successHandler: (() -> Void)?, errorHandler: ((RouteAction, RouteError) -> Void)?) {
        if state == .removing {
            let reason = reasonNotToRemove ?? ""
            // Reported only to this call's handler: the removal in progress has its own handlers.
            refuse(
                .removeRoute, makeError(.actionFailed, "\(key) cannot be removed: \(reason)", nil), errorHandler)
            return
        }
        removeConfiguration.refresh?(true)
        let configured = removeConfiguration.performerSuccessHandler
        let failed = HandlerChain.of(removeConfiguration.performerErrorHandler, errorHandler)
        removeConfiguration.performerSuccessHandler = nil
        removeConfiguration.performerErrorHandler = nil
        remove(failed) {
            configured?()
            successHandler?()
        }
    }

    private func remove(_ failed: ((RouteAction, RouteError) -> Void)?, succeeded: () -> Void) {
        if let reason = reasonNotToRemove {
            // The destination no longer exists, so there is nothing to remove.
            if state == .routed, destination == nil {
                routed = nil
                change(to: .removed)
            }
            failRemoval(makeError(.actionFailed, "\(key) cannot be removed: \(reason)", nil), failed)
            return
        }
        guard let routed, let destination = routed.held.destination else { return }
        let router = router
        change(to: .removing)
        removeConfiguration.prepareDestination?(destination)
        do {
            try routed.remove()
        } catch {
            change(to: .routed)
            failRemoval(makeError(.actionFailed, "\(key) could not be removed", error), failed)
            return
        }
        self.routed = nil
        change(to: .removed)
        removeConfiguration.successHandler?()
        removeConfiguration.completionHandler?(true, .removeRoute, nil)
        succeeded()
        router?.didSucceed(.removeRoute)
    }

    private func failRemoval(_ error: RouteError, _ failed: ((RouteAction, RouteError) -> Void)?) {
        self.error = error
        let handlers = (removeConfiguration.errorHandler, removeConfiguration.completionHandler)
        handlers.0?(.removeRoute, error)
        handlers.1?(false, .removeRoute, error)
        failed?(.removeRoute, error)
        let isDelivered = handlers.0 != nil || handlers.1 != nil || failed != nil
        registry.report(.removeRoute, error, isDelivered: isDelivered, of: .service(key), client: self)
    }

    // MARK: -

    private func makeError(
        _ code: RouteError.Code, _ reason: String, _ underlyingError: (any Error)?
    ) -> RouteError {
        RouteError(
            code, route: key.description, reason: reason, location: location, underlyingError: underlyingError)
    }
}
