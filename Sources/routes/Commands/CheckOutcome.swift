// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// What was found in several apps, such as the program of a package and its test bundles.
struct CheckOutcome {
    var reports: [RouteFindingReport]
    /// The names of those that are bundles of tests.
    var tests: Set<String> = []

    /// Every finding once: what is wrong with a module is wrong in each app that has it.
    private var findings: [(finding: RouteFinding, apps: [String])] {
        var places: [RouteFinding: Int] = [:]
        var all: [(finding: RouteFinding, apps: [String])] = []
        for report in reports {
            for finding in report.findings {
                // Who needs it differs from app to app; the first one's chain is shown.
                var key = finding
                key.chain = []
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

    /// As a compiler would print it.
    func text(isQuiet: Bool) -> String {
        let lines = findings.map { finding, apps in
            reports.count == 1 ? finding.description : "\(finding.description)\n  in: \(apps.joined(separator: ", "))"
        }
        return (lines + (isQuiet ? [] : summary)).map { $0 + "\n" }.joined()
    }

    /// A line for each app, and one for all bundles of tests with nothing wrong.
    private var summary: [String] {
        let isCleanTest = { (report: RouteFindingReport) in report.findings.isEmpty && tests.contains(report.entryPoint)
        }
        let cleanTests = reports.count(where: isCleanTest)
        guard cleanTests > 1 else { return reports.map(\.summary) }
        return reports.filter { !isCleanTest($0) }.map(\.summary) + ["nothing wrong in \(cleanTests) bundles of tests"]
    }

    /// A list of reports, one for each app.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(reports), as: UTF8.self) + "\n"
    }

    /// Commands that annotate a change on GitHub, and the summary for the log.
    func annotations(in folder: String, relativeTo checkout: String, isQuiet: Bool) -> String {
        let all = RouteFindingReport(entryPoint: "", routes: 0, findings: findings.map(\.finding))
        let lines = all.gitHubAnnotations(in: folder, relativeTo: checkout) + (isQuiet ? [] : summary)
        return lines.map { $0 + "\n" }.joined()
    }
}
#endif
