// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Returns the route to a view, to perform it later or several times.
    ///
    /// - Returns: The route; nil if it has no provider. The error is then reported to the registry's error handlers.
    @MainActor public static func to<Protocol>(
        _ route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Protocol, ViewRouteConfiguration>? {
        requested(route, fileID, line, column).ifProvided(.toView)
    }

    /// Returns the route to a view by its module protocol; nil if it has no provider.
    @MainActor public static func to<Module>(
        _ route: RoutableViewModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Any, Module>? {
        requested(route, fileID, line, column).ifProvided(.toViewModule)
    }

    /// Returns the route to one of several views; nil if it has no provider.
    @MainActor public static func to(
        _ route: SwitchableView, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfiguration>? {
        erased(route.key, RouteLocation(fileID: fileID, line: line, column: column)).ifProvided(.toView)
    }

    /// Returns the route to a view by one of several module protocols; nil if it has no provider.
    @MainActor public static func to(
        _ route: SwitchableViewModule, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfiguration>? {
        erased(route.key, RouteLocation(fileID: fileID, line: line, column: column))
            .ifProvided(.toViewModule)
    }

    /// Returns the route to the provider of views that has registered an ``Identifier``; nil if there is none.
    @MainActor public static func to(
        viewIdentifier identifier: String, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfiguration>? {
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        guard let entry = registry.first({ $0.viewIdentifiers[identifier] }) else {
            let error = registry.noIdentifier(identifier, ofViews: true, askedAt: location)
            registry.report(.toView, error, isDelivered: false)
            return nil
        }
        return erased(entry, registry, location)
    }

    /// The texts of all ``Identifier`` registrations of view providers.
    package static var viewIdentifiers: [String] { RouteRegistry.current.viewIdentifiers }

    /// Returns the routes of all providers that make views of a class or of its superclasses. The providers of the class
    /// itself come first, and the default provider of a class comes before its others.
    @MainActor public static func viewRoutes(
        toClass type: AnyClass, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> [ViewRouterType<Any, ViewRouteConfiguration>] {
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        registry.refuse("the list of views of class \(type)", askedAt: location)
        return registry.viewEntries(ofClass: type).map { erased($0, registry, location) }
    }

    /// Calls `body` with the type of each registered provider of views, in the order of registration.
    public static func enumerateViewProviders(_ body: (any RouteProvider.Type) -> Void) {
        let registry = RouteRegistry.current
        registry.refuse("the list of providers of views")
        for provider in registry.all({ $0.viewProviders }) { body(provider) }
    }

    // MARK: -

    @MainActor static func erased(
        _ entry: RouteEntry, _ registry: RouteRegistry, _ location: RouteLocation
    ) -> ViewRouterType<Any, ViewRouteConfiguration> {
        ViewRouterType(key: entry.key, registry: registry, location: location) {
            // The key is that of a view or of its module.
            try unsafeDowncast(entry, to: ViewRouteEntry.self).anyRequest()
        }
    }

    @MainActor static func erased(
        _ key: RouteKey, _ location: RouteLocation
    ) -> ViewRouterType<Any, ViewRouteConfiguration> {
        let registry = RouteRegistry.current
        guard let entry = registry.entry(key.id) else {
            return .missing(key, registry, location, registry.notProvided(key, askedAt: location))
        }
        return erased(entry, registry, location)
    }

    /// Returns the route to a view. If the route has no provider, performing it fails.
    @MainActor package static func requested<Protocol>(
        _ route: RoutableView<Protocol>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ViewRouterType<Protocol, ViewRouteConfiguration> {
        requested(route, RouteLocation(fileID: fileID, line: line, column: column))
    }

    @MainActor package static func requested<Protocol>(
        _ route: RoutableView<Protocol>, _ location: RouteLocation
    ) -> ViewRouterType<Protocol, ViewRouteConfiguration> {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let registry = RouteRegistry.current
        guard let entry = registry.entry(slot.id) else {
            return .missing(slot.key, registry, location, registry.notProvided(slot.key, askedAt: location))
        }
        // The entry was registered for this slot, so it has the slot's type.
        return ViewRouterType(unsafeDowncast(entry, to: ViewRouteEntry.self), registry, location)
    }

    @MainActor package static func requested<Module>(
        _ route: RoutableViewModule<Module>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ViewRouterType<Any, Module> {
        requested(route, RouteLocation(fileID: fileID, line: line, column: column))
    }

    @MainActor package static func requested<Module>(
        _ route: RoutableViewModule<Module>, _ location: RouteLocation
    ) -> ViewRouterType<Any, Module> {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let registry = RouteRegistry.current
        guard let entry = registry.entry(slot.id) else {
            return .missing(slot.key, registry, location, registry.notProvided(slot.key, askedAt: location))
        }
        let typed = unsafeDowncast(entry, to: ViewRouteEntry.self).module(Module.self)
        return ViewRouterType(key: slot.key, registry: registry, location: location, begin: typed.begin)
    }
}
