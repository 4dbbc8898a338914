// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// Connects the services that modules require to services that other modules provide. The app that contains both modules
/// defines the adapter. It is never instantiated.
nonisolated open class ZIKServiceRouteAdapter: RouteRegistrable {
    /// Override it to call `register(adapter:forAdaptee:)`, or `register(_:)` of a known router.
    open class func registerRoutableDestination() {}

    public class func register(in batch: RegistrationBatch) {
        RouterRegistration(of: self, in: batch).run { registerRoutableDestination() }
    }

    /// Connects a required protocol to a provided one. The destination must conform to both.
    public class func register<Adapter, Adaptee>(
        adapter: RoutableService<Adapter>, forAdaptee adaptee: RoutableService<Adaptee>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        AdapterRegistration.add(adapter.key, to: adaptee.key, by: self) { owner, batch in
            AdaptationRegistrar.adapt(adapter, to: adaptee, by: owner, at: location, in: batch)
        }
    }

    /// Connects a required module protocol to a provided one. The configuration must conform to both.
    public class func register<Adapter, Adaptee>(
        adapter: RoutableServiceModule<Adapter>, forAdaptee adaptee: RoutableServiceModule<Adaptee>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        AdapterRegistration.add(adapter.key, to: adaptee.key, by: self) { owner, batch in
            AdaptationRegistrar.adapt(adapter, to: adaptee, by: owner, at: location, in: batch)
        }
    }
}

/// Registers adapters in the batch of the current registration or, outside a registration, in the current registry.
enum AdapterRegistration {
    static func add(
        _ key: RouteKey, to adaptee: RouteKey, by adapter: any RouteRegistrable.Type,
        _ register: (any RouteRegistrable.Type, RegistrationBatch) -> Void
    ) {
        if let current = RouterRegistration.current { return register(current.owner, current.batch) }
        guard RouterLayer.current.adaptByHand(key, to: adaptee) else { return }
        RouteRegistry.current.register { register(adapter, $0) }
    }
}
