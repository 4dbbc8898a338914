// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftIfConfig
import SwiftSyntax

/// Walks through the active code of a file and notes its facts.
///
/// Each `visit` method tracks the position in the tree. The methods in the extensions read the meaning.
final class FactVisitor: SyntaxVisitor {
    var facts = FileFacts()
    var scope = ScopeStack()
    /// The access of the surrounding types and extensions, innermost last.
    var access: [SurroundingAccess] = [SurroundingAccess()]
    /// The indices in `facts.routes` of the surrounding routes, innermost last.
    var routesAround: [Int] = []
    /// The registries of the surrounding lists, innermost last.
    var registries: [RegistryName] = []
    /// The variables that may hold a registry.
    var registryNames = RegistryNames()
    /// The indices of the registrations whose registry is not filled in yet.
    var openRegistrations: [(Int, RegistryName)] = []
    /// Closures that run where they are written.
    var closuresInPlace: Set<SyntaxIdentifier> = []
    /// The number of surrounding tests and suites that expect a missing route.
    var expectations = 0
    /// The number of surrounding macros whose arguments may become a provider.
    var macros = 0
    /// The number of `?.` read so far.
    var optionalChains = 0
    let conditions: BuildConditions
    let lines: LineTable

    init(conditions: BuildConditions, lines: LineTable) {
        self.conditions = conditions
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    func position(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func walk(optional node: (some SyntaxProtocol)?) {
        if let node { walk(node) }
    }

    // MARK: Conditional compilation

    func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
        node.activeClause(in: conditions).clause?.elements
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(optional: activeElements(of: node))
        noteInactiveProviders(in: node)
        return .skipChildren
    }

    private func walk(optional elements: IfConfigClauseSyntax.Elements?) {
        switch elements {
        case .statements(let node): walk(node)
        case .switchCases(let node): walk(node)
        case .decls(let node): walk(node)
        case .postfixExpression(let node): walk(node)
        case .attributes(let node): walk(node)
        case nil: break
        }
    }

    // MARK: Declarations

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        noteLaunch(node)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        noteImport(node)
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var inherited = types(in: node.inheritanceClause)
        inherited += constraints(on: "Self", in: node.genericWhereClause)
        return noteType(node, named: node.name, .protocol, generics: nil, inherited: inherited)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        noteType(
            node, named: node.name, .class, generics: node.genericParameterClause,
            inherited: types(in: node.inheritanceClause))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        noteType(
            node, named: node.name, .struct, generics: node.genericParameterClause,
            inherited: types(in: node.inheritanceClause))
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        noteType(
            node, named: node.name, .enum, generics: node.genericParameterClause,
            inherited: types(in: node.inheritanceClause))
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        noteType(
            node, named: node.name, .actor, generics: node.genericParameterClause,
            inherited: types(in: node.inheritanceClause))
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        noteAlias(node)
        noteScope(node)
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        noteAssociatedType(node)
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteExtension(node)
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteKeyFunction(node.name.name, node.signature.parameterClause.parameters.map(\.type))
        walk(node.attributes)
        registryNames.bind(node.signature.parameterClause)
        noteLaunch(node)
        noteConfiguration(node)
        let registersByCalls = registersByCalls(node)
        scope.enterMember(
            node.name.name, moment: node.isOverloadOfStep ? .perhaps : .whenCalled,
            genericParameters: names(in: node.genericParameterClause),
            runsByName: node.name.name != "main" && runsByName(node.modifiers, node.attributes))
        walkApart(node.signature, node.genericParameterClause, node.genericWhereClause)
        let expects = expectsUnprovided(node.attributes)
        if expects { expectations += 1 }
        if node.body != nil, isRoutes(node.signature.returnClause?.type, attributes: node.attributes) {
            noteRoutes(in: node.body?.statements, at: node.name)
        } else if registersByCalls {
            noteCalls(in: node.body?.statements, at: node.name)
        } else {
            walk(optional: node.body)
        }
        if expects { expectations -= 1 }
        scope.leave()
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        for name in ["init"] + scope.current.types.suffix(1) {
            noteKeyFunction(name, node.signature.parameterClause.parameters.map(\.type))
        }
        if node.mayDeferArguments { facts.deferringTypes.append(scope.current.types) }
        walk(node.attributes)
        registryNames.bind(node.signature.parameterClause)
        scope.enterMember(
            "init", moment: isOnlyOne(node) ? .always : .perhaps,
            genericParameters: names(in: node.genericParameterClause))
        walkApart(node.signature, node.genericParameterClause, node.genericWhereClause)
        walk(optional: node.body)
        scope.leave()
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.enterMember("deinit", moment: .perhaps)
        walk(optional: node.body)
        scope.leave()
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        scope.enterMember("subscript", moment: .whenCalled, genericParameters: names(in: node.genericParameterClause))
        walkApart(node.parameterClause, node.returnClause, node.genericParameterClause, node.genericWhereClause)
        walk(optional: node.accessorBlock)
        scope.leave()
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        for binding in node.bindings { noteVariable(binding, of: node) }
        return .skipChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        // Other accessors may never run: `set`, `willSet`, `didSet`, ….
        let isGetter = ["get", "read", "_read", "unsafeAddress"].contains(node.accessorSpecifier.text)
        if !isGetter { scope.enterBranch() }
        walk(optional: node.body)
        if !isGetter { scope.leaveBranch() }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        walkApart(node.parameters)
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        noteMacro(node)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        // Its keys are provided, not used.
        if node.isProvider { return .skipChildren }
        // The attribute's name uses no type.
        let isMacro = node.mayBeMacro && !node.isOfVariable
        if isMacro { macros += 1 }
        walk(optional: node.arguments)
        if isMacro { macros -= 1 }
        return .skipChildren
    }

