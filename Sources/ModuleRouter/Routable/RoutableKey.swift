// SPDX-License-Identifier: Apache-2.0

/// What the declared keys have in common. Only the keys of this library conform.
public protocol RoutableKey<RoutedProtocol>: Sendable, CustomStringConvertible {
    /// The protocol that was declared.
    associatedtype RoutedProtocol
    static var kind: RouteKind { get }
}

extension RoutableKey {
    /// The slot of the protocol; a declaration with `@Routable` keeps it in its ``DeclaredSlot``.
    static var slot: RouteSlot {
        RouteSlotTable.of(kind).slot(RoutedProtocol.self).takeUnretainedValue()
    }

    static var key: RouteKey { RouteKey(kind, RoutedProtocol.self) }

    /// What the route is known by, to compare with what an interceptor or an error names.
    public var key: RouteKey { Self.key }

    /// The key as it is written in source, for example `RoutableService<any Clock>`.
    ///
    /// - Complexity: Slow, because it asks the runtime for the protocol's name. For messages and logs.
    public var description: String { Self.key.description }
}
