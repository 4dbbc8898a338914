// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension CodeVisitor {
    // MARK: Functions

    func noteFunction(
        _ kind: FunctionFact.Kind, _ name: String, _ signature: FunctionSignatureSyntax,
        _ generics: GenericParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax, _ body: CodeBlockSyntax?, at node: some SyntaxProtocol
    ) {
        guard body != nil || isMember else { return }
        let parameters = signature.parameterClause.parameters
        let own = generics?.parameters.map(\.name.name) ?? []
        let number = enter(
            kind, name, generics: own, at: node,
            { fact in
                fact.isStatic = modifiers.isStatic
                fact.isRoot =
                    modifiers.isOverride || !attributes.isHarmless
                    || fact.name.first?.isLetter != true && fact.name.first != "_"
                fact.parameters = parameters.map(Self.parameter)
                // The operands of an operator have no labels.
                if name.isOperator { for index in fact.parameters.indices { fact.parameters[index].label = nil } }
                fact.result = signature.returnClause.map { TypeReading.reference($0.type) }
            }
        ) {
            walkBody(body?.statements)
        }
        for parameter in parameters {
            guard let value = parameter.defaultValue?.value else { continue }
            noteDefault(value, of: parameter, in: number)
        }
    }

    /// Notes the default value of a parameter as a function that the parameter's function contains.
    private func noteDefault(_ value: ExprSyntax, of parameter: FunctionParameterSyntax, in function: Int) {
        let type = TypeReading.reference(parameter.type)
        let name = (parameter.secondName ?? parameter.firstName).name
        enter(
            .defaultValue, name, at: value,
            { fact in
                fact.parent = function
                fact.result = type
            }
        ) {
            expect(value, type)
            walk(value)
            noteResult(value)
        }
    }

    static func parameter(_ node: FunctionParameterSyntax) -> FunctionFact.Parameter {
        let isDeferred =
            node.type.as(AttributedTypeSyntax.self)?.attributes.contains {
                $0.as(AttributeSyntax.self)?.lastName == "autoclosure"
            } == true
        return .init(
            label: node.firstName.text == "_" ? nil : node.firstName.name,
            name: (node.secondName ?? node.firstName).name, type: TypeReading.reference(node.type),
            hasDefault: node.defaultValue != nil, isDeferred: isDeferred, isVariadic: node.ellipsis != nil)
    }

    /// Walks through the statements of a function. A single expression is its result.
    func walkBody(_ statements: CodeBlockItemListSyntax?) {
        guard let statements else { return }
        guard statements.count == 1, case .expr(let expression)? = statements.first?.item else {
            walk(statements)
            return
        }
        if let type = function.result { expect(expression, type) }
        walk(expression)
        noteResult(expression)
    }

    /// Notes a value that the function returns.
    func noteResult(_ expression: ExprSyntax) {
        let value = value(expression)
        if value != .other { function.values.append(value) }
    }

    // MARK: Variables

    func noteVariable(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
        let type = binding.typeAnnotation.map { TypeReading.reference($0.type) }
        guard isMember || isGlobal else {
            noteLocal(binding, name, type)
            return
        }
        let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
        let isLater = isGlobal || node.modifiers.isStatic || isLazy
        let hasGetter = binding.accessorBlock?.getter != nil
        let isGlobalValue = isGlobal && !isLazy && !hasGetter
        let isWrapped = node.attributes.contains { $0.as(AttributeSyntax.self)?.lastName.beginsInUpperCase == true }
        let isRoot = node.modifiers.isOverride
        enter(
            isLater || hasGetter || isWrapped && binding.initializer != nil ? .property : .initialValue, name ?? "_",
            at: binding,
            { fact in
                fact.isStatic = node.modifiers.isStatic
                fact.isRoot = isRoot
                fact.isGlobalValue = isGlobalValue
                fact.keepsValue = isMember && !hasGetter && node.keepsValues
                fact.result = type
            }
        ) {
            noteWrappers(node.attributes)
            if let value = binding.initializer?.value {
                walk(optional: binding.typeAnnotation)
                if let type { expect(value, type) }
                walk(value)
                noteResult(value)
            }
            if let getter = binding.accessorBlock?.getter {
                walkBody(getter)
            } else {
                walk(optional: binding.accessorBlock)
            }
        }
    }

    /// Notes the calls of the initialisers of property wrappers: `@Injected(ClockKey()) var clock`.
    private func noteWrappers(_ attributes: AttributeListSyntax) {
        for case .attribute(let attribute) in attributes where attribute.lastName.beginsInUpperCase {
            let type = TypeReading.reference(attribute.attributeName)
            mention(type)
            var fact = CallFact("init", of: .type(type), position: position(of: attribute))
            if case .argumentList(let arguments)? = attribute.arguments {
                for argument in arguments { walkBranch(argument.expression) }
                fact.arguments = arguments.map { .init($0.label?.name, value($0.expression)) }
            }
            function.calls.append(fact)
        }
    }

    private func noteLocal(_ binding: PatternBindingSyntax, _ name: String?, _ type: TypeReference?) {
        walk(optional: binding.typeAnnotation)
        if let value = binding.initializer?.value {
            if let type { expect(value, type) }
            walk(value)
        }
        guard let name else { return walk(binding.pattern) }
        bind(name, to: binding.initializer.map { self.value($0.value) } ?? .other)
        walkBranch(binding.accessorBlock)
    }

    // MARK: Closures

    func noteClosure(_ node: ClosureExprSyntax) {
        guard closuresInPlace.remove(node.id) != nil else {
            closureNumbers[node.id] = enter(
                .closure, "", at: node, { fact in fact.result = node.resultType },
                {
                    bindParameters(of: node)
                    walk(optional: node.signature)
                    walkBody(node.statements)
                })
            return
        }
        var inner = frame
        if triedClosures.remove(node.id) != nil { inner.optionals += 1 }
        inner.returnsFromFunction = false
        inner.attempts = []
        frames.append(inner)
        bindParameters(of: node)
        walk(optional: node.signature)
        walk(node.statements)
        frames.removeLast()
    }

    private func bindParameters(of node: ClosureExprSyntax) {
        let element = elements.removeValue(forKey: node.id) ?? .other
        switch node.signature?.parameterClause {
        case .simpleInput(let names):
            for (number, name) in names.enumerated() { bind(name.name.name, to: number == 0 ? element : .other) }
        case .parameterClause(let clause):
            for (number, parameter) in clause.parameters.enumerated() {
                bind((parameter.secondName ?? parameter.firstName).name, to: number == 0 ? element : .other)
            }
        case nil: bind("$0", to: element)
        }
    }
}

