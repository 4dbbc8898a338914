// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The bytes of UUIDs that count from 1, for code that receives its identifiers from a closure.
///
/// ```swift
/// let uuids = SequentialUUIDs()
/// let makeID: @Sendable () -> UUID = { UUID(uuid: uuids.next()) }
/// makeID()  // 00000000-0000-0000-0000-000000000001
/// makeID()  // 00000000-0000-0000-0000-000000000002
/// ```
///
/// The type needs no Foundation. Several threads can use one instance; each number is returned once.
public final class SequentialUUIDs: Sendable {
    /// The 16 bytes of a UUID: Foundation's `uuid_t`.
    public typealias Bytes = (
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )

    private let last = Locked<UInt64>(0)

    public init() {}

    /// Returns the next number, as the last 8 bytes of a UUID with the highest byte first.
    public func next() -> Bytes {
        let number = last.withLock { last in
            last += 1
            return last
        }
        func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
        return (
            0, 0, 0, 0, 0, 0, 0, 0, byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
        )
    }
}
