// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension Router {
    /// Returns the route to a view, with a configuration of this module.
    @MainActor static func type<Protocol>(
        of route: RoutableView<Protocol>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ViewRouterType<Protocol, ViewRouteConfig> {
        RegistrationChecks.runOnce()
        return configured(
            ViewRouterType(
                ModuleRouter.Router.requested(
                    route, at: RouteLocation(fileID: fileID, line: line, column: column))))
    }

    @MainActor static func type<Module>(
        of route: RoutableViewModule<Module>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ViewRouterType<Any, Module> {
        RegistrationChecks.runOnce()
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return ViewRouterType(ModuleRouter.Router.requested(route, at: location)).takingConfigurations()
    }

    @MainActor package static func configured<Destination>(
        _ type: ViewRouterType<Destination, RouteConfiguration>
    ) -> ViewRouterType<Destination, ViewRouteConfig> {
        type.mapped(
            showing: { $0 },
            by: { own, plain in
                if let own = own as? ViewRouteConfig { return own }
                let configuration = ViewRouteConfig()
                configuration.addUserInfo(plain.userInfo)
                return configuration
            },
            applying: { configuration, plain in
                plain.parameters.merge(configuration.userInfo.mapValues { LooseParameter(value: $0) }) { $1 }
            }
        ).takingConfigurations()
    }

    /// Returns the route to the views of a router class; nil if the class is not registered.
    @MainActor package static func route(
        ofViewsBy provider: any RouteProvider.Type, at location: RouteLocation
    ) -> ViewRouterType<Any, RouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let factory = registry.factory(of: provider) as? DynamicViewFactory else {
            registry.refuse(TypeSpelling.name(of: provider), askedAt: location)
            return nil
        }
        return ViewRouterType(
            ModuleRouter.Router.requested(factory.anyEntry(at: location), registry, at: location))
    }
}
