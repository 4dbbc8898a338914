// SPDX-License-Identifier: Apache-2.0

import URLPatterns

extension LinkOpening {
    /// Returns the selected pattern, its provider and the values of its parameters; nil if no pattern was selected.
    ///
    /// - Parameter isStyled: Whether to use colours, as on a terminal.
    package func text(isStyled: Bool = false) -> String? {
        guard case .opened(let match) = outcome else { return nil }
        let link = match.link
        var fields = redirections.flatMap { redirection in
            [
                ("redirected by", "\(redirection.match.link.pattern) at \(redirection.match.link.location)"),
                ("to", redirection.url),
            ]
        }
        fields.append(("pattern", link.pattern))
        if case .provider(let name, let keys) = link.target {
            fields.append(("provider", "\(name) in \(link.module)"))
            if !keys.isEmpty { fields.append(("leads to", keys.joined(separator: ", "))) }
        }
        fields.append(("sender", link.sender.description))
        fields.append(("location", "\(link.location)"))
        let width = fields.map(\.0.count).max() ?? 0
        var lines = fields.map { name, value in
            (name.fitted(to: width + 2) + value).isolatedLine
        }
        if !link.parameters.isEmpty {
            var table = TextTable(columns: ["PARAMETER", "TYPE", "VALUE"].map { .init(title: $0, comfortable: 8) })
            for (parameter, texts) in zip(link.parameters, match.texts) {
                table.rows.append([
                    TextTable.Cell(parameter.name), TextTable.Cell(parameter.type ?? "?"),
                    TextTable.Cell(parameter.value(of: texts)),
                ])
            }
            lines += [""] + table.lines(width: nil, isStyled: isStyled)
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension LinkOpening {
    /// The failure of a URL that leads to no provider.
    package struct Failure {
        package let text: String
        /// Whether the URL is invalid.
        package let isOfURL: Bool
    }

    /// Returns the reason why the URL leads to no provider, with the nearest patterns.
    package func failure(among links: [Link]) -> Failure {
        let name = url.quoted(upTo: 200)
        switch outcome {
        case .invalid(let reason): return Failure(text: "\(name) \(reason)", isOfURL: true)
        case .cycle:
            return Failure(
                text:
                    "\(firstURL.quoted(upTo: 200)) is redirected more than \(URLRedirection.limit) times: the redirections form a cycle",
                isOfURL: false)
        case .unwritten(let match):
            return Failure(
                text:
                    "\(name) matches '\(match.link.pattern)' at \(match.link.location), but its new URL has no place for a value",
                isOfURL: false)
        case .opened, .unmatched:
            var lines = ["no pattern matches \(name)"]
            for miss in LinkNearMiss.all(of: url, among: links) {
                let owner = miss.link.provider.map { " of \($0)" } ?? ""
                lines.append("  near: \(miss.link.pattern)\(owner) at \(miss.link.location)".isolatedLine)
                lines += miss.reasons.map { "    \($0)" }
            }
            return Failure(text: lines.joined(separator: "\n"), isOfURL: false)
        }
    }

    /// Returns remarks about the selected pattern that the source does not prove.
    package func remarks(in table: LinkTable, among list: LinkList) -> [String] {
        guard case .opened(let match) = outcome else { return [] }
        var remarks: [String] = []
        if let rival = table.rival(of: match, for: url) {
            remarks.append(
                "'\(rival.pattern)' at \(rival.location) matches too and is not wider: the app selects the pattern that it registers first"
            )
        }
        for parameter in match.link.parameters where !parameter.isKnown {
            remarks.append("the texts of the type of '\(parameter.name)' are not known: any text is taken for a value")
        }
        let conditional = list.links.filter { $0.isRegistered && $0.condition != nil }
        if !conditional.isEmpty, let other = LinkTable(table.links + conditional).match(url),
            let condition = other.link.condition
        {
            remarks.append("\(condition), the app selects '\(other.link.pattern)' at \(other.link.location)")
        }
        return remarks
    }
}

extension String {
    /// Returns the beginning of the text in quotation marks, on one line.
    ///
    /// - Parameter limit: The maximum number of scalars.
    func quoted(upTo limit: Int) -> String {
        let start = unicodeScalars.prefix(limit)
        return "'\(String(start))\(start.endIndex == endIndex ? "" : "…")'".isolatedLine
    }
}

extension Link.Sender {
    /// The senders in words.
    var description: String {
        switch self {
        case .outside: "the app, and code outside the app"
        case .app: "the app only"
        case .unknown: "the app; the source does not show whether code outside the app may open it"
        }
    }
}

extension LinkParameter {
    /// Returns the value of the texts in a URL, as it is shown to a person.
    ///
    /// - Parameter texts: The texts; nil if the URL does not contain the parameter.
    func value(of texts: [String]?) -> String {
        if placeholder.quantity == .many {
            return "[" + (texts ?? []).map(\.debugDescription).joined(separator: ", ") + "]"
        }
        guard let texts, !(texts.isEmpty && placeholder.quantity == .optional) else { return defaultValue ?? "nil" }
        return texts.joined(separator: "/")
    }
}
