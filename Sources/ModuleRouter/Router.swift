// SPDX-License-Identifier: Apache-2.0

/// How modules get at one another: the calls of those who use a route.
///
/// ```swift
/// let clock = try Router.destination(for: RoutableService<any Clock>())
/// ```
///
/// All of them ask the current registry: the shared one or, in a test, the test's own. They run where they are called.
public enum Router {}

// MARK: Services

extension Router {
    /// Makes, or gets, a service.
    ///
    /// - Returns: The destination, prepared by its provider; nil if there is none, with the error told to the registry's
    ///   error handlers.
    /// - Complexity: O(1): one load and one call beyond what the provider does, for a route of the shared registry.
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

    /// Makes, or gets, a service, and prepares it.
    ///
    /// - Parameter preparation: Runs once the destination is made, before its provider prepares it. A shared destination is
    ///   prepared by its provider when it is made, and by this closure each time.
    public static func makeDestination<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (Protocol) -> Void
    ) -> Protocol? {
        withoutActuallyEscaping(preparation) { preparation in
            requested(route, fileID, line, column).makeDestination(preparation: preparation)
        }
    }

    /// Makes, or gets, a service, with handlers and loose parameters.
    public static func makeDestination<Protocol>(
        to route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        configuring configure: ServiceRouterType<Protocol, ServiceRouteConfiguration>.Configure
    ) -> Protocol? {
        requested(route, fileID, line, column).makeDestination(configuring: configure)
    }

    /// Makes, or gets, a service.
    ///
    /// - Throws: `RouteError`, with the place of the call.
    /// - Complexity: As ``makeDestination(to:fileID:line:column:)->Protocol?``.
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

    /// Makes, or gets, an asynchronous service.
    ///
    /// Calls that come while a shared destination is being made wait for that one. Cancelling a task that waits leaves the
    /// others alone.
    ///
    /// - Throws: `RouteError`, with the place of the call; `CancellationError` if the task was cancelled.
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
    /// Makes a service from the parameters of its module protocol; the result has the type that the closure returns.
    ///
    /// ```swift
    /// let login = try Router.destination(for: RoutableServiceModule<any LoginModuleInput>()) { module in
    ///     module.makeDestinationWith("account")
    /// }
    /// ```
    ///
    /// - Parameter construct: Gives the module its parameters and returns the destination that it makes at once, or nil. The
    ///   destination is prepared after that.
    /// - Throws: `RouteError`, with the place of the call. What `construct` throws is its `failure.underlyingError`.
    public static func destination<Module, Destination>(
        for route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, constructing construct: (inout Module) throws -> Destination?
    ) throws -> Destination {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        do {
            let run = try begin(slot, Module.self, location)
            guard let destination = try run.open(construct) else {
                throw RouteError.invalidConfiguration(
                    RouteError.Failure(
                        route: slot.key.description, reason: "\(slot.key) made nothing from the parameters it was given"
                    ))
            }
            _ = try made(by: run)
            return destination
        } catch {
            throw thrown(error, location, slot.key)
        }
    }

    /// Makes a service from the parameters of its module protocol, where the closure only sets them.
    ///
    /// ```swift
    /// let export = try Router.destination(for: RoutableServiceModule<any ExportModuleInput>()) { $0.folder = "Notes" }
    /// ```
    ///
    /// - Parameter preparation: Sets the parameters. Setting them is an error where the destination is shared and made already:
    ///   see <doc:Lifetimes>.
    /// - Returns: The destination. The key does not state its type; `destination(for:constructing:)` returns a
    ///   typed one.
    /// - Throws: `RouteError`, with the place of the call. An error from `preparation` is its `failure.underlyingError`.
    public static func destination<Module>(
        for route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) throws -> Void
    ) throws -> Any {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        do {
            let run = try begin(slot, Module.self, location)
            try run.open(preparation)
            return try made(by: run)
        } catch {
            throw thrown(error, location, slot.key)
        }
    }

    /// Makes a service from the parameters of its module protocol.
    ///
    /// - Parameter preparation: Given the module's configuration, to fill in the parameters. That is an error where the
    ///   destination is shared and made already: see <doc:Lifetimes>.
    /// - Returns: The destination. Its type is not known from the key; a module protocol hands it out typed by
    ///   `makeDestinationWith` or `didMakeDestination`, and `destination(for:constructing:)` returns it.
    public static func makeDestination<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) -> Void
    ) -> Any? {
        anyDestination(route, RouteLocation(fileID: fileID, line: line, column: column)) { $0.open(preparation) }
    }

    /// Makes, or gets, a service by its module protocol, without parameters.
    public static func makeDestination<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> Any? {
        anyDestination(route, RouteLocation(fileID: fileID, line: line, column: column)) { _ in }
    }

    /// Makes a service from the parameters of its module protocol, with handlers.
    public static func makeDestination<Module>(
        to route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, configuring configure: ServiceRouterType<Any, Module>.Configure
    ) -> Any? {
        requested(route, fileID, line, column).makeDestination(configuring: configure)
    }

    private static func anyDestination<Module>(
        _ route: RoutableServiceModule<Module>, _ location: RouteLocation,
        preparing prepare: (ServiceRun<Any, Module>) -> Void
    ) -> Any? {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        do {
            let run = try begin(slot, Module.self, location)
            prepare(run)
            return try made(by: run)
        } catch {
            report(error, location, slot.key)
            return nil
        }
    }

    private static func made<Module>(by run: ServiceRun<Any, Module>) throws -> Any {
        let routed = try run.finish(ServiceOrder())
        try routed.performance?.finish()
        return routed.destination
    }

    private static func begin<Module>(
        _ slot: RouteSlot, _: Module.Type, _ location: RouteLocation
    ) throws -> ServiceRun<Any, Module> {
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

    static func thrown(_ error: any Error, _ location: RouteLocation, _ key: RouteKey) -> RouteError {
        let error = RouteError.wrapping(error, for: key).asked(at: location)
        return RouteRegistry.current.report(.makeDestination, error, isDelivered: true, of: .key(key))
    }
}
