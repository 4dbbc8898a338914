// SPDX-License-Identifier: Apache-2.0

extension RouteFinding: CustomStringConvertible {
    /// The finding as a compiler would print it, over several lines: `path:line:column: error: …`, then a note for each step of
    /// the chain, near misses, the remedy, and where to read more.
    ///
    /// Editors and build systems read each line that begins with a place, and link the others to the line before them.
    public var description: String {
        var lines = [Self.line(location, severity.rawValue, "\(id.rawValue): \(message)")]
        for step in chain {
            lines.append(step.location == nil ? "  \(step.text)" : Self.line(step.location, "note", step.text))
        }
        lines += details.map { "  \($0)" }
        return lines.joined(separator: "\n")
    }

    /// What follows the places: near misses, the remedy, where to read more.
    var details: [String] {
        var lines = nearMisses.map { "near miss: \($0)" }
        for (index, line) in remedy.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            lines.append(index == 0 ? "help: \(line)" : "  \(line)")
        }
        lines.append("see: routes explain \(id.rawValue)")
        return lines
    }

    private static func line(_ location: SourceLocation?, _ kind: String, _ text: String) -> String {
        "\(location.map { "\($0): " } ?? "")\(kind): \(text)"
    }
}
