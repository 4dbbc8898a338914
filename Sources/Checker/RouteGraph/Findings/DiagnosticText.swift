// SPDX-License-Identifier: Apache-2.0

/// The explanation of an identifier that no check finds: an error at run time, an issue of a stub, or a diagnostic of a macro.
package struct DiagnosticText: Sendable, Hashable {
    package enum Kind: String, Sendable {
        case error = "error at run time"
        case stub = "issue of a stub"
        case macro = "diagnostic of a macro"
    }

    package let id: String
    package let kind: Kind
    /// The meaning, an example and the remedy.
    package let text: String

    init(_ id: String, _ kind: Kind, _ text: String) {
        self.id = id
        self.kind = kind
        self.text = text
    }

    /// The first sentence.
    package var summary: String {
        let paragraph = String(text[..<(text.firstRange(of: "\n\n")?.lowerBound ?? text.endIndex)]).replacing(
            "\n", with: " ")
        guard let end = paragraph.firstRange(of: ". ") else { return paragraph }
        return paragraph[..<end.lowerBound] + "."
    }
}

extension DiagnosticText {
    /// Returns the explanation of any identifier: of a check, an error, a stub or a macro; nil for an unknown one.
    ///
    /// - Parameter id: The identifier, in any case.
    package static func explanation(of id: String) -> String? {
        let id = id.lowercased()
        if let check = RouteFinding.ID(rawValue: id) { return check.explanation.text }
        return all.first { $0.id == id }.map { "\($0.id) (\($0.kind.rawValue))\n\n\($0.text)" }
    }

    /// All identifiers with their first sentences: the checks first.
    package static var summaries: [(id: String, summary: String)] {
        RouteExplanation.all.map { ($0.id.rawValue, $0.summary) } + all.map { ($0.id, $0.summary) }
    }
}
