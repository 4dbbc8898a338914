// SPDX-License-Identifier: Apache-2.0

/// A destination that is requested at its first use, then kept.
///
/// ```swift
/// final class ReminderList: Sendable {
///     private let clock = RoutedDestination(.clock)
///
///     func isDue(_ reminder: Reminder) throws -> Bool { try clock.get().now() >= reminder.date }
/// }
/// ```
///
/// The request uses the registry and the scopes of the task that made this object, so a test that makes the owner also replaces its
/// services. If several threads use it at the same time, one destination is kept, and all of them receive that one.
///
/// `@Routed` writes it as a property.
public final class RoutedDestination<Key: RoutableKey> {
    @usableFromInline let key: Key
    @usableFromInline let location: RouteLocation
    /// The registry and the scopes in which this object was made.
    @usableFromInline let context: RouteContext?
    @usableFromInline let kept = AtomicOnce<KeptDestination<Key.RoutedProtocol>>()

    /// Requests nothing yet.
    ///
    /// - Parameter key: The key of the service.
    public init<Protocol>(
        _ key: Key, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) where Key == RoutableService<Protocol> {
        self.key = key
        location = RouteLocation(fileID: fileID, line: line, column: column)
        context = RouteDependencies.context
    }

    /// Requests nothing yet.
    ///
    /// - Parameter key: The key of the asynchronous service.
    public init<Protocol>(
        _ key: Key, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) where Key == RoutableAsyncService<Protocol> {
        self.key = key
        location = RouteLocation(fileID: fileID, line: line, column: column)
        context = RouteDependencies.context
    }

    @usableFromInline func keep(_ destination: Key.RoutedProtocol) -> Key.RoutedProtocol {
        kept.keep(KeptDestination(destination)).destination
    }
}

// The kept destination is written once, by an atomic operation.
extension RoutedDestination: @unchecked Sendable where Key.RoutedProtocol: Sendable {}

extension RoutedDestination {
    /// Returns the destination.
    ///
    /// - Throws: The `RouteError` of the request. The next call requests the service again.
    @_alwaysEmitIntoClient public func get<Protocol>() throws(RouteError) -> Protocol
    where Key == RoutableService<Protocol> {
        if let kept = kept.value { return kept.destination }
        return keep(
            try RouteDependencies.resolve(
                Protocol.self, key, in: context, fileID: location.fileID, line: location.line,
                column: location.column))
    }

    /// Returns the destination; nil if the key has no provider.
    ///
    /// - Throws: The `RouteError` of the request.
    @_alwaysEmitIntoClient public func getIfProvided<Protocol>() throws(RouteError) -> Protocol?
    where Key == RoutableService<Protocol> {
        if let kept = kept.value { return kept.destination }
        return RouteDependencies.isProvided(key, in: context) ? try get() : nil
    }

    /// Returns the destination.
    ///
    /// - Throws: The `RouteError` of the request; `CancellationError` if the task is cancelled. The next call requests the service
    ///   again.
    @_alwaysEmitIntoClient public func get<Protocol>() async throws -> Protocol
    where Key == RoutableAsyncService<Protocol> {
        if let kept = kept.value { return kept.destination }
        return keep(
            try await RouteDependencies.resolveAsynchronously(
                Protocol.self, key, in: context, fileID: location.fileID, line: location.line, column: location.column)
        )
    }

    /// Returns the destination; nil if the key has no provider.
    ///
    /// - Throws: The `RouteError` of the request; `CancellationError` if the task is cancelled.
    @_alwaysEmitIntoClient public func getIfProvided<Protocol>() async throws -> Protocol?
    where Key == RoutableAsyncService<Protocol> {
        if let kept = kept.value { return kept.destination }
        return RouteDependencies.isProvided(key, in: context) ? try await get() : nil
    }
}

/// A destination that an object keeps. It is passed to another thread only if it is `Sendable`, because ``RoutedDestination`` is.
@usableFromInline final class KeptDestination<Destination>: @unchecked Sendable {
    @usableFromInline let destination: Destination

    init(_ destination: Destination) { self.destination = destination }
}
