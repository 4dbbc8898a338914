// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// Connects the views that modules require to views that other modules provide. The app that contains both modules defines the
/// adapter. It is never instantiated.
nonisolated open class ZIKViewRouteAdapter: RouteRegistrable {
    /// Override it to call `register(adapter:forAdaptee:)`, or `register(_:)` of a known router.
    open class func registerRoutableDestination() {}

    public class func register(in batch: RegistrationBatch) {
        RouterRegistration(of: self, in: batch).run { registerRoutableDestination() }
    }

    /// Connects a required protocol to a provided one. The destination must conform to both.
    public class func register<Adapter, Adaptee>(
        adapter: RoutableView<Adapter>, forAdaptee adaptee: RoutableView<Adaptee>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        AdapterRegistration.add(adapter.key, to: adaptee.key, by: self) { owner, batch in
            AdaptationRegistrar.adapt(adapter, to: adaptee, by: owner, at: location, in: batch)
        }
    }

    /// Connects a required module protocol to a provided one. The configuration must conform to both.
    public class func register<Adapter, Adaptee>(
        adapter: RoutableViewModule<Adapter>, forAdaptee adaptee: RoutableViewModule<Adaptee>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        AdapterRegistration.add(adapter.key, to: adaptee.key, by: self) { owner, batch in
            AdaptationRegistrar.adapt(adapter, to: adaptee, by: owner, at: location, in: batch)
        }
    }
}
