// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension Router {
    /// Returns the route to a view, to perform it later or repeatedly; nil if there is no provider.
    @MainActor public static func to<Protocol>(
        _ route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Protocol, ViewRouteConfig>? {
        type(of: route, fileID, line, column).ifProvided(.toView)
    }

    /// Returns the route to a view by its module protocol.
    @MainActor public static func to<Module>(
        _ route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Any, Module>? {
        type(of: route, fileID, line, column).ifProvided(.toViewModule)
    }

    /// Returns the route to one of several views.
    @MainActor public static func to(
        _ route: SwitchableView, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ModuleRouter.Router.to(route, fileID: fileID, line: line, column: column).map { configured($0) }
    }

    /// Returns the route to one of several module protocols.
    @MainActor public static func to(
        _ route: SwitchableViewModule, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ModuleRouter.Router.to(route, fileID: fileID, line: line, column: column).map { configured($0) }
    }

    /// Returns the route of the router with an identifier.
    @MainActor public static func to(
        viewIdentifier identifier: String, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ModuleRouter.Router.to(viewIdentifier: identifier, fileID: fileID, line: line, column: column)
            .map { configured($0) }
    }

    /// Calls a closure with each registered router class for views. Providers of the library are not included.
    public static func enumerateAllViewRouters(_ body: (any ZIKViewRouterClass.Type) -> Void) {
        ModuleRouter.Router.enumerateViewProviders { provider in
            if let router = provider as? any ZIKViewRouterClass.Type { body(router) }
        }
    }
}
