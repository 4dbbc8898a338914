// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
import RouteTables

extension Router {
    /// Returns the route to a service, to perform it later or repeatedly; nil if there is no provider.
    public static func to<Protocol>(
        _ route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Protocol, PerformRouteConfig>? {
        type(of: route, fileID, line, column).ifProvided(.toService)
    }

    /// Returns the route to a service by its module protocol.
    public static func to<Module>(
        _ route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Any, Module>? {
        type(of: route, fileID, line, column).ifProvided(.toServiceModule)
    }

    /// Returns the route to one of several services.
    public static func to(
        _ route: SwitchableService, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouterType<Any, PerformRouteConfig>? {
        erased(route.key, .toService, RouteLocation(fileID: fileID, line: line, column: column)).map { configured($0) }
    }

    /// Returns the route to one of several module protocols.
    public static func to(
        _ route: SwitchableServiceModule, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouterType<Any, PerformRouteConfig>? {
        erased(route.key, .toServiceModule, RouteLocation(fileID: fileID, line: line, column: column))
            .map { configured($0) }
    }

    /// Returns the route of the router with an identifier.
    public static func to(
        serviceIdentifier identifier: String, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Any, PerformRouteConfig>? {
        identified(identifier, at: RouteLocation(fileID: fileID, line: line, column: column)).map { configured($0) }
    }

    /// Calls a closure with each registered router class for services. Providers of the library are not included.
    public static func enumerateAllServiceRouters(_ body: (any ZIKServiceRouterClass.Type) -> Void) {
        let registry = RouteRegistry.current
        registry.refuse("the list of providers of services")
        for provider in registry.all({ $0.providers }) {
            if let router = provider as? any ZIKServiceRouterClass.Type { body(router) }
        }
    }
}
