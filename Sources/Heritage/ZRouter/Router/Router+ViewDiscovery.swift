// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
import RouteTables

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
        type(of: route.key, .toView, RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Returns the route to one of several module protocols.
    @MainActor public static func to(
        _ route: SwitchableViewModule, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        type(of: route.key, .toViewModule, RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Returns the route of the router with an identifier.
    @MainActor public static func to(
        viewIdentifier identifier: String, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ModuleRouter.Router.requestedView(
            identifier: identifier, at: RouteLocation(fileID: fileID, line: line, column: column)
        )
        .map { configured(ViewRouterType($0)) }
    }

    @MainActor package static func type(
        of key: RouteKey, _ action: RouteAction, _ location: RouteLocation
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ViewRouterType(ModuleRouter.Router.requested(key, at: location)).ifProvided(action).map { configured($0) }
    }

    /// Calls a closure with each registered router class for views. Providers of the library are not included.
    public static func enumerateAllViewRouters(_ body: (any ZIKViewRouterClass.Type) -> Void) {
        let registry = RouteRegistry.current
        registry.refuse("the list of providers of views")
        for case let router as any ZIKViewRouterClass.Type in registry.all({ $0.viewProviders }) { body(router) }
    }

    /// Returns the routes of all providers that make views of a class or of its superclasses. The providers of the class
    /// itself come first, and the default provider of a class comes before its others.
    @MainActor package static func viewRoutes(
        toClass type: AnyClass, at location: RouteLocation
    ) -> [ViewRouterType<Any, ViewRouteConfig>] {
        let registry = RouteRegistry.current
        registry.refuse("the list of views of class \(type)", askedAt: location)
        return registry.viewEntries(ofClass: type).map {
            configured(ViewRouterType(ModuleRouter.Router.requested($0, registry, at: location)))
        }
    }
}
