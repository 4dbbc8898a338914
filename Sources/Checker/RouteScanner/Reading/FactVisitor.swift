// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Walks through the active code of a file and notes its facts.
///
/// Each `visit` method tracks the position in the tree. The methods in the extensions read the meaning.
final class FactVisitor: FlowVisitor {
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
    /// The number of surrounding patterns, whose names are no keys.
    var patterns = 0
    /// The number of `?.` read so far.
    var optionalChains = 0

    // MARK: The flow of control

    override func enterBranch() { scope.enterBranch() }

    override func leaveBranch() { scope.leaveBranch() }

    override func exit() { scope.exit() }

    override func enterAttempt() { scope.enterAttempt() }

    override func leaveAttempt() { scope.leaveAttempt() }

    override func attempt() { scope.attempt() }

    // MARK: Conditional compilation

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        noteInactiveProviders(in: node)
        return super.visit(node)
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
        noteKeyFunction(node.name.name, node.signature.parameterClause.parameters)
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
            noteKeyFunction(name, node.signature.parameterClause.parameters)
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

    override func visit(_ node: EnumCaseParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.parent?.as(EnumCaseElementSyntax.self)?.name.name {
            for parameter in node.parameters { noteKeyFunction(name, label: parameter.firstName?.name, parameter.type) }
        }
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

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(conditions: node.conditions)
        walkBranch(node.body)
        scope.exit()
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

    // MARK: Expressions

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
        patterns += 1
        return .visitChildren
    }

    override func visitPost(_ node: ExpressionPatternSyntax) { patterns -= 1 }

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
        noteURL(node)
        noteCall(node)
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
        noteURL(node)
        return noteMember(node)
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        noteKeyPath(node)
        return .visitChildren
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
