// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// The findings in several apps, such as the program of a package and its test bundles.
struct CheckOutcome {
    var reports: [RouteFindingReport]
    /// The entry points that are test bundles.
    var tests: Set<String> = []

    /// The distinct findings, each with the apps that have it. A fault in a shared module occurs in every app with that module.
    private var findings: [(finding: RouteFinding, apps: [String])] {
        var places: [RouteFinding: Int] = [:]
        var all: [(finding: RouteFinding, apps: [String])] = []
        for report in reports {
            for finding in report.findings {
                // The chain differs from app to app, so it is ignored here. The first app's chain is shown.
                var key = finding
                key.chain = []
                key.fix = nil
                if let place = places[key] {
                    all[place].apps.append(report.entryPoint)
                } else {
                    places[key] = all.count
                    all.append((finding, [report.entryPoint]))
                }
            }
        }
        return all
    }

    /// Returns the findings and the summary in the format of compiler diagnostics.
    func text(isQuiet: Bool) -> String {
        let lines = findings.map { finding, apps in
            let text = finding.text(explainedBy: ExplainCommand.line)
            return reports.count == 1 ? text : "\(text)\n  in: \(apps.joined(separator: ", "))"
        }
        return (lines + (isQuiet ? [] : summary)).map { $0 + "\n" }.joined()
    }

    /// One line for each app. Several test bundles without findings share a line.
    private var summary: [String] {
        let isCleanTest = { (report: RouteFindingReport) in report.findings.isEmpty && tests.contains(report.entryPoint)
        }
        let cleanTests = reports.count(where: isCleanTest)
        guard cleanTests > 1 else { return reports.map(\.summary) }
        return reports.filter { !isCleanTest($0) }.map(\.summary) + ["no findings in \(cleanTests) test bundles"]
    }

    /// Returns a list of reports as JSON, one for each app.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(reports), as: UTF8.self) + "\n"
    }

    /// Returns the findings as a log in the format SARIF.
    ///
    /// - Parameter isComplete: Whether all files were read.
    func sarif(in folder: String, relativeTo checkout: String, isComplete: Bool) throws -> String {
        var columns = SourceColumns()
        return try SARIFLog(
            of: findings, files: SARIFFiles(in: folder, relativeTo: checkout), isComplete: isComplete
        ) { columns.column(of: $0) }.json()
    }

    /// Returns commands that annotate a change on GitHub, and the summary for the log.
    func annotations(in folder: String, relativeTo checkout: String, isQuiet: Bool) -> String {
        let all = RouteFindingReport(entryPoint: "", routes: 0, findings: findings.map(\.finding))
        let lines =
            all.gitHubAnnotations(
                in: folder, relativeTo: checkout, explainedBy: ExplainCommand.line) + (isQuiet ? [] : summary)
        return lines.map { $0 + "\n" }.joined()
    }
}
#endif
