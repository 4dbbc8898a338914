// SPDX-License-Identifier: Apache-2.0

/// A check as a rule of a log.
struct SARIFRule: Encodable {
    struct Help: Encodable {
        var text: String
        var markdown: String
    }

    struct Configuration: Encodable {
        var level: RouteFinding.Severity
    }

    var id: String
    var shortDescription: SARIFText
    var fullDescription: SARIFText
    var help: Help
    var defaultConfiguration: Configuration

    init(_ explanation: RouteExplanation) {
        id = explanation.id.rawValue
        shortDescription = SARIFText(text: explanation.summary)
        fullDescription = SARIFText(text: "\(explanation.meaning) \(explanation.consequence)")
        help = Help(text: explanation.text, markdown: explanation.markdown)
        defaultConfiguration = Configuration(level: explanation.severity)
    }
}

extension RouteExplanation {
    /// The page in Markdown.
    fileprivate var markdown: String {
        """
        \(summary.inMarkdown)

        ## What it means
        \(meaning.inMarkdown)

        ## Why it matters
        \(consequence.inMarkdown)

        ## Example
        ```
        \(example)
        ```

        ## How to fix it
        \(remedy.inMarkdown)

        ## How to allow it
        \(allowance.inMarkdown)
        """
    }
}

extension String {
    /// The text with each line of code in the form of Markdown. Outside of code, Markdown reads `<` as the beginning of a tag.
    fileprivate var inMarkdown: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { (line: Substring) -> String in
            if line.hasPrefix("//") { return "`\(line)`" }
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            return parts.enumerated().map { (index, part) -> String in
                index.isMultiple(of: 2) ? String(part.replacing("<", with: "&lt;")) : String(part)
            }.joined(separator: "`")
        }.joined(separator: "\n")
    }
}
