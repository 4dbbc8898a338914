// SPDX-License-Identifier: Apache-2.0

/// The identity of a key in one word, for lookups: the protocol's type and the key's kind. For a named key, the address of its ``NamedKey``.
package struct RouteID: Hashable, Sendable {
    let word: UInt

    init(_ kind: RouteKind, _ type: Any.Type) {
        // The metadata of a type is larger in bytes than the number of kinds, so all sums are different.
        word = UInt(bitPattern: ObjectIdentifier(type)) &+ kind.number
    }

    /// - Parameter word: The address of a `NamedKey`.
    init(word: UInt) { self.word = word }
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
