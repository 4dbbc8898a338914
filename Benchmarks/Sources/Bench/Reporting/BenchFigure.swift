// SPDX-License-Identifier: Apache-2.0

/// A result without a floor: a time, a number of bytes, a growth.
struct BenchFigure: Codable {
    let group: String
    let name: String
    let value: Double
    let unit: String
    /// The maximum value.
    let limit: Double?
    /// Whether the underlying measurements exceeded the maximum spread.
    let isNoisy: Bool

    init(_ one: FigureCase) throws {
        self.init(group: one.group, name: one.name, value: try one.value(), unit: one.unit, limit: one.limit)
    }

    init(group: String, name: String, value: Double, unit: String, limit: Double?, isNoisy: Bool = false) {
        self.group = group
        self.name = name
        self.value = value
        self.unit = unit
        self.limit = limit
        self.isNoisy = isNoisy
    }

    var title: String { "\(group), \(name)" }

    var isWithinLimit: Bool { limit.map { value <= $0 } ?? true }
}
