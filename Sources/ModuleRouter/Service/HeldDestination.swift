// SPDX-License-Identifier: Apache-2.0

/// A destination that a router knows without keeping it alive. A value, which nobody else keeps alive, is kept.
final class HeldDestination<Destination> {
    private weak var object: AnyObject?
    /// The bits of the destination, unretained, while `object` lives.
    private let bits: UnsafeMutablePointer<Destination>?
    private let value: Destination?

    init(_ destination: Destination) {
        // Looks through an existential: the question is whether an object is behind it.
        guard Swift.type(of: destination as Any) is AnyClass else {
            value = destination
            bits = nil
            return
        }
        value = nil
        object = destination as AnyObject
        // A weak reference gives back an `AnyObject`; getting from there to `any P` would take a cast that searches all
        // conformances of the process. The bits of the existential are that `any P`, as long as the object lives.
        let copy = UnsafeMutablePointer<Destination>.allocate(capacity: 1)
        withUnsafePointer(to: destination) {
            UnsafeMutableRawPointer(copy).copyMemory(from: $0, byteCount: MemoryLayout<Destination>.size)
        }
        bits = copy
    }

    deinit { bits?.deallocate() }

    var destination: Destination? {
        guard let bits else { return value }
        guard let object else { return nil }
        return withExtendedLifetime(object) { bits.pointee }
    }
}
