// SPDX-License-Identifier: Apache-2.0

/// A random number generator whose sequence depends on its seed alone, on every platform and in every version of this library.
///
/// ```swift
/// var generator = SeededRandomNumberGenerator(seed: 1)
/// let die = Int.random(in: 1...6, using: &generator)
/// ```
///
/// The numbers are those of SplitMix64: the published
/// [reference implementation](https://prng.di.unimi.it/splitmix64.c) with the seed as its state. Equal seeds give equal sequences. The
/// standard library may change how it derives other values, such as those of `shuffled(using:)`, from these numbers.
///
/// > Important: The numbers are predictable. Use the generator in tests only.
public struct SeededRandomNumberGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator. All seeds, including 0, are equally good.
    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
