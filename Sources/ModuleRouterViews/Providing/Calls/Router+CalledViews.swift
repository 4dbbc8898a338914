// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Returns the route to the views of a provider that registered by calls; nil if the provider is not registered.
    @MainActor package static func route(
        ofViewsBy provider: any RouteProvider.Type, at location: RouteLocation
    ) -> ViewRouterType<Any, ViewRouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let factory = registry.factory(of: provider) as? CalledViewFactory else {
            registry.refuse(TypeSpelling.name(of: provider), askedAt: location)
            return nil
        }
        return ViewRouterType(factory.anyEntry(at: location), registry, location)
    }
}