    // MARK: Statements

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        walk(conditions: node.conditions)
        walkBranch(node.body)
        if let otherwise = node.elseBody { walkBranch(otherwise) }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(conditions: node.conditions)
        walkBranch(node.body)
        scope.exit()
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(conditions: node.conditions)
        walkBranch(node.body)
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.pattern)
        walk(node.sequence)
        scope.enterBranch()
        walk(optional: node.whereClause)
        walk(node.body)
        scope.leaveBranch()
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        walkBranch(node.cases)
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        scope.enterBranch()
        return .visitChildren
    }

    override func visitPost(_ node: CatchClauseSyntax) { scope.leaveBranch() }

    override func visitPost(_ node: ReturnStmtSyntax) { scope.exit() }

    override func visitPost(_ node: ThrowStmtSyntax) {
        scope.attempt()
        scope.exit()
    }

    override func visitPost(_ node: BreakStmtSyntax) { if node.mayLeaveWhatRunsOnce { scope.attempt() } }

    override func visitPost(_ node: ContinueStmtSyntax) { if node.mayLeaveWhatRunsOnce { scope.attempt() } }

    override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
        scope.enterAttempt()
        return .visitChildren
    }

    override func visitPost(_ node: LabeledStmtSyntax) { scope.leaveAttempt() }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        scope.enterAttempt()
        return .visitChildren
    }

    override func visitPost(_ node: RepeatStmtSyntax) { scope.leaveAttempt() }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard !node.catchClauses.isEmpty else { return .visitChildren }
        scope.enterAttempt()
        walk(node.body)
        scope.leaveAttempt()
        walk(node.catchClauses)
        return .skipChildren
    }

    override func visitPost(_ node: TryExprSyntax) { if node.questionOrExclamationMark == nil { scope.attempt() } }

    // MARK: Expressions

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node)
        return .skipChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        optionalChains += 1
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scope.enterClosure(runsInPlace: closuresInPlace.remove(node.id) != nil)
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { scope.leave() }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteScope(node)
        noteURL(node)
        noteCall(node)
        return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.calledExpression)
        walkBranch(node.arguments)
        walk(optional: node.trailingClosure)
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        walkMacro(named: node.macroName, node.arguments)
        walk(optional: node.trailingClosure)
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        walkMacro(named: node.macroName, node.arguments)
        walk(optional: node.trailingClosure)
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        noteScope(node)
        noteURL(node)
        return noteMember(node)
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        guard let key = KeyReading.key(node) else {
            if !node.isMade { noteSpecialization(TypeReading.reference(ExprSyntax(node)), at: node) }
            return .visitChildren
        }
        noteUse(of: key, .mention, at: node)
        return .skipChildren
    }

    // MARK: Names

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let key = KeyReading.key(node) else {
            if node.genericArgumentClause != nil {
                noteSpecialization(TypeReading.reference(TypeSyntax(node)), at: node)
            }
            return .visitChildren
        }
        noteUse(of: key, .mention, at: node)
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let key = KeyReading.key(node) else {
            if node.genericArgumentClause != nil {
                noteSpecialization(TypeReading.reference(TypeSyntax(node)), at: node)
            }
            return .visitChildren
        }
        noteUse(of: key, .mention, at: node)
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        registryNames.bind(node.identifier.name, to: .unknown)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        registryNames.bind((node.secondName ?? node.firstName).name, to: .unknown)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        registryNames.bind(node.name.name, to: .unknown)
        return .skipChildren
    }
}
#endif
