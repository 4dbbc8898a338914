// SPDX-License-Identifier: Apache-2.0

extension Measurement {
    /// The tables, and the list of the apps on which the checker is wrong.
    public var text: String {
        let groups = Set(apps.map(\.group)).sorted()
        let matrices = groups.map { group in matrix(of: apps.filter { $0.group == group }, group) }
        return
            ([byFault, byGroup(groups)] + matrices + [
                list(.missed), list(.wrong), list(.unproven), list(.falseError), list(.warning), summary,
            ])
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var summary: String {
        let shares = Outcome.allCases.compactMap { outcome -> String? in
            let isOfBroken = Outcome.ofBroken.contains(outcome)
            let all = isOfBroken ? broken : legal
            let count = all.filter { $0.outcome == outcome }.count
            return all.isEmpty ? nil : "\(outcome.rawValue) \(count) (\(Self.percentage(count, of: all.count).short) %)"
        }
        return "\(broken.count) broken and \(legal.count) legal apps: \(shares.joined(separator: ", "))\n"
    }

    private var byFault: String {
        let faults = Fault.allCases.filter { fault in broken.contains { $0.fault == fault } }
        guard !faults.isEmpty else { return "" }
        let rows = faults.map { fault in counts(fault.rawValue, broken.filter { $0.fault == fault }, Outcome.ofBroken) }
        return table(
            [["fault", "apps"] + Outcome.ofBroken.map(\.rawValue) + ["found %"]] + rows
                + [counts("all", broken, Outcome.ofBroken)])
    }

    private func byGroup(_ groups: [String]) -> String {
        let rows = groups.map { group -> [String] in
            let own = apps.filter { $0.group == group }
            let broken = counts(group, own.filter { $0.fault != nil }, Outcome.ofBroken)
            return broken + Array(counts(group, own.filter { $0.fault == nil }, Outcome.ofLegal).dropFirst())
        }
        let head = ["kind", "broken"] + Outcome.ofBroken.map(\.rawValue) + ["found %", "legal"]
        return table([head + Outcome.ofLegal.map(\.rawValue) + ["clean %"]] + rows)
    }

    private func counts(_ name: String, _ apps: [Measured], _ outcomes: [Outcome]) -> [String] {
        let counts = outcomes.map { outcome in apps.filter { $0.outcome == outcome }.count }
        return [name, "\(apps.count)"] + counts.map { "\($0)" }
            + [apps.isEmpty ? "-" : Self.percentage(counts[0], of: apps.count).short]
    }

    /// The numbers of found faults by fault and form, and of clean legal apps by form.
    private func matrix(of apps: [Measured], _ group: String) -> String {
        let faults = Fault.allCases.filter { fault in apps.contains { $0.fault == fault } }
        let forms = Set(apps.map(\.form)).sorted()
        let rows = forms.map { form -> [String] in
            let own = apps.filter { $0.form == form }
            return [form]
                + faults.map { fault in share(own.filter { $0.fault == fault }, .found) }
                + [share(own.filter { $0.fault == nil }, .clean)]
        }
        let legend = faults.enumerated().map { "\(Self.letter($0.offset)) \($0.element.rawValue)" }
        return "\(group): found of each fault, and clean legal apps\n"
            + table([["form"] + faults.indices.map(Self.letter) + ["legal"]] + rows) + "  "
            + legend.joined(separator: ", ") + "\n"
    }

    private static func letter(_ index: Int) -> String { String(UnicodeScalar(UInt8(65 + index))) }

    private func share(_ apps: [Measured], _ good: Outcome) -> String {
        apps.isEmpty ? "" : "\(apps.filter { $0.outcome == good }.count)/\(apps.count)"
    }

    private func list(_ outcome: Outcome) -> String {
        let listed = apps.filter { $0.outcome == outcome }
        guard !listed.isEmpty else { return "" }
        return "\(outcome.rawValue): \(listed.count)\n"
            + listed.map { app in
                let first = app.findings.first { $0.isError } ?? app.findings.first
                return "  \(app.name)" + (first.map { "\n      \($0.line)" } ?? "") + "\n"
            }.joined()
    }

    func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }
            var line = cells.joined(separator: "  ")
            while line.hasSuffix(" ") { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
