// SPDX-License-Identifier: Apache-2.0

/// The identity of a key in one word, for lookups: the protocol's type and the key's kind. For a named key, the address of its slot.
package struct RouteID: Hashable, Sendable {
    let word: UInt

    init(_ kind: RouteKind, _ type: Any.Type) {
        // The metadata of a type is larger in bytes than the number of kinds, so all sums are different.
        word = UInt(bitPattern: ObjectIdentifier(type)) &+ kind.number
    }

    init(ofNamed slot: RouteSlot) { word = UInt(bitPattern: Unmanaged.passUnretained(slot).toOpaque()) }
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
    package var id: RouteID { name == nil ? RouteID(kind, type) : NamedSlots.slot(of: self).id }

    /// The key without the name.
    var unnamed: RouteKey { RouteKey(kind, type) }
}
