// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteScanner

/// The durations of the parts of an operation.
struct Timings {
    private var phases: [ScanFigures.Phase] = []
    private var figures = ScanFigures()

    mutating func measure<Result, Failure: Error>(
        _ name: String, _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let start = ContinuousClock.now
        defer { phases.append(.init(name: name, seconds: (ContinuousClock.now - start) / .seconds(1))) }
        return try await work()
    }

    mutating func add(_ figures: ScanFigures) {
        self.figures = figures
        phases += figures.phases
    }

    /// One line for each part, and one for the total.
    var text: String {
        let total = phases.reduce(0) { $0 + $1.seconds }
        let lines = phases.map { Self.line($0.name, $0.seconds) }
        let size = String(format: "%.1f MB", Double(figures.readBytes) / 1e6)
        return lines.joined()
            + Self.line("all of it", total).dropLast()
            + "  (\(figures.files) files; \(figures.readFiles) read, \(size); \(figures.selectedFiles) about routes, "
            + "\(figures.parsedFiles) of them parsed)\n"
    }

    private static func line(_ name: String, _ seconds: Double) -> String {
        name.padding(toLength: 24, withPad: " ", startingAt: 0) + String(format: "%8.3f s\n", seconds)
    }
}
#endif
