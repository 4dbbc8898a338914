// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// Joins services that modules require to those that other modules provide. Written by the app that hosts both; never made.
open class ZIKServiceRouteAdapter: RouteRegistrable {
    /// Calls `register(adapter:forAdaptee:)`, or `register(_:)` of a router that is known.
    open class func registerRoutableDestination() {}

    public class func register(in batch: RouteBatch) {
        RouterRegistration(of: self, in: batch).run { registerRoutableDestination() }
    }

    /// Lets whoever asks for the one have the other, which has to conform to both.
    public class func register<Adapter, Adaptee>(
        adapter: RoutableService<Adapter>, forAdaptee adaptee: RoutableService<Adaptee>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        AdapterRegistration.add(by: self) { owner, batch in
            AdaptationRegistrar.adapt(adapter, to: adaptee, by: owner, at: location, in: batch)
        }
    }

    /// Lets whoever asks for the one module protocol have the other; the configuration has to conform to both.
    public class func register<Adapter, Adaptee>(
        adapter: RoutableServiceModule<Adapter>, forAdaptee adaptee: RoutableServiceModule<Adaptee>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        AdapterRegistration.add(by: self) { owner, batch in
            AdaptationRegistrar.adapt(adapter, to: adaptee, by: owner, at: location, in: batch)
        }
    }
}

/// Where an adapter registers: in the batch that is being filled or, by hand, in the current registry.
enum AdapterRegistration {
    static func add(
        by adapter: any RouteRegistrable.Type, _ register: (any RouteRegistrable.Type, RouteBatch) -> Void
    ) {
        if let current = RouterRegistration.current { return register(current.owner, current.batch) }
        RouteRegistry.current.register { register(adapter, $0) }
    }
}
