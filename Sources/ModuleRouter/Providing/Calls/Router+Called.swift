// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// The route to what a provider makes that has registered itself by calls; nil if it is not registered.
    package static func route(
        ofServicesBy provider: any RouteProvider.Type, at location: RouteLocation
    ) -> ServiceRouterType<Any, ServiceRouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let source = registry.source(of: provider) as? CalledServiceSource else {
            registry.refuse(TypeSpelling.name(of: provider), askedAt: location)
            return nil
        }
        return ServiceRouterType(source.anyEntry(at: location), registry, location)
    }

    /// The route to what a provider of views makes that has registered itself by calls; nil if it is not registered.
    @MainActor package static func route(
        ofViewsBy provider: any RouteProvider.Type, at location: RouteLocation
    ) -> ViewRouterType<Any, ViewRouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let source = registry.source(of: provider) as? CalledViewSource else {
            registry.refuse(TypeSpelling.name(of: provider), askedAt: location)
            return nil
        }
        return ViewRouterType(source.anyEntry(at: location), registry, location)
    }
}
