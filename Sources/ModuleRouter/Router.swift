// SPDX-License-Identifier: Apache-2.0

/// Makes destinations and performs routes.
///
/// ```swift
/// let clock = try Router.destination(for: RoutableService<any Clock>())
/// ```
///
/// All functions use the current registry: the shared registry or, in a test, the test's own. They run in the context of the
/// caller.
public enum Router {}

// MARK: Services

extension Router {
    /// Returns a service, new or existing depending on its lifetime.
    ///
    /// - Returns: The destination, prepared by its provider; nil if it cannot be made. The error is then reported to the
    ///   registry's error handlers.
    /// - Complexity: O(1): one load and one call in addition to the provider's work, for a route of the shared registry.
    @inlinable @inline(__always)
    public static func makeDestination<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> Protocol? {
        do {
            return try route.unmanagedSlot._withUnsafeGuaranteedRef {
                try $0.resolve(Protocol.self, fileID, line, column)
            }
        } catch {
            route.unmanagedSlot._withUnsafeGuaranteedRef { $0.report(error, fileID, line, column) }
            return nil
        }
    }

    /// Prepares and returns a service, new or existing depending on its lifetime.
    ///
    /// - Parameter preparation: Called after the destination is made and before its provider prepares it. The provider
    ///   prepares a shared destination once, when it makes it; this closure is called each time.
    /// - Returns: The destination; nil if it cannot be made. The error is then reported to the registry's error handlers.
    public static func makeDestination<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (Protocol) -> Void
    ) -> Protocol? {
        withoutActuallyEscaping(preparation) { preparation in
            requested(route, fileID, line, column).makeDestination(preparation: preparation)
        }
    }

    /// Returns a service, with handlers and untyped parameters.
    ///
    /// - Parameter configure: Sets handlers on its first argument. Its second argument gives a closure access to the
    ///   configuration.
    /// - Returns: The destination; nil if it cannot be made. The error is then reported to the handlers.
    public static func makeDestination<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: ServiceRouterType<Protocol, ServiceRouteConfiguration>.Configure
    ) -> Protocol? {
        requested(route, fileID, line, column).makeDestination(configuring: configure)
    }

    /// Returns a service, new or existing depending on its lifetime.
    ///
    /// - Throws: `RouteError`, with the location of the call.
    /// - Complexity: The same as ``makeDestination(to:fileID:line:column:)->Protocol?``.
    @inlinable @inline(__always)
    public static func destination<Protocol>(
        for route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Protocol {
        do {
            return try route.unmanagedSlot._withUnsafeGuaranteedRef {
                try $0.resolve(Protocol.self, fileID, line, column)
            }
        } catch {
            throw route.unmanagedSlot._withUnsafeGuaranteedRef { $0.thrown(error, fileID, line, column) }
        }
    }

    /// Returns an asynchronous service, new or existing depending on its lifetime.
    ///
    /// Calls that arrive while a shared destination is being made wait for that destination. Cancelling one waiting task does not
    /// affect the others.
    ///
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the task is cancelled.
    public static func destination<Protocol>(
        for route: RoutableAsyncService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) async throws -> Protocol {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        do {
            guard let entry = registry.entry(slot.id) else {
                throw registry.notProvided(slot.key, askedAt: location)
            }
            // The entry was registered for this slot, so it has the slot's type.
            return try await unsafeDowncast(entry, to: AsyncServiceEntry<Protocol>.self).make()
        } catch is CancellationError where Task.isCancelled {
            throw CancellationError()
        } catch {
            throw thrown(error, location, slot.key)
        }
    }
}

// MARK: Services by their module protocols

extension Router {
    /// Makes a service from the parameters of its module protocol. The result has the type that the closure returns.
    ///
    /// ```swift
    /// let login = try Router.destination(for: RoutableServiceModule<any LoginModuleInput>()) { module in
    ///     module.makeDestinationWith("account")
    /// }
    /// ```
    ///
    /// - Parameter construct: Passes the parameters to the module and returns the destination that the module makes
    ///   immediately, or nil. The destination is prepared afterwards.
    /// - Throws: `RouteError`, with the location of the call. An error from `construct` is its `failure.underlyingError`.
    public static func destination<Module, Destination>(
        for route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, constructing construct: (inout Module) throws -> Destination?
    ) throws -> Destination {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        do {
            let request = try begin(slot, Module.self, location)
            guard let destination = try request.open(construct) else {
                throw RouteError.invalidConfiguration(
                    RouteError.Failure(
                        route: slot.key.description, reason: "\(slot.key) made nothing from the parameters it was given"
                    ))
            }
            _ = try made(by: request)
            return destination
        } catch {
            throw thrown(error, location, slot.key)
        }
    }

