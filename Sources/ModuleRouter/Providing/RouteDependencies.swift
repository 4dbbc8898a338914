// SPDX-License-Identifier: Apache-2.0

/// The dependencies of a class with `@Provider`. The code that the macro generates calls these functions for each parameter of the
/// initialiser.
///
/// The first argument states the type exactly. The second one is written as `.init()`: the compiler chooses the function whose key
/// is declared for the type, or else the unavailable function, which explains the error. For this reason, all others are
/// disfavoured.
@_documentation(visibility: internal)
public enum RouteDependencies {
    /// The registry of this task, for dependencies that are resolved later; nil for the shared registry.
    @inlinable public static var registry: RouteRegistry? { RouteRegistry.isOverridden ? RouteRegistry.current : nil }

    @_disfavoredOverload
    @inlinable @inline(__always)
    public static func resolve<Protocol>(
        _: Protocol.Type, _ key: RoutableService<Protocol>, in registry: RouteRegistry? = nil, fileID: StaticString,
        line: UInt, column: UInt
    ) throws -> Protocol {
        guard let registry else { return try Router.destination(for: key, fileID: fileID, line: line, column: column) }
        return try registry.run { () throws -> Protocol in
            try Router.destination(for: key, fileID: fileID, line: line, column: column)
        }
    }

    /// Returns nil if the key has no provider.
    @_disfavoredOverload
    public static func resolveIfProvided<Protocol>(
        _ type: Protocol.Type, _ key: RoutableService<Protocol>, in registry: RouteRegistry? = nil,
        fileID: StaticString, line: UInt, column: UInt
    ) throws -> Protocol? {
        guard isProvided(key, in: registry) else { return nil }
        return try resolve(type, key, in: registry, fileID: fileID, line: line, column: column)
    }

    /// Resolves a service in an asynchronous initialiser.
    @_disfavoredOverload
    @inlinable public static func resolveAsynchronously<Protocol>(
        _ type: Protocol.Type, _ key: RoutableService<Protocol>, in registry: RouteRegistry? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> Protocol {
        try resolve(type, key, in: registry, fileID: fileID, line: line, column: column)
    }

    public static func resolveAsynchronously<Protocol>(
        _: Protocol.Type, _ key: RoutableAsyncService<Protocol>, in registry: RouteRegistry? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> Protocol {
        guard let registry else {
            return try await Router.destination(for: key, fileID: fileID, line: line, column: column)
        }
        return try await registry.run {
            try await Router.destination(for: key, fileID: fileID, line: line, column: column)
        }
    }

    /// Returns nil if the key has no provider.
    @_disfavoredOverload
    public static func resolveAsynchronouslyIfProvided<Protocol>(
        _ type: Protocol.Type, _ key: RoutableService<Protocol>, in registry: RouteRegistry? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> Protocol? {
        try resolveIfProvided(type, key, in: registry, fileID: fileID, line: line, column: column)
    }

    /// Returns nil if the key has no provider.
    public static func resolveAsynchronouslyIfProvided<Protocol>(
        _ type: Protocol.Type, _ key: RoutableAsyncService<Protocol>, in registry: RouteRegistry? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> Protocol? {
        guard isProvided(key, in: registry) else { return nil }
        return try await resolveAsynchronously(
            type, key, in: registry, fileID: fileID, line: line, column: column)
    }

    // MARK: All named providers

    @_disfavoredOverload
    public static func resolveAll<Protocol>(
        _: Protocol.Type, _ key: RoutableService<Protocol>, in registry: RouteRegistry? = nil, fileID: StaticString,
        line: UInt, column: UInt
    ) throws -> [Protocol] {
        try (registry ?? .current).run { () throws in
            try Router.destinations(for: key, fileID: fileID, line: line, column: column).map(\.destination)
        }
    }

    @_disfavoredOverload
    public static func resolveAllAsynchronously<Protocol>(
        _ type: Protocol.Type, _ key: RoutableService<Protocol>, in registry: RouteRegistry? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> [Protocol] {
        try resolveAll(type, key, in: registry, fileID: fileID, line: line, column: column)
    }

    public static func resolveAllAsynchronously<Protocol>(
        _: Protocol.Type, _ key: RoutableAsyncService<Protocol>, in registry: RouteRegistry? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString, line: UInt, column: UInt
    ) async throws -> [Protocol] {
        try await (registry ?? .current).run {
            try await Router.destinations(for: key, fileID: fileID, line: line, column: column).map(\.destination)
        }
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
    public static func resolve<Value>(
        _: Value.Type, _ key: UndeclaredKey, in registry: RouteRegistry? = nil, fileID: StaticString, line: UInt,
        column: UInt
    ) throws -> Value { throw CancellationError() }

    @available(
        *, unavailable,
        message:
            "the router cannot supply this parameter, because its type is not declared routable: import the module that declares it, or write '@Routable extension RoutableService where Protocol == any <#Protocol#> {}' beside the protocol; write a default value or @RouteParameter for a value that no route has; only a provider of an asynchronous service can have an asynchronous service as a parameter"
    )
    public static func resolveIfProvided<Value>(
        _: Value.Type, _ key: UndeclaredKey, in registry: RouteRegistry? = nil, fileID: StaticString, line: UInt,
        column: UInt
    ) throws -> Value? { nil }

    @available(
        *, unavailable,
        message:
            "the router cannot supply this parameter, because the type of its elements is not declared routable: import the module that declares it, or write '@Routable extension RoutableService where Protocol == any <#Protocol#> {}' beside the protocol; write a default value or @RouteParameter for a value that no route has"
    )
    public static func resolveAll<Value>(
        _: Value.Type, _ key: UndeclaredKey, in registry: RouteRegistry? = nil, fileID: StaticString, line: UInt,
        column: UInt
    ) throws -> [Value] { [] }

    // MARK: Whether a key has a provider

    /// Whether a key has a provider. A registry that refuses all requests counts as one that has, so that it can refuse.
    package static func isProvided<Key: RoutableKey>(_ key: Key, in registry: RouteRegistry?) -> Bool {
        let registry = registry ?? .current
        return registry.nearestRefusal != nil || registry.entry(Key.key.id) != nil
    }
}
