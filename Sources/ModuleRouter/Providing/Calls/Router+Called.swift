// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Returns the route to the destinations of a provider that registered by calls; nil if the provider is not registered.
    package static func route(
        ofServicesBy provider: any RouteProvider.Type, at location: RouteLocation
    ) -> ServiceRouterType<Any, ServiceRouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let factory = registry.factory(of: provider) as? CalledServiceFactory else {
            registry.refuse(TypeSpelling.name(of: provider), askedAt: location)
            return nil
        }
        return ServiceRouterType(factory.anyEntry(at: location), registry, location)
    }
}
