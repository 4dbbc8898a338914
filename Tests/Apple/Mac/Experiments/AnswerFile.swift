// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file that collects the answers of all runs: `{"answers": {NAME: ANSWER}, "systems": [SYSTEM]}`.
@MainActor struct AnswerFile {
    private let url: URL

    /// The file that the variable `EXPERIMENT_ANSWERS` names.
    static var ofThisRun: AnswerFile? {
        ProcessInfo.processInfo.environment["EXPERIMENT_ANSWERS"].map { AnswerFile(url: URL(fileURLWithPath: $0)) }
    }

    init(url: URL) { self.url = url }

    /// Whether a run has begun an experiment. If it ended the process, the next run leaves it out.
    func contains(_ experiment: Experiment) throws -> Bool { try answers()[experiment.name] != nil }

    /// Notes that an experiment begins.
    func begin(_ experiment: Experiment) throws { try record("did not return", of: experiment) }

    func record(_ answer: Answer, of experiment: Experiment) throws {
        var (contents, answers) = (try contents(), try answers())
        answers[experiment.name] = answer.json
        contents["answers"] = answers
        let systems = contents["systems"] as? [String] ?? []
        contents["systems"] = Set(systems + [AnswerFile.system]).sorted()
        try JSONSerialization.data(withJSONObject: contents, options: [.prettyPrinted, .sortedKeys]).write(to: url)
    }

    private func contents() throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        return try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    private func answers() throws -> [String: Any] { try contents()["answers"] as? [String: Any] ?? [:] }

    #if canImport(UIKitHarness)
    private static let system = "stand-ins"
    #elseif os(iOS)
    private static let system = "iOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
    #else
    private static let system = "macOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
    #endif
}
