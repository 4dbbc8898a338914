// SPDX-License-Identifier: Apache-2.0

/// The outcome of checking an app, to be shown: as text, as JSON, or as annotations of GitHub.
public struct RouteFindingReport: Codable, Sendable, Hashable {
    /// The version of the JSON form. A new member leaves it as it is; a member that goes away or changes its meaning raises it.
    public static let schemaVersion = 1

    public var schemaVersion = RouteFindingReport.schemaVersion
    /// The module that is started.
    public var entryPoint: String
    /// How many keys the app has.
    public var routes: Int
    public var errors: Int
    public var warnings: Int
    /// In the order of the source.
    public var findings: [RouteFinding]

    public init(entryPoint: String, routes: Int, findings: [RouteFinding]) {
        self.entryPoint = entryPoint
        self.routes = routes
        self.findings = findings
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
    }

    /// Checks a graph.
    public init(checking graph: RouteGraph) {
        self.init(
            entryPoint: graph.entryPoint, routes: graph.routes.count { !$0.isUnconstrained }, findings: graph.check())
    }
}

extension RouteFindingReport {
    /// What was found, in a line: `3 errors, 1 warning in 14 routes of notes`.
    public var summary: String {
        var found: [String] = []
        if errors > 0 { found.append(Self.count(errors, "error")) }
        if warnings > 0 { found.append(Self.count(warnings, "warning")) }
        let what = found.isEmpty ? "nothing wrong" : found.joined(separator: ", ")
        return "\(what) in \(Self.count(routes, "route")) of \(entryPoint)"
    }

    /// Every finding as a compiler would print it, and the summary, each line ended.
    public var text: String {
        (findings.map(\.description) + [summary]).joined(separator: "\n") + "\n"
    }

    private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}
