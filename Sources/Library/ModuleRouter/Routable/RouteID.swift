// SPDX-License-Identifier: Apache-2.0

/// The identity of a key in one word, for lookups: the protocol's type and the key's kind. For a named key, the address of its ``NamedKey``.
package struct RouteID: Hashable, Sendable {
    let word: UInt

    package init(_ kind: RouteKind, _ type: Any.Type) {
        // The metadata of a type is larger in bytes than the number of kinds, so all sums are different.
        word = UInt(bitPattern: ObjectIdentifier(type)) &+ kind.number
    }

    /// - Parameter word: The address of a `NamedKey`.
    init(word: UInt) { self.word = word }

    /// The kind of a key without a name.
    var kind: RouteKind { RouteKind.allCases.first { $0.number == word & 7 } ?? .service }

    /// The type of a key without a name.
    var type: Any.Type {
        // Metadata is aligned to eight bytes, so the kind is in the lowest bits.
        unsafeBitCast(word & ~7, to: Any.Type.self)
    }
}

extension RouteKind {
    fileprivate var number: UInt {
        switch self {
        case .service: 0
        case .serviceModule: 1
        case .asyncService: 2
        case .view: 3
        case .viewModule: 4
        }
    }
}
