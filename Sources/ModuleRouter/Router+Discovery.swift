// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Returns the route to a service, to perform it later or several times.
    ///
    /// - Returns: The route; nil if it has no provider. The error is then reported to the registry's error handlers.
    public static func to<Protocol>(
        _ route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Protocol, ServiceRouteConfiguration>? {
        requested(route, fileID, line, column).ifProvided(.toService)
    }

    /// Returns the route to a service by its module protocol; nil if it has no provider.
    public static func to<Module>(
        _ route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Any, Module>? {
        requested(route, fileID, line, column).ifProvided(.toServiceModule)
    }

    /// Returns the route to one of several services; nil if it has no provider.
    public static func to(
        _ route: SwitchableService, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouterType<Any, ServiceRouteConfiguration>? {
        erased(route.key, .toService, RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Returns the route to a service by one of several module protocols; nil if it has no provider.
    public static func to(
        _ route: SwitchableServiceModule, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouterType<Any, ServiceRouteConfiguration>? {
        erased(route.key, .toServiceModule, RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Returns the route to the provider that has registered an ``Identifier``; nil if there is none.
    public static func to(
        serviceIdentifier identifier: String, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouterType<Any, ServiceRouteConfiguration>? {
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        guard let entry = registry.first({ $0.identifiers[identifier] }) else {
            let error = registry.noIdentifier(identifier, ofViews: false, askedAt: location)
            registry.report(.toService, error, isDelivered: false)
            return nil
        }
        return ServiceRouterType(unsafeDowncast(entry, to: ServiceEntry.self), registry, location)
    }

    /// Returns the routes of all providers that make destinations of a class or of its superclasses. The providers of the
    /// class itself come first, and the default provider of a class comes before its others.
    public static func serviceRoutes(
        toClass type: AnyClass, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> [ServiceRouterType<Any, ServiceRouteConfiguration>] {
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        registry.refuse("the list of services of class \(type)", askedAt: location)
        return registry.all { $0.entries(ofClass: type, isService: true) }.map {
            ServiceRouterType(unsafeDowncast($0, to: ServiceEntry.self), registry, location)
        }
    }

    /// Calls `body` with the type of each registered provider of services, in the order of registration.
    ///
    /// To send a custom event, declare a protocol with a static method, cast each type to the protocol, and call the method.
    public static func enumerateServiceProviders(_ body: (any RouteProvider.Type) -> Void) {
        let registry = RouteRegistry.current
        registry.refuse("the list of providers of services")
        for provider in registry.all({ $0.providers }) { body(provider) }
    }

    // MARK: -

    private static func erased(
        _ key: RouteKey, _ action: RouteAction, _ location: RouteLocation
    ) -> ServiceRouterType<Any, ServiceRouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let entry = registry.entry(key.id) else {
            let error = registry.notProvided(key, askedAt: location)
            registry.report(action, error, isDelivered: false)
            return nil
        }
        return ServiceRouterType(key: key, registry: registry, location: location) {
            guard let request = try entry.anyServiceRequest() else {
                preconditionFailure("a switchable key is the key of a service")
            }
            return request
        }
    }

    /// Returns the route to a service. If the route has no provider, performing it fails.
    package static func requested<Protocol>(
        _ route: RoutableService<Protocol>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ServiceRouterType<Protocol, ServiceRouteConfiguration> {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        guard let entry = registry.entry(slot.id) else {
            return .missing(slot.key, registry, location, registry.notProvided(slot.key, askedAt: location))
        }
        // The entry was registered for this slot, so it has the slot's type.
        return ServiceRouterType(unsafeDowncast(entry, to: ServiceEntry.self), registry, location)
    }

    package static func requested<Module>(
        _ route: RoutableServiceModule<Module>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ServiceRouterType<Any, Module> {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        guard let entry = registry.entry(slot.id) else {
            return .missing(slot.key, registry, location, registry.notProvided(slot.key, askedAt: location))
        }
        let typed = unsafeDowncast(entry, to: ServiceModuleEntry<Module>.self)
        return ServiceRouterType(key: slot.key, registry: registry, location: location, begin: typed.begin)
    }
}
