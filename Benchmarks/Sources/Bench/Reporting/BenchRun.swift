// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was measured in one run of the program.
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

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}

/// What has no floor: a time, a number of bytes, a growth.
struct BenchFigure: Codable {
    let group: String
    let name: String
    let value: Double
    let unit: String
    /// The greatest that is promised.
    let limit: Double?

    var title: String { "\(group), \(name)" }

    var isWithinLimit: Bool { limit.map { value <= $0 } ?? true }
}
