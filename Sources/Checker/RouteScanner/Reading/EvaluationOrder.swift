// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// The receiver of a call's arguments. It decides when they are evaluated.
enum Receiver {
    /// The library, which evaluates them at once.
    case library
    /// The initialisers of a type.
    case type(TypeReference)
    /// A function that may declare its parameters as `@autoclosure`.
    case unknown
}

extension InitializerDeclSyntax {
    /// Whether at least one parameter is an `@autoclosure`.
    var mayDeferArguments: Bool {
        signature.parameterClause.parameters.contains { parameter in
            parameter.type.as(AttributedTypeSyntax.self)?.attributes.contains {
                $0.as(AttributeSyntax.self)?.lastName == "autoclosure"
            } == true
        }
    }
}

extension FunctionDeclSyntax {
    /// The labels of the methods that the library calls to make a destination.
    private static let steps: [String: [[String]]] = [
        "makeDestination": [["with"], []], "makeConfiguration": [[]],
        "prepare": [["_", "with"], ["_", "with", "route"]],
    ]

    /// Whether the function shares the name of a method that the library calls, but has other labels: `func prepare()`.
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
    /// Whether the innermost statement that this one can leave is a `repeat`, the only loop whose body always runs.
    ///
    /// - Parameter other: A kind of statement, besides loops, that this one can leave.
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
