// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// The kinds of the modules, by name.
    var kindsByModule: [String: ModuleKind] {
        Dictionary(modules.compactMap { module in module.kind.map { (module.name, $0) } }) { first, _ in first }
    }

    /// Returns a table of the modules with a kind, and of the implementation modules on which they depend; nil if no module has a kind.
    func moduleTable(findings: [RouteFinding]) -> TextTable? {
        let crossed = Dictionary(grouping: crossings ?? [], by: \.module)
        let listed = modules.filter { $0.kind != nil || crossed[$0.name] != nil }.sorted { $0.name < $1.name }
        guard !listed.isEmpty else { return nil }
        let isError = Set(findings.filter { $0.severity == .error }.compactMap(\.location))
        var table = TextTable(columns: [
            TextTable.Column(title: "MODULE", comfortable: 14),
            TextTable.Column(title: "KIND", comfortable: 14),
            TextTable.Column(title: "CROSSES INTO", comfortable: 14),
        ])
        for module in listed {
            let crossings = crossed[module.name] ?? []
            let style = crossings.isEmpty ? nil : crossings.contains { isError.contains($0.location) } ? 31 : 33
            let others = crossings.isEmpty ? ["none"] : Set(crossings.map(\.implementation)).sorted()
            table.rows.append([
                TextTable.Cell(module.name), TextTable.Cell(module.kind?.words ?? "none"),
                TextTable.Cell(others.joined(separator: ", "), style: style),
            ])
        }
        if crossed.isEmpty {
            table.columns.removeLast()
            for row in table.rows.indices { table.rows[row].removeLast() }
        }
        return table
    }
}

extension ModuleKind {
    /// The kind in words.
    var words: String {
        switch self {
        case .compositionRoot: "composition root"
        case .interface: "interface"
        case .implementation: "implementation"
        case .combined: "interface and implementation"
        }
    }
}
