// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A router class for views. An extension of this protocol adds members to all of them.
public protocol ViewRouterExtension: AnyObject, SendableMetatype {
    /// Registers a protocol of the destination. Messages show the given location; `register(_:)` passes its own.
    static func register<Protocol>(_ routableView: RoutableView<Protocol>, at location: RouteLocation)
    /// Registers a module protocol that the default configuration conforms to.
    static func register<Module>(_ routableModule: RoutableViewModule<Module>, at location: RouteLocation)
}

extension ViewRouterExtension {
    /// Registers a protocol that the destination conforms to. Another router can call this method for this router.
    public static func register<Protocol>(
        _ routableView: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        register(routableView, at: RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Registers a module protocol that the default configuration conforms to.
    public static func register<Module>(
        _ routableModule: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        register(routableModule, at: RouteLocation(fileID: fileID, line: line, column: column))
    }
}

extension ZIKViewRouter: ViewRouterExtension {
    public nonisolated class func register<Protocol>(
        _ routableView: RoutableView<Protocol>, at location: RouteLocation
    ) {
        RouterRegistration.add(to: self, providing: routableView.key, begin: begin) { registration in
            registration.views?.checkDeclared(routableView.key, Protocol.self, at: location)
            registration.views?.provide(routableView, at: location)
        } other: { registration in
            AdaptationRegistrar.adapt(
                routableView, toCalled: self, by: registration.owner, at: location, in: registration.batch)
        }
    }

    public nonisolated class func register<Module>(
        _ routableModule: RoutableViewModule<Module>, at location: RouteLocation
    ) {
        RouterRegistration.add(to: self, providing: routableModule.key, begin: begin) { registration in
            registration.views?.checkDeclared(routableModule.key, Module.self, at: location)
            registration.views?.provide(routableModule, at: location)
        } other: { registration in
            AdaptationRegistrar.adapt(
                routableModule, toCalled: self, by: registration.owner, at: location, in: registration.batch)
        }
    }
}
