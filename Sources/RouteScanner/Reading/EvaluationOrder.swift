// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Who decides when the arguments of a call are evaluated.
enum Receiver {
    /// The library, at once.
    case library
    /// The initialisers of a type.
    case type(TypeReference)
    /// Somebody who may take an `@autoclosure`.
    case unknown
}

extension InitializerDeclSyntax {
    /// Whether a parameter is an `@autoclosure`.
    var mayDeferArguments: Bool {
        signature.parameterClause.parameters.contains { parameter in
            parameter.type.as(AttributedTypeSyntax.self)?.attributes.contains {
                $0.as(AttributeSyntax.self)?.lastName == "autoclosure"
            } == true
        }
    }
}

extension FunctionDeclSyntax {
    /// The labels of what the library calls to make a destination.
    private static let steps: [String: [[String]]] = [
        "makeDestination": [["with"], []], "makeConfiguration": [[]],
        "prepare": [["_", "with"], ["_", "with", "route"]], "didFinishPreparing": [["_", "with"]],
    ]

    /// Whether it has the name of something that the library calls, and is something else: `func prepare()`.
    var isOverloadOfStep: Bool {
        guard let steps = Self.steps[name.name] else { return false }
        return !steps.contains(signature.parameterClause.parameters.map(\.firstName.text))
    }
}

extension BreakStmtSyntax {
    var mayLeaveWhatRunsOnce: Bool { label != nil || Syntax(self).isInRepeat(besides: .switchExpr) }
}

extension ContinueStmtSyntax {
    var mayLeaveWhatRunsOnce: Bool { label != nil || Syntax(self).isInRepeat() }
}

extension Syntax {
    /// Whether what it leaves is a `repeat`, the only loop whose code runs in any case.
    ///
    /// - Parameter other: What it may leave besides loops.
    fileprivate func isInRepeat(besides other: SyntaxKind? = nil) -> Bool {
        for node in sequence(first: self, next: \.parent) {
            switch node.kind {
            case .repeatStmt: return true
            case .whileStmt, .forStmt, .closureExpr, .functionDecl: return false
            case other: return false
            default: continue
            }
        }
        return false
    }
}
#endif
