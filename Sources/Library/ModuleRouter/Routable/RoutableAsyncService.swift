// SPDX-License-Identifier: Apache-2.0

/// The key of a service that is made asynchronously.
///
/// It has its own type, so that a request without `await` does not compile. A key exists only for a protocol that was declared
/// routable, by an extension:
///
/// ```swift
/// extension RoutableAsyncService where Protocol == any Database {
///     public init() { self.init(declaredProtocol: Protocol.self) }
/// }
///
/// let database = try await Router.destination(for: RoutableAsyncService<any Database>())
/// ```
///
/// The destination passes from one task to another, so the protocol must be `Sendable`.
///
/// `@Routable` writes the initialiser in a faster form. Compositions (`any A & B`, `SomeClass & P`) and constrained existentials
/// (`any P<Int>`) are separate keys.
@frozen public struct RoutableAsyncService<Protocol: Sendable>: RoutableKey {
    @_documentation(visibility: internal)
    public typealias RoutedProtocol = Protocol

    // Unretained: slots are never released, and atomic reference counting would make two threads slower than one.
    @usableFromInline let unmanagedSlot: Unmanaged<RouteSlot>

    @available(
        *, unavailable,
        message:
            "Protocol is not declared as routable for RoutableAsyncService: import the module that declares it, or write '@Routable extension RoutableAsyncService where Protocol == any <#Protocol#> {}' beside the protocol; if it is declared for another key, such as RoutableService, use that key"
    )
    public init() {
        self.init(declaredProtocol: Protocol.self)
    }

    /// Makes the key of a declared protocol. Only for the initialiser of a declaration.
    ///
    /// > Important: A call from any other place bypasses the declaration, and the compiler does not report it.
    ///
    /// - Complexity: O(1), a few nanoseconds more than a key declared with `@Routable`.
    @inlinable public init(declaredProtocol: Protocol.Type) {
        unmanagedSlot = RouteSlotTable.asyncServices.slot(Protocol.self)
    }

    @inlinable init(unmanagedSlot: Unmanaged<RouteSlot>) { self.unmanagedSlot = unmanagedSlot }

    /// Returns the key of a named provider.
    @inlinable package func named(_ name: StaticString) -> Self {
        Self(unmanagedSlot: unmanagedSlot._withUnsafeGuaranteedRef { $0.named(name) })
    }

    /// The kind of the key.
    @_documentation(visibility: internal)
    @inlinable public static var kind: RouteKind { .asyncService }
}
