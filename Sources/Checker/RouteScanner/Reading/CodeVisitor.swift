// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Walks through the active code of a file and notes its functions, the calls that they make, and the names that they use.
///
/// Each `visit` method tracks the position in the tree. The methods in the extensions read the meaning.
final class CodeVisitor: FlowVisitor {
    /// The state of the code at the position.
    struct Frame {
        /// The index of the function in `functions`.
        var function: Int
        /// Whether a `return` leaves the function: the position is not in a closure.
        var returnsFromFunction = true
        /// The number of branches around the position.
        var branches = 0
        /// Whether an earlier statement may have left the code.
        var hasExit = false
        /// The number of `try?` around the position.
        var optionals = 0
        /// Whether an earlier statement of a `makeDestination` may have returned nil.
        var isAfterNil = false
        /// For each statement around the position that may be left early, the number of places that may leave it.
        var attempts: [Int] = []
        /// The calls that receive the position as part of an argument.
        var outer: [CallFact.Outer] = []
    }

    /// The first function is the top level of the file.
    var functions = [FunctionFact(.topLevel, "", position: SourcePosition(line: 1, column: 1))]
    var frames = [Frame(function: 0)]
    private var types: [String] = []
    private var extendedCount = 0
    private var generics: [String] = []
    /// Whether the position is directly in the body of a type or an extension.
    private var isInType = false
    /// The indices of the calls by their syntax, for the values that they give.
    var callNumbers: [SyntaxIdentifier: Int] = [:]
    /// The types of expressions as an annotation, a cast or a result type states them.
    var expectedTypes: [SyntaxIdentifier: TypeReference] = [:]
    /// The properties to which expressions are assigned.
    var targets: [SyntaxIdentifier: String] = [:]
    /// Closures that run where they are written.
    var closuresInPlace: Set<SyntaxIdentifier> = []
    /// Closures whose failure the code survives: `Result { try … }`.
    var triedClosures: Set<SyntaxIdentifier> = []
    /// The indices of the functions of closures.
    var closureNumbers: [SyntaxIdentifier: Int] = [:]
    /// The values of the first parameter of closures.
    var elements: [SyntaxIdentifier: CodeValue] = [:]
    /// Whether expressions contain `?.`. The calls of a chain share the result, because each call asks.
    private var optionalChains: [SyntaxIdentifier: Bool] = [:]
    /// The number of surrounding conditions whose failure ends the program.
    private var strictGuards = 0
    private var mentioned: [Set<String>] = [[]]
    private var bound: [Set<String>] = [[]]

    // MARK: The position

    var frame: Frame {
        _read { yield frames[frames.count - 1] }
        _modify { yield &frames[frames.count - 1] }
    }

    var function: FunctionFact {
        _read { yield functions[frames[frames.count - 1].function] }
        _modify { yield &functions[frames[frames.count - 1].function] }
    }

    var isCertain: Bool { frame.branches == 0 && !frame.hasExit }

    var scope: SourceScope {
        SourceScope(types: types, extendedCount: extendedCount, genericParameters: generics)
    }

    /// Whether an expression, or one that it calls or is a member of, is followed by `?`.
    func hasOptionalChain(_ expression: ExprSyntax) -> Bool {
        var next: ExprSyntax? = expression
        var passed: [SyntaxIdentifier] = []
        var result = false
        while let current = next {
            if let known = optionalChains[current.id] {
                result = known
                break
            }
            passed.append(current.id)
            if current.is(OptionalChainingExprSyntax.self) {
                result = true
                break
            }
            next = current.chained
        }
        for id in passed { optionalChains[id] = result }
        return result
    }

    func mention(_ name: String) {
        if mentioned[frame.function].insert(name).inserted { functions[frame.function].mentions.append(name) }
    }

    /// Whether a name is a parameter or a local variable of the function or of those around it.
    func isLocal(_ name: String) -> Bool {
        var number: Int? = frame.function
        while let current = number {
            if current != 0, bound[current].contains(name) { return true }
            number = functions[current].parent
        }
        return false
    }

    func bind(_ name: String, to value: CodeValue) {
        bound[frame.function].insert(name)
        if value != .other { functions[frame.function].bindings.append(.init(name, value)) }
    }

    /// Reads a function. `body` walks through its code.
    @discardableResult
    func enter(
        _ kind: FunctionFact.Kind, _ name: String, generics own: [String] = [], at node: some SyntaxProtocol,
        _ change: (inout FunctionFact) -> Void = { _ in }, _ body: () -> Void
    ) -> Int {
        let isMember = isInType
        var fact = FunctionFact(
            kind, name, scope: scope,
            parent: isMember || frame.function == 0 && ![.closure, .branch].contains(kind) ? nil : frame.function,
            position: position(of: node))
        fact.end = end(of: node)
        fact.scope.genericParameters += own
        change(&fact)
        functions.append(fact)
        mentioned.append([])
        bound.append(Set(fact.parameters.map(\.name)))
        let number = functions.count - 1
        frames.append(Frame(function: number))
        generics += own
        isInType = false
        body()
        isInType = isMember
        generics.removeLast(own.count)
        frames.removeLast()
        return number
    }

    private func enterType(
        _ names: [String], generics own: [String], extendedCount count: Int = 0, _ members: MemberBlockSyntax
    ) {
        let (wasInType, wasExtended) = (isInType, extendedCount)
        types += names
        generics += own
        if count > 0 { extendedCount = types.count }
        isInType = true
        walk(members)
        isInType = wasInType
        extendedCount = wasExtended
        generics.removeLast(own.count)
        types.removeLast(names.count)
    }

