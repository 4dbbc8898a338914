// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A route to a service without a router class. An extension of this protocol adds members to all such routes.
public protocol ServiceRouteExtension: AnyObject {
    /// Registers a protocol of the destination. Messages show the given location; `register(_:)` passes its own.
    func register<Protocol>(_ routableService: RoutableService<Protocol>, at location: RouteLocation) -> Self
    /// Registers a module protocol that the default configuration conforms to.
    func register<Module>(_ routableModule: RoutableServiceModule<Module>, at location: RouteLocation) -> Self
}

extension ServiceRouteExtension {
    /// Registers a protocol that the destination conforms to.
    @discardableResult
    public func register<Protocol>(
        _ routableService: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        register(routableService, at: RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Registers a module protocol that the default configuration conforms to.
    @discardableResult
    public func register<Module>(
        _ routableModule: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        register(routableModule, at: RouteLocation(fileID: fileID, line: line, column: column))
    }
}

extension ZIKServiceRoute: ServiceRouteExtension {
    public func register<Protocol>(_ routableService: RoutableService<Protocol>, at location: RouteLocation) -> Self {
        add { $0.provide(routableService, at: location) }
    }

    public func register<Module>(_ routableModule: RoutableServiceModule<Module>, at location: RouteLocation) -> Self {
        add { $0.provide(routableModule, at: location) }
    }
}
