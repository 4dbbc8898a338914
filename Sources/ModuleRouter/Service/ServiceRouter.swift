// SPDX-License-Identifier: Apache-2.0

/// A router of a service that is known by its own protocol.
public typealias DestinationServiceRouter<Destination> = ServiceRouter<Destination, ServiceRouteConfiguration>

/// A router of a service that is known by its module protocol.
public typealias ModuleServiceRouter<Module> = ServiceRouter<Any, Module>

/// Makes, prepares and removes one destination.
///
/// The router knows its destination but does not keep it alive: whoever performs the route keeps the destination, or the
/// destination keeps the router. A value is kept until it is removed.
///
/// Handlers run on the thread that performs or removes the route, in this order. Success: `successHandler`,
/// `completionHandler`, then the performer's handler, which is forgotten before it is called. Failure: the state goes back;
/// `errorHandler`, `completionHandler`, the performer's handler, then the registry's.
public final class ServiceRouter<Destination, Module> {
    /// What was asked for.
    public let key: RouteKey
    public private(set) var state: RouterState = .unrouted
    /// The last failure.
    public private(set) var error: RouteError?
    /// The URL that has led here; nil if the route was asked for by its key.
    public let url: RouteURL?
    public let configuration = ServiceRouteStrictConfiguration<Destination>()
    public let removeConfiguration = ServiceRemoveStrictConfiguration<Destination>()

    var action = RouteAction.performRoute
    private let registry: RouteRegistry
    private let location: RouteLocation
    private let begin: () throws -> ServiceRun<Destination, Module>
    private var run: ServiceRun<Destination, Module>?
    private var routed: Routed?

    private struct Routed {
        let held: HeldDestination<Destination>
        let reasonNotToRemove: () -> String?
        let remove: () throws -> Void
    }

    init(
        key: RouteKey, registry: RouteRegistry, location: RouteLocation, url: RouteURL?,
        begin: @escaping () throws -> ServiceRun<Destination, Module>
    ) {
        self.key = key
        self.registry = registry
        self.location = location
        self.url = url
        self.begin = begin
    }

    /// The destination, while somebody keeps it.
    public var destination: Destination? { routed?.held.destination }

    /// The configuration of the module; nil if nobody provides the route.
    public var module: Module? { try? begun().module }

    func prepareModule(_ prepare: (inout Module) -> Void) {
        guard let run = try? begun() else { return }
        prepare(&run.module)
    }

    private func begun() throws -> ServiceRun<Destination, Module> {
        if let run { return run }
        let run = try begin()
        self.run = run
        return run
    }

    private func change(to new: RouterState) {
        guard new != state else { return }
        let old = state
        state = new
        configuration.stateNotifier?(old, new)
    }

    // MARK: Performing

    /// Whether the route can be performed now. One that is routed can be performed again, for another destination.
    public var canPerform: Bool { reasonNotToPerform == nil }

    /// Why the route cannot be performed now; nil if it can.
    public var reasonNotToPerform: String? {
        switch state {
        case .unrouted, .routed, .removed: nil
        case .routing: "the route is being performed already"
        case .removing: "the route is being removed"
        }
    }

