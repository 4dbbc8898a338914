// SPDX-License-Identifier: Apache-2.0

/// What is said, saved and compared of one case.
struct BenchResult: Codable {
    let group: String
    let name: String
    /// In nanoseconds, for each operation.
    let floor: Double
    let time: Double
    /// How many times the floor.
    let ratio: Double
    /// How far the middle half of the ratios is apart, as a part of the ratio.
    let spread: Double
    let isNoisy: Bool
    /// How often memory is asked for, for each operation.
    let floorAllocations: Double
    let allocations: Double
    /// How many times the floor it may take at most.
    let limit: Double?
    /// How many nanoseconds it may take at most.
    let longest: Double?

    init(_ one: BenchCase, _ measurement: Measurement) {
        group = one.group
        name = one.name
        floor = measurement.floor
        time = measurement.work
        ratio = measurement.ratio
        spread = measurement.spread
        isNoisy = measurement.isNoisy
        floorAllocations = measurement.floorAllocations
        allocations = measurement.allocations
        limit = one.limit
        longest = one.longest
    }

    var title: String { "\(group), \(name)" }

    var isWithinLimit: Bool { ratio <= limit ?? .infinity && time <= longest ?? .infinity }
}
