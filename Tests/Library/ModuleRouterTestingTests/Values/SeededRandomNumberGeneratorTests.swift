// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing

struct SeededRandomNumberGeneratorTests {
    /// The first numbers of the reference implementation, https://prng.di.unimi.it/splitmix64.c, with this seed.
    @Test func numbersEqualTheSplitMix64Reference() {
        var generator = SeededRandomNumberGenerator(seed: 1_234_567)
        #expect(
            (0..<5).map { _ in generator.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func equalSeedsGiveEqualSequences() {
        var (one, other) = (SeededRandomNumberGenerator(seed: 0), SeededRandomNumberGenerator(seed: 0))
        #expect((0..<100).map { _ in one.next() } == (0..<100).map { _ in other.next() })
    }

    @Test func copyContinuesIndependently() {
        var generator = SeededRandomNumberGenerator(seed: 1)
        var copy = generator
        #expect(generator.next() == copy.next())
    }
}
