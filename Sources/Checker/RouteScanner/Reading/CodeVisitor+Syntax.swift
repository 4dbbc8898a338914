// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension MemberAccessExprSyntax {
    /// Whether it is the number of elements in a list.
    var isNumberOfElements: Bool { ["count", "isEmpty"].contains(declName.baseName.text) }
}

extension ExprSyntax {
    /// The expression without parentheses, `try`, `await` and `!` around it.
    var bare: ExprSyntax {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        {
            return only.expression.bare
        }
        if let node = self.as(TryExprSyntax.self) { return node.expression.bare }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.bare }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.bare }
        // `try a ?? b` has the `try` inside of the sequence.
        return self
    }

    /// The name and the receiver of a called function: `init` of `Screen` for `Screen(…)`.
    var callee: (name: String, receiver: ExprSyntax?)? {
        if mayNameType { return ("init", self) }
        if let name = self.as(DeclReferenceExprSyntax.self) { return (name.baseName.name, nil) }
        if let access = self.as(MemberAccessExprSyntax.self) {
            return (access.declName.baseName.name, access.base?.unchained)
        }
        return nil
    }

    /// The expression before `?.`.
    var unchained: ExprSyntax { self.as(OptionalChainingExprSyntax.self)?.expression ?? self }

    /// Whether it is a member of a type that the compiler infers: `.make`.
    var isImplicit: Bool { self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }

    /// The expression that this one calls, or is a member of; nil if there is none.
    var chained: ExprSyntax? {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base }
        return self.as(FunctionCallExprSyntax.self)?.calledExpression
    }

    /// Whether it is `self`, `Self` or `super`.
    var isOwn: Bool { ["self", "Self", "super"].contains(self.as(DeclReferenceExprSyntax.self)?.baseName.text) }

    /// Whether it is a name, or a member of a type.
    var isPlainName: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
        return base.mayNameType || base.isOwn
    }

    /// Functions that name types or values without using them.
    private static let inspecting: Set = ["type", "print", "debugPrint", "dump", "ObjectIdentifier"]

    /// Whether it is `type(of:)`.
    var asksForTypeOnly: Bool {
        self.as(DeclReferenceExprSyntax.self).map { $0.baseName.text == "type" } ?? false
    }

    /// Whether it is `type(of: router)`.
    var isTypeOfValue: Bool { self.as(FunctionCallExprSyntax.self)?.calledExpression.asksForTypeOnly == true }

    /// Whether it is a function of the standard library that registers nothing.
    var registersNothing: Bool {
        self.as(DeclReferenceExprSyntax.self).map { Self.inspecting.contains($0.baseName.text) } ?? false
    }

    /// Whether it is `ClockModule.self`.
    var isMetatype: Bool {
        self.as(MemberAccessExprSyntax.self).map { $0.declName.baseName.tokenKind == .keyword(.`self`) } ?? false
    }

    func isPlain(_ name: String) -> Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.text == name }

    /// Whether it is the library's type of registries.
    var isRegistry: Bool { mayNameType && TypeReading.reference(self)?.components?.last?.name == "RouteRegistry" }

    /// The variable that an assignment sets: `key` or `self.key`.
    var assignedName: (text: String, isMember: Bool)? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return (name.baseName.name, false) }
        guard let access = self.as(MemberAccessExprSyntax.self), access.base?.isOwn == true else { return nil }
        return (access.declName.baseName.name, true)
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is a part of a text: `"\(type(of: router))"`.
    var isInterpolated: Bool { parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) == true }
}

extension IfExprSyntax {
    /// The last expressions of the branches.
    var results: [ExprSyntax] {
        let own = body.statements.result.map { [$0] } ?? []
        switch elseBody {
        case .ifExpr(let other): return own + other.results
        case .codeBlock(let block): return own + (block.statements.result.map { [$0] } ?? [])
        case nil: return own
        }
    }
}

extension SwitchCaseSyntax {
    /// The names of the cases of an enumeration that the patterns name; nil if there is another pattern.
    var caseNames: [String]? {
        guard case .case(let label) = label else { return nil }
        var names: [String] = []
        for item in label.caseItems {
            var pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
            if let call = pattern?.as(FunctionCallExprSyntax.self) { pattern = call.calledExpression }
            guard let access = pattern?.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
            names.append(access.declName.baseName.name)
        }
        return names
    }
}

extension SwitchExprSyntax {
    var results: [ExprSyntax] {
        cases.compactMap { element in
            guard case .switchCase(let one) = element else { return nil }
            return one.statements.result
        }
    }
}

extension CodeBlockItemListSyntax {
    /// The last expression, or what the last statement returns.
    var result: ExprSyntax? {
        switch last?.item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        default: nil
        }
    }
}

extension TryExprSyntax {
    /// Whether it is `try?`.
    var isSurvived: Bool { questionOrExclamationMark?.tokenKind == .postfixQuestionMark }
}

extension CatchClauseSyntax {
    /// Whether the code goes on as if nothing had failed: it neither reports the error nor ends.
    var ignoresError: Bool {
        catchItems.isEmpty && !body.endsProgram
            && !body.tokens(viewMode: .sourceAccurate).contains { $0.text == "error" }
    }
}

extension CodeBlockSyntax {
    /// Whether the block ends without a value: with `return nil`, with an error, or with the end of the program.
    var makesNothing: Bool {
        switch statements.last?.item {
        case .stmt(let statement): return statement.is(ThrowStmtSyntax.self) || returnsNil
        case .expr: return endsProgram
        default: return false
        }
    }

    /// Whether the block ends with `return nil`.
    var returnsNil: Bool {
        guard case .stmt(let statement)? = statements.last?.item else { return false }
        return statement.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true
    }

    /// Whether the block ends with the end of the program or with an error.
    var endsProgram: Bool {
        switch statements.last?.item {
        case .stmt(let statement): return statement.is(ThrowStmtSyntax.self)
        case .expr(let expression):
            let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
            return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name?.baseName.text)
        default: return false
        }
    }
}
#endif
