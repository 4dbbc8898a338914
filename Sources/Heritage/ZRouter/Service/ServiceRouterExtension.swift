// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A router class for services. An extension of this protocol adds members to all of them.
public protocol ServiceRouterExtension: AnyObject, SendableMetatype {
    /// Registers a protocol of the destination. Messages show the given location; `register(_:)` passes its own.
    static func register<Protocol>(_ routableService: RoutableService<Protocol>, at location: RouteLocation)
    /// Registers a module protocol that the default configuration conforms to.
    static func register<Module>(_ routableModule: RoutableServiceModule<Module>, at location: RouteLocation)
}

extension ServiceRouterExtension {
    /// Registers a protocol that the destination conforms to. Another router can call this method for this router.
    public static func register<Protocol>(
        _ routableService: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        register(routableService, at: RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Registers a module protocol that the default configuration conforms to.
    public static func register<Module>(
        _ routableModule: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        register(routableModule, at: RouteLocation(fileID: fileID, line: line, column: column))
    }
}

extension ZIKServiceRouter: ServiceRouterExtension {
    public class func register<Protocol>(
        _ routableService: RoutableService<Protocol>, at location: RouteLocation
    ) {
        RouterRegistration.add(to: self, providing: routableService.key, begin: begin) { registration in
            registration.services?.checkDeclared(routableService.key, Protocol.self, at: location)
            registration.services?.provide(routableService, at: location)
        } other: { registration in
            AdaptationRegistrar.adapt(
                routableService, toCalled: self, by: registration.owner, at: location, in: registration.batch)
        }
    }

    public class func register<Module>(
        _ routableModule: RoutableServiceModule<Module>, at location: RouteLocation
    ) {
        RouterRegistration.add(to: self, providing: routableModule.key, begin: begin) { registration in
            registration.services?.checkDeclared(routableModule.key, Module.self, at: location)
            registration.services?.provide(routableModule, at: location)
        } other: { registration in
            AdaptationRegistrar.adapt(
                routableModule, toCalled: self, by: registration.owner, at: location, in: registration.batch)
        }
    }
}
