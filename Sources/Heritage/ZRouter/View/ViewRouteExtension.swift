// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A route to a view without a router class. An extension of this protocol adds members to all such routes.
public protocol ViewRouteExtension: AnyObject {
    /// Registers a protocol of the destination. Messages show the given location; `register(_:)` passes its own.
    func register<Protocol>(_ routableView: RoutableView<Protocol>, at location: RouteLocation) -> Self
    /// Registers a module protocol that the default configuration conforms to.
    func register<Module>(_ routableModule: RoutableViewModule<Module>, at location: RouteLocation) -> Self
}

extension ViewRouteExtension {
    /// Registers a protocol that the destination conforms to.
    @discardableResult
    public func register<Protocol>(
        _ routableView: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        register(routableView, at: RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Registers a module protocol that the default configuration conforms to.
    @discardableResult
    public func register<Module>(
        _ routableModule: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        register(routableModule, at: RouteLocation(fileID: fileID, line: line, column: column))
    }
}

extension ZIKViewRoute: ViewRouteExtension {
    public func register<Protocol>(_ routableView: RoutableView<Protocol>, at location: RouteLocation) -> Self {
        add { $0.provide(routableView, at: location) }
    }

    public func register<Module>(_ routableModule: RoutableViewModule<Module>, at location: RouteLocation) -> Self {
        add { $0.provide(routableModule, at: location) }
    }
}
