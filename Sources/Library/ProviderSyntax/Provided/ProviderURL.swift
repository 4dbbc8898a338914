// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftParser
package import SwiftSyntax

/// The URL pattern of a `@Provider`: its text, and the names of the parameters that the URL sets.
package struct ProviderURL {
    package enum Piece: Equatable {
        case text(String)
        /// The name of a parameter: `id` in `app://note/:id`.
        case name(String)
    }

    package let literal: StringLiteralExprSyntax
    package let pieces: [Piece]

    /// - Parameter expression: The argument; not nil if it is a literal.
    package init?(_ expression: ExprSyntax) {
        guard let literal = expression.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue
        else { return nil }
        self.literal = literal
        var pieces: [Piece] = []
        var rest = text[...]
        while let mark = rest.firstIndex(where: { $0 == ":" || $0 == "*" }) {
            let name = rest[rest.index(after: mark)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let isName = name.first?.isNumber == false
            let end = isName ? name.endIndex : rest.index(after: mark)
            // The mark of several path components, as in `*folders`, stays in the text.
            pieces.append(.text(String(rest[..<(isName && rest[mark] == ":" ? mark : rest.index(after: mark))])))
            if isName { pieces.append(.name(String(name))) }
            rest = rest[end...]
        }
        pieces.append(.text(String(rest)))
        self.pieces = pieces
    }

    package var names: [String] {
        pieces.compactMap { piece in
            if case .name(let name) = piece { name } else { nil }
        }
    }

    /// Whether the pattern states the values of a parameter, as in `:id(Int)`, `:page?` or `:tag*`. The type of the parameter
    /// decides instead.
    package var hasTypes: Bool {
        zip(pieces, pieces.dropFirst()).contains { piece, next in
            guard case .name = piece, case .text(let text) = next else { return false }
            return text.hasPrefix("(") || text.hasPrefix("*") || text == "?" || text.hasPrefix("?&")
        }
    }
}
#endif
