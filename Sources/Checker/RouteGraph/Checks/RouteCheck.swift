// SPDX-License-Identifier: Apache-2.0

/// A check for one kind of fault in the routes of an app. Each check has its own file, with its explanation.
protocol RouteCheck: SendableMetatype {
    static var id: RouteFinding.ID { get }
    static var severity: RouteFinding.Severity { get }
    static var explanation: RouteExplanation { get }
    /// Returns the faults that the check finds, in any order.
    static func findings(in index: RouteGraphIndex) -> [RouteFinding]
}

extension RouteCheck {
    static var severity: RouteFinding.Severity { .error }

    static func finding(
        _ subject: String, _ message: String, at location: SourceLocation?, chain: [RouteFinding.Step] = [],
        nearMisses: [String] = [], remedy: String, fix: RouteFix? = nil
    ) -> RouteFinding {
        RouteFinding(
            id, severity, subject: subject, message, at: location, chain: chain, nearMisses: nearMisses, remedy: remedy,
            fix: fix)
    }

    static func finding(
        _ subject: String, _ text: RouteFaultText, at location: SourceLocation?, chain: [RouteFinding.Step] = [],
        nearMisses: [String] = [], severity: RouteFinding.Severity? = nil, fix: RouteFix? = nil
    ) -> RouteFinding {
        RouteFinding(
            id, severity ?? Self.severity, subject: subject, text.message, at: location, chain: chain,
            nearMisses: nearMisses, remedy: text.remedy, fix: fix)
    }
}

/// All checks.
enum RouteChecks {
    static let all: [any RouteCheck.Type] = [
        MissingProviderCheck.self, DuplicateProviderCheck.self, UnregisteredProviderCheck.self,
        AdapterWithoutProviderCheck.self, AdapterCycleCheck.self, DeclarationBypassedCheck.self,
        DuplicateDeclarationCheck.self, DuplicateIdentifierCheck.self, RouteCycleCheck.self, URLPatternClashCheck.self,
        URLPatternInvalidCheck.self,
        CaptiveDependencyCheck.self, UnknownScopeCheck.self, OutsideScopeCheck.self, UnmatchedURLCheck.self,
        UnknownIdentifierCheck.self,
        LateRegistrationCheck.self,
        UnusedProviderCheck.self, UnusedDeclarationCheck.self, UnreadRequirementCheck.self,
        NearMissCheck.self,
        ImplementationImportCheck.self, ProviderNamedCheck.self,
        ProviderWithoutDestinationCheck.self, ExclusiveConflictCheck.self, ParentProtocolCheck.self,
        UnprovenRouteCheck.self,
    ]
}

extension RouteGraph {
    /// Checks all routes of the app.
    ///
    /// Each fault is one finding, at the place to fix. A comment `// routes:allow missing-provider` on the same line or on the
    /// line before suppresses a finding.
    ///
    /// - Parameter unlinked: The providers that the app does not link; nil if they are unknown.
    /// - Returns: The findings, in source order after those about keys that no module declares.
    public func check(_ unlinked: UnlinkedProviders? = nil) -> [RouteFinding] {
        RouteGraphIndex(self, unlinked).findings
    }
}

extension RouteGraphIndex {
    /// The findings of all checks, in source order, without those that comments allow.
    var findings: [RouteFinding] {
        let allowances = RouteAllowances(graph.allowances)
        return RouteChecks.all.flatMap { $0.findings(in: self) }
            .filter { !allowances.allow($0) }
            .sorted { $0.order < $1.order }
            .stablyPartitioned(\.isOfUndeclaredKey)
    }
}

extension [RouteFinding] {
    /// The elements that satisfy a condition, then the others.
    fileprivate func stablyPartitioned(_ isFirst: (RouteFinding) -> Bool) -> [RouteFinding] {
        filter(isFirst) + filter { !isFirst($0) }
    }
}

extension RouteFinding {
    /// Whether a key is not declared, which may be the cause of other findings.
    fileprivate var isOfUndeclaredKey: Bool { id == .unprovenRoute && subject.hasPrefix(".") }

    /// The sort key. Findings without a location come first; findings at one location are sorted by id.
    fileprivate var order: (file: String, line: Int, column: Int, id: String, subject: String) {
        (location?.file ?? "", location?.line ?? 0, location?.column ?? 0, id.rawValue, subject)
    }
}

/// The findings that comments in the source allow.
private struct RouteAllowances {
    private struct Line: Hashable {
        let file: String
        let line: Int
    }

    private let ids: [Line: Set<String>]

    init(_ allowances: [RouteGraph.Allowance]) {
        var ids: [Line: Set<String>] = [:]
        for allowance in allowances {
            ids[Line(file: allowance.file, line: allowance.line), default: []].formUnion(allowance.ids)
            ids[Line(file: allowance.file, line: allowance.line + 1), default: []].formUnion(allowance.ids)
        }
        self.ids = ids
    }

    func allow(_ finding: RouteFinding) -> Bool {
        guard let location = finding.location else { return false }
        return ids[Line(file: location.file, line: location.line)]?.contains(finding.id.rawValue) ?? false
    }
}
