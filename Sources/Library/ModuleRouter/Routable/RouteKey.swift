// SPDX-License-Identifier: Apache-2.0

@_exported public import RouteVocabulary

/// The identity of a route: the kind of its key, the type of its protocol, and the name of a named provider.
///
/// Two protocols with the same name in two modules are two keys. The description is the key as it is written in source, for example
/// `RoutableService<any Clock>`.
public struct RouteKey: Sendable, Hashable, CustomStringConvertible {
    /// The kind of the key.
    @_documentation(visibility: internal)
    public let kind: RouteKind
    /// The type of the protocol, for example `(any Clock).self`.
    @_documentation(visibility: internal)
    public let type: Any.Type
    /// The address of the `NamedKey`; zero for a key without a name. One word, because each copy of a string counts its references.
    private let namedKey: UInt

    /// The name that distinguishes several providers of one protocol; nil for the provider without a name.
    public var name: String? { named?.name }

    /// The key as the key of a named provider; nil if it has no name.
    package var named: NamedKey? {
        UnsafeRawPointer(bitPattern: namedKey).map { Unmanaged<NamedKey>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes the identity of a key.
    ///
    /// - Parameters:
    ///   - kind: The kind of the key.
    ///   - type: The type of the protocol.
    @_documentation(visibility: internal)
    public init(_ kind: RouteKind, _ type: Any.Type) {
        self.kind = kind
        self.type = type
        namedKey = 0
    }

    init(_ unnamed: RouteKey, namedKey: UInt) {
        kind = unnamed.kind
        type = unnamed.type
        self.namedKey = namedKey
    }

    /// Not inlined, so that each line of `routes` is small.
    @inline(never) package init(_ kind: RouteKind, _ type: Any.Type, named name: StaticString?) {
        self.init(kind, type)
        if let name { self = NamedKey.of(self, named: name.description).key }
    }

    /// Makes the key with an identity.
    init(_ id: RouteID) {
        if let named = NamedKey.of(id) {
            self = named.key
        } else {
            self.init(id.kind, id.type)
        }
    }

    package var id: RouteID { namedKey == 0 ? RouteID(kind, type) : RouteID(word: namedKey) }

    public static func == (one: RouteKey, other: RouteKey) -> Bool {
        one.kind == other.kind && one.type == other.type && one.namedKey == other.namedKey
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(ObjectIdentifier(type))
    }

    @inline(never)  // See SmallCode.
    public var description: String { "\(kind.keyName)<\(protocolName)>\(nameSuffix)" }

    private var nameSuffix: String { name.map { " named '\($0)'" } ?? "" }

    /// The protocol as it is written in source, for example `any Clock` or `any Store<Int>`.
    ///
    /// - Complexity: Slow, because it asks the runtime for a string. Only for messages.
    public var protocolName: String { TypeSpelling.spelling(of: type, qualified: false) }

    /// The description with module names, for keys that would otherwise look the same.
    package var qualifiedDescription: String {
        "\(kind.keyName)<\(TypeSpelling.spelling(of: type, qualified: true))>\(nameSuffix)"
    }
}
