// SPDX-License-Identifier: Apache-2.0

import ManyProviders

/// The ratio between resolving one key among the most routes and among the fewest, each relative to its floor.
enum LookupGrowth {
    private static let limits = ["one key, @Routable": 1.05, "one key, declared plainly": 1.1]

    static func figures(of results: [BenchResult]) -> [BenchFigure] {
        let counts = ManyProviders.counts
        guard let fewest = counts.first, let most = counts.last else { return [] }
        return limits.sorted { $0.key < $1.key }.compactMap { name, limit in
            func result(_ count: Int) -> BenchResult? {
                results.first { $0.group == LookupCases.group(count) && $0.name == name }
            }
            guard let few = result(fewest), let many = result(most) else { return nil }
            return BenchFigure(
                group: "\(LookupCases.group(most)), of \(fewest)", name: name, value: many.ratio / few.ratio,
                unit: "times", limit: limit, isNoisy: few.isNoisy || many.isNoisy)
        }
    }
}
