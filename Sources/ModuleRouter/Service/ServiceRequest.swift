// SPDX-License-Identifier: Apache-2.0

/// One use of a route: its configuration, which the performer may change, and the closures that make the destination from it.
package final class ServiceRequest<Destination, Module> {
    private(set) var module: Module
    /// Whether the performer has opened the module since the last destination was made.
    private var isOpened = false
    /// The provider's own configuration; nil if that is a `ServiceRouteConfiguration` or the module.
    let own: AnyObject?
    private let finishing: (Module, ServicePreparationContext<Destination>) throws -> RoutedService<Destination>
    private let readURLSubject: (Module) -> URLSubject

    /// - Parameters:
    ///   - urlSubject: Returns the configuration that has the values of the module.
    ///   - finishing: Makes and prepares a destination.
    package init(
        module: Module, own: AnyObject? = nil, urlSubject: @escaping (Module) -> URLSubject,
        finishing: @escaping (Module, ServicePreparationContext<Destination>) throws -> RoutedService<Destination>
    ) {
        self.module = module
        self.own = own
        readURLSubject = urlSubject
        self.finishing = finishing
    }

    /// Passes the module to the performer's closure.
    ///
    /// The closure receives a copy, since it may open the module again. The copy that is stored last wins.
    package func open<Result>(_ fill: (inout Module) throws -> Result) rethrows -> Result {
        isOpened = true
        var copy = module
        defer { module = copy }
        return try fill(&copy)
    }

    /// The configuration, including the performer's changes.
    package var urlSubject: URLSubject { readURLSubject(module) }

    /// Makes a destination, and prepares it unless its own router does. A further call makes another destination.
    func finish(_ order: ServicePreparationContext<Destination>) throws -> RoutedService<Destination> {
        var order = order
        order.isOpened = order.isOpened || isOpened
        let routed = try finishing(module, order)
        isOpened = false
        return routed
    }

    /// Returns the same run with other types of destination and configuration.
    func mapped<NewDestination, NewModule>(
        module newModule: NewModule,
        _ convert: @escaping (Destination) throws -> NewDestination,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ServiceRequest<NewDestination, NewModule> {
        ServiceRequest<NewDestination, NewModule>(
            module: newModule, own: own,
            urlSubject: { newModule in
                apply(newModule, &self.module)
                return self.urlSubject
            }
        ) { newModule, order in
            apply(newModule, &self.module)
            let shown = ShownDestination(convert)
            do {
                let routed = try self.finish(
                    ServicePreparationContext(route: order.route, isOpened: order.isOpened) {
                        let destination = try shown.of($0)
                        try order.prepare?(destination)
                    })
                return RoutedService(
                    destination: try shown.of(routed.destination), reasonNotToRemove: routed.reasonNotToRemove,
                    remove: routed.remove, performance: routed.performance)
            } catch {
                // The provider only passed on an error of the adapter. Throw the original one.
                throw shown.failure ?? error
            }
        }
    }
}

/// A configuration of which the code for URLs can write the URL.
package struct URLSubject {
    /// The key of the provider's route.
    package let key: RouteKey
    package let configuration: Any
    /// The URL patterns of the provider; nil if it has none.
    package let patterns: (any AnyObject & Sendable)?

    package init(key: RouteKey, configuration: Any, patterns: (any AnyObject & Sendable)?) {
        self.key = key
        self.configuration = configuration
        self.patterns = patterns
    }
}

/// The request for one destination of a run.
package struct ServicePreparationContext<Destination> {
    /// Nil if only the destination is requested.
    var route: (any ServiceRoute)?
    /// Whether the performer has opened the module, to set parameters.
    package var isOpened = false
    /// The performer's preparation.
    var prepare: ((Destination) throws -> Void)?
}

/// A destination and its removal. Only the property `destination` retains the destination.
package struct RoutedService<Destination> {
    let destination: Destination
    /// Returns the reason why the destination cannot be removed. This and `remove` are set if the route has a router.
    var reasonNotToRemove: () -> String? = { nil }
    var remove: () throws -> Void = {}
    /// The remaining performance; nil for a destination that is already prepared.
    var performance: ServicePerformance?
}

/// The converted destination. It is converted only once, because an adapter may make a new proxy each time.
final class ShownDestination<Destination, Shown> {
    private let convert: (Destination) throws -> Shown
    private var shown: Shown?
    /// The error of the conversion.
    private(set) var failure: (any Error)?

    init(_ convert: @escaping (Destination) throws -> Shown) { self.convert = convert }

    func of(_ destination: Destination) throws -> Shown {
        if let shown { return shown }
        do {
            let new = try convert(destination)
            shown = new
            return new
        } catch {
            failure = error
            throw error
        }
    }
}
