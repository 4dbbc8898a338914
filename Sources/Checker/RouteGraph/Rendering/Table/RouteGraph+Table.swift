// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// Returns all routes as a table for a terminal: kind, protocol and short key, module, providers, number of uses, and
    /// findings. Further tables
    /// show the kinds of scopes, and the modules: their kinds, and the boundaries that they cross.
    ///
    /// Control characters in names are replaced, so that names cannot control the terminal.
    ///
    /// - Parameters:
    ///   - unproven: The ids of the routes that only code may provide which the checker does not follow.
    ///   - columns: The width of the terminal. Longer texts are cut. Nil for lines of any length, as in a pipe.
    ///   - isStyled: Whether to use colours, as on a terminal.
    public func table(
        findings: [RouteFinding] = [], unproven: [String] = [], columns: Int? = nil, isStyled: Bool = false
    ) -> String {
        let unproven = Set(unproven)
        let routes = listedRoutes(findings)
        let hasKeys = routes.contains { $0.shortName != nil }
        var table = TextTable(
            columns: [
                TextTable.Column(title: "KIND", comfortable: 7),
                TextTable.Column(title: "PROTOCOL", comfortable: 24),
            ] + (hasKeys ? [TextTable.Column(title: "KEY", comfortable: 8)] : []) + [
                TextTable.Column(title: "MODULE", comfortable: 10),
                TextTable.Column(title: "PROVIDED BY", comfortable: 14),
                TextTable.Column(title: "USES", comfortable: 4, isNumber: true),
                TextTable.Column(title: "STATE", comfortable: 18),
            ])
        let sources = sourcesByRoute
        let adaptees = Set(adapters.flatMap { $0.lines.map(\.adaptee) })
        let places = FindingPlaces(self, findings)
        for route in routes {
            let own = places.findings[.route(route.id), default: []].map { findings[$0] }
            let isNeeded = sources[route.id] != nil || !route.uses.isEmpty || adaptees.contains(.route(route.id))
            let key = route.shortName.map { ".\($0)" } ?? ""
            table.rows.append(
                [TextTable.Cell(route.kind.words), TextTable.Cell(route.typeAndName)]
                    + (hasKeys ? [TextTable.Cell(key)] : []) + [
                        TextTable.Cell(route.module ?? "(undeclared)"),
                        TextTable.Cell(sources[route.id]?.joined(separator: ", ") ?? "none"),
                        TextTable.Cell("\(route.uses.count)"),
                        !isNeeded && own.isEmpty
                            ? TextTable.Cell("not needed") : Self.state(own, isUnproven: unproven.contains(route.id)),
                    ])
        }
        let tables = [table, scopeTable(), moduleTable(findings: findings)].compactMap { $0 }
        let lines =
            tables.flatMap { $0.lines(width: columns, isStyled: isStyled) + [""] } + [summary(findings, routes.count)]
        return lines.joined(separator: "\n") + "\n"
    }

    /// For each route, the names of its providers, closures and adapters.
    private var sourcesByRoute: [String: [String]] {
        var sources: [String: [String]] = [:]
        let remarks = remarksByProvider
        for provider in providers {
            for line in provider.provides {
                let parts = [
                    remarks[provider.id], line.requirements.map { "requires \($0.joined(separator: ", "))" },
                ].compactMap { $0 }
                let remark = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
                sources[line.route, default: []].append(provider.name + remark)
            }
        }
        for route in routes where !route.closures.isEmpty {
            sources[route.id, default: []] += route.closures.map {
                "closure at \($0.location.fileName):\($0.location.line)"
            }
        }
        let routeTypes = Dictionary(routes.map { ($0.id, $0.typeAndName) }) { first, _ in first }
        let providerNames = Dictionary(providers.map { ($0.id, $0.name) }) { first, _ in first }
        for adapter in adapters {
            for line in adapter.lines {
                let adaptee =
                    switch line.adaptee {
                    case .route(let id): routeTypes[id] ?? id
                    case .provider(let id): providerNames[id] ?? id
                    }
                sources[line.route, default: []].append("\(adapter.name) → \(adaptee)")
            }
        }
        return sources
    }

    /// Remarks about providers, by their ids: about a kind of scope, about the condition of a provider, and about the providers that it
    /// replaces or that replace it.
    var remarksByProvider: [String: String] {
        var replacedNames: [String: [String]] = [:]
        for provider in providers {
            for id in Set(provider.replacedBy ?? []) { replacedNames[id, default: []].append(provider.name) }
        }
        let unconditional = providers.filter { $0.condition == nil }
        let places = Dictionary(unconditional.indices.map { (unconditional[$0].id, $0) }) { first, _ in first }
        var remarks: [String: String] = [:]
        for provider in providers {
            let replacing = Set((provider.replacedBy ?? []).compactMap { places[$0] }).sorted()
            let parts = [
                provider.isScope == true ? "scope" : nil, provider.condition,
                replacedNames[provider.id].map { "instead of \($0.joined(separator: " and "))" },
                replacing.isEmpty
                    ? nil : "replaced by \(replacing.map { unconditional[$0].name }.joined(separator: " and "))",
            ].compactMap { $0 }
            if !parts.isEmpty { remarks[provider.id] = parts.joined(separator: ", ") }
        }
        return remarks
    }

    private static func state(_ findings: [RouteFinding], isUnproven: Bool) -> TextTable.Cell {
        var ids: [String] = isUnproven ? ["unproven"] : []
        let findings = findings.filter { $0.id != .unprovenRoute || !isUnproven }
        if findings.isEmpty, !isUnproven { return TextTable.Cell("ok", style: 32) }
        for finding in findings where !ids.contains(finding.id.rawValue) { ids.append(finding.id.rawValue) }
        let isError = findings.contains { $0.severity == .error }
        return TextTable.Cell(ids.joined(separator: ", "), style: isError ? 31 : 33)
    }

    private func summary(_ findings: [RouteFinding], _ routeCount: Int) -> String {
        func count(_ number: Int, _ one: String) -> String { "\(number) \(one)\(number == 1 ? "" : "s")" }
        let errors = findings.count { $0.severity == .error }
        var parts = [
            count(routeCount, "route"), count(modules.count, "module"),
            count(providers.count { $0.isScope != true }, "provider"),
            count(adapters.count, "adapter"),
        ]
        if let scopes { parts.append(count(scopes.count, "scope")) }
        if errors > 0 { parts.append(count(errors, "error")) }
        if findings.count > errors { parts.append(count(findings.count - errors, "warning")) }
        return parts.joined(separator: ", ")
    }
}
