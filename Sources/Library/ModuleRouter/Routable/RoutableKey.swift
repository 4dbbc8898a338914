// SPDX-License-Identifier: Apache-2.0

/// A key of a declared protocol. Only the keys of this library conform.
public protocol RoutableKey<RoutedProtocol>: Sendable, CustomStringConvertible {
    /// The declared protocol.
    @_documentation(visibility: internal)
    associatedtype RoutedProtocol
    /// The kind of the key.
    @_documentation(visibility: internal)
    static var kind: RouteKind { get }
}

extension RoutableKey {
    /// Makes the key from the slot that `@Routable` keeps beside the declaration.
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(slot: borrowing DeclaredSlot<Self>) { self = slot.key }

    /// The slot of the protocol. A declaration with `@Routable` keeps it in its ``DeclaredSlot``.
    package static var slot: RouteSlot {
        RouteSlotTable.of(kind).slot(RoutedProtocol.self).takeUnretainedValue()
    }

    package static var key: RouteKey { RouteKey(kind, RoutedProtocol.self) }

    /// The value that identifies the route, for comparison with the keys of interceptors and errors.
    public var key: RouteKey { Self.key }

    /// The key as it is written in source, for example `RoutableService<any Clock>`.
    ///
    /// - Complexity: Slow, because it asks the runtime for the protocol's name. Only for messages and logs.
    public var description: String { Self.key.description }
}
