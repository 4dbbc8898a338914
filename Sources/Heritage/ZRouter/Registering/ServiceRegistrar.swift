// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteTables

/// Registers a provider of services by calls instead of a list of `routes`, because its types are known only at run time.
///
/// The compiler verifies the conformances of `Provides`. Here they are verified at each use, and by ``RouteRegistry/validate()``.
package final class ServiceRegistrar {
    /// The steps of the provider for one destination.
    package struct Instance {
        package let make: (AnyObject) throws -> Any?
        package let prepare: (Any, AnyObject) throws -> Void
        package let reasonNotToRemove: (Any, AnyObject) -> String?
        package let remove: (Any, AnyObject) throws -> Void
        let router: (any DynamicServiceRouter)?

        package init(
            make: @escaping (AnyObject) throws -> Any?, prepare: @escaping (Any, AnyObject) throws -> Void,
            reasonNotToRemove: @escaping (Any, AnyObject) -> String? = { _, _ in nil },
            remove: @escaping (Any, AnyObject) throws -> Void = { _, _ in },
            router: (any DynamicServiceRouter)? = nil
        ) {
            self.make = make
            self.prepare = prepare
            self.reasonNotToRemove = reasonNotToRemove
            self.remove = remove
            self.router = router
        }

        /// Makes a destination. A router class performs the route itself, and may do so after the library's call.
        fileprivate func produce(
            _ key: RouteKey, _ configuration: AnyObject, preparing prepareForPerformer: ((Any) throws -> Void)?,
            for client: ServiceRouteClient?
        ) throws -> Any? {
            if let client, let router {
                client.route.isPerformed(by: router)
                router.serve(client.route)
            }
            guard let destination = try make(configuration) else { return nil }
            // Captures single closures: the whole instance has the router, which retains the route.
            let (prepare, reason, remove) = (prepare, reasonNotToRemove, remove)
            let prepareDestination = {
                try prepareForPerformer?(destination)
                try prepare(destination, configuration)
            }
            guard let router else {
                try prepareDestination()
                return destination
            }
            let performance = ServicePerformance(key, preparing: prepareDestination) {
                router.perform($0, on: destination, with: configuration)
            }
            if let client {
                let held = HeldDestination(destination)
                client.performance = performance
                client.reasonNotToRemove = { held.destination.flatMap { reason($0, configuration) } }
                client.remove = { if let destination = held.destination { try remove(destination, configuration) } }
            } else {
                try performance.finish()
            }
            return destination
        }
    }

    package let factory: DynamicServiceFactory
    /// The batch of the registrations. For a closure it is the batch of the caller, with its other registrations.
    package let batch: RegistrationBatch
    package private(set) var bindsClass = false
    /// The destination classes of a closure; nil for a provider.
    private let classes: RegisteredClasses?

    /// - Parameters:
    ///   - provider: The provider that messages name; nil for a closure.
    ///   - batch: The batch of the registry that receives the registrations.
    ///   - classes: The destination classes of a closure that registers in several batches.
    ///   - applying: Copies the performer's settings to the configuration, if the performer knows only the plain configuration.
    package init(
        _ provider: Any.Type?, in batch: RegistrationBatch, classes: RegisteredClasses = RegisteredClasses(),
        makeConfiguration: @escaping @Sendable () throws -> AnyObject,
        applying: @escaping @Sendable (RouteConfiguration, AnyObject) -> Void,
        makeInstance: @escaping @Sendable () throws -> Instance
    ) {
        factory = DynamicServiceFactory(
            provider: provider ?? MadeByClosure.self,
            production: ServiceProduction(makeConfiguration: makeConfiguration) { key, configuration, prepare in
                let client = ServiceRouteClient.current
                return try makeInstance().produce(key, configuration, preparing: prepare, for: client)
            },
            lifetime: .transient, owner: batch.owner, applying: applying)
        self.batch = provider == nil ? batch : RegistrationBatch(owner: batch.owner)
        self.classes = provider == nil ? classes : nil
    }

    /// Adds the registrations of a provider to a batch. The registrations of a closure are already there.
    ///
    /// - Parameter together: Whether the provider registers nothing else. It is then registered once, even if it is added several
    ///   times.
    package func finish(_ provider: any RouteProvider.Type, in batch: RegistrationBatch, together: Bool) {
        batch.add(provider, factory: factory, isOfViews: false, self.batch, together: together)
    }

    package func provide<Protocol>(_: RoutableService<Protocol>, at location: RouteLocation) {
        let slot = RoutableService<Protocol>.slot
        batch.add(
            factory.entry(slot, at: location) {
                try DynamicDestination.shown($0, as: Protocol.self, for: slot.key)
            })
        batch.add(.detail(ConformanceCheck.destination(Protocol.self, slot, at: location, classes: classes)))
    }

    package func provide<Module>(_: RoutableServiceModule<Module>, at location: RouteLocation) {
        let slot = RoutableServiceModule<Module>.slot
        batch.add(
            factory.moduleEntry(slot, at: location) {
                try DynamicDestination.shown($0, as: Module.self, for: slot.key)
            })
        batch.add(.detail(ConformanceCheck.configuration(Module.self, slot, at: location)))
    }

    package func add(identifier: String, at location: RouteLocation) {
        batch.add(.identifier(identifier, factory.anyEntry(at: location)))
    }

    func bind<Object: AnyObject>(_ type: Object.Type, exclusive: Bool, at location: RouteLocation) {
        bind(ClassBinding(type: type, isExclusive: exclusive, location: location) { $0 is Object.Type })
    }

    package func bind(_ binding: ClassBinding) {
        bindsClass = true
        classes?.add(binding)
        batch.add(.destinationClass(binding) { [factory] in factory.anyEntry(at: binding.location) })
    }

    package func add(_ fault: RouteFault) { batch.add(.detail(fault)) }
}

package typealias DynamicServiceFactory = ServiceFactory<Any, AnyObject>

extension ServiceFactory: DynamicFactory {
    var checkedConfiguration: AnyObject? { (try? production.makeConfiguration()).map(ClassInstance.boxing) }
}

/// Casts to the requested protocol at run time.
package enum DynamicDestination {
    package static func shown<Found, Protocol>(_ found: Found, as _: Protocol.Type, for key: RouteKey) throws
        -> Protocol
    {
        if let type = Protocol.self as? any DynamicProtocol.Type {
            if let shown = type.value(of: found) as? Protocol { return shown }
        } else if let shown = found as? Protocol ?? (found as? any RepresentingObject)?.represented as? Protocol {
            return shown
        }
        let made: Any = (found as? any RepresentingObject)?.represented ?? found
        throw RouteError(
            .destinationUnavailable, route: key.description,
            reason: "\(TypeSpelling.name(of: Swift.type(of: made))) is not \(key.protocolName)",
            hint: "conform it to \(key.protocolName), or register \(key) with another router")
    }
}

/// A value that takes the place of an object of another language. The object conforms to the protocol of the key.
package protocol RepresentingObject {
    var represented: AnyObject { get }
}

/// The type of a key whose protocol the compiler does not know. A value represents an object that conforms to the protocol.
package protocol DynamicProtocol: SendableMetatype {
    /// Returns a destination or a configuration as a value of this type; nil if it does not conform.
    static func value(of found: Any) -> Self?

    /// Returns whether the instances of a class conform; nil if that is unknown.
    static func includes(_ type: Any.Type) -> Bool?
}
