// SPDX-License-Identifier: Apache-2.0

/// A destination that a router knows without keeping it alive. A value, which nobody else keeps alive, is kept.
final class HeldDestination<Destination> {
    private weak var object: AnyObject?
    /// The bits of the destination, unretained, while `object` lives; the destination itself where there is no object. Nil if
    /// the object does not say all.
    private let bits: UnsafeMutablePointer<Destination>?
    private let isKept: Bool

    init(_ destination: Destination) {
        guard let object = ClassInstance.of(destination) else {
            isKept = true
            bits = Self.kept(destination)
            return
        }
        isKept = false
        self.object = object
        // A weak reference gives back an `AnyObject`; getting from there to `any P` would take a cast that searches all
        // conformances of the process. The bits of the existential are that `any P`, as long as the object lives: if they
        // hold the object itself, and not the address of a box around it, as an `Any` made of an `any P` does.
        bits = Self.holds(destination, object) ? Self.unretained(destination) : nil
    }

    /// A destination that is an object itself or, if it only stands for the object, is kept.
    init(_ destination: Destination, of object: AnyObject) {
        // A struct may begin with a reference to the object, and hold more: it is not the object.
        guard ClassInstance.of(destination) === object else {
            isKept = true
            bits = Self.kept(destination)
            return
        }
        isKept = false
        self.object = object
        bits = Self.holds(destination, object) ? Self.unretained(destination) : nil
    }

    private static func kept(_ destination: Destination) -> UnsafeMutablePointer<Destination> {
        let kept = UnsafeMutablePointer<Destination>.allocate(capacity: 1)
        kept.initialize(to: destination)
        return kept
    }

    /// Whether the bits are those of the object, or begin with them.
    private static func holds(_ destination: Destination, _ object: AnyObject) -> Bool {
        withUnsafeBytes(of: destination) { bytes in
            bytes.count >= MemoryLayout<UInt>.size
                && bytes.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object))
        }
    }

    private static func unretained(_ destination: Destination) -> UnsafeMutablePointer<Destination> {
        let copy = UnsafeMutablePointer<Destination>.allocate(capacity: 1)
        withUnsafePointer(to: destination) {
            UnsafeMutableRawPointer(copy).copyMemory(from: $0, byteCount: MemoryLayout<Destination>.size)
        }
        return copy
    }

    deinit {
        if isKept { bits?.deinitialize(count: 1) }
        bits?.deallocate()
    }

    var destination: Destination? {
        if isKept { return bits?.pointee }
        guard let object else { return nil }
        guard let bits else { return object as? Destination }
        return withExtendedLifetime(object) { bits.pointee }
    }
}
