// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// The text of a fix, with the id it is known by.
struct MacroFixIt: FixItMessage {
    let message: String
    let fixItID: MessageID

    init(_ id: String, _ message: String) {
        self.message = message
        fixItID = MessageID(domain: "ModuleRouter", id: id)
    }
}

extension FixIt {
    /// Replaces a node by other source text; what stands around it stays.
    init(_ id: String, _ message: String, replacing node: some SyntaxProtocol, with text: String) {
        // A fix is applied as text, so one token may stand for any of it.
        let token = TokenSyntax(
            .identifier(text), leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia,
            presence: .present)
        self.init(
            message: MacroFixIt(id, message), changes: [.replace(oldNode: Syntax(node), newNode: Syntax(token))])
    }

    /// Removes a node with the space around it.
    init(_ id: String, _ message: String, removing node: some SyntaxProtocol) {
        let nothing = TokenSyntax(.identifier(""), presence: .present)
        self.init(
            message: MacroFixIt(id, message), changes: [.replace(oldNode: Syntax(node), newNode: Syntax(nothing))])
    }

    /// Removes a modifier with the space behind it.
    init(_ id: String, _ message: String, removing modifier: DeclModifierSyntax) {
        let nothing = TokenSyntax(.identifier(""), leadingTrivia: modifier.leadingTrivia, presence: .present)
        self.init(
            message: MacroFixIt(id, message), changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(nothing))])
    }

    /// Removes an attribute. What follows it takes its place, with the comments before it.
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
