// SPDX-License-Identifier: Apache-2.0

#if DEBUG || MODULE_ROUTER_STUBS
import CModuleRouter

extension RouteRecords {
    /// Adds the record of a stub. Called while an image is loaded.
    @safe public static func addStub(_ record: Record) {
        module_router_add_record(Int32(module_router_stub_records), record)
    }

    /// Returns a registry in which every protocol with a stub is provided, both as a service and as an asynchronous service.
    package static func stubs() -> RouteRegistry {
        let registry = RouteRegistry()
        let list = Int32(module_router_stub_records)
        for index in 0..<module_router_record_count(list) {
            module_router_record_at(list, index)?(Unmanaged.passUnretained(registry).toOpaque())
        }
        return registry
    }

    /// Registers the stub of a protocol that is not `Sendable`. Each request makes a new one.
    @safe public static func registerStub<Protocol>(
        _: Protocol.Type, in registry: UnsafeMutableRawPointer?, making make: @escaping @Sendable () -> Protocol
    ) {
        self.registry(registry)?.register(RoutableService<Protocol>(declaredProtocol: Protocol.self)) { _ in make() }
    }

    /// Registers the stub of a protocol. All requests of a test return the same stub.
    @safe public static func registerStub<Protocol: Sendable>(
        _: Protocol.Type, in registry: UnsafeMutableRawPointer?, shared make: @escaping @Sendable () -> Protocol
    ) {
        let registry = self.registry(registry)
        registry?.register(RoutableService<Protocol>(declaredProtocol: Protocol.self), lifetime: .shared) { _ in make()
        }
        registry?.register(RoutableAsyncService<Protocol>(declaredProtocol: Protocol.self), lifetime: .shared) {
            make()
        }
    }

    /// Registers the stub of a protocol of the main actor. All requests of a test return the same stub.
    @safe public static func registerStub<Protocol, Stub: AnyObject & Sendable>(
        _: Protocol.Type, in registry: UnsafeMutableRawPointer?, onMainActor make: @escaping @MainActor () -> Stub,
        as convert: @escaping @Sendable (Stub) -> Protocol
    ) {
        guard let registry = self.registry(registry) else { return }
        let factory = ServiceFactory(
            provider: MadeByClosure.self,
            production: .making({ RouteConfiguration() }) { configuration in
                try MainActorCall.run(
                    for: "\(Protocol.self)", by: "the stub \(Stub.self)", with: configuration, { _ in make() })
            }, lifetime: ServiceLifetime<Stub, RouteConfiguration>.shared, owner: registry.own)
        let location = RouteLocation(fileID: #fileID, line: #line, column: #column)
        registry.register { $0.add(factory.entry(.of(.service, Protocol.self), at: location, convert: convert)) }
    }

    private static func registry(_ pointer: UnsafeMutableRawPointer?) -> RouteRegistry? {
        // The pointer comes from `stubs()` above, whose registry outlives the call.
        pointer.map { Unmanaged<RouteRegistry>.fromOpaque($0).takeUnretainedValue() }
    }
}
#endif
