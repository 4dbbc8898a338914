// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteTables

// The routes to services in the library's types, before they get a configuration of this module.
extension Router {
    /// Returns the route to a service. If the route has no provider, performing it fails.
    static func requested<Protocol>(
        _ route: RoutableService<Protocol>, at location: RouteLocation
    ) -> ServiceRouterType<Protocol, RouteConfiguration> {
        requested(route.key, at: location) { try $0.begin(Protocol.self, RouteConfiguration.self) }
    }

    static func requested<Module>(
        _ route: RoutableServiceModule<Module>, at location: RouteLocation
    ) -> ServiceRouterType<Any, Module> {
        requested(route.key, at: location) { try $0.begin(Any.self, Module.self) }
    }

    private static func requested<Destination, Module>(
        _ key: RouteKey, at location: RouteLocation,
        begin: @escaping (RouteEntry) throws -> ServiceRequest<Destination, Module>
    ) -> ServiceRouterType<Destination, Module> {
        let registry = RouteRegistry.current
        guard let entry = registry.entry(key.id) else {
            return .missing(key, registry, location, registry.notProvided(key, askedAt: location))
        }
        return ServiceRouterType(key: key, registry: registry, location: location) { try begin(entry) }
    }

    /// Returns the route of a key that is known only at run time; nil if it has no provider.
    package static func erased(
        _ key: RouteKey, _ action: RouteAction, _ location: RouteLocation
    ) -> ServiceRouterType<Any, RouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let entry = registry.entry(key.id) else {
            registry.report(RouteOperation(action), registry.notProvided(key, askedAt: location), isDelivered: false)
            return nil
        }
        return ServiceRouterType(key: key, registry: registry, location: location) {
            guard let request = try entry.beginErased() else {
                preconditionFailure("a switchable key is the key of a service")
            }
            return request
        }
    }

    /// Returns the route of the provider with an identifier; nil if there is none.
    package static func identified(
        _ identifier: String, at location: RouteLocation
    ) -> ServiceRouterType<Any, RouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let entry = registry.first({ $0.identifiers[identifier] }) else {
            let error = registry.noIdentifier(identifier, ofViews: false, askedAt: location)
            registry.report(.toService, error, isDelivered: false)
            return nil
        }
        // An identifier of a service has the entry that `ServiceFactory.anyEntry` makes.
        return ServiceRouterType(entry, registry, location)
    }

    /// Returns the routes of all providers that make destinations of a class or of its superclasses. The providers of the
    /// class itself come first, and the default provider of a class comes before its others.
    package static func serviceRoutes(
        toClass type: AnyClass, at location: RouteLocation
    ) -> [ServiceRouterType<Any, RouteConfiguration>] {
        let registry = RouteRegistry.current
        registry.refuse("the list of services of class \(type)", askedAt: location)
        return registry.all { $0.entries(ofClass: type, isService: true) }.map {
            // A class of services has the entry that `ServiceFactory.anyEntry` makes.
            ServiceRouterType($0, registry, location)
        }
    }

    /// Returns the route to the destinations of a router class; nil if the class is not registered.
    package static func route(
        ofServicesBy provider: any RouteProvider.Type, at location: RouteLocation
    ) -> ServiceRouterType<Any, RouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let factory = registry.factory(of: provider) as? DynamicServiceFactory else {
            registry.refuse(TypeSpelling.name(of: provider), askedAt: location)
            return nil
        }
        return ServiceRouterType(factory.anyEntry(at: location), registry, location)
    }

    /// Returns the route to the service of a URL, with a configuration that the URL fills; nil if the URL leads to no service.
    package static func serviceRoute(
        toURL url: String, at location: RouteLocation
    ) -> ServiceRouterType<Any, RouteConfiguration>? {
        ModuleRouter.Router.serviceRequest(toURL: url, at: location).map {
            ServiceRouterType(
                key: $0.key, registry: $0.registry, location: location, url: $0.url, begin: $0.begin)
        }
    }
}
