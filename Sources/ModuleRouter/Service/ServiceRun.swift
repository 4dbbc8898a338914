// SPDX-License-Identifier: Apache-2.0

/// One use of a route: its configuration, which the performer may change, and what makes the destination from it.
final class ServiceRun<Destination, Module> {
    private(set) var module: Module
    /// Whether the performer has opened the module, and nothing has been made since.
    private var isOpened = false
    /// The provider's own configuration, where that is no `ServiceRouteConfiguration` and no module either.
    let own: AnyObject?
    private let finishing: (Module, ServiceOrder<Destination>) throws -> RoutedService<Destination>
    private let writing: (Module, _ scheme: String?) throws -> String

    /// - Parameters:
    ///   - writing: The URL of the configuration, with a scheme if that is not nil.
    ///   - finishing: Makes and prepares a destination.
    init(
        module: Module, own: AnyObject? = nil, writing: @escaping (Module, _ scheme: String?) throws -> String,
        finishing: @escaping (Module, ServiceOrder<Destination>) throws -> RoutedService<Destination>
    ) {
        self.module = module
        self.own = own
        self.writing = writing
        self.finishing = finishing
    }

    /// Lets the performer fill in the module.
    ///
    /// The closure works on a copy, since it may open the module again. The copy that is written back last wins.
    func open<Result>(_ fill: (inout Module) throws -> Result) rethrows -> Result {
        isOpened = true
        var copy = module
        defer { module = copy }
        return try fill(&copy)
    }

    /// The URL of the configuration as the performer left it.
    func url(scheme: String?) throws -> String { try writing(module, scheme) }

    /// Makes a destination, and prepares it unless its own router does; may be called again for another one.
    func finish(_ order: ServiceOrder<Destination>) throws -> RoutedService<Destination> {
        var order = order
        order.isOpened = order.isOpened || isOpened
        let routed = try finishing(module, order)
        isOpened = false
        return routed
    }

    /// The same run, seen through other protocols.
    func mapped<NewDestination, NewModule>(
        module newModule: NewModule,
        _ convert: @escaping (Destination) throws -> NewDestination,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ServiceRun<NewDestination, NewModule> {
        ServiceRun<NewDestination, NewModule>(
            module: newModule, own: own,
            writing: { newModule, scheme in
                apply(newModule, &self.module)
                return try self.url(scheme: scheme)
            }
        ) { newModule, order in
            apply(newModule, &self.module)
            let shown = ShownDestination(convert)
            do {
                let routed = try self.finish(
                    ServiceOrder(route: order.route, isOpened: order.isOpened) {
                        let destination = try shown.of($0)
                        try order.prepare?(destination)
                    })
                return RoutedService(
                    destination: try shown.of(routed.destination), reasonNotToRemove: routed.reasonNotToRemove,
                    remove: routed.remove, performance: routed.performance)
            } catch {
                // What the adapter throws is not the fault of the provider, which has passed it on.
                throw shown.failure ?? error
            }
        }
    }
}

/// What a run is asked for.
struct ServiceOrder<Destination> {
    /// Nil where only the destination is wanted.
    var route: (any ServiceRoute)?
    /// Whether the performer has opened the module, to give it parameters.
    var isOpened = false
    /// The performer's own preparation.
    var prepare: ((Destination) throws -> Void)?
}

/// A made destination, and how it is removed. Does not keep the destination but by the property of that name.
struct RoutedService<Destination> {
    let destination: Destination
    /// Why it cannot be removed, and its removal, for a route that has a router.
    var reasonNotToRemove: () -> String? = { nil }
    var remove: () throws -> Void = {}
    /// What is left to do; nil for a destination that is prepared.
    var performance: ServicePerformance?
}

/// What a destination is shown as, which is found out once: an adapter may put a new proxy around it each time.
final class ShownDestination<Destination, Shown> {
    private let convert: (Destination) throws -> Shown
    private var shown: Shown?
    /// Why it could not be shown so.
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
