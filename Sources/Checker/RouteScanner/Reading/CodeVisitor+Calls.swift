// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftParser
import SwiftSyntax

extension CodeVisitor {
    // MARK: Expected types

    /// Notes the type that an expression must have, on the call in it.
    func expect(_ expression: ExprSyntax, _ type: TypeReference) {
        let expression = expression.bare
        expectedTypes[expression.id] = type
        if case .structure("[$]", let parts) = type, let array = expression.as(ArrayExprSyntax.self) {
            for element in array.elements { expect(element.expression, parts[0]) }
        }
        if let cast = expression.castType, let first = expression.as(SequenceExprSyntax.self)?.elements.first {
            expectedTypes[first.bare.id] = cast
        }
    }

    // MARK: Values

    /// Reads the value of an expression. Calls in it must have been noted.
    func value(_ expression: ExprSyntax) -> CodeValue {
        let expression = expression.bare
        if let call = expression.as(FunctionCallExprSyntax.self) { return value(call) }
        if let access = expression.as(MemberAccessExprSyntax.self) { return value(access) }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            let text = name.baseName.name
            if ["self", "Self", "super"].contains(text) { return .own }
            return text.beginsInUpperCase
                ? TypeReading.reference(expression).map { .type($0) } ?? .other : .name(text, of: nil)
        }
        if let specialization = expression.as(GenericSpecializationExprSyntax.self) {
            return TypeReading.reference(ExprSyntax(specialization)).map { .type($0) } ?? .other
        }
        if let array = expression.as(ArrayExprSyntax.self) {
            let values = array.elements.map { value($0.expression) }.filter { $0 != .other }
            return values.isEmpty ? .other : .oneOf(values)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return value(sequence) }
        if let closure = expression.as(ClosureExprSyntax.self) {
            return closureNumbers[closure.id].map { .closure($0) } ?? .other
        }
        if let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return .text(text) }
        if let choice = expression.as(IfExprSyntax.self) { return oneOf(choice.results) }
        // The cases of `self` are functions of their own.
        if let choice = expression.as(SwitchExprSyntax.self), !choice.subject.isOwn { return oneOf(choice.results) }
        return .other
    }

    private func oneOf(_ expressions: [ExprSyntax]) -> CodeValue {
        let values = expressions.map(value)
        return values.isEmpty ? .other : .oneOf(values)
    }

    private func value(_ call: FunctionCallExprSyntax) -> CodeValue {
        if let key = KeyReading.call(call)?.key { return .key(key, position(of: call)) }
        if let inferred = inferredKey(call) { return inferred }
        // A closure that is called where it is written: `lazy var clock = { … }()`.
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            return closure.statements.result.map { value($0) } ?? .other
        }
        return callNumbers[call.id].map { .call($0) } ?? .other
    }

    /// Reads `.init()` or `RoutableService()`.
    func inferredKey(_ call: FunctionCallExprSyntax) -> CodeValue? {
        guard call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
        var callee = call.calledExpression
        if let access = callee.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.`init`)
        {
            guard let base = access.base else {
                return .inferred(nil, as: expectedTypes[call.id], position(of: call))
            }
            callee = base
        }
        guard let kind = TypeReading.reference(callee).flatMap({ KeyReading.kind($0) }) else { return nil }
        return .inferred(kind, as: expectedTypes[call.id], position(of: call))
    }

    private func value(_ access: MemberAccessExprSyntax) -> CodeValue {
        let name = access.declName.baseName
        if name.tokenKind == .keyword(.`self`) {
            guard let base = access.base, let type = TypeReading.reference(base) else { return .other }
            if let key = KeyReading.key(type) { return .key(key, position(of: access)) }
            return .type(type)
        }
        if let key = KeyReading.spelledOut(access) { return .key(key, position(of: access)) }
        guard let base = access.base else { return .name(name.name, of: .implicit) }
        // A static member of a key is that key: `RoutableService<any Clock>.clock`.
        if base.is(GenericSpecializationExprSyntax.self), let type = TypeReading.reference(base),
            let key = KeyReading.key(type)
        {
            return .key(key, position(of: access))
        }
        if ExprSyntax(access).mayNameType, let type = TypeReading.reference(ExprSyntax(access)) { return .type(type) }
        return .name(name.name, of: value(base))
    }

    /// Reads `a ?? b`, `x ? a : b` and `a as T`.
    private func value(_ sequence: SequenceExprSyntax) -> CodeValue {
        let elements = Array(sequence.elements)
        if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
            if let type = elements[2].as(TypeExprSyntax.self).map({ TypeReading.reference($0.type) }),
                let key = KeyReading.key(type)
            {
                return .key(key, position(of: elements[0]))
            }
            return value(elements[0])
        }
        var values: [CodeValue] = []
        var isAfterQuestion = true
        for element in elements {
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                values = [value(ternary.thenExpression)]
                isAfterQuestion = true
            } else if let infix = element.as(BinaryOperatorExprSyntax.self) {
                guard ["??", "+"].contains(infix.operator.text) else { return .other }
                isAfterQuestion = true
            } else if isAfterQuestion {
                values.append(value(element))
            }
        }
        return values.isEmpty || values.allSatisfy { $0 == .other } ? .other : .oneOf(values)
    }

    // MARK: Calls

    func noteCall(_ node: FunctionCallExprSyntax) {
        if let key = KeyReading.call(node)?.key {
            mention(key.type.components?.last?.name ?? "")
            return
        }
        if inferredKey(node) != nil {
            if node.calledExpression.isImplicit { mention(".init") }
            noteInferredInitializer(node)
            return
        }
        var callee = node.calledExpression
        var generics: [TypeReference] = []
        if let specialization = callee.as(GenericSpecializationExprSyntax.self) {
            let isType = specialization.expression.mayNameType
            if !isType {
                generics = TypeReading.arguments(specialization.genericArgumentClause)
                walk(specialization.genericArgumentClause)
                callee = specialization.expression
            }
        }
        if callee.asksForTypeOnly, node.isInterpolated { return }
        guard let (name, receiver) = callee.callee else {
            if let closure = callee.as(ClosureExprSyntax.self) { closuresInPlace.insert(closure.id) }
            walk(callee)
            walkArguments(of: node, call: nil)
            return
        }
        if !callee.asksForTypeOnly { note(name, of: receiver, callee) }
        var fact = CallFact(
            callee.asksForTypeOnly ? "type(of:)" : name, isCertain: isCertain && !hasOptionalChain(callee),
            isOptional: frame.optionals > 0,
            position: position(of: node))
        fact.isAfterNil = frame.isAfterNil
        fact.outer = frame.outer
        fact.genericArguments = generics
        let owner = frame.function
        functions[owner].calls.append(fact)
        let number = functions[owner].calls.count - 1
        callNumbers[node.id] = number
        if let receiver, !receiver.mayNameType { walk(receiver) }
        let receiverValue = receiver.map { value($0) } ?? (callee.isImplicit ? .implicit : nil)
        noteElements(of: node, receiverValue)
        noteMakers(node, name, receiver)
        expectKey(of: node, name, receiver)
        walkArguments(of: node, call: number)
        functions[owner].calls[number].receiver = receiverValue
        functions[owner].calls[number].expected = expectedTypes[node.id]
        functions[owner].calls[number].target = targets[node.id]
        if let first = node.arguments.first, name == "register" {
            functions[owner].calls[number].subject = position(of: first)
        }
        functions[owner].calls[number].trailingClosures =
            (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        functions[owner].calls[number].arguments = node.arguments.map { argument -> CallFact.Argument in
            let keyPath = argument.expression.as(KeyPathExprSyntax.self)?.shortName
            return .init(
                argument.label?.name, keyPath.map { .name($0, of: .implicit) } ?? value(argument.expression))
        }
        let call = functions[owner].calls[number]
        if let first = node.arguments.first, call.isRequest || call.isIdentifierRequest {
            functions[owner].calls[number].subject = position(of: first.expression.bare)
        }
        if let closure = node.trailingClosure, let made = closureNumbers[closure.id] {
            functions[owner].calls[number].arguments.append(.init(nil, .closure(made)))
        }
    }

    /// Notes `.init()` for a value whose type is written: `let model: NoteModel = .init()`.
    private func noteInferredInitializer(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.isImplicit, let type = expectedTypes[node.id], type.isOfOneValue,
            KeyReading.kind(type) == nil
        else { return }
        var fact = CallFact(
            "init", of: .implicit, isCertain: isCertain, isOptional: frame.optionals > 0, position: position(of: node))
        fact.isAfterNil = frame.isAfterNil
        fact.outer = frame.outer
        fact.expected = type
        function.calls.append(fact)
    }

    private func walkArguments(of node: FunctionCallExprSyntax, call: Int?) {
        let isChained = hasOptionalChain(node.calledExpression)
        if isChained { frame.branches += 1 }
        for (index, argument) in node.arguments.enumerated() {
            // `print(ClockModule.self)` makes nothing of the type.
            if node.calledExpression.registersNothing {
                if argument.expression.bare.isMetatype || argument.expression.bare.isTypeOfValue { continue }
                if notePrinted(argument.expression) { continue }
            }
            if let call { frame.outer.append(.init(call: call, argument: index)) }
            walk(argument.expression)
            if call != nil { frame.outer.removeLast() }
        }
        walk(optional: node.trailingClosure)
        walk(node.additionalTrailingClosures)
        if isChained { frame.branches -= 1 }
    }

    /// Notes a static member that is only printed: `print(Feature.clock)`. Returns false for any other expression.
    private func notePrinted(_ expression: ExprSyntax) -> Bool {
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        if member.isNumberOfElements, base.as(MemberAccessExprSyntax.self)?.base?.mayNameType == true { return true }
        guard base.mayNameType, !ExprSyntax(member).mayNameType,
            let name = TypeReading.reference(base)?.components?.last?.name
        else { return false }
        let printed = member.declName.baseName.name
        mention("\(name):\(printed)")
        noteRead(printed, value(base), at: member)
        return true
    }

    private static let iterating: Set = [
        "forEach", "map", "flatMap", "compactMap", "filter", "reduce", "contains", "first", "sorted",
    ]

    /// Notes the elements that a closure receives: `[a, b].forEach { $0.register() }`.
    private func noteElements(of node: FunctionCallExprSyntax, _ receiver: CodeValue?) {
        guard let receiver, receiver != .other, let name = node.calledExpression.callee?.name,
            Self.iterating.contains(name),
            let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
        else { return }
        // The closure is a function of its own, and finds the elements by a name that no code can have.
        let place = position(of: closure)
        let elementsName = "elements at \(place.line):\(place.column)"
        function.bindings.append(.init(elementsName, receiver))
        elements[closure.id] = .name(elementsName, of: nil)
    }

    /// Notes the type that the closure of a registration or of a line of routes gives to an inferred key: `Provides(.init()) { $0 as
    /// any Clock }`.
    private func expectKey(of node: FunctionCallExprSyntax, _ name: String, _ receiver: ExprSyntax?) {
        let isLine =
            name == "init" && receiver.flatMap { TypeReading.reference($0) }?.components?.last?.name == "Provides"
        guard name == "register" || isLine, let first = node.arguments.first?.expression,
            let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
            let type = closure.resultType
        else { return }
        expectedTypes[first.bare.id] = type
    }

    /// Notes the closures that a call runs at once: a closure that builds a list, and the closure of `Result`.
    private func noteMakers(_ node: FunctionCallExprSyntax, _ name: String, _ receiver: ExprSyntax?) {
        if name == "init", receiver?.isPlain("Result") == true, let closure = node.trailingClosure {
            closuresInPlace.insert(closure.id)
            triedClosures.insert(closure.id)
        }
        guard name == "register" || name == "init" && receiver?.isRegistry == true else { return }
        var closures = node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        if let closure = node.trailingClosure { closures.append(closure) }
        closures += node.additionalTrailingClosures.map(\.closure)
        let isList = node.arguments.isEmpty || node.arguments.first?.expression.is(ClosureExprSyntax.self) == true
        for closure in closures {
            if isList { closuresInPlace.insert(closure.id) }
        }
    }

    // MARK: Names

    /// Notes the name of a called function.
    private func note(_ name: String, of receiver: ExprSyntax?, _ callee: ExprSyntax) {
        guard let receiver else {
            if callee.isImplicit { mention(".\(name)") } else if !isLocal(name) { mention(name) }
            return
        }
        if name == "init", let type = TypeReading.reference(receiver), receiver.mayNameType {
            mention(type)
        } else {
            noteMention(of: name, receiver)
        }
    }

    /// Notes a type, and those in its arguments.
    func mention(_ type: TypeReference) {
        switch type {
        case .name(let components):
            for (number, component) in components.enumerated() {
                mention(number == 0 ? component.name : "\(components[number - 1].name).\(component.name)")
                for argument in component.arguments { mention(argument) }
            }
        case .composition(let parts), .structure(_, let parts): for part in parts { mention(part) }
        }
    }

    private func noteMention(of name: String, _ base: ExprSyntax) {
        if base.mayNameType, let type = TypeReading.reference(base), let last = type.components?.last {
            mention(type)
            mention("\(last.name).\(name)")
        } else if base.isOwn {
            mention(name)
        } else {
            mention("_.\(name)")
        }
    }

    /// Notes a name that is not called.
    func noteName(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.name
        if name.beginsInUpperCase { return mention(name) }
        guard !isLocal(name), !["self", "super", "Self"].contains(name) else { return }
        mention(name)
        noteRead(name, nil, at: node)
    }

    func noteMember(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.name
        guard let base = node.base else {
            mention(".\(name)")
            return .skipChildren
        }
        if node.declName.baseName.tokenKind == .keyword(.`self`) {
            if let type = TypeReading.reference(base) { mention(type) }
            return .skipChildren
        }
        // The number of elements in a list does not use them.
        if node.isNumberOfElements, base.isPlainName {
            if let inner = base.as(MemberAccessExprSyntax.self)?.base, inner.mayNameType { walk(inner) }
            return .skipChildren
        }
        noteMention(of: name, base)
        if base.mayNameType || base.isOwn { noteRead(name, value(base), at: node) }
        if !base.mayNameType, !base.isOwn { walk(base) }
        return .skipChildren
    }

    /// Notes the reading of a property, which may run its code.
    private func noteRead(_ name: String, _ receiver: CodeValue?, at node: some SyntaxProtocol) {
        var fact = CallFact(
            name, of: receiver, isCall: false, isCertain: isCertain, isOptional: frame.optionals > 0,
            position: position(of: node))
        fact.isAfterNil = frame.isAfterNil
        fact.outer = frame.outer
        function.calls.append(fact)
    }

    // MARK: Operators

    func noteSequence(_ sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
            noteAssignment(elements[0], elements.count == 3 ? elements[2] : nil)
        }
        if elements.count == 3, elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
            let type = ExprSyntax(sequence).castType
        {
            expectedTypes[elements[0].bare.id] = type
        }
        walk(sequence)
        noteInfixOperator(in: elements, of: sequence)
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let name = elements[0].assignedName {
            bind(name.text, to: value(elements[2]), isOwn: name.isMember)
        }
    }

    private func noteAssignment(_ target: ExprSyntax, _ value: ExprSyntax?) {
        if let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "registersByItself"
        {
            noteRead("registersByItself", self.value(base), at: member)
            function.calls[function.calls.count - 1].arguments = [.init(nil, .text(value?.trimmedDescription ?? ""))]
        }
        guard let value, let name = target.assignedName else { return }
        targets[value.bare.id] = name.text
    }

    /// Notes an assignment. An unknown value counts too, because the variable may have it.
    private func bind(_ name: String, to value: CodeValue, isOwn: Bool) {
        if isOwn || !isLocal(name) {
            function.bindings.append(.init("self.\(name)", value))
        } else {
            function.bindings.append(.init(name, value))
        }
    }
}

extension TypeReference {
    /// Whether it names a type or its optional, and not `Self` or a list.
    fileprivate var isOfOneValue: Bool {
        switch self {
        case .name(let components): components.last?.name != "Self"
        case .structure("$?", let parts): parts.first?.isOfOneValue == true
        case .structure, .composition: false
        }
    }
}
#endif
