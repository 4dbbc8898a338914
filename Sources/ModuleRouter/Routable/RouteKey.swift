// SPDX-License-Identifier: Apache-2.0

/// What a route is known by: the kind of its key and the protocol, with the identity that the compiler gave it.
///
/// Two protocols of the same name in two modules are two keys. Its description is what one writes to ask for the route,
/// for example `RoutableService<any Clock>`.
public struct RouteKey: Sendable, Hashable, CustomStringConvertible {
    public let kind: RouteKind
    public let type: Any.Type

    public init(_ kind: RouteKind, _ type: Any.Type) {
        self.kind = kind
        self.type = type
    }

    public static func == (one: RouteKey, other: RouteKey) -> Bool {
        one.kind == other.kind && one.type == other.type
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(ObjectIdentifier(type))
    }

    public var description: String { "\(kind.keyName)<\(protocolName)>" }

    /// The protocol as one writes it, for example `any Clock` or `any Store<Int>`.
    ///
    /// - Complexity: slow (it asks the runtime for a string); for messages only.
    public var protocolName: String { TypeSpelling.spelling(of: type, qualified: false) }

    /// The same with module names, for when two keys would read alike.
    public var qualifiedDescription: String {
        "\(kind.keyName)<\(TypeSpelling.spelling(of: type, qualified: true))>"
    }
}
