// SPDX-License-Identifier: Apache-2.0

/// What a key is looked up by, in one word: the identity of its protocol, and its kind.
struct RouteID: Hashable, Sendable {
    let word: UInt

    init(_ kind: RouteKind, _ type: Any.Type) {
        // What the runtime has of a type takes more bytes than there are kinds, so no two sums are the same.
        word = UInt(bitPattern: ObjectIdentifier(type)) &+ kind.number
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

extension RouteKey {
    var id: RouteID { RouteID(kind, type) }
}
