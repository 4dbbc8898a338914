// SPDX-License-Identifier: Apache-2.0

/// A destination that a route knows without keeping it alive. A value has no other owner, so it is kept.
package final class HeldDestination<Destination> {
    private weak var object: AnyObject?
    /// The unretained bits of the destination while `object` lives, or the destination itself if it is not an object. Nil if the
    /// bits do not contain the object itself.
    private let bits: UnsafeMutablePointer<Destination>?
    private let isKept: Bool

    package init(_ destination: Destination) {
        guard let object = ClassInstance.of(destination) else {
            isKept = true
            bits = Self.kept(destination)
            return
        }
        isKept = false
        self.object = object
        // A weak reference returns an `AnyObject`. A cast from there to `any P` would search all conformances of the process. The
        // bits of the existential remain a valid `any P` while the object lives, if they contain the object itself. An `Any` made
        // of an `any P`, for example, contains the address of a box instead.
        bits = Self.holds(destination, object) ? Self.unretained(destination) : nil
    }

    /// Holds a destination weakly if it is the object itself, and strongly if it only represents the object.
    package init(_ destination: Destination, of object: AnyObject) {
        // A struct may begin with a reference to the object and contain more, so it is not the object.
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

    /// Returns whether the bits are those of the object, or begin with them.
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

    package var destination: Destination? {
        if isKept { return bits?.pointee }
        guard let object else { return nil }
        guard let bits else { return object as? Destination }
        return withExtendedLifetime(object) { bits.pointee }
    }
}
