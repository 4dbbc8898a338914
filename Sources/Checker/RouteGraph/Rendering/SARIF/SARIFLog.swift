// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Findings as a log in the format [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), for GitHub's code
/// scanning and other programs.
///
/// The log keeps to the subset of [SARIF support for code scanning](https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support).
package struct SARIFLog: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [SARIFRun]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// - Parameters:
    ///   - findings: The findings, each with the entry points of the apps that have it.
    ///   - files: The names of files in the log.
    ///   - isComplete: Whether all files were read.
    ///   - column: Returns the column of a location in Unicode scalars.
    package init(
        of findings: [(finding: RouteFinding, apps: [String])], files: SARIFFiles, isComplete: Bool = true,
        column: (SourceLocation) -> Int = \.column
    ) {
        let ids = RouteFinding.ID.allCases.filter(\.isFoundInSource)
        let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        var fingerprints = SARIFFingerprints()
        let results = findings.compactMap { finding, apps in
            indices[finding.id].map { index in
                SARIFResult(
                    finding, rule: index, apps, files, fingerprint: fingerprints.next(for: finding, files), column)
            }
        }
        runs = [
            SARIFRun(
                tool: .init(driver: .init(rules: ids.map { SARIFRule($0.explanation) })),
                originalUriBaseIds: [SARIFFiles.rootID: .init(uri: files.rootURI)],
                invocations: [.init(executionSuccessful: isComplete)], results: results)
        ]
    }

    /// Returns the log, indented, with sorted members and a newline at the end.
    ///
    /// - Throws: Errors of the encoder. No finding causes one.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

struct SARIFRun: Encodable {
    struct Tool: Encodable {
        struct Driver: Encodable {
            let name = "routes"
            var rules: [SARIFRule]
        }

        var driver: Driver
    }

    struct Invocation: Encodable {
        var executionSuccessful: Bool
    }

    var tool: Tool
    var originalUriBaseIds: [String: SARIFArtifact]
    let columnKind = "unicodeCodePoints"
    var invocations: [Invocation]
    var results: [SARIFResult]
}

/// A text without markup.
struct SARIFText: Encodable {
    var text: String
}
