// SPDX-License-Identifier: Apache-2.0

/// Compares a run with an earlier one by ratios and allocations. Absolute times are not comparable, because the machine differs
/// from run to run. Other processes do not affect allocations.
struct BenchComparison {
    private struct Change {
        let before: BenchResult
        let now: BenchResult

        var title: String { now.title }
        /// Whether neither result is noisy.
        var isCertain: Bool { !before.isNoisy && !now.isNoisy }
        var factor: Double { now.ratio / before.ratio }
        /// Arrays allocate only from time to time, so the counts per operation can be fractions.
        var allocatesMore: Bool { now.allocations > before.allocations + 0.5 }
    }

    /// The tolerated increase of a ratio, relative to the earlier ratio.
    private let tolerance: Double
    private let changes: [Change]

    init(of run: BenchRun, with earlier: BenchRun, tolerance: Double) throws {
        self.tolerance = tolerance
        let before = Dictionary(earlier.results.map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
        changes = run.results.compactMap { result in
            before[result.title].map { Change(before: $0, now: result) }
        }
        guard !changes.isEmpty || run.results.isEmpty else { throw BenchError("the saved run has none of these cases") }
    }

    var isWorse: Bool { changes.contains(where: isWorse) }

    private func isWorse(_ change: Change) -> Bool { change.allocatesMore || isSlower(change) }

    private func isSlower(_ change: Change) -> Bool { change.isCertain && change.factor > 1 + tolerance }

    var text: String { changes.sorted { $0.factor > $1.factor }.map(line).joined(separator: "\n") }

    private func line(_ change: Change) -> String {
        let (before, now) = (change.before, change.now)
        let percent = BenchTable.number((change.factor - 1) * 100, 2)
        var line = "\(change.title): \(step(before.ratio, now.ratio, 2)) times its floor, \(percent)%"
        if change.allocatesMore { line += ", \(step(before.allocations, now.allocations, 1)) allocations" }
        return line + (isWorse(change) ? "  worse" : change.isCertain ? "" : "  noisy")
    }

    private func step(_ before: Double, _ now: Double, _ digits: Int) -> String {
        "\(BenchTable.number(before, digits)) → \(BenchTable.number(now, digits))"
    }
}
