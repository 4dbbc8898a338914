// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation
import RouteGraph

/// What was found in several apps, such as the program of a package and its test bundles.
struct CheckOutcome {
    var reports: [RouteFindingReport]

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

    /// A line for each app with something wrong, and one for all others.
    private var summary: [String] {
        let clean = reports.filter { $0.findings.isEmpty }
        let others = reports.filter { !$0.findings.isEmpty }.map(\.summary)
        if clean.count < 2 { return others + clean.map(\.summary) }
        return others + ["nothing wrong in \(clean.map(\.entryPoint).joined(separator: ", "))"]
    }

    /// A list of reports, one for each app.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(reports), as: UTF8.self) + "\n"
    }

    /// Commands that annotate a change on GitHub, and the summary for the log.
    func annotations(relativeTo folder: String, isQuiet: Bool) -> String {
        let all = RouteFindingReport(entryPoint: "", routes: 0, findings: findings.map(\.finding))
        let lines = all.gitHubAnnotations(relativeTo: folder) + (isQuiet ? [] : summary)
        return lines.map { $0 + "\n" }.joined()
    }
}
#endif
