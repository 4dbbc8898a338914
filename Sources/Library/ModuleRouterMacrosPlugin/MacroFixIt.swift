// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// The text and the identifier of a fix.
struct MacroFixIt: FixItMessage {
    let message: String
    let fixItID: MessageID

    init(_ id: String, _ message: String) {
        self.message = message
        fixItID = MessageID(domain: "ModuleRouter", id: id)
    }
}

extension FixIt {
    /// Replaces a node by other source text. Keeps the trivia around it.
    init(_ id: String, _ message: String, replacing node: some SyntaxProtocol, with text: String) {
        // A fix is applied as text, so a single token can contain any source text.
        let token = TokenSyntax(
            .identifier(text), leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia,
            presence: .present)
        self.init(
            message: MacroFixIt(id, message), changes: [.replace(oldNode: Syntax(node), newNode: Syntax(token))])
    }

    /// Removes a node and the whitespace around it.
    init(_ id: String, _ message: String, removing node: some SyntaxProtocol) {
        let nothing = TokenSyntax(.identifier(""), presence: .present)
        self.init(
            message: MacroFixIt(id, message), changes: [.replace(oldNode: Syntax(node), newNode: Syntax(nothing))])
    }

    /// Removes a modifier and the whitespace after it.
    init(_ id: String, _ message: String, removing modifier: DeclModifierSyntax) {
        let nothing = TokenSyntax(.identifier(""), leadingTrivia: modifier.leadingTrivia, presence: .present)
        self.init(
            message: MacroFixIt(id, message), changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(nothing))])
    }

    /// Removes an attribute. The next token takes its place and keeps the comments before it.
    init?(_ id: String, _ message: String, removing attribute: AttributeSyntax, from declaration: some DeclGroupSyntax)
    {
        let nothing = TokenSyntax(.identifier(""), presence: .present)
        guard
            let written = declaration.attributes.first(where: {
                $0.trimmedDescription == attribute.trimmedDescription
            }),
            let next = written.nextToken(viewMode: .sourceAccurate)
        else { return nil }
        let ownTrivia = next.leadingTrivia.drop { $0.isWhitespace }
        self.init(
            message: MacroFixIt(id, message),
            changes: [
                .replace(oldNode: Syntax(written), newNode: Syntax(nothing)),
                .replaceLeadingTrivia(token: next, newTrivia: written.leadingTrivia + Trivia(pieces: ownTrivia)),
            ])
    }
}
#endif
