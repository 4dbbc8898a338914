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
        let places = FindingPlaces(self, findings)
        for route in routes {
            let own = places.findings[.route(route.id), default: []].map { findings[$0] }
            let key = route.shortName.map { ".\($0)" } ?? ""
            table.rows.append(
                [TextTable.Cell(route.kind.words), TextTable.Cell(route.typeAndName)]
                    + (hasKeys ? [TextTable.Cell(key)] : []) + [
                        TextTable.Cell(route.module ?? "(undeclared)"),
                        TextTable.Cell(sources[route.id]?.joined(separator: ", ") ?? "none"),
                        TextTable.Cell("\(route.uses.count)"),
                        isUnneeded(route, sources) && own.isEmpty
                            ? TextTable.Cell("not needed") : Self.state(own, isUnproven: unproven.contains(route.id)),
                    ])
        }
        let tables = [table, scopeTable(), moduleTable(findings: findings)].compactMap { $0 }
        let lines =
            tables.flatMap { $0.lines(width: columns, isStyled: isStyled) + [""] } + [summary(findings, routes.count)]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns whether a route has no provider and the app needs none.
    private func isUnneeded(_ route: Route, _ sources: [String: [String]]) -> Bool {
        sources[route.id] == nil && route.uses.isEmpty
            && !adapters.contains { $0.lines.contains { $0.adaptee == .route(route.id) } }
    }

    /// For each route, the names of its providers, closures and adapters.
    private var sourcesByRoute: [String: [String]] {
        var sources: [String: [String]] = [:]
        for provider in providers {
            for line in provider.provides {
                sources[line.route, default: []].append(provider.name + self.remark(about: provider, line))
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

    /// Returns a remark about a provider that is not used in every process, or that has requirements.
    private func remark(about provider: Provider, _ line: Line) -> String {
        let parts = [remark(about: provider), line.requirements.map { "requires \($0.joined(separator: ", "))" }]
            .compactMap { $0 }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// Returns a remark about a kind of scope, about the condition of a provider, and about the providers that it replaces or that replace it.
    func remark(about provider: Provider) -> String? {
        let names = { (providers: [Provider]) in providers.map(\.name).joined(separator: " and ") }
        let replacing = providers.filter { $0.condition == nil && provider.replacedBy?.contains($0.id) == true }
        let replaced = providers.filter { $0.replacedBy?.contains(provider.id) == true }
        let parts = [
            provider.isScope == true ? "scope" : nil, provider.condition,
            replaced.isEmpty ? nil : "instead of \(names(replaced))",
            replacing.isEmpty ? nil : "replaced by \(names(replacing))",
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
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
