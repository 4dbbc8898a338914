// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// Joins views that modules require to those that other modules provide. Written by the app that hosts both; never made.
open class ZIKViewRouteAdapter: RouteRegistrable {
    /// Calls `register(adapter:forAdaptee:)`, or `register(_:)` of a router that is known.
    open class func registerRoutableDestination() {}

    public class func register(in batch: RouteBatch) {
        RouterRegistration(of: self, in: batch).run { registerRoutableDestination() }
    }

    /// Lets whoever asks for the one have the other, which has to conform to both.
    public class func register<Adapter, Adaptee>(
        adapter: RoutableView<Adapter>, forAdaptee adaptee: RoutableView<Adaptee>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        AdapterRegistration.add(by: self) { owner, batch in
            AdaptationRegistrar.adapt(adapter, to: adaptee, by: owner, at: location, in: batch)
        }
    }

    /// Lets whoever asks for the one module protocol have the other; the configuration has to conform to both.
    public class func register<Adapter, Adaptee>(
        adapter: RoutableViewModule<Adapter>, forAdaptee adaptee: RoutableViewModule<Adaptee>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        AdapterRegistration.add(by: self) { owner, batch in
            AdaptationRegistrar.adapt(adapter, to: adaptee, by: owner, at: location, in: batch)
        }
    }
}
