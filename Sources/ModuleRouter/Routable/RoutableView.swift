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
/// `@Routable` writes the initialiser, and a faster one. Compositions (`any A & B`, `SomeClass & P`) and constrained
/// existentials (`any P<Int>`) are keys of their own.
@frozen public struct RoutableView<Protocol>: RoutableKey {
    public typealias RoutedProtocol = Protocol

    // Unretained: a slot lives for ever, and counting references to it would make two threads slower than one.
    @usableFromInline let unmanagedSlot: Unmanaged<RouteSlot>

    @available(
        *, unavailable,
        message:
            "Protocol is not declared as routable for RoutableView; if it is declared for another key, such as RoutableViewModule, use that key"
    )
    public init() {
        self.init(declaredProtocol: Protocol.self)
    }

    /// Makes the key of a declared protocol. Only for the initialiser of a declaration.
    ///
    /// > Important: Called from anywhere else it goes round the declaration, and no compiler error says so.
    ///
    /// - Complexity: O(1), a few nanoseconds more than a key declared with `@Routable`.
    @inlinable public init(declaredProtocol: Protocol.Type) {
        unmanagedSlot = RouteSlotTable.views.slot(Protocol.self)
    }

    /// Makes the key from the slot that `@Routable` keeps beside the declaration.
    @inlinable public init(slot: borrowing DeclaredSlot<Self>) {
        unmanagedSlot = slot.unmanaged
    }

    @inlinable public static var kind: RouteKind { .view }
}
