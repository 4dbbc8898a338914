// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Formats a run as a table.
enum BenchTable {
    static func text(of run: BenchRun) -> String {
        var lines: [String] = []
        if !run.results.isEmpty {
            lines.append(row("", ["floor, ns", "ns", "of floor", "limit", "spread", "allocations"]))
            lines += run.results.map { result in
                row(
                    result.title,
                    [
                        number(result.floor, 1), number(result.time, 1), number(result.ratio, 2),
                        result.limit.map { number($0, 2) } ?? "", number(result.spread * 100, 1) + "%",
                        "\(number(result.floorAllocations, 0)) → \(number(result.allocations, 0))",
                    ]) + note(result.isWithinLimit, result.isNoisy)
            }
        }
        if !run.figures.isEmpty {
            lines += ["", row("", ["", "limit"])]
            lines += run.figures.map { figure in
                row(figure.title, [number(figure.value, 2), figure.limit.map { number($0, 2) } ?? ""])
                    + "  \(figure.unit)" + note(figure.isWithinLimit, figure.isNoisy)
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func note(_ isWithinLimit: Bool, _ isNoisy: Bool) -> String {
        (isWithinLimit ? "" : "  over its limit") + (isNoisy ? "  stayed noisy" : "")
    }

    private static func row(_ title: String, _ columns: [String]) -> String {
        title.padding(toLength: 52, withPad: " ", startingAt: 0)
            + columns.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
    }

    static func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}