    var isGlobal: Bool { frames.count == 1 && !isInType }
    var isMember: Bool { isInType }

    // MARK: The flow of control

    override func enterBranch() { frame.branches += 1 }

    override func leaveBranch() { frame.branches -= 1 }

    override func exit() { frame.hasExit = true }

    override func enterAttempt() { frame.attempts.append(0) }

    override func leaveAttempt() { frame.branches -= frame.attempts.removeLast() }

    override func attempt() {
        for index in frame.attempts.indices { frame.attempts[index] += 1 }
        frame.branches += frame.attempts.count
    }

    // MARK: Types

    private func type(
        _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?, _ members: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        enterType([name.name], generics: generics?.parameters.map(\.name.name) ?? [], members)
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType([node.name.name], generics: ["Self"], node.memberBlock)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node.name, node.genericParameterClause, node.memberBlock)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node.name, node.genericParameterClause, node.memberBlock)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node.name, node.genericParameterClause, node.memberBlock)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node.name, node.genericParameterClause, node.memberBlock)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let extended = TypeReading.reference(node.extendedType)
        let names = extended.components?.map(\.name) ?? []
        enterType(names, generics: [], extendedCount: names.count, node.memberBlock)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteFunction(
            .function, node.name.name, node.signature, node.genericParameterClause, node.modifiers, node.attributes,
            node.body, at: node)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        noteFunction(
            .initializer, "init", node.signature, node.genericParameterClause, node.modifiers, node.attributes,
            node.body, at: node)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.function, "deinit", at: node, { $0.isRoot = true }) { walk(optional: node.body) }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        noteSubscript(node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { noteVariable(binding, of: node) }
        return .skipChildren
    }

    // MARK: Statements

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        // The failure of `try?` ends the program.
        if node.body.endsProgram { strictGuards += 1 }
        walk(conditions: node.conditions)
        if node.body.endsProgram { strictGuards -= 1 }
        let hadExit = frame.hasExit
        walkBranch(node.body)
        // Code that returns nil or throws makes nothing. If the caller gets a value, the rest has run.
        frame.hasExit = hadExit || !node.body.makesNothing
        if function.name == "makeDestination", node.body.returnsNil { frame.isAfterNil = true }
        return .skipChildren
    }

    override func visitPost(_ node: OptionalBindingConditionSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { return }
        bind(name, to: node.initializer.map { value($0.value) } ?? .name(name, of: nil))
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
            bind(name, to: value(node.sequence))
        } else {
            walk(node.pattern)
        }
        enterBranch()
        walk(optional: node.whereClause)
        walk(node.body)
        leaveBranch()
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        let isOfSelf = node.subject.isOwn
        enterBranch()
        for element in node.cases {
            guard isOfSelf, case .switchCase(let one) = element, let names = one.caseNames else {
                walk(element)
                continue
            }
            enter(.branch, names.joined(separator: ","), at: one, { $0.result = functions[frame.function].result }) {
                walkBody(one.statements)
            }
        }
        leaveBranch()
        return .skipChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        guard let expression = node.expression else { return .skipChildren }
        if frame.returnsFromFunction, let type = function.result { expect(expression, type) }
        walk(expression)
        if frame.returnsFromFunction { noteResult(expression) }
        return .skipChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard !node.catchClauses.isEmpty else { return .visitChildren }
        let isSurvived = node.catchClauses.allSatisfy(\.ignoresError)
        if isSurvived { frame.optionals += 1 }
        walkAttempt(node.body)
        if isSurvived { frame.optionals -= 1 }
        walk(node.catchClauses)
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isSurvived, strictGuards == 0 { frame.optionals += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: TryExprSyntax) {
        if node.isSurvived, strictGuards == 0 { frame.optionals -= 1 }
        super.visitPost(node)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteSequence(node)
        noteOperators(in: node)
        return .skipChildren
    }

    override func visitPost(_ node: PrefixOperatorExprSyntax) {
        noteOperator(node.operator, [node.expression], of: node)
    }

    override func visitPost(_ node: PostfixOperatorExprSyntax) {
        noteOperator(node.operator, [node.expression], of: node)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        noteClosure(node)
        return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let result = super.visit(node)
        noteSubscript(node)
        return result
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteCall(node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        walkBranch(node.arguments)
        noteMacro(node.macroName, node.arguments, at: node)
        walk(optional: node.trailingClosure)
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        let walk = { [self] in
            walkBranch(node.arguments)
            noteMacro(node.macroName, node.arguments, at: node)
            self.walk(optional: node.trailingClosure)
            self.walk(node.additionalTrailingClosures)
        }
        if isMember || isGlobal {
            enter(.function, node.macroName.name, at: node, { $0.isRoot = true }, walk)
        } else {
            walk()
        }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        if let root = node.root { mention(TypeReading.reference(root)) }
        for component in node.components {
            guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else { continue }
            mention("_.\(property.declName.baseName.name)")
        }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { noteMember(node) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteName(node)
        return .skipChildren
    }

    // MARK: Types in code

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        mention(node.name.name)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        mention(TypeReading.reference(TypeSyntax(node)))
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        bind(node.identifier.name, to: .other)
        return .skipChildren
    }
}

#endif
