// SPDX-License-Identifier: Apache-2.0

/// A destination that a router knows without keeping it alive. A value, which nobody else keeps alive, is kept.
final class HeldDestination<Destination> {
    private weak var object: AnyObject?
    /// The bits of the destination, unretained, while `object` lives.
    private let bits: UnsafeMutablePointer<Destination>?
    private let value: Destination?

    init(_ destination: Destination) {
        // Looks through an existential: the question is whether an object is behind it, itself and not wrapped.
        let type = Swift.type(of: destination as Any)
        let object = destination as AnyObject
        guard type is AnyClass, Swift.type(of: object) == type else {
            value = destination
            bits = nil
            return
        }
        value = nil
        self.object = object
        // A weak reference gives back an `AnyObject`; getting from there to `any P` would take a cast that searches all
        // conformances of the process. The bits of the existential are that `any P`, as long as the object lives: if they
        // hold the object itself, and not the address of a box around it, as an `Any` made of an `any P` does.
        bits = Self.bits(of: destination, holding: object)
    }

    /// A destination that is an object itself or, if it only stands for the object, is kept.
    init(_ destination: Destination, of object: AnyObject) {
        // A struct may begin with a reference to the object, and hold more: it is not the object.
        guard Swift.type(of: destination as Any) is AnyClass, destination as AnyObject === object else {
            value = destination
            bits = nil
            return
        }
        value = nil
        self.object = object
        bits = Self.bits(of: destination, holding: object)
    }

    /// A copy of the bits, unretained, if they hold the object itself.
    private static func bits(
        of destination: Destination, holding object: AnyObject
    ) -> UnsafeMutablePointer<Destination>? {
        let holdsObject = withUnsafeBytes(of: destination) { bytes in
            bytes.count >= MemoryLayout<UInt>.size
                && bytes.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object))
        }
        guard holdsObject else { return nil }
        let copy = UnsafeMutablePointer<Destination>.allocate(capacity: 1)
        withUnsafePointer(to: destination) {
            UnsafeMutableRawPointer(copy).copyMemory(from: $0, byteCount: MemoryLayout<Destination>.size)
        }
        return copy
    }

    deinit { bits?.deallocate() }

    var destination: Destination? {
        guard let object else { return value }
        guard let bits else { return object as? Destination }
        return withExtendedLifetime(object) { bits.pointee }
    }
}
