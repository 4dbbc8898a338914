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

/// Another name of ``Router``, for files that import a library with a type of that name.
///
/// ```swift
/// import Hummingbird
/// import ModuleRouter
///
/// let clock = try ModuleRoutes.destination(for: .clock)
/// ```
public typealias ModuleRoutes = Router

// MARK: Services

extension Router {
    /// Returns a service, new or existing depending on its lifetime.
    ///
    /// - Parameter name: The name of the provider, if the protocol has several. Defaults to none. See <doc:SeveralProviders>.
    /// - Throws: `RouteError`, with the location of the call.
    /// - Complexity: O(1): one load and one call in addition to the provider's work, for a route of the shared registry.
    @inlinable @inline(__always)
    public static func destination<Protocol>(
        for route: RoutableService<Protocol>, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> Protocol {
        let route = if let name { route.named(name) } else { route }
        do {
            return try route.unmanagedSlot._withUnsafeGuaranteedRef {
                try $0.resolve(Protocol.self, fileID, line, column)
            }
        } catch {
            throw route.unmanagedSlot._withUnsafeGuaranteedRef { $0.report(error, fileID, line, column) }
        }
    }

    /// Returns an asynchronous service, new or existing depending on its lifetime.
    ///
    /// Calls that arrive while a shared destination is being made wait for that destination. Cancelling one waiting task does not
    /// affect the others.
    ///
    /// - Parameter name: The name of the provider, if the protocol has several. Defaults to none. See <doc:SeveralProviders>.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the task is cancelled.
    @inlinable @inline(__always)
    public static func destination<Protocol>(
        for route: RoutableAsyncService<Protocol>, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) async throws -> Protocol {
        let route = if let name { route.named(name) } else { route }
        let resolution = route.unmanagedSlot._withUnsafeGuaranteedRef { $0.resolution.load() }
        // Only a kept destination is published, so nothing waits.
        if _fastPath(!resolution.isNone), _fastPath(!RouteRegistry.hasOverrides) || !RouteRegistry.isOverridden {
            return try resolution.destination()
        }
        return try await find(route, fileID, line, column)
    }

    /// Returns the kept destination of an asynchronous service, without waiting and without making one.
    ///
    /// ```swift
    /// try await RouteRegistry.shared.start()
    /// let database = try Router.keptDestination(for: .database)
    /// ```
    ///
    /// For code that cannot wait, and runs after ``RouteRegistry/start()`` or another request has made the destination.
    ///
    /// - Parameter name: The name of the provider, if the protocol has several. Defaults to none. See <doc:SeveralProviders>.
    /// - Throws: `RouteError`, with the location of the call: `destination-unavailable` if there is no destination, as for a
    ///   transient service or an adapted one.
    @inlinable @inline(__always)
    public static func keptDestination<Protocol>(
        for route: RoutableAsyncService<Protocol>, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> Protocol {
        let route = if let name { route.named(name) } else { route }
        let resolution = route.unmanagedSlot._withUnsafeGuaranteedRef { $0.resolution.load() }
        if _fastPath(!resolution.isNone), _fastPath(!RouteRegistry.hasOverrides) || !RouteRegistry.isOverridden {
            return resolution.keptDestination()
        }
        return try findKept(route, fileID, line, column)
    }

    @usableFromInline @inline(never)
    static func findKept<Protocol>(
        _ route: RoutableAsyncService<Protocol>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) throws(RouteError) -> Protocol {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        do {
            guard let entry = registry.entry(slot.id) else {
                throw registry.notProvided(slot.key, askedAt: location)
            }
            guard let kept = try entry.kept(Protocol.self) else { throw RouteError.notKept(slot.key) }
            return kept
        } catch {
            throw report(error, location, slot.key)
        }
    }

    /// The slow path: a destination that is made now, or that another registry may replace.
    @usableFromInline @inline(never)
    static func find<Protocol>(
        _ route: RoutableAsyncService<Protocol>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) async throws -> Protocol {
        let slot = route.unmanagedSlot.takeUnretainedValue()
        let registry = RouteRegistry.current
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        do {
            guard let entry = registry.entry(slot.id) else {
                throw registry.notProvided(slot.key, askedAt: location)
            }
            return try await entry.makeAsynchronously(Protocol.self)
        } catch is CancellationError where Task.isCancelled {
            throw CancellationError()
        } catch {
            throw report(error, location, slot.key)
        }
    }
}

// MARK: Services of a scope

extension Router {
    /// Returns a service that is requested in a scope.
    ///
    /// - Parameters:
    ///   - name: The name of the provider, if the protocol has several. Defaults to none. See <doc:SeveralProviders>.
    ///   - scope: The scope. The scopes of the current task are around it.
    /// - Throws: `RouteError`, with the location of the call.
    @_alwaysEmitIntoClient public static func destination<Protocol, Values>(
        for route: RoutableService<Protocol>, named name: StaticString? = nil, in scope: RouteScope<Values>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) throws(RouteError) -> Protocol {
        try scope.run { () throws(RouteError) in
            try destination(for: route, named: name, fileID: fileID, line: line, column: column)
        }
    }

    /// Returns an asynchronous service that is requested in a scope.
    ///
    /// - Parameters:
    ///   - name: The name of the provider, if the protocol has several. Defaults to none. See <doc:SeveralProviders>.
    ///   - scope: The scope. The scopes of the current task are around it.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the task is cancelled.
    @_alwaysEmitIntoClient public static func destination<Protocol, Values>(
        for route: RoutableAsyncService<Protocol>, named name: StaticString? = nil, in scope: RouteScope<Values>,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> Protocol {
        try await scope.run {
            try await destination(for: route, named: name, fileID: fileID, line: line, column: column)
        }
    }
}

extension Router {
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "pass the key, not its type: 'RoutableService<any <#Protocol#>>()'")
    public static func destination(for route: any RoutableKey.Type, named name: StaticString? = nil) -> Never {
        fatalError()  // Never called: the function is unavailable.
    }
}

// MARK: All named providers

extension Router {
    /// Returns the services of all named providers of a protocol, ordered by the names.
    ///
    /// ```swift
    /// for (name, formatter) in try Router.destinations(for: .reportFormatter) { … }
    /// ```
    ///
    /// The order is that of the Unicode scalars of the names.
    ///
    /// - Returns: The services with their names; an empty array if the protocol has no named provider.
    /// - Throws: `RouteError` if one of the providers fails.
    @_alwaysEmitIntoClient public static func destinations<Protocol>(
        for route: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> [(name: String, destination: Protocol)] {
        var destinations: [(name: String, destination: Protocol)] = []
        for (name, slot) in try namedSlots(of: route.unmanagedSlot, fileID, line, column) {
            destinations.append(
                (name, try destination(for: .init(unmanagedSlot: slot), fileID: fileID, line: line, column: column)))
        }
        return destinations
    }

    /// Returns the asynchronous services of all named providers of a protocol, ordered by the names. They are made one after the
    /// other.
    ///
    /// - Returns: The services with their names; an empty array if the protocol has no named provider.
    /// - Throws: `RouteError` if one of the providers fails; `CancellationError` if the task is cancelled.
    @_alwaysEmitIntoClient public static func destinations<Protocol>(
        for route: RoutableAsyncService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) async throws -> [(name: String, destination: Protocol)] {
        var destinations: [(name: String, destination: Protocol)] = []
        for (name, slot) in try namedSlots(of: route.unmanagedSlot, fileID, line, column) {
            destinations.append(
                (
                    name,
                    try await destination(for: .init(unmanagedSlot: slot), fileID: fileID, line: line, column: column)
                ))
        }
        return destinations
    }

    /// Returns the slots of all named providers of a protocol, ordered by the names.
    ///
    /// - Throws: The error of a registry that refuses all requests.
    @usableFromInline package static func namedSlots(
        of slot: Unmanaged<RouteSlot>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) throws(RouteError) -> [(name: String, slot: Unmanaged<RouteSlot>)] {
        let (key, registry) = (slot.takeUnretainedValue().key, RouteRegistry.current)
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        if let error = registry.refuse(key.description, askedAt: location) { throw error }
        var slots: [(name: String, slot: Unmanaged<RouteSlot>)] = []
        for named in registry.namedKeys(of: key) { slots.append((named.name, .passUnretained(named.slot))) }
        return slots
    }
}

// MARK: Services by their module protocols

extension Router {
    /// Makes a service from the parameters of its module protocol.
    ///
    /// ```swift
    /// let export = try Router.destination(for: RoutableServiceModule<any ExportModuleInput>()) { $0.folder = "Notes" }
    /// ```
    ///
    /// - Parameter preparation: Sets the parameters. Setting them is an error if the destination is shared and already made:
    ///   see <doc:Lifetimes>.
    /// - Returns: The destination. The key does not state its type. For a typed one, declare a service with a method that makes it:
    ///   see <doc:ModuleParameters>.
    /// - Throws: `RouteError`, with the location of the call. An error from `preparation` is its `failure.underlyingError`.
    public static func destination<Module>(
        for route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparation: (inout Module) throws -> Void
    ) throws(RouteError) -> Any {
        try destination(
            for: route, at: RouteLocation(fileID: fileID, line: line, column: column), isOpened: true, preparation)
    }

    /// Makes a service by its module protocol, without parameters.
    ///
    /// - Returns: The destination. The key does not state its type.
    /// - Throws: `RouteError`, with the location of the call.
    public static func destination<Module>(
        for route: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        try destination(
            for: route, at: RouteLocation(fileID: fileID, line: line, column: column), isOpened: false
        ) { _ in }
    }

    private static func destination<Module>(
        for route: RoutableServiceModule<Module>, at location: RouteLocation, isOpened: Bool,
        _ fill: (inout Module) throws -> Void
    ) throws(RouteError) -> Any {
        do {
            return try maker(of: route, at: location).make(isOpened, fill)
        } catch {
            throw report(error, location, route.key)
        }
    }

    private static func maker<Module>(
        of route: RoutableServiceModule<Module>, at location: RouteLocation
    ) throws -> ModuleMaker<Module> {
        let resolution = route.unmanagedSlot._withUnsafeGuaranteedRef { $0.resolution.load() }
        if !resolution.isNone, !RouteRegistry.hasOverrides { return resolution.maker() }
        // The entry was registered for this slot, so it has the slot's type.
        return try unsafeDowncast(entry(of: route.unmanagedSlot, at: location).maker, to: ModuleMaker<Module>.self)
    }
}

// MARK: Requests of other modules of this package

extension Router {
    /// Begins a request for a service.
    package static func begin<Protocol>(
        _ route: RoutableService<Protocol>, at location: RouteLocation
    ) throws -> ServiceRequest<Protocol, RouteConfiguration> {
        try entry(of: route.unmanagedSlot, at: location).begin(Protocol.self, RouteConfiguration.self)
    }

    /// Begins a request for a service by its module protocol.
    package static func begin<Module>(
        _ route: RoutableServiceModule<Module>, at location: RouteLocation
    ) throws -> ServiceRequest<Any, Module> {
        try entry(of: route.unmanagedSlot, at: location).begin(Any.self, Module.self)
    }

    private static func entry(of slot: Unmanaged<RouteSlot>, at location: RouteLocation) throws -> RouteEntry {
        let slot = slot.takeUnretainedValue()
        let registry = RouteRegistry.current
        guard let entry = registry.entry(slot.id) else {
            throw registry.notProvided(slot.key, askedAt: location)
        }
        return entry
    }
}

// MARK: Errors

extension Router {
    package static func report(_ error: any Error, _ location: RouteLocation, _ key: RouteKey) -> RouteError {
        let error = RouteError.wrapping(error, for: key).asked(at: location)
        return RouteRegistry.current.report(.makeDestination, error, isDelivered: true, of: .key(key))
    }
}
