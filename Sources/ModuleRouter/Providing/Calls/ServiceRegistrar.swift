// SPDX-License-Identifier: Apache-2.0

/// Registers a provider of services by calls instead of a list of `routes`: for one whose types show only at run time.
///
/// What the compiler proves for `Provides` is checked here when it is used, and by ``RouteRegistry/validate()``.
package final class ServiceRegistrar {
    /// What the provider does for one destination.
    package struct Instance {
        let make: (AnyObject) throws -> Any?
        let prepare: (Any, AnyObject) throws -> Void
        let didFinishPreparing: (Any, AnyObject) throws -> Void
        let reasonNotToRemove: (Any, AnyObject) -> String?
        let remove: (Any, AnyObject) throws -> Void
        let server: (any ServiceRouteServer)?

        package init(
            make: @escaping (AnyObject) throws -> Any?, prepare: @escaping (Any, AnyObject) throws -> Void,
            didFinishPreparing: @escaping (Any, AnyObject) throws -> Void,
            reasonNotToRemove: @escaping (Any, AnyObject) -> String? = { _, _ in nil },
            remove: @escaping (Any, AnyObject) throws -> Void = { _, _ in },
            server: (any ServiceRouteServer)? = nil
        ) {
            self.make = make
            self.prepare = prepare
            self.didFinishPreparing = didFinishPreparing
            self.reasonNotToRemove = reasonNotToRemove
            self.remove = remove
            self.server = server
        }
    }

    private let source: CalledServiceSource
    /// What is registered here; of a closure, with all else that its batch holds.
    package let batch: RouteBatch
    package private(set) var bindsClass = false
    /// The classes of a closure.
    private let classes: RegisteredClasses?

    /// - Parameters:
    ///   - provider: Whom messages name; nil for a closure.
    ///   - batch: Of the registry that all of it goes into.
    ///   - classes: The classes of a closure that registers in several batches.
    ///   - applying: Gives the configuration what a performer says who knows only the plain one.
    package init(
        _ provider: Any.Type?, in batch: RouteBatch, classes: RegisteredClasses = RegisteredClasses(),
        makeConfiguration: @escaping @Sendable () throws -> AnyObject,
        applying: @escaping @Sendable (ServiceRouteConfiguration, AnyObject) -> Void,
        makeInstance: @escaping @Sendable () throws -> Instance
    ) {
        source = CalledServiceSource(
            provider: provider ?? MadeByClosure.self,
            production: ServiceProduction(makeConfiguration: makeConfiguration) {
                let instance = try makeInstance()
                return .init(
                    make: instance.make, prepare: instance.prepare, didFinishPreparing: instance.didFinishPreparing,
                    reasonNotToRemove: instance.reasonNotToRemove, remove: instance.remove, server: instance.server)
            },
            lifetime: .transient, owner: batch.owner, applying: applying)
        self.batch = provider == nil ? batch : RouteBatch(owner: batch.owner)
        self.classes = provider == nil ? classes : nil
    }

    /// Hands over what a provider has registered. What a closure has is there already.
    ///
    /// - Parameter together: Whether this is all that the provider registers: then it is registered once, whoever asks for it.
    package func finish(_ provider: any RouteProvider.Type, in batch: RouteBatch, together: Bool) {
        batch.add(provider, source: source, isOfViews: false, self.batch, together: together)
    }

    package func provide<Protocol>(_: RoutableService<Protocol>, at location: RouteLocation) {
        let slot = RoutableService<Protocol>.slot
        batch.add(
            source.entry(slot, at: location) {
                try DynamicDestination.shown($0, as: Protocol.self, for: slot.key)
            })
        batch.add(.conformance(.destination(Protocol.self, slot, at: location, classes: classes)))
    }

    package func provide<Module>(_: RoutableServiceModule<Module>, at location: RouteLocation) {
        let slot = RoutableServiceModule<Module>.slot
        batch.add(
            source.moduleEntry(slot, at: location, steps: .init()) {
                try DynamicDestination.shown($0, as: Module.self, for: slot.key)
            })
        batch.add(.conformance(.configuration(Module.self, slot, at: location)))
    }

    package func add(identifier: String, at location: RouteLocation) {
        batch.add(identifier: identifier, source.anyEntry(at: location))
    }

    package func bind<Object: AnyObject>(_ type: Object.Type, exclusive: Bool, at location: RouteLocation) {
        bindsClass = true
        let binding = DestinationClass.Binding(type: type, isExclusive: exclusive, location: location) {
            $0 is Object.Type
        }
        classes?.add(binding)
        batch.add(binding) { [source] in source.anyEntry(at: location) }
    }

    /// - Parameter fill: Gives the configuration the URL that has led here.
    package func add(
        urlPattern text: String, _ access: URLAccess, at location: RouteLocation,
        fill: @escaping @Sendable (RouteURL, AnyObject) -> Void,
        act: @escaping @Sendable (URLAction, Any) -> Void
    ) {
        batch.add(
            source.urlEntry(
                .called(text, access, location, fill), key: batch.firstKey, act: act))
    }

    package func add(_ fault: RouteFault) { batch.add(.fault(fault)) }
}

typealias CalledServiceSource = ServiceSource<Any, AnyObject>

extension ServiceSource: CalledSource {
    var checkedConfiguration: AnyObject? { (try? production.makeConfiguration()).map(ClassInstance.boxing) }
}

/// What is made where only a cast can tell that it is what was asked for.
enum DynamicDestination {
    static func shown<Found, Protocol>(_ found: Found, as _: Protocol.Type, for key: RouteKey) throws -> Protocol {
        if let shown = found as? Protocol { return shown }
        throw RouteError.destinationUnavailable(
            RouteError.Failure(
                route: key.description,
                reason: "\(TypeSpelling.name(of: type(of: found as Any))) is not \(key.protocolName)",
                hint: "conform it to \(key.protocolName), or register \(key) with another router"))
    }
}

extension URLPatternContent where Configuration == AnyObject {
    static func called(
        _ text: String, _ access: URLAccess, _ location: RouteLocation,
        _ fill: @escaping @Sendable (RouteURL, AnyObject) -> Void
    ) -> Self {
        URLPatternContent(
            text: { URLPatternParts(text) }, access: access, location: location,
            reading: URLReading(filling: { url, configuration in fill(url, configuration) }) { _ in
                throw URLNotWritten.onlyRead
            })
    }
}
