// SPDX-License-Identifier: Apache-2.0

import RouteTables

/// A route to a view that was looked up, and that may be performed.
@MainActor package struct RequestedView<Destination, Module> {
    /// The requested key.
    package let key: RouteKey
    package let registry: RouteRegistry
    package let location: RouteLocation
    /// The URL that led here; nil if the route was requested by its key.
    package var url: RouteURL?
    /// The error of a route without a provider.
    package var missing: RouteError?
    /// The place of the properties that are known without a request.
    package let source: ViewRouteInfo.Source
    private let beginning: Beginning

    /// Begins a `ViewRequest<Destination, Module>`. The type of the closure is that of the route's closure, because a conversion would
    /// allocate another closure.
    package typealias Beginning = @MainActor () throws -> AnyViewRequest

    package init(
        key: RouteKey, registry: RouteRegistry, location: RouteLocation, url: RouteURL? = nil,
        missing: RouteError? = nil, source: ViewRouteInfo.Source, begin: @escaping Beginning
    ) {
        self.key = key
        self.registry = registry
        self.location = location
        self.url = url
        self.missing = missing
        self.source = source
        beginning = begin
    }

    /// Looks up the provider of a key.
    ///
    /// - Parameter beginning: Returns the closure that begins the request.
    init(_ key: RouteKey, at location: RouteLocation, beginning: (RouteEntry) -> Beginning) {
        let registry = RouteRegistry.current
        if let entry = registry.entry(key.id) {
            self.init(
                key: key, registry: registry, location: location, source: .entry(entry), begin: beginning(entry))
        } else {
            let missing = registry.notProvided(key, askedAt: location).asked(at: location)
            self.init(key: key, registry: registry, location: location, missing: missing, source: .missing(missing)) {
                throw missing
            }
        }
    }

    package func begin() throws -> ViewRequest<Destination, Module> { Self.typed(try beginning()) }

    private static func typed(_ request: AnyViewRequest) -> ViewRequest<Destination, Module> {
        // Each `Beginning` returns a request of this type.
        unsafeDowncast(request, to: ViewRequest.self)
    }

    /// Returns whether the provider supports a kind of path.
    package func supports(_ kind: ViewRouteKind) -> Bool {
        guard let traits = try? source.info.traits else { return false }
        return traits.supportedPaths.contains(kind) || traits.customPaths.contains(kind)
    }

    /// Returns a route that has not been performed.
    package func route(path: ViewRoutePath, client: (any ViewRouteClient)? = nil) -> ViewRoute {
        ViewRoute(
            key: key, path: path, registry: registry, location: location, url: url, client: client, source: source,
            begin: beginning)
    }

    /// Returns the request of a route that was made here; nil if it could not begin.
    package func request(of route: ViewRoute) -> ViewRequest<Destination, Module>? {
        (try? route.request).map(Self.typed)
    }

    /// Performs the route.
    ///
    /// - Parameters:
    ///   - preparation: Prepares the destination before its provider does.
    ///   - change: Changes the configuration; nil to change nothing.
    ///   - completion: Called once with the outcome.
    /// - Returns: The route; nil if it has no provider.
    @discardableResult
    package func perform(
        path: ViewRoutePath, preparation: ((Destination) -> Void)? = nil,
        changing change: ((inout Module) -> Void)? = nil, completion: ((Result<Destination, RouteError>) -> Void)? = nil
    ) -> ViewRoute? {
        let route = route(path: path)
        if let preparation { request(of: route)?.preparation = preparation }
        if let change { request(of: route)?.open(change) }
        route.perform(.performRoute, ViewRouteHandlers(completion) { $0.destination(as: Destination.self) })
        return missing == nil ? route : nil
    }

    /// Makes a destination without showing it.
    ///
    /// - Parameters:
    ///   - scope: The scope of the destination; nil for those of the current task.
    ///   - change: Changes the configuration.
    package func destination(
        in scope: (any AnyRouteScope)? = nil, changing change: (inout Module) throws -> Void = { _ in }
    ) throws(RouteError) -> Destination {
        let route = route(path: ViewRoutePath(.makeDestination, from: nil, in: scope))
        do { try request(of: route)?.open(change) } catch {
            throw registry.report(
                .makeDestination, RouteError.wrapping(error, for: key).asked(at: location), isDelivered: true,
                of: .key(key))
        }
        var outcome: Result<Destination, RouteError>?
        route.perform(
            .makeDestination,
            ViewRouteHandlers({ outcome = $0 }) { $0.destination(as: Destination.self) })
        return try
            (outcome ?? .failure(route.makeError(.destinationUnavailable, "\(key) was made, but no longer exists")))
            .get()
    }

    /// Returns the URL of the route with a configuration.
    ///
    /// - Throws: `RouteError` if the route has no provider or no URL.
    func url(scheme: String?, changing change: (inout Module) -> Void) throws(RouteError) -> String {
        do {
            let request = try begin()
            request.open(change)
            return try registry.checkedLimits(of: request.url(scheme: scheme), for: key)
        } catch {
            throw registry.report(
                .toURL, RouteError.wrapping(error, for: key).asked(at: location), isDelivered: true, of: .key(key))
        }
    }
}

extension Router {
    /// Looks up the route to the provider of views that has registered an ``Identifier``; nil if there is none. Reports the error.
    @MainActor package static func requestedView(
        identifier: String, at location: RouteLocation
    ) -> RequestedView<Any, RouteConfiguration>? {
        let registry = RouteRegistry.current
        guard let entry = registry.first({ $0.viewIdentifiers[identifier] }) else {
            let error = registry.noIdentifier(identifier, ofViews: true, askedAt: location)
            registry.report(.toView, error, isDelivered: false)
            return nil
        }
        return requested(entry, registry, at: location)
    }

    /// Looks up the route to a view.
    @MainActor package static func requested<Protocol>(
        _ route: RoutableView<Protocol>, at location: RouteLocation
    ) -> RequestedView<Protocol, RouteConfiguration> {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        return RequestedView(slot.key, at: location) { entry in
            // The entry was registered for this slot, so it has the slot's type.
            { try entry.view(Protocol.self).begin() }
        }
    }

    /// Looks up the route to a view by its module protocol.
    @MainActor package static func requested<Module>(
        _ route: RoutableViewModule<Module>, at location: RouteLocation
    ) -> RequestedView<Any, Module> {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        return RequestedView(slot.key, at: location) { entry in
            { try entry.module(Module.self).begin() }
        }
    }

    /// Looks up the route to a view whose types are not known.
    @MainActor package static func requested(
        _ key: RouteKey, at location: RouteLocation
    ) -> RequestedView<Any, RouteConfiguration> {
        RequestedView(key, at: location) { entry in { try entry.anyRequest() } }
    }

    /// Returns the route of an entry whose types are not known.
    @MainActor package static func requested(
        _ entry: RouteEntry, _ registry: RouteRegistry, at location: RouteLocation
    ) -> RequestedView<Any, RouteConfiguration> {
        RequestedView(key: entry.key, registry: registry, location: location, source: .entry(entry)) {
            try entry.anyRequest()
        }
    }
}
