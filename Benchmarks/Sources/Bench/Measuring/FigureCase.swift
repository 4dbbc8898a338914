// SPDX-License-Identifier: Apache-2.0

/// A measurement without a floor.
struct FigureCase {
    let group: String
    let name: String
    let unit: String
    /// The maximum value; nil for no limit.
    let limit: Double?
    let value: () throws -> Double

    init(
        _ group: String, _ name: String, unit: String, limit: Double? = nil, value: @escaping () throws -> Double
    ) {
        self.group = group
        self.name = name
        self.unit = unit
        self.limit = limit
        self.value = value
    }

    var title: String { "\(group), \(name)" }
}

/// Shared data for several figures, measured on first use.
final class Measured<Values> {
    private let measure: () throws -> Values
    private var values: Values?

    init(_ measure: @escaping () throws -> Values) { self.measure = measure }

    func callAsFunction() throws -> Values {
        if let values { return values }
        let measured = try measure()
        values = measured
        return measured
    }
}