extension VariableDeclSyntax {
    private static let keeping: Set = ["MainActor", "Published", "nonobjc", "objc"]

    /// Whether its stored properties belong to instances and keep what they are set to.
    fileprivate var keepsValues: Bool {
        !modifiers.isStatic && !modifiers.contains { ["weak", "unowned"].contains($0.name.text) }
            && attributes.allSatisfy { element in
                element.as(AttributeSyntax.self).map { Self.keeping.contains($0.lastName) } ?? false
            }
    }
}

extension ClosureExprSyntax {
    /// The type of the result, if the signature or a cast of the last expression states it.
    var resultType: TypeReference? {
        if let type = signature?.returnClause?.type { return TypeReading.reference(type) }
        guard let last = statements.last?.item else { return nil }
        let expression: ExprSyntax?
        switch last {
        case .expr(let value): expression = value
        case .stmt(let statement): expression = statement.as(ReturnStmtSyntax.self)?.expression
        case .decl: expression = nil
        }
        return expression.flatMap(\.castType)
    }
}

extension ExprSyntax {
    /// The type of `x as T`.
    var castType: TypeReference? {
        guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return elements.last?.as(TypeExprSyntax.self).map { TypeReading.reference($0.type) }
    }
}

extension DeclModifierListSyntax {
    var isStatic: Bool {
        contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }

    var isOverride: Bool { contains { $0.name.tokenKind == .keyword(.override) } }
}

extension AttributeListSyntax {
    private static let harmless: Set = [
        "MainActor", "Sendable", "available", "discardableResult", "inlinable", "preconcurrency", "usableFromInline",
        "inline", "concurrent", "ViewBuilder", "nonobjc", "frozen", "warn_unqualified_access", "rethrows",
    ]

    /// Whether no attribute lets a macro or a runtime find the declaration.
    fileprivate var isHarmless: Bool {
        allSatisfy { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return false }
            let name = attribute.lastName
            return Self.harmless.contains(name) || name.hasSuffix("Builder") || name.hasSuffix("Actor")
        }
    }
}
#endif
