// SPDX-License-Identifier: Apache-2.0

#if Macros
public import RouteGraph
import SwiftSyntax

/// The first place in a file that the parser rejects.
public struct SyntaxFault: Codable, Sendable, Hashable {
    /// For example, `'}' is missing` or `unexpected code 'in'`.
    public var message: String
    public var position: SourcePosition

    public init(message: String, position: SourcePosition) {
        self.message = message
        self.position = position
    }

    init?(in tree: SourceFileSyntax, lines: LineTable) {
        guard tree.hasError else { return nil }
        let finder = SyntaxFaultFinder(viewMode: .fixedUp)
        finder.walk(tree)
        guard let found = finder.found else { return nil }
        message = found.message
        position = lines.position(of: found.offset)
    }
}

/// Finds the first node that is missing or unexpected.
private final class SyntaxFaultFinder: SyntaxAnyVisitor {
    var found: (message: String, offset: Int)?

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        found == nil && node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        guard found == nil else { return .skipChildren }
        let line = node.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
        let text = line.count > 40 ? line.prefix(39) + "…" : line
        found = ("unexpected code '\(text)'", node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard found == nil, token.hasError else { return .skipChildren }
        guard token.presence == .missing else {
            found = ("unexpected characters in '\(token.text)'", token.positionAfterSkippingLeadingTrivia.utf8Offset)
            return .skipChildren
        }
        // Report the end of the previous token. The next token may be on another line.
        let place = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia ?? token.position
        found = ("\(Self.words(for: token)) is missing", place.utf8Offset)
        return .skipChildren
    }

    /// Returns the name of a missing token, in words if the parser uses a placeholder.
    private static func words(for token: TokenSyntax) -> String {
        switch token.text {
        case "": "a name"
        case "<#expression#>": "an expression"
        case let text where text.hasPrefix("<#") && text.hasSuffix("#>"): "a \(text.dropFirst(2).dropLast(2))"
        case let text: "'\(text)'"
        }
    }
}
#endif
