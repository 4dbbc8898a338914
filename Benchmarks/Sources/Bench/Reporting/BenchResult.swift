// SPDX-License-Identifier: Apache-2.0

/// The result of one case, for printing, saving and comparing.
struct BenchResult: Codable {
    let group: String
    let name: String
    /// The duration per operation in nanoseconds.
    let floor: Double
    let time: Double
    /// The ratio to the floor.
    let ratio: Double
    /// The interquartile range of the ratios, relative to the median ratio.
    let spread: Double
    let isNoisy: Bool
    /// The number of allocations per operation.
    let floorAllocations: Double
    let allocations: Double
    /// The maximum ratio to the floor.
    let limit: Double?
    /// The maximum duration per operation in nanoseconds.
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
