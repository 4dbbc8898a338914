// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension FactVisitor {
    /// What runs perhaps.
    func walkBranch(_ node: some SyntaxProtocol) {
        scope.enterBranch()
        walk(node)
        scope.leaveBranch()
    }

    /// What stands at a member and is no part of its code, such as the initial values of parameters.
    func walkApart(_ nodes: (any SyntaxProtocol)?...) {
        scope.enterBranch()
        for case let node? in nodes { walk(node) }
        scope.leaveBranch()
    }

    /// Conditions: each but the first is looked at if the ones before it hold.
    func walk(conditions: ConditionElementListSyntax) {
        for (index, condition) in conditions.enumerated() {
            if index == 1 { scope.enterBranch() }
            walk(condition)
        }
        if conditions.count > 1 { scope.leaveBranch() }
    }

    /// Those that evaluate both sides. Others, such as `??`, `&&` and `||`, may not.
    private static let evaluatingOperators: Set<String> = [
        "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "==", "!=", "===", "!==", "<", ">", "<=",
        ">=", "~=", "...", "..<", "+=", "-=", "*=", "/=", "%=",
    ]

    /// Operands: `??`, `&&`, `||` and `?:` decide whether those behind them are evaluated, and so may an author's operators.
    func walk(_ sequence: SequenceExprSyntax) {
        var branches = 0
        for element in sequence.elements {
            let decides: Bool
            if let infix = element.as(BinaryOperatorExprSyntax.self) {
                decides = !Self.evaluatingOperators.contains(infix.operator.text)
            } else {
                decides = element.is(UnresolvedTernaryExprSyntax.self)
            }
            if decides {
                scope.enterBranch()
                branches += 1
            }
            walk(element)
        }
        for _ in 0..<branches { scope.leaveBranch() }
    }

    /// The parts of a call: behind a `?.` the arguments are evaluated perhaps, and so they are if the one who is called may take an
    /// `@autoclosure`.
    ///
    /// - Parameter skipped: An argument that was read already.
    func walkParts(
        of call: FunctionCallExprSyntax, skipping skipped: [LabeledExprSyntax] = [],
        handedTo receiver: Receiver = .library
    ) {
        let chains = optionalChains
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) { closuresInPlace.insert(closure.id) }
        walk(call.calledExpression)
        let isBranch = optionalChains > chains
        if isBranch { scope.enterBranch() }
        switch receiver {
        case .library: break
        case .type(let type): scope.enterArguments(of: type)
        case .unknown: scope.enterBranch()
        }
        if skipped.isEmpty {
            walk(call.arguments)
        } else {
            let ids = skipped.map(\.id)
            for argument in call.arguments where !ids.contains(argument.id) { walk(argument) }
        }
        switch receiver {
        case .library: break
        case .type: scope.leaveArguments()
        case .unknown: scope.leaveBranch()
        }
        if let closure = call.trailingClosure { walk(closure) }
        walk(call.additionalTrailingClosures)
        if isBranch { scope.leaveBranch() }
    }

    func names(in clause: GenericParameterClauseSyntax?) -> [String] {
        clause.map { $0.parameters.map(\.name.name) } ?? []
    }

    func types(in clause: InheritanceClauseSyntax?) -> [TypeReference] {
        clause.map { $0.inheritedTypes.map { TypeReading.reference($0.type) } } ?? []
    }

    /// What a `where` says that a parameter conforms to.
    func constraints(on name: String, in clause: GenericWhereClauseSyntax?) -> [TypeReference] {
        guard let clause else { return [] }
        return clause.requirements.compactMap { requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                TypeReading.reference(conformance.leftType).isName(name)
            else { return nil }
            return TypeReading.reference(conformance.rightType)
        }
    }

    /// Attributes, also those in `#if`.
    func attributes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
        list.flatMap { element -> [AttributeSyntax] in
            switch element {
            case .attribute(let attribute): return [attribute]
            case .ifConfigDecl(let condition):
                guard case .attributes(let active) = activeElements(of: condition) else { return [] }
                return attributes(active)
            }
        }
    }

    /// Whether a test or a suite has the trait `.routes(unprovided: .isExpected)`.
    func expectsUnprovided(_ list: AttributeListSyntax) -> Bool {
        !list.isEmpty
            && attributes(list).contains { attribute in
                guard case .argumentList(let traits) = attribute.arguments else { return false }
                return traits.contains { trait in
                    trait.expression.as(FunctionCallExprSyntax.self)?.arguments.contains { argument in
                        argument.label?.text == "unprovided"
                            && argument.expression.trimmedDescription.hasSuffix(".isExpected")
                    } == true
                }
            }
    }

    func isMarked(_ name: String, _ list: AttributeListSyntax) -> Bool {
        !list.isEmpty && attributes(list).contains { $0.lastName == name }
    }

    /// The members of a body, also those in `#if`.
    func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard case .decls(let active) = activeElements(of: condition) else { return [] }
            return members(active)
        }
    }

    /// What was written, in one line that is not too long for a message.
    func text(of node: some SyntaxProtocol) -> String {
        let line = node.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
        return line.count > 80 ? line.prefix(79) + "…" : String(line)
    }
}
#endif
