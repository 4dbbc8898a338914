// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A 128-bit hash of some bytes.
///
/// It multiplies and mixes 16 bytes at a time in two lanes. It is fast and spreads well, but it is not cryptographic. An attacker
/// who can plant a collision could change the cache as well.
struct ContentHash: Hashable, Sendable {
    var high: UInt64
    var low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    init(_ bytes: UnsafeRawBufferPointer) {
        var one = 0xA076_1D64_78BD_642F ^ UInt64(truncatingIfNeeded: bytes.count)
        var two: UInt64 = 0xE703_7ED1_A0B4_28DB
        var offset = 0
        while bytes.count - offset >= 16 {
            let left = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let right = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            one = Self.mix(left ^ 0x8EBC_6AF0_9C88_C6E3, right ^ one)
            two = Self.mix(right ^ 0x5899_65CC_7537_4CC3, left ^ two)
            offset += 16
        }
        var tail: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &tail) { $0.copyMemory(from: .init(rebasing: bytes[offset...])) }
        one = Self.mix(tail.0 ^ 0x1D8E_4E27_C47D_124F, tail.1 ^ one)
        two = Self.mix(tail.1 ^ 0xEB44_ACCA_B455_D165, tail.0 ^ two)
        high = Self.mix(one ^ 0x9E37_79B9_7F4A_7C15, two)
        low = Self.mix(two ^ 0xC2B2_AE3D_27D4_EB4F, one)
    }

    init(_ text: String) {
        var text = text
        self = text.withUTF8 { ContentHash(UnsafeRawBufferPointer($0)) }
    }

    /// Returns the hash of this hash and another, in this order.
    func combined(with other: ContentHash) -> ContentHash {
        ContentHash(
            high: Self.mix(high ^ 0x9E37_79B9_7F4A_7C15, other.high),
            low: Self.mix(low ^ 0xC2B2_AE3D_27D4_EB4F, other.low))
    }

    private static func mix(_ one: UInt64, _ two: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: two)
        return product.high ^ product.low
    }

    func hash(into hasher: inout Hasher) { hasher.combine(low) }
}
#endif
