// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteGraph
import SwiftParser
import SwiftSyntax

/// Reads the conditions, replacements and requirements of providers.
extension FactVisitor {
    /// Notes a property of a provider that selects it: `condition` or `replacedProvider`.
    func noteSelection(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
        guard node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else { return }
        let type = binding.typeAnnotation?.type
        let value =
            binding.initializer?.value
            ?? binding.accessorBlock?.getter.flatMap { $0.count == 1 ? $0.first : nil }?.result
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
        noteConstant(name, value)
        switch name {
        case "condition" where type.map { $0.lastName == "RouteCondition" } ?? value?.isOfRouteCondition == true:
            noteSelection(condition: value, in: scope.current)
        case "replacedProvider" where type?.wrapped?.lastName == "StaticString":
            noteSelection(replaced: value, in: scope.current)
        case "lifetime": noteLifetime(value, in: scope.current, at: binding)
        default: break
        }
    }

    /// Notes the arguments of `@Provider` that select it.
    func noteSelection(_ arguments: ProviderArguments, in scope: SourceScope) {
        for (name, value) in arguments.options {
            switch name {
            case "when": noteSelection(condition: value, in: scope)
            case "replacing": noteSelection(replaced: value, in: scope)
            case "lifetime": noteLifetime(value, in: scope, at: value)
            default: break
            }
        }
    }

    /// - Parameter value: The value; nil for code that computes it.
    private func noteSelection(condition value: ExprSyntax?, in scope: SourceScope) {
        guard let condition = Self.condition(value) else { return }
        facts.selections.append(SelectionFact(scope: scope, condition: condition))
    }

    private func noteSelection(replaced value: ExprSyntax?, in scope: SourceScope) {
        guard let name = value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return }
        facts.selections.append(SelectionFact(scope: scope, replaced: name))
    }

    /// Returns a condition as the end of a sentence; nil for a provider without a condition.
    private static func condition(_ value: ExprSyntax?) -> String? {
        guard let value else { return "under a condition" }
        if let access = value.as(MemberAccessExprSyntax.self) {
            switch access.declName.baseName.text {
            case "always": return nil
            case "previews": return RouteFaultText.environment("\(RouteFaultText.previewsVariable)", is: "1")
            default: break
            }
        }
        if let call = value.as(FunctionCallExprSyntax.self),
            case .member(let name, of: _)? = Callee(call.calledExpression)
        {
            let texts = call.arguments.map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
            switch (name, texts.first ?? nil) {
            case ("launchArgument", let argument?): return RouteFaultText.launchArgument(argument)
            case ("environment", let variable?) where texts.count == 1:
                return RouteFaultText.environment(variable, is: nil)
            case ("environment", let variable?):
                if let value = texts[1] { return RouteFaultText.environment(variable, is: value) }
            default: break
            }
        }
        return "under the condition \(value.trimmedDescription)"
    }

    // MARK: Requirements

    /// Notes a line with requirements: `Provides(.account) { $0 }.requires(.login)`.
    func noteRequirements(_ call: FunctionCallExprSyntax) {
        noteRequirements(call.arguments.map(\.expression))
    }

    /// Adds requirements to the line that was noted last.
    private func noteRequirements(_ requirements: [ExprSyntax]) {
        guard let around = routesAround.last, let last = facts.routes[around].lines.indices.last else { return }
        facts.routes[around].lines[last].requirements += requirements.map(Self.requirement)
    }

    /// Returns the name of a requirement: `login` for `.login`, `RouteRequirement.login` and `RouteRequirement("login")`.
    static func requirement(_ expression: ExprSyntax) -> String {
        if let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
            return name
        }
        return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.name ?? expression.trimmedDescription
    }

    /// Notes code that reads requirements: `request.requirements.contains(.login)` in an interceptor, or in another function with a
    /// `ViewRouteRequest`.
    func noteRequirementRead(_ node: MemberAccessExprSyntax) {
        let isMember = node.declName.baseName.text == "requirements"
        // In an extension of the request: `requirements.contains(.login)`.
        let isOwn = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "requirements"
        guard isMember || isOwn, node.isInInterceptor else { return }
        let access = isMember ? node.parent?.as(MemberAccessExprSyntax.self) : node
        guard access?.declName.baseName.text == "contains",
            let call = access?.parent?.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first, argument.label == nil,
            argument.expression.is(MemberAccessExprSyntax.self) || argument.expression.is(FunctionCallExprSyntax.self)
        else {
            facts.requirementReads.append(RequirementReadFact(nil))
            return
        }
        facts.requirementReads.append(RequirementReadFact(Self.requirement(argument.expression)))
    }
}

extension MemberAccessExprSyntax {
    /// Whether the expression is in an interceptor, or in another function or extension with a `ViewRouteRequest`.
    fileprivate var isInInterceptor: Bool {
        var node = parent
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                    == "addViewRouteInterceptor"
            {
                return true
            }
            if let extended = current.as(ExtensionDeclSyntax.self)?.extendedType.lastName,
                extended == "ViewRouteRequest"
            {
                return true
            }
            let parameters =
                current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map(\.type)
                ?? current.as(ClosureExprSyntax.self)?.signature?.parameterTypes ?? []
            if parameters.contains(where: { $0.lastName == "ViewRouteRequest" }) { return true }
            node = current.parent
        }
        return false
    }
}

extension ClosureSignatureSyntax {
    fileprivate var parameterTypes: [TypeSyntax] {
        guard case .parameterClause(let clause)? = parameterClause else { return [] }
        return clause.parameters.compactMap(\.type)
    }
}

extension ExprSyntax {
    /// Whether the expression begins with the type: `RouteCondition.previews`.
    fileprivate var isOfRouteCondition: Bool { trimmedDescription.contains("RouteCondition.") }
}

extension CodeBlockItemSyntax {
    /// The expression that the statement returns.
    fileprivate var result: ExprSyntax? {
        switch item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        case .decl: nil
        }
    }
}
#endif
