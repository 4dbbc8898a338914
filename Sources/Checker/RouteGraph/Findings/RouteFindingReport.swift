// SPDX-License-Identifier: Apache-2.0

/// The result of checking an app, which can be shown as text, as JSON, or as GitHub annotations.
public struct RouteFindingReport: Codable, Sendable, Hashable {
    /// The version of the JSON form. New members keep the version. Removing a member or changing its meaning increases it.
    public static let schemaVersion = 1

    public var schemaVersion = RouteFindingReport.schemaVersion
    /// The name of the entry point's module.
    public var entryPoint: String
    /// The number of keys in the app.
    public var routes: Int
    /// The ids of the routes that only code may provide which the checker does not follow, sorted; nil if there are none.
    public var unproven: [String]?
    public var errors: Int
    public var warnings: Int
    /// The findings, in source order.
    public var findings: [RouteFinding]

    public init(entryPoint: String, routes: Int, unproven: [String]? = nil, findings: [RouteFinding]) {
        self.entryPoint = entryPoint
        self.routes = routes
        self.unproven = unproven
        self.findings = findings
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
    }

    /// Checks a graph and creates the report.
    ///
    /// - Parameter unlinked: The providers that the app does not link; nil if they are unknown.
    public init(checking graph: RouteGraph, _ unlinked: UnlinkedProviders? = nil) {
        let index = RouteGraphIndex(graph, unlinked)
        let unproven = index.unproven.sorted()
        self.init(
            entryPoint: graph.entryPoint, routes: graph.routes.count { !$0.isUnconstrained },
            unproven: unproven.isEmpty ? nil : unproven, findings: index.findings)
    }

    /// Whether some key has no provider, so that the unlinked modules may contain one.
    public var lacksProvider: Bool {
        findings.contains { $0.id == .missingProvider || $0.id == .adapterWithoutProvider }
    }
}

extension RouteFindingReport {
    /// The result in one line: `3 errors, 1 warning in 14 routes of notes`. If some routes are unproven, it counts both:
    /// `1 warning in 315 routes of notes; 312 routes proven, 3 unproven: …`.
    public var summary: String {
        if routes == 0, findings.isEmpty { return "no routes in \(entryPoint): none of its modules names a key" }
        var found: [String] = []
        if errors > 0 { found.append(Self.count(errors, "error")) }
        if warnings > 0 { found.append(Self.count(warnings, "warning")) }
        let what = found.isEmpty ? "no findings" : found.joined(separator: ", ")
        let result = "\(what) in \(Self.count(routes, "route")) of \(entryPoint)"
        guard let unproven else { return result }
        let proven = Self.count(max(routes - unproven.count, 0), "route")
        return "\(result); \(proven) proven, \(unproven.count) unproven: \(unproven.joined(separator: ", "))"
    }

    /// The findings in the format of compiler diagnostics, then the summary. Each line ends with a line feed.
    public var text: String {
        (findings.map(\.description) + [summary]).joined(separator: "\n") + "\n"
    }

    private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}
