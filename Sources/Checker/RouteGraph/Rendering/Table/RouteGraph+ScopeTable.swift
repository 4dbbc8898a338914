// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// Returns a table of the kinds of scopes: the outer kind, the values, the providers and closures that are scoped to the kind, and
    /// the places that make a scope; nil if there are no kinds.
    func scopeTable() -> TextTable? {
        guard let scopes else { return nil }
        var table = TextTable(columns: [
            TextTable.Column(title: "SCOPE", comfortable: 12),
            TextTable.Column(title: "IN", comfortable: 10),
            TextTable.Column(title: "VALUES", comfortable: 14),
            TextTable.Column(title: "SCOPED TO IT", comfortable: 14),
            TextTable.Column(title: "MADE AT", comfortable: 12),
        ])
        let names = Dictionary(scopes.map { ($0.id, $0.name) }) { first, _ in first }
        let types = Dictionary(routes.map { ($0.id, $0.type) }) { first, _ in first }
        let providerNames = Dictionary(providers.map { ($0.id, $0.name) }) { first, _ in first }
        for scope in scopes {
            table.rows.append([
                TextTable.Cell(scope.name),
                TextTable.Cell(
                    scope.outer.map { names[$0] ?? $0 } ?? (scope.hasUnknownOuter == true ? "unknown" : "none")),
                Self.cell(scope.values.map { types[$0.route] ?? $0.route }),
                Self.cell(
                    scope.contents.map { providerNames[$0] ?? $0 }
                        + Self.places(scope.closures ?? []).map { "closure at \($0)" }),
                Self.cell(Self.places(scope.makings)),
            ])
        }
        return table
    }

    private static func places(_ locations: [SourceLocation]) -> [String] {
        locations.map { "\($0.fileName):\($0.line)" }
    }

    private static func cell(_ names: [String]) -> TextTable.Cell {
        TextTable.Cell(names.isEmpty ? "none" : names.joined(separator: ", "))
    }
}