    /// Performs the route.
    ///
    /// - Parameters: Handlers for this time only, called after those of the configuration.
    public func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        perform(successHandler, errorHandler) { _ in }
    }

    /// Performs the route, and tells how it went.
    public func performRoute(completion: @escaping (Bool, Destination?, RouteAction, RouteError?) -> Void) {
        let action = action
        performRoute(
            successHandler: { completion(true, $0, action, nil) },
            errorHandler: { action, error in completion(false, nil, action, error) })
    }

    /// - Parameter made: Given the destination before any handler, while the router may be its only owner.
    func perform(
        _ successHandler: ((Destination) -> Void)? = nil, _ errorHandler: ((RouteAction, RouteError) -> Void)? = nil,
        made: (Destination) -> Void
    ) {
        if let reasonNotToPerform {
            let failure = failure("\(key) cannot be performed now: \(reasonNotToPerform)", nil)
            // Of this call alone: the one that is under way has handlers of its own.
            refuse(action, state == .routing ? .overRoute(failure) : .actionFailed(failure), errorHandler)
            return
        }
        let succeeded = Self.chain(configuration.performerSuccessHandler, successHandler)
        let failed = Self.chain(configuration.performerErrorHandler, errorHandler)
        configuration.performerSuccessHandler = nil
        configuration.performerErrorHandler = nil
        let previous = state
        change(to: .routing)
        do {
            let new = try begun().finish(preparation: configuration.prepareDestination)
            routed = Routed(
                held: HeldDestination(new.destination), reasonNotToRemove: new.reasonNotToRemove, remove: new.remove)
            made(new.destination)
            change(to: .routed)
            configuration.successHandler?(new.destination)
            configuration.completionHandler?(true, new.destination, action, nil)
            succeeded?(new.destination)
        } catch {
            change(to: previous)
            let error = RouteError.wrapping(error, for: key).asked(at: location)
            self.error = error
            let handlers = (configuration.errorHandler, configuration.completionHandler)
            handlers.0?(action, error)
            handlers.1?(false, nil, action, error)
            failed?(action, error)
            let isDelivered = handlers.0 != nil || handlers.1 != nil || failed != nil
            registry.report(action, error, isDelivered: isDelivered)
        }
    }

    /// Tells of an action that has not begun.
    private func refuse(
        _ action: RouteAction, _ error: RouteError, _ errorHandler: ((RouteAction, RouteError) -> Void)?
    ) {
        self.error = error
        errorHandler?(action, error)
        registry.report(action, error, isDelivered: errorHandler != nil)
    }

    // MARK: Removing

    /// Whether the route can be removed now.
    public var canRemove: Bool { reasonNotToRemove == nil }

    /// Why the route cannot be removed now; nil if it can.
    public var reasonNotToRemove: String? {
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

    /// Removes the route.
    ///
    /// - Parameters: Handlers for this time only, called after those of the configuration.
    public func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((RouteAction, RouteError) -> Void)? = nil
    ) {
        if state == .removing {
            let reason = reasonNotToRemove ?? ""
            // Of this call alone: the one that is under way has handlers of its own.
            refuse(
                .removeRoute, .actionFailed(failure("\(key) cannot be removed: \(reason)", nil)), errorHandler)
            return
        }
        let configured = removeConfiguration.performerSuccessHandler
        let failed = Self.chain(removeConfiguration.performerErrorHandler, errorHandler)
        removeConfiguration.performerSuccessHandler = nil
        removeConfiguration.performerErrorHandler = nil
        remove(failed) {
            configured?()
            successHandler?()
        }
    }

    /// Removes the route, and tells how it went.
    public func removeRoute(completion: @escaping (Bool, RouteAction, RouteError?) -> Void) {
        removeRoute(
            successHandler: { completion(true, .removeRoute, nil) },
            errorHandler: { action, error in completion(false, action, error) })
    }

    /// Removes the route.
    ///
    /// - Parameter configure: Changes, for this and later removals, what was set when the route was performed.
    public func removeRoute(configuring configure: (ServiceRemoveStrictConfiguration<Destination>) -> Void) {
        configure(removeConfiguration)
        removeRoute()
    }

    private func remove(_ failed: ((RouteAction, RouteError) -> Void)?, succeeded: () -> Void) {
        if let reason = reasonNotToRemove {
            // The destination went by itself: there is nothing left to remove.
            if state == .routed, destination == nil {
                routed = nil
                change(to: .removed)
            }
            failRemoval(.actionFailed(failure("\(key) cannot be removed: \(reason)", nil)), failed)
            return
        }
        guard let routed, let destination = routed.held.destination else { return }
        change(to: .removing)
        removeConfiguration.prepareDestination?(destination)
        do {
            try routed.remove()
        } catch {
            change(to: .routed)
            failRemoval(.actionFailed(failure("\(key) could not be removed", error)), failed)
            return
        }
        self.routed = nil
        change(to: .removed)
        removeConfiguration.successHandler?()
        removeConfiguration.completionHandler?(true, .removeRoute, nil)
        succeeded()
    }

    private func failRemoval(_ error: RouteError, _ failed: ((RouteAction, RouteError) -> Void)?) {
        self.error = error
        let handlers = (removeConfiguration.errorHandler, removeConfiguration.completionHandler)
        handlers.0?(.removeRoute, error)
        handlers.1?(false, .removeRoute, error)
        failed?(.removeRoute, error)
        let isDelivered = handlers.0 != nil || handlers.1 != nil || failed != nil
        registry.report(.removeRoute, error, isDelivered: isDelivered)
    }

    // MARK: -

    private func failure(_ reason: String, _ underlyingError: (any Error)?) -> RouteError.Failure {
        RouteError.Failure(
            route: key.description, reason: reason, location: location, underlyingError: underlyingError)
    }

    private static func chain<First, Second>(
        _ one: ((First, Second) -> Void)?, _ other: ((First, Second) -> Void)?
    ) -> ((First, Second) -> Void)? {
        guard let one, let other else { return one ?? other }
        return { first, second in
            one(first, second)
            other(first, second)
        }
    }

    private static func chain<First>(
        _ one: ((First) -> Void)?, _ other: ((First) -> Void)?
    ) -> ((First) -> Void)? {
        guard let one, let other else { return one ?? other }
        return { first in
            one(first)
            other(first)
        }
    }
}
