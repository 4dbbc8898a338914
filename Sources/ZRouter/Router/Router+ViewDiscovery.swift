// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension Router {
    /// The route of a view, to perform it later or several times; nil if nobody provides it.
    @MainActor public static func to<Protocol>(
        _ route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Protocol, ViewRouteConfig>? {
        type(of: route, fileID, line, column).ifProvided(.toView)
    }

    /// The route of a view by its module protocol.
    @MainActor public static func to<Module>(
        _ route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Any, Module>? {
        type(of: route, fileID, line, column).ifProvided(.toViewModule)
    }

    /// The route of one of several views.
    @MainActor public static func to(
        _ route: SwitchableView, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ModuleRouter.Router.to(route, fileID: fileID, line: line, column: column).map { configured($0) }
    }

    /// The route of one of several module protocols.
    @MainActor public static func to(
        _ route: SwitchableViewModule, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ModuleRouter.Router.to(route, fileID: fileID, line: line, column: column).map { configured($0) }
    }

    /// The route of the router that has registered an identifier.
    @MainActor public static func to(
        viewIdentifier identifier: String, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ModuleRouter.Router.to(viewIdentifier: identifier, fileID: fileID, line: line, column: column)
            .map { configured($0) }
    }

    /// Calls a closure with the class of every registered router of views. Those of the library itself are none.
    public static func enumerateAllViewRouters(_ body: (any ZIKViewRouterClass.Type) -> Void) {
        ModuleRouter.Router.enumerateViewProviders { provider in
            if let router = provider as? any ZIKViewRouterClass.Type { body(router) }
        }
    }
}
