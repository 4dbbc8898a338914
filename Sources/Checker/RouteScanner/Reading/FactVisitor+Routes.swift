// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftParser
import SwiftSyntax
import URLPatterns

extension FactVisitor {
    /// Whether a member is a list of routes, judged by its type or its result builder.
    func isRoutes(_ type: TypeSyntax?, attributes list: AttributeListSyntax) -> Bool {
        if let type, TypeReading.reference(type).components?.last?.name == "RouteList" { return true }
        return !list.isEmpty && attributes(list).contains { $0.lastName == "RouteListBuilder" }
    }

    // MARK: Bodies

    /// Notes the lines of a routes body.
    func noteRoutes(in statements: CodeBlockItemListSyntax?, at place: some SyntaxProtocol) {
        guard let statements else { return }
        withRoutes(at: place) { noteLines(statements) }
    }

    /// Notes routes that are given as a value, not as a body.
    func noteRoutes(value: ExprSyntax, at place: some SyntaxProtocol) {
        withRoutes(at: place) { noteLine(value) }
    }

    func withRoutes(at place: some SyntaxProtocol, _ body: () -> Void) {
        facts.routes.append(RoutesFact(scope: scope.current, lines: [], position: position(of: place)))
        routesAround.append(facts.routes.count - 1)
        body()
        routesAround.removeLast()
    }

    private func noteLines(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            switch statement.item {
            case .expr(let expression): noteLine(expression)
            case .decl(let declaration):
                guard let condition = declaration.as(IfConfigDeclSyntax.self) else {
                    walk(declaration)
                    continue
                }
                if case .statements(let active) = activeElements(of: condition) { noteLines(active) }
            case .stmt(let statement):
                if let result = statement.as(ReturnStmtSyntax.self)?.expression {
                    noteLine(result)
                } else {
                    noteUnknown(statement)
                    walk(statement)
                }
            }
        }
    }

    private func noteLine(_ expression: ExprSyntax) {
        let expression = expression.withoutParentheses
        guard let call = expression.as(FunctionCallExprSyntax.self) else {
            noteUnknown(expression)
            walk(expression)
            return
        }
        switch Callee(call.calledExpression) {
        case .global("Provides"), .global("Adapts"):
            walk(call)
        case .global("Identifier"):
            noteLiteral(call) { .identifier($0) }
        case .global("URLPattern"):
            noteURLPattern(call)
        case .global("DestinationClass"):
            noteDestinationClass(call)
        case .member(let name, of: let base?) where name.hasPrefix("build") && isRoutesBuilder(base):
            // A call of a builder's method, which the compiler normally inserts.
            for argument in call.arguments { noteArgument(argument.expression) }
        case .member("requires", of: let base?):
            noteLine(base)
            noteRequirements(call)
        default:
            noteUnknown(call)
            walk(call)
        }
    }

    private func noteArgument(_ expression: ExprSyntax) {
        guard let array = expression.as(ArrayExprSyntax.self) else { return noteLine(expression) }
        for element in array.elements { noteLine(element.expression) }
    }

    private func isRoutesBuilder(_ base: ExprSyntax) -> Bool {
        TypeReading.reference(base)?.components?.last?.name == "RouteListBuilder"
    }

    // MARK: Lines

    func noteProvides(_ call: FunctionCallExprSyntax) {
        let name = KeyReading.name(in: call.arguments)
        guard let first = call.arguments.first, first.label == nil, var key = KeyReading.argument(first.expression),
            name != .unknown
        else {
            noteUnknownLine(call)
            return
        }
        if case .literal(let text) = name { key.name = text }
        note(.provides(key), at: call)
        walkParts(of: call, skipping: [first])
    }

    func noteAdapts(_ call: FunctionCallExprSyntax) {
        guard let first = call.arguments.first, first.label == nil,
            let second = call.arguments.first(where: { $0.label?.text == "to" }),
            let required = KeyReading.argument(first.expression)
                ?? KeyReading.objectiveCProtocol(first.expression, kindOf: second.expression)
        else {
            noteUnknownLine(call)
            return
        }
        if let key = KeyReading.argument(second.expression)
            ?? KeyReading.objectiveCProtocol(second.expression, kindOf: first.expression)
        {
            note(.adapts(required, to: .key(key)), at: call)
        } else if let provider = KeyReading.metatype(second.expression) {
            note(.adapts(required, to: .provider(provider)), at: call)
        } else {
            noteUnknownLine(call)
            return
        }
        walkParts(of: call, skipping: [first, second])
    }

    func noteLiteral(_ call: FunctionCallExprSyntax, _ kind: (String) -> RoutesFact.Line.Kind) {
        let literal = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
        if let text = literal?.representedLiteralValue {
            note(kind(text), at: call)
        } else {
            noteUnknownLine(call)
        }
    }

    /// Notes a URL pattern, with `\(…)` for each of its key paths.
    private func noteURLPattern(_ call: FunctionCallExprSyntax) {
        guard let first = call.arguments.first, first.label == nil,
            let literal = first.expression.as(StringLiteralExprSyntax.self), let text = Self.pattern(in: literal)
        else {
            noteUnknownLine(call)
            return
        }
        note(.urlPattern(text), at: call)
        notePlainPattern(call)
        walkParts(of: call, skipping: [first])
    }

    private static func pattern(in literal: StringLiteralExprSyntax) -> String? {
        if let text = literal.representedLiteralValue { return text }
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let segment):
                // SwiftSyntax resolves escapes only in literals without interpolation.
                guard !segment.content.text.contains("\\") else { return nil }
                text += segment.content.text
            case .expressionSegment:
                text += URLPatternSyntax.text(of: [.keyPath(0)])
            }
        }
        return text
    }

    private func noteDestinationClass(_ call: FunctionCallExprSyntax) {
        let exclusive = call.arguments.first { $0.label?.text == "exclusive" }?.expression
        let isExclusive = exclusive?.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
        guard let type = call.arguments.first.flatMap({ KeyReading.metatype($0.expression) }),
            exclusive == nil || isExclusive != nil
        else {
            noteUnknownLine(call)
            return
        }
        note(.destinationClass(type, isExclusive: isExclusive ?? false), at: call)
    }

    /// Notes a line whose arguments are unknown, and the facts in the arguments.
    private func noteUnknownLine(_ call: FunctionCallExprSyntax) {
        note(.unknown(text(of: call)), at: call)
        walkParts(of: call)
    }

    func noteUnknown(_ node: some SyntaxProtocol) {
        guard !routesAround.isEmpty else { return }
        note(.unknown(text(of: node)), at: node)
    }

    func note(_ kind: RoutesFact.Line.Kind, at node: some SyntaxProtocol) {
        let line = RoutesFact.Line(kind, position: position(of: node))
        if let around = routesAround.last {
            facts.routes[around].lines.append(line)
        } else {
            // A line outside routes, for example in a property of an unusual type that `routes` returns.
            facts.routes.append(RoutesFact(scope: scope.current, lines: [line], position: line.position))
        }
    }
}

extension ExprSyntax {
    /// The expression without the parentheses and `try` around it.
    fileprivate var withoutParentheses: ExprSyntax {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.expression.withoutParentheses
        }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.withoutParentheses }
        return self
    }
}
#endif
