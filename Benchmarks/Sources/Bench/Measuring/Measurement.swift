// SPDX-License-Identifier: Apache-2.0

/// The results of all rounds of a case.
struct Measurement {
    /// One turn of a case and its floor, one right after the other, in nanoseconds per operation.
    struct Round {
        let floor: Double
        let work: Double
    }

    let rounds: [Round]
    /// The number of allocations per operation.
    let floorAllocations: Double
    let allocations: Double
    /// The number of times the rounds were repeated, because they varied too much.
    let repeats: Int

    /// The maximum spread of the ratios before a measurement counts as noisy.
    static let greatestSpread = 0.05

    var floor: Double { Quantile.median(rounds.map(\.floor)) }

    var work: Double { Quantile.median(rounds.map(\.work)) }

    /// The ratio to the floor, taken for each round, so that a temporary slowdown of the machine affects both sides.
    var ratio: Double { Quantile.median(ratios) }

    /// The interquartile range of the ratios, relative to the median ratio.
    var spread: Double { (Quantile.of(ratios, 0.75) - Quantile.of(ratios, 0.25)) / ratio }

    var isNoisy: Bool { spread > Self.greatestSpread }

    private var ratios: [Double] { rounds.map { $0.work / $0.floor } }
}

enum Quantile {
    static func median(_ values: [Double]) -> Double { of(values, 0.5) }

    /// - Parameter part: The quantile, from 0 (the minimum) to 1 (the maximum).
    static func of(_ values: [Double], _ part: Double) -> Double {
        let sorted = values.sorted()
        let place = part * Double(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
    }
}
