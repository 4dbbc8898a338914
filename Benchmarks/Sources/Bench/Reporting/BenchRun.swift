// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of one run of the program.
struct BenchRun: Codable {
    let system: String
    let processors: Int
    let results: [BenchResult]
    let figures: [BenchFigure]

    init(results: [BenchResult], figures: [BenchFigure]) {
        system = ProcessInfo.processInfo.operatingSystemVersionString
        processors = ProcessInfo.processInfo.activeProcessorCount
        self.results = results
        self.figures = figures
    }

    init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Whether a result without noise exceeds its limit.
    var isOverLimits: Bool {
        results.contains { !$0.isWithinLimit && !$0.isNoisy } || figures.contains { !$0.isWithinLimit && !$0.isNoisy }
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