    /// Makes a service from the parameters of its module protocol. The closure only sets the parameters.
    ///
    /// ```swift
    /// let export = try Router.destination(for: RoutableServiceModule<any ExportModuleInput>()) { $0.folder = "Notes" }
    /// ```
    ///
    /// - Parameter preparation: Sets the parameters. Setting them is an error if the destination is shared and already made:
    ///   see <doc:Lifetimes>.
    /// - Returns: The destination. The key does not state its type; `destination(for:constructing:)` returns a typed one.
    /// - Throws: `RouteError`, with the location of the call. An error from `preparation` is its `failure.underlyingError`.
    public static func destination<Module>(
        for route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) throws -> Void
    ) throws -> Any {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        do {
            let request = try begin(slot, Module.self, location)
            try request.open(preparation)
            return try made(by: request)
        } catch {
            throw thrown(error, location, slot.key)
        }
    }

    /// Makes a service from the parameters of its module protocol.
    ///
    /// - Parameter preparation: Sets the parameters of the module's configuration. Setting them is an error if the
    ///   destination is shared and already made: see <doc:Lifetimes>.
    /// - Returns: The destination; nil if it cannot be made. The key does not state its type. For a typed destination, use
    ///   `destination(for:constructing:)`, or `makeDestinationWith` or `didMakeDestination` of the module protocol.
    public static func makeDestination<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) -> Void
    ) -> Any? {
        anyDestination(route, RouteLocation(fileID: fileID, line: line, column: column)) { $0.open(preparation) }
    }

    /// Returns a service by its module protocol, without parameters.
    ///
    /// - Returns: The destination; nil if it cannot be made. The error is then reported to the registry's error handlers.
    public static func makeDestination<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> Any? {
        anyDestination(route, RouteLocation(fileID: fileID, line: line, column: column)) { _ in }
    }

    /// Makes a service from the parameters of its module protocol, with handlers.
    ///
    /// - Parameter configure: Sets handlers on its first argument. Its second argument gives a closure access to the module's
    ///   configuration.
    /// - Returns: The destination; nil if it cannot be made. The error is then reported to the handlers.
    public static func makeDestination<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, configuring configure: ServiceRouterType<Any, Module>.Configure
    ) -> Any? {
        requested(route, fileID, line, column).makeDestination(configuring: configure)
    }

    private static func anyDestination<Module>(
        _ route: RoutableServiceModule<Module>, _ location: RouteLocation,
        preparing prepare: (ServiceRequest<Any, Module>) -> Void
    ) -> Any? {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        do {
            let request = try begin(slot, Module.self, location)
            prepare(request)
            return try made(by: request)
        } catch {
            report(error, location, slot.key)
            return nil
        }
    }

    private static func made<Module>(by request: ServiceRequest<Any, Module>) throws -> Any {
        let routed = try request.finish(ServicePreparationContext())
        try routed.performance?.finish()
        return routed.destination
    }

    private static func begin<Module>(
        _ slot: RouteSlot, _: Module.Type, _ location: RouteLocation
    ) throws -> ServiceRequest<Any, Module> {
        let registry = RouteRegistry.current
        guard let entry = registry.entry(slot.id) else {
            throw registry.notProvided(slot.key, askedAt: location)
        }
        // The entry was registered for this slot, so it has the slot's type.
        return try unsafeDowncast(entry, to: ServiceModuleEntry<Module>.self).begin()
    }
}

// MARK: Errors

extension Router {
    static func report(_ error: any Error, _ location: RouteLocation, _ key: RouteKey) {
        let error = RouteError.wrapping(error, for: key).asked(at: location)
        RouteRegistry.current.report(.makeDestination, error, isDelivered: false, of: .key(key))
    }

    package static func thrown(_ error: any Error, _ location: RouteLocation, _ key: RouteKey) -> RouteError {
        let error = RouteError.wrapping(error, for: key).asked(at: location)
        return RouteRegistry.current.report(.makeDestination, error, isDelivered: true, of: .key(key))
    }
}
