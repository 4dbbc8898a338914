// SPDX-License-Identifier: Apache-2.0

/// The key of a view: a screen or a part of one.
///
/// A key exists only for a protocol that was declared routable, by an extension:
///
/// ```swift
/// extension RoutableView where Protocol == any LoginViewInput {
///     public init() { self.init(declaredProtocol: Protocol.self) }
/// }
/// ```
///
/// `@Routable` writes the initialiser in a faster form. Compositions (`any A & B`, `SomeClass & P`) and constrained existentials
/// (`any P<Int>`) are separate keys.
@frozen public struct RoutableView<Protocol>: RoutableKey {
    @_documentation(visibility: internal)
    public typealias RoutedProtocol = Protocol

    // Unretained: slots are never released, and atomic reference counting would make two threads slower than one.
    @usableFromInline let unmanagedSlot: Unmanaged<RouteSlot>

    @available(
        *, unavailable,
        message:
            "Protocol is not declared as routable for RoutableView: import the module that declares it, or write '@Routable extension RoutableView where Protocol == any <#Protocol#> {}' beside the protocol; if it is declared for another key, such as RoutableViewModule, use that key"
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
        unmanagedSlot = RouteSlotTable.views.slot(Protocol.self)
    }

    init(unmanagedSlot: Unmanaged<RouteSlot>) { self.unmanagedSlot = unmanagedSlot }

    /// Returns the key of a named provider; this key if there is no name.
    func named(_ name: StaticString?) -> Self {
        guard let name else { return self }
        return Self(unmanagedSlot: unmanagedSlot._withUnsafeGuaranteedRef { $0.named(name) })
    }

    /// The kind of the key.
    @_documentation(visibility: internal)
    @inlinable public static var kind: RouteKind { .view }
}

/// The type that the compiler names if the argument of a function is not the key of a view: "type 'RoutableViewKey' has no member
/// 'clock'". Without an unavailable function with this type, it would complain about the type parameters of the other functions.
@_documentation(visibility: internal)
public enum RoutableViewKey: Sendable {}
