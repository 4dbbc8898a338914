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
/// It keeps no destination that may end before this object. Each use requests the service again if the destination
/// - is made in a scope of the caller, because this object was made outside of such a scope,
/// - is weak or cached, or one of a limited number,
/// - belongs to a registry that overrides the shared one, although this object was made without such a registry.
///
/// It also keeps a registry that replaced the shared one when it was made. A registry that itself keeps the owner of this object
/// is therefore never released.
///
/// `@Routed` writes it as a property.
public final class RoutedDestination<Key: RoutableKey> {
    @usableFromInline let key: Key
    @usableFromInline let location: RouteLocation
    /// The registry and the scopes in which this object was made.
    @usableFromInline let context: RouteContext?
    /// Whether the requests use the shared registry, unless another one replaces it.
    @usableFromInline let isOfShared: Bool
    @usableFromInline let kept = AtomicOnce<Box<Key.RoutedProtocol>>()

    /// Requests nothing yet.
    ///
    /// - Parameter key: The key of the service.
    public init<Protocol>(
        _ key: Key, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) where Key == RoutableService<Protocol> {
        self.key = key
        location = RouteLocation(fileID: fileID, line: line, column: column)
        context = RouteDependencies.context
        isOfShared = context?.registry == nil
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
        isOfShared = context?.registry == nil
    }

    /// The kept destination, unless a registry replaces the one that made it.
    @_alwaysEmitIntoClient @inline(__always) var known: Box<Key.RoutedProtocol>? {
        !isOfShared || _fastPath(!RouteRegistry.hasOverrides) || !RouteRegistry.isOverridden ? kept.value : nil
    }

    /// Keeps a destination, if it lives as long as this object.
    @usableFromInline func keep(
        _ destination: Key.RoutedProtocol, of slot: Unmanaged<RouteSlot>, after use: RoutedUse
    ) -> Key.RoutedProtocol {
        guard use.mayKeepDestination(of: slot) else { return destination }
        return kept.keep(Box(destination)).value
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
        if let known { return known.value }
        let use = RoutedUse(context)
        return keep(
            try use.run { () throws(RouteError) in
                try Router.destination(
                    for: key, fileID: location.fileID, line: location.line, column: location.column)
            }, of: key.unmanagedSlot, after: use)
    }

    /// Returns the destination; nil if the key has no provider.
    ///
    /// - Throws: The `RouteError` of the request.
    @_alwaysEmitIntoClient public func getIfProvided<Protocol>() throws(RouteError) -> Protocol?
    where Key == RoutableService<Protocol> {
        if let known { return known.value }
        return RouteDependencies.isProvided(key, in: context) ? try get() : nil
    }

    /// Returns the destination.
    ///
    /// - Throws: The `RouteError` of the request; `CancellationError` if the task is cancelled. The next call requests the service
    ///   again.
    @_alwaysEmitIntoClient public func get<Protocol>() async throws -> Protocol
    where Key == RoutableAsyncService<Protocol> {
        if let known { return known.value }
        let use = RoutedUse(context)
        return keep(
            try await use.run {
                try await Router.destination(
                    for: key, fileID: location.fileID, line: location.line, column: location.column)
            }, of: key.unmanagedSlot, after: use)
    }

    /// Returns the destination; nil if the key has no provider.
    ///
    /// - Throws: The `RouteError` of the request; `CancellationError` if the task is cancelled.
    @_alwaysEmitIntoClient public func getIfProvided<Protocol>() async throws -> Protocol?
    where Key == RoutableAsyncService<Protocol> {
        if let known { return known.value }
        return RouteDependencies.isProvided(key, in: context) ? try await get() : nil
    }
}

/// One request of a ``RoutedDestination``: in the scopes of the object, and in those of the current task, which the object borrows.
@usableFromInline struct RoutedUse: Sendable {
    @usableFromInline let registry: RouteRegistry?
    @usableFromInline let frame: ScopeFrame?
    private let borrowed: BorrowedScopes?

    @usableFromInline init(_ context: RouteContext?) {
        registry = context?.registry
        (frame, borrowed) = ScopeFrame.borrowing(around: context?.frame)
    }

    @_alwaysEmitIntoClient
    func run<Result>(_ body: () throws(RouteError) -> Result) throws(RouteError) -> Result {
        try ScopeFrame.run(frame) { () throws(RouteError) in
            guard let registry else { return try body() }
            return try registry.run(body)
        }
    }

    @_alwaysEmitIntoClient func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async throws -> Result {
        try await ScopeFrame.run(frame, isolation: isolation) {
            guard let registry else { return try await body() }
            return try await registry.run(body)
        }
    }

    /// Returns whether the destination of a key, which this request has made, lives as long as the object.
    func mayKeepDestination(of slot: Unmanaged<RouteSlot>) -> Bool {
        slot._withUnsafeGuaranteedRef { isPermanent($0) } && borrowed?.mayKeep() ?? true
    }

    private func isPermanent(_ slot: RouteSlot) -> Bool {
        if registry == nil {
            if RouteRegistry.hasOverrides, RouteRegistry.isOverridden { return false }
            // The shared registry keeps this destination.
            if slot.resolution.loadRelaxed().isKept { return true }
        }
        return (registry ?? .shared).entry(slot.id)?.lifetime?.isTemporary != true
    }
}
