// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension Router {
    /// The route of a service, to perform it later or several times; nil if nobody provides it.
    public static func to<Protocol>(
        _ route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Protocol, PerformRouteConfig>? {
        type(of: route, fileID, line, column).ifProvided(.toService)
    }

    /// The route of a service by its module protocol.
    public static func to<Module>(
        _ route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Any, Module>? {
        type(of: route, fileID, line, column).ifProvided(.toServiceModule)
    }

    /// The route of one of several services.
    public static func to(
        _ route: SwitchableService, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouterType<Any, PerformRouteConfig>? {
        ModuleRouter.Router.to(route, fileID: fileID, line: line, column: column).map { configured($0) }
    }

    /// The route of one of several module protocols.
    public static func to(
        _ route: SwitchableServiceModule, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouterType<Any, PerformRouteConfig>? {
        ModuleRouter.Router.to(route, fileID: fileID, line: line, column: column).map { configured($0) }
    }

    /// The route of the router that has registered an identifier.
    public static func to(
        serviceIdentifier identifier: String, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Any, PerformRouteConfig>? {
        ModuleRouter.Router.to(serviceIdentifier: identifier, fileID: fileID, line: line, column: column)
            .map { configured($0) }
    }

    /// Calls a closure with the class of every registered router of services. Those of the library itself are none.
    public static func enumerateAllServiceRouters(_ body: (any ZIKServiceRouterClass.Type) -> Void) {
        ModuleRouter.Router.enumerateServiceProviders { provider in
            if let router = provider as? any ZIKServiceRouterClass.Type { body(router) }
        }
    }
}
