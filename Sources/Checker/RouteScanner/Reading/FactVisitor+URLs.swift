// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads the URLs that code opens, and the identifiers by which it requests providers.
extension FactVisitor {
    func noteURL(_ call: FunctionCallExprSyntax) {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        switch access.declName.baseName.text {
        case "perform", "route", "destination":
            guard let argument = call.arguments.first, ["url", "serviceURL"].contains(argument.label?.text),
                Callee.isRouter(access.base)
            else { return }
            noteURL(call.isInOptionalTry ? .question : .open, argument.expression)
        case "canOpen":
            guard let argument = call.arguments.first, argument.label?.text == "url" else { return }
            noteURL(.question, argument.expression)
        case "redirectURL":
            guard let argument = call.arguments.first else { return }
            noteURL(.redirect, argument.expression)
        case "addURLFallback":
            facts.values.urls.append(OpenedURLFact(.fallback, .unknown, position: position(of: call)))
        case "to":
            guard let argument = call.arguments.first, let label = argument.label?.text,
                ["serviceIdentifier", "viewIdentifier"].contains(label), Callee.isRouter(access.base)
            else { return }
            facts.values.identifiers.append(
                IdentifierRequestFact(
                    WrittenText(argument.expression), isView: label == "viewIdentifier",
                    position: position(of: argument.expression)))
        default: break
        }
    }

    /// Notes functions that are passed on, and may be called with any URL: `handlers.map(registry.addURLFallback)`.
    func noteURL(_ access: MemberAccessExprSyntax) {
        let name = access.declName.baseName.text
        guard ["redirectURL", "addURLFallback"].contains(name), access.base != nil,
            access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id
        else { return }
        facts.values.urls.append(OpenedURLFact(.fallback, .unknown, position: position(of: access)))
    }

    private func noteURL(_ kind: OpenedURLFact.Kind, _ expression: ExprSyntax) {
        facts.values.urls.append(
            OpenedURLFact(kind, WrittenText(url: expression), position: position(of: expression)))
    }
}

extension WrittenText {
    /// Reads a text, or the text in `URL(string: "app://note")!`.
    fileprivate init(url expression: ExprSyntax) {
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
            self.init(url: unwrapped.expression)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.calledType?.components?.last?.name == "URL", call.arguments.count == 1,
                let argument = call.arguments.first, argument.label?.text == "string"
            else {
                self = .unknown
                return
            }
            self.init(argument.expression)
            // `URL` escapes other characters.
            if case .literal(let text) = self, !text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { self = .unknown }
        } else {
            self.init(expression)
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether the result is optional because of a `try?` around the call.
    fileprivate var isInOptionalTry: Bool {
        var node = parent
        while let current = node {
            if let attempt = current.as(TryExprSyntax.self) { return attempt.questionOrExclamationMark?.text == "?" }
            guard current.is(AwaitExprSyntax.self) || current.is(MemberAccessExprSyntax.self) else { return false }
            node = current.parent
        }
        return false
    }
}
#endif
