// SPDX-License-Identifier: Apache-2.0

/// The dependencies of a class with `@Provider`. The code that the macro generates calls these functions for each parameter of the
/// initialiser.
///
/// The first argument states the type exactly. The second one is written as `.init()`: the compiler chooses the function whose key
/// is declared for the type, or else the unavailable function, which explains the error. For this reason, all others are
/// disfavoured.
@_documentation(visibility: internal)
public enum RouteDependencies {
    /// The context of this task, for dependencies that are resolved later; nil for the shared registry without scopes.
    public static var context: RouteContext? { RouteContext() }

    /// Runs `body` in a context; nil for that of the task.
    @_alwaysEmitIntoClient @inline(__always)
    package static func within<Result, Failure: Error>(
        _ context: RouteContext?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let context else { return try body() }
        return try context.run(body)
    }

    @_alwaysEmitIntoClient
    static func within<Result>(
        _ context: RouteContext?, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async throws -> Result {
        guard let context else { return try await body() }
        return try await context.run(body)
    }

    @_disfavoredOverload
    @_alwaysEmitIntoClient @inline(__always)
    public static func resolve<Protocol>(
        _: Protocol.Type, _ key: RoutableService<Protocol>, in context: RouteContext? = nil, fileID: StaticString,
        line: UInt, column: UInt
    ) throws(RouteError) -> Protocol {
        try within(context) { () throws(RouteError) in
            try Router.destination(for: key, fileID: fileID, line: line, column: column)
        }
    }

    /// Returns nil if the key has no provider.
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func resolveIfProvided<Protocol>(
        _ type: Protocol.Type, _ key: RoutableService<Protocol>, in context: RouteContext? = nil,
        fileID: StaticString, line: UInt, column: UInt
    ) throws -> Protocol? {
        guard isProvided(key, in: context) else { return nil }
        return try resolve(type, key, in: context, fileID: fileID, line: line, column: column)
    }

    /// Resolves a service in an asynchronous initialiser.
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func resolveAsynchronously<Protocol>(
        _ type: Protocol.Type, _ key: RoutableService<Protocol>, in context: RouteContext? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> Protocol {
        try resolve(type, key, in: context, fileID: fileID, line: line, column: column)
    }

    @_alwaysEmitIntoClient public static func resolveAsynchronously<Protocol>(
        _: Protocol.Type, _ key: RoutableAsyncService<Protocol>, in context: RouteContext? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> Protocol {
        try await within(context) {
            try await Router.destination(for: key, fileID: fileID, line: line, column: column)
        }
    }

    /// Returns nil if the key has no provider.
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func resolveAsynchronouslyIfProvided<Protocol>(
        _ type: Protocol.Type, _ key: RoutableService<Protocol>, in context: RouteContext? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> Protocol? {
        try resolveIfProvided(type, key, in: context, fileID: fileID, line: line, column: column)
    }

    /// Returns nil if the key has no provider.
    @_alwaysEmitIntoClient public static func resolveAsynchronouslyIfProvided<Protocol>(
        _ type: Protocol.Type, _ key: RoutableAsyncService<Protocol>, in context: RouteContext? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> Protocol? {
        guard isProvided(key, in: context) else { return nil }
        return try await resolveAsynchronously(
            type, key, in: context, fileID: fileID, line: line, column: column)
    }

    // MARK: All named providers

    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func resolveAll<Protocol>(
        _: Protocol.Type, _ key: RoutableService<Protocol>, in context: RouteContext? = nil, fileID: StaticString,
        line: UInt, column: UInt
    ) throws -> [Protocol] {
        try within(context) { () throws(RouteError) in
            try Router.destinations(for: key, fileID: fileID, line: line, column: column)
        }.map(\.destination)
    }

    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func resolveAllAsynchronously<Protocol>(
        _ type: Protocol.Type, _ key: RoutableService<Protocol>, in context: RouteContext? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> [Protocol] {
        try resolveAll(type, key, in: context, fileID: fileID, line: line, column: column)
    }

    @_alwaysEmitIntoClient public static func resolveAllAsynchronously<Protocol>(
        _: Protocol.Type, _ key: RoutableAsyncService<Protocol>, in context: RouteContext? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> [Protocol] {
        try await within(context) {
            try await Router.destinations(for: key, fileID: fileID, line: line, column: column)
        }.map(\.destination)
    }

    // MARK: Parameters that the compiler rejects, with our own message

    /// The argument of the functions for parameters whose type is not declared.
    public struct UndeclaredKey {
        public init() {}
    }

    @available(
        *, unavailable,
        message:
            "the router cannot supply this parameter, because its type is not declared routable: import the module that declares it, or write '@Routable extension RoutableService where Protocol == any <#Protocol#> {}' beside the protocol; write a default value or @RouteParameter for a value that no route has; only a provider of an asynchronous service can have an asynchronous service as a parameter"
    )
    @_alwaysEmitIntoClient public static func resolve<Value>(
        _: Value.Type, _ key: UndeclaredKey, in context: RouteContext? = nil, fileID: StaticString, line: UInt,
        column: UInt
    ) throws -> Value { throw CancellationError() }

    @available(
        *, unavailable,
        message:
            "the router cannot supply this parameter, because its type is not declared routable: import the module that declares it, or write '@Routable extension RoutableService where Protocol == any <#Protocol#> {}' beside the protocol; write a default value or @RouteParameter for a value that no route has; only a provider of an asynchronous service can have an asynchronous service as a parameter"
    )
    @_alwaysEmitIntoClient public static func resolveIfProvided<Value>(
        _: Value.Type, _ key: UndeclaredKey, in context: RouteContext? = nil, fileID: StaticString, line: UInt,
        column: UInt
    ) throws -> Value? { nil }

    @available(
        *, unavailable,
        message:
            "the router cannot supply this parameter, because the type of its elements is not declared routable: import the module that declares it, or write '@Routable extension RoutableService where Protocol == any <#Protocol#> {}' beside the protocol; write a default value or @RouteParameter for a value that no route has"
    )
    @_alwaysEmitIntoClient public static func resolveAll<Value>(
        _: Value.Type, _ key: UndeclaredKey, in context: RouteContext? = nil, fileID: StaticString, line: UInt,
        column: UInt
    ) throws -> [Value] { [] }

    // MARK: Isolation that the compiler infers

    /// Makes an instance by a function that may be isolated to the main actor, and then begins with ``enter(_:isolation:)``.
    @_alwaysEmitIntoClient @inline(__always)
    public static func made<Instance>(by make: @escaping @MainActor () throws -> Instance) throws -> Instance {
        // The isolation of a function is not part of its representation. A cast to a `@Sendable` function, which one of the main actor
        // is too, changes nothing, so that the optimiser removes it and the call.
        try unsafeBitCast(make, to: (@Sendable () throws -> Instance).self)()
    }

    @_alwaysEmitIntoClient @inline(__always)
    public static func made<Instance, Configuration>(
        by make: @escaping @MainActor (Configuration) throws -> Instance, _ configuration: Configuration
    ) throws -> Instance {
        try unsafeBitCast(make, to: (@Sendable (Configuration) throws -> Instance).self)(configuration)
    }

    /// Throws `RouteError.Code.wrongIsolation` if the caller is isolated, and does not run on the main actor.
    @_alwaysEmitIntoClient @inline(__always)
    public static func enter(_ type: Any.Type, isolation: (any Actor)? = #isolation) throws {
        if isolation != nil { try checkMainActor(of: type) }
    }

    @usableFromInline static func checkMainActor(of type: Any.Type) throws {
        guard MainActorCall.isOnMainActor else {
            throw RouteError.wrongIsolation(of: "\(type)", by: "\(type)")
        }
    }

    // MARK: Inherited initialisers

    /// Makes an instance of a class that declares no initialiser.
    @_alwaysEmitIntoClient @inline(__always)
    public static func make<Instance>(_ make: () throws -> Instance) throws -> Instance { try make() }

    @available(
        *, unavailable,
        message:
            "the class inherits an initialiser with parameters: declare it in the class, so that @Provider reads the parameters [provider-inherited-initializer]"
    )
    @_alwaysEmitIntoClient public static func make<Instance, each Argument>(
        _ make: (repeat each Argument) throws -> Instance
    ) throws -> Instance { throw CancellationError() }

    // MARK: Whether a key has a provider

    /// Whether a key has a provider. A registry that refuses all requests counts as one that has, so that it can refuse.
    @usableFromInline package static func isProvided<Key: RoutableKey>(_ key: Key, in context: RouteContext?) -> Bool {
        let registry = context?.registry ?? .current
        return registry.nearestRefusal != nil || registry.entry(Key.key.id) != nil
    }
}

/// The registry and the scopes of a task, for code that requests destinations later and elsewhere.
@_documentation(visibility: internal)
public struct RouteContext: Sendable {
    /// The registry that overrides the shared one; nil for the registry of the task that runs the code.
    @usableFromInline let registry: RouteRegistry?
    /// The scopes, without copies of them, because a scope may own the code; nil for none.
    @usableFromInline let frame: ScopeFrame?

    /// Makes the context of the current task. Returns nil if it uses the shared registry and runs in no scope.
    init?() {
        registry = RouteRegistry.override
        frame = ScopeFrame.current?.withoutHandles
        if registry == nil, frame == nil { return nil }
    }

    /// Runs `body` in the registry and in the scopes of this context. The scopes of the current task are around them.
    @_alwaysEmitIntoClient
    func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let frame else { return try inRegistry(body) }
        return try ScopeFrame.run(frame.insideOfCurrent) { () throws(Failure) in try inRegistry(body) }
    }

    @_alwaysEmitIntoClient
    func inRegistry<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let registry else { return try body() }
        return try registry.run(body)
    }

    @_alwaysEmitIntoClient func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async throws -> Result {
        try await ScopeFrame.run(frame?.insideOfCurrent, isolation: isolation) {
            guard let registry else { return try await body() }
            return try await registry.run(body)
        }
    }
}
