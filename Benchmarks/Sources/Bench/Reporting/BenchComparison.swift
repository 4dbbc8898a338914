// SPDX-License-Identifier: Apache-2.0

/// A run beside an earlier one: by their ratios, since times of two runs are times of two machines.
struct BenchComparison {
    private struct Change {
        let title: String
        let before: Double
        let now: Double
        /// Neither of the two stayed noisy.
        let isCertain: Bool

        var factor: Double { now / before }
    }

    /// By which part of the earlier ratio a ratio may be worse.
    private let tolerance: Double
    private let changes: [Change]

    init(of run: BenchRun, with earlier: BenchRun, tolerance: Double) throws {
        self.tolerance = tolerance
        let before = Dictionary(earlier.results.map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
        changes = run.results.compactMap { result in
            before[result.title].map {
                Change(
                    title: result.title, before: $0.ratio, now: result.ratio, isCertain: !result.isNoisy && !$0.isNoisy)
            }
        }
        guard !changes.isEmpty || run.results.isEmpty else { throw BenchError("the saved run has none of these cases") }
    }

    var isWorse: Bool { changes.contains(where: isWorse) }

    private func isWorse(_ change: Change) -> Bool { change.isCertain && change.factor > 1 + tolerance }

    var text: String {
        changes.sorted { $0.factor > $1.factor }.map { change in
            let numbers = [change.before, change.now, (change.factor - 1) * 100].map { BenchTable.number($0, 2) }
            let note = change.isCertain ? (isWorse(change) ? "  worse" : "") : "  noisy"
            return "\(change.title): \(numbers[0]) → \(numbers[1]) times its floor, \(numbers[2])%\(note)"
        }.joined(separator: "\n")
    }
}
