// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// What keys can be registered with: every route to a view without a router class. Whoever extends it, adds to all of them.
public protocol ViewRouteExtension: AnyObject {
    /// Registers a protocol that the destination conforms to, for messages at a place. `register(_:)` is at its own.
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
