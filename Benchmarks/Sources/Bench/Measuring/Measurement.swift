// SPDX-License-Identifier: Apache-2.0

/// What came out of the rounds of one case.
struct Measurement {
    /// One turn of the case and its floor, one right after the other, in nanoseconds for each operation.
    struct Round {
        let floor: Double
        let work: Double
    }

    let rounds: [Round]
    /// Requests for memory, for each operation.
    let floorAllocations: Double
    let allocations: Double
    /// How often the rounds were begun anew, because they did not agree.
    let repeats: Int

    /// How many times its floor a case may be off before its rounds are taken not to agree: of the ratio's quartiles.
    static let greatestSpread = 0.05

    var floor: Double { Quantile.median(rounds.map(\.floor)) }

    var work: Double { Quantile.median(rounds.map(\.work)) }

    /// How many times the floor; of each round by itself, so that a machine that is slower for a while is slower for both.
    var ratio: Double { Quantile.median(ratios) }

    /// How far the middle half of the ratios is apart, as a part of the ratio.
    var spread: Double { (Quantile.of(ratios, 0.75) - Quantile.of(ratios, 0.25)) / ratio }

    var isNoisy: Bool { spread > Self.greatestSpread }

    private var ratios: [Double] { rounds.map { $0.work / $0.floor } }
}

enum Quantile {
    static func median(_ values: [Double]) -> Double { of(values, 0.5) }

    /// - Parameter part: From 0, the least, to 1, the greatest.
    static func of(_ values: [Double], _ part: Double) -> Double {
        let sorted = values.sorted()
        let place = part * Double(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
    }
}
