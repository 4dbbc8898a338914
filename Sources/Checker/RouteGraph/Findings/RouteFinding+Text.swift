// SPDX-License-Identifier: Apache-2.0

extension RouteFinding: CustomStringConvertible {
    /// The finding in the format of compiler diagnostics, on several lines: `path:line:column: error: … [id]`, then a note for
    /// each step of the chain, near misses, the remedy, and a reference to the explanation.
    ///
    /// Editors and build systems make a link of each line that begins with a location, and attach the other lines to it.
    public var description: String { text(explainedBy: "routes explain") }

    /// Returns the same text with a reference to the command that explains checks: `swift package routes explain`.
    public func text(explainedBy command: String) -> String {
        var lines = [Self.line(location, severity.rawValue, "\(message) [\(id.rawValue)]")]
        for step in chain {
            lines.append(step.location == nil ? "  \(step.text)" : Self.line(step.location, "note", step.text))
        }
        lines += details(explainedBy: command).map { "  \($0)" }
        return lines.joined(separator: "\n")
    }

    /// The lines after the chain: near misses, the remedy, and a reference to the explanation.
    func details(explainedBy command: String) -> [String] {
        var lines = nearMisses.map { "near miss: \($0)" }
        for (index, line) in remedy.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            lines.append(index == 0 ? "help: \(line)" : "  \(line)")
        }
        lines.append("see: \(command) \(id.rawValue)")
        return lines
    }

    private static func line(_ location: SourceLocation?, _ kind: String, _ text: String) -> String {
        "\(location.map { "\($0): " } ?? "")\(kind): \(text)"
    }
}
