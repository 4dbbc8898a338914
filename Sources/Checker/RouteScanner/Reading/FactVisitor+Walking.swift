// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension FactVisitor {
    /// Walks through parts of a member that are not its body, such as the default values of parameters.
    func walkApart(_ nodes: (any SyntaxProtocol)?...) {
        scope.enterBranch()
        for case let node? in nodes { walk(node) }
        scope.leaveBranch()
    }

    /// Walks through the parts of a call. The arguments may not be evaluated if they follow a `?.`, or if the receiver may take an
    /// `@autoclosure`.
    ///
    /// - Parameter skipped: Arguments that have been read already.
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

    /// Returns the types that a `where` clause requires a parameter to conform to.
    func constraints(on name: String, in clause: GenericWhereClauseSyntax?) -> [TypeReference] {
        guard let clause else { return [] }
        return clause.requirements.compactMap { requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                TypeReading.reference(conformance.leftType).isName(name)
            else { return nil }
            return TypeReading.reference(conformance.rightType)
        }
    }

    /// Returns the attributes, including those in active `#if` clauses.
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

    /// Whether a test or a suite has the trait `.routes(unprovided: .isExpected)` or `.routes(unprovided: .isStubbed)`.
    func expectsUnprovided(_ list: AttributeListSyntax) -> Bool {
        !list.isEmpty
            && attributes(list).contains { attribute in
                guard case .argumentList(let traits) = attribute.arguments else { return false }
                return traits.contains { trait in
                    trait.expression.as(FunctionCallExprSyntax.self)?.arguments.contains { argument in
                        argument.label?.text == "unprovided"
                            && [".isExpected", ".isStubbed"].contains {
                                argument.expression.trimmedDescription.hasSuffix($0)
                            }
                    } == true
                }
            }
    }

    func isMarked(_ name: String, _ list: AttributeListSyntax) -> Bool {
        !list.isEmpty && attributes(list).contains { $0.lastName == name }
    }

    /// Returns the members of a body, including those in active `#if` clauses.
    func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard case .decls(let active) = activeElements(of: condition) else { return [] }
            return members(active)
        }
    }

    /// Returns the source text as one line, shortened to fit into a message.
    func text(of node: some SyntaxProtocol) -> String {
        let line = node.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
        return line.count > 80 ? line.prefix(79) + "…" : String(line)
    }
}
#endif
