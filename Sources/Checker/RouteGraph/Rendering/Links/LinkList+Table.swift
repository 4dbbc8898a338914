// SPDX-License-Identifier: Apache-2.0

import URLPatterns

extension LinkList {
    /// Returns the patterns as a table for a terminal.
    ///
    /// - Parameters:
    ///   - columns: The width of the terminal. Longer texts are cut. Nil for lines of any length, as in a pipe.
    ///   - isStyled: Whether to use colours, as on a terminal.
    package func table(columns: Int? = nil, isStyled: Bool = false) -> String {
        var table = TextTable(columns: [
            TextTable.Column(title: "PATTERN", comfortable: 28),
            TextTable.Column(title: "PARAMETERS", comfortable: 16),
            TextTable.Column(title: "SENDER", comfortable: 7),
            TextTable.Column(title: "PROVIDER", comfortable: 14),
            TextTable.Column(title: "MODULE", comfortable: 10),
            TextTable.Column(title: "LEADS TO", comfortable: 18),
            TextTable.Column(title: "LOCATION", comfortable: 18),
        ])
        for link in links {
            table.rows.append([
                TextTable.Cell(link.pattern),
                link.failure.map { TextTable.Cell("invalid: \($0)", style: 31) }
                    ?? TextTable.Cell(link.parameters.map(\.text).joined(separator: ", ")),
                TextTable.Cell(link.sender == .unknown ? "?" : link.sender.rawValue),
                TextTable.Cell(
                    ([link.provider ?? "redirection"] + [link.remark].compactMap { $0.map { "(\($0))" } }).joined(
                        separator: " ")),
                TextTable.Cell(link.module),
                TextTable.Cell(link.destinations.joined(separator: ", ")),
                TextTable.Cell("\(link.location)"),
            ])
        }
        let lines = table.lines(width: columns, isStyled: isStyled) + ["", summary]
        return lines.joined(separator: "\n") + "\n"
    }

    var summary: String { "\(links.count) URL pattern\(links.count == 1 ? "" : "s") of \(entryPoint)" }
}

extension Link {
    /// The syntax error of the pattern; nil if it has none.
    var failure: String? {
        if case .failure(let failure) = syntax { failure.reason } else { nil }
    }

    /// The keys, or the pattern of the new URLs of a redirection.
    var destinations: [String] {
        switch target {
        case .provider(_, let keys): keys
        case .redirection(let pattern): [pattern]
        }
    }

    /// A remark about a provider that not every process registers; nil if every one does.
    var remark: String? { isRegistered ? condition : "not registered" }
}
