// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension FactVisitor {
    /// Notes a variable: a list of routes, or a property with an initial value and accessors.
    func noteVariable(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        if let name {
            let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
            registryNames.bind(name.name, to: isConstant ? registry(ofVariable: binding) : .unknown)
        } else {
            walk(binding.pattern)
        }
        // A local variable is part of its function.
        let isProperty = !scope.isInCode
        if isProperty, !node.attributes.isEmpty, scope.isInType {
            noteWrapper(node)
            noteRouted(binding, of: node)
        }
        if isProperty, let type = binding.typeAnnotation?.type, let owner = scope.current.types.last {
            // A memberwise initialiser may take the key.
            for initializer in [owner, "init"] { noteKeyFunction(initializer, label: name?.name, type) }
        }
        if isProperty, scope.isInType { noteSelection(binding, of: node) }
        let isRoutes = isRoutes(binding.typeAnnotation?.type, attributes: node.attributes)
        if let initializer = binding.initializer {
            if isProperty {
                // In `main.swift`, the initial values of global variables run at launch. An array has no effect there.
                let isList = scope.isInType || initializer.value.is(ArrayExprSyntax.self)
                scope.enterMember(
                    memberName(name), moment: momentOfInitialValue(of: node),
                    runsByName: isList && runsByName(node.modifiers, node.attributes))
            }
            if isRoutes {
                noteRoutes(value: initializer.value, at: binding)
            } else {
                walk(initializer)
            }
            if isProperty { scope.leave() }
        }
        if isProperty {
            scope.enterMember(
                memberName(name), moment: .whenCalled, runsByName: runsByName(node.modifiers, node.attributes))
        } else {
            scope.enterClosure(runsInPlace: false)
        }
        walkApart(binding.typeAnnotation)
        if isRoutes, let getter = binding.accessorBlock?.getter {
            noteRoutes(in: getter, at: binding)
        } else {
            walk(optional: binding.accessorBlock)
        }
        scope.leave()
    }

    /// Whether a function or a property runs only if other code names it: it is global or static, overrides nothing, and has no
    /// attribute that lets a macro or a runtime find it.
    func runsByName(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
        let kinds = modifiers.map(\.name.tokenKind)
        let isStatic = kinds.contains(.keyword(.static)) || kinds.contains(.keyword(.class))
        guard scope.isInType ? isStatic : !scope.isInCode, !kinds.contains(.keyword(.override)) else { return false }
        return self.attributes(attributes).allSatisfy { attribute in
            let name = attribute.lastName
            return name.hasSuffix("Builder") || Self.attributesOfLists.contains(name)
        }
    }

    private static let attributesOfLists: Set = [
        "MainActor", "Sendable", "available", "discardableResult", "inlinable", "preconcurrency", "usableFromInline",
    ]

    private func memberName(_ name: TokenSyntax?) -> String? { name?.name }

    private func momentOfInitialValue(of node: VariableDeclSyntax) -> SourceScope.Moment {
        let isLater = node.modifiers.contains {
            [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
        }
        // A property wrapper may receive the value as an autoclosure and evaluate it later.
        return scope.isInType && !isLater && node.attributes.isEmpty ? .always : .perhaps
    }

    /// Whether this is the type's only initialiser, so that it makes every value of the type.
    func isOnlyOne(_ node: InitializerDeclSyntax) -> Bool {
        guard let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self),
            list.parent?.parent?.is(ExtensionDeclSyntax.self) == false
        else { return false }
        return members(list).count { $0.is(InitializerDeclSyntax.self) } == 1
    }

    // MARK: Calls

    func noteCall(_ node: FunctionCallExprSyntax) {
        noteUnwritten(node)
        // A declaration's own initialiser delegates to the library's under other names: `.init`, `RoutableService<Protocol>`.
        if let call = KeyReading.call(node), !scope.current.isOfKey || call.isNamed && !call.key.type.isProtocolOfKey {
            noteUse(of: call.key, call.isBypass ? .bypass : .call, at: node)
            return
        }
        switch Callee(node.calledExpression) {
        case .global("Provides"): noteProvides(node)
        case .global("Adapts"): noteAdapts(node)
        case .global("RouteRegistry"), .global("RoutesTrait"): walkList(node, for: .other)
        case .global("register"): noteRegister(node, base: nil)
        case .member("register", of: let base):
            noteStatement(node)
            noteRegister(node, base: base)
        case .member("routes", of: let base) where base == nil || base.map(isTrait) == true: walkList(node, for: .other)
        case .global, .member, nil:
            noteStatement(node)
            noteTypeUse(node)
            noteConstruction(node)
            walkParts(of: node, handedTo: receiver(of: node))
        }
    }

    /// Returns the receiver of a call's arguments, which decides whether they are evaluated at once.
    private func receiver(of node: FunctionCallExprSyntax) -> Receiver {
        if Callee.isRouter(node.calledExpression.as(MemberAccessExprSyntax.self)?.base) { return .library }
        return node.calledType.map(Receiver.type) ?? .unknown
    }

    /// Notes a struct whose memberwise initialiser takes values for property wrappers. Each wrapper may defer the evaluation of its
    /// value.
    private func noteWrapper(_ node: VariableDeclSyntax) {
        let isWrapped = attributes(node.attributes).contains { $0.lastName.beginsInUpperCase }
        guard isWrapped, let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self),
            list.parent?.parent?.is(StructDeclSyntax.self) == true,
            !members(list).contains(where: { $0.is(InitializerDeclSyntax.self) })
        else { return }
        facts.deferringTypes.append(scope.current.types)
    }

    private func isTrait(_ base: ExprSyntax) -> Bool {
        ["RoutesTrait", "Trait"].contains(base.as(DeclReferenceExprSyntax.self)?.baseName.text)
    }

    /// Notes a type that a statement calls a method on. The method may register the type: `ClockRouter.install()`.
    private func noteStatement(_ node: FunctionCallExprSyntax) {
        guard node.isStatement, let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            base.mayNameType,
            let type = TypeReading.reference(base), type.mayBeType, !isGenericParameter(type),
            type.components?.last.map({ RouterName.is($0.name) || scope.current.types.contains($0.name) }) == false
        else { return }
        noteRegistration(of: type, isCallee: true, at: base)
    }

    private func noteConstruction(_ node: FunctionCallExprSyntax) {
        guard let member = scope.member,
            ["init", "makeDestination", "makeConfiguration"].contains(member)
                || scope.moment == .always
        else { return }
        guard let type = node.calledType else { return }
        facts.constructions.append(
            ConstructionFact(type: type, scope: scope.current, position: position(of: node)))
    }

    /// Notes a type that is named as a value, `ClockRouter.self`, or a key whose member is accessed.
    func noteMember(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else {
            if let name = KeyReading.shortName(node) { noteShortName(name, at: node) }
            return .visitChildren
        }
        if let key = KeyReading.spelledOut(node) {
            noteUse(of: key, .call, at: node)
            return .skipChildren
        }
        noteEnumeration(node)
        noteRequirementRead(node)
        let name = node.declName.baseName.tokenKind
        if let specialization = base.as(GenericSpecializationExprSyntax.self), let key = KeyReading.key(specialization)
        {
            // `RoutableService<any Clock>.init` is passed on as a function that makes keys.
            noteUse(of: key, name == .keyword(.`init`) ? .call : .mention, at: node)
            return .skipChildren
        }
        guard name == .keyword(.`self`), base.mayNameType, let type = TypeReading.reference(base), type.mayBeType,
            !isGenericParameter(type)
        else { return .visitChildren }
        let call = node.argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let isKindOfScope = node.argument?.label?.text == "to" && call?.calledExpression.isScopedLifetime == true
        if !isKindOfScope, call?.calledExpression.registersNothing != true { noteRegistration(of: type, at: node) }
        return .skipChildren
    }

    func isGenericParameter(_ type: TypeReference) -> Bool {
        guard let components = type.components, components.count == 1 else { return false }
        return scope.isGenericParameter(components[0].name)
    }

    func noteUse(of key: KeyReference, _ form: UseFact.Form, at node: some SyntaxProtocol) {
        var scope = scope.current
        let request = Callee.request(with: node)
        // A key itself makes nothing. Only the call that takes it does. `to` returns a router.
        if request == nil || request == "to" {
            scope.moment = .perhaps
            scope.receivers = []
        }
        // A test that expects a missing route needs no provider.
        let form = expectations > 0 && form == .call ? .mention : form
        if macros > 0, request == nil { noteProvidedPerhaps(key, at: node) }
        var key = key
        var isOfAllNames = request == "destinations"
        if request != nil, let arguments = node.argument?.parent?.as(LabeledExprListSyntax.self) {
            switch KeyReading.name(in: arguments) {
            case .none: break
            case .literal(let text): key.name = text
            // The use may be of any name.
            case .unknown: isOfAllNames = true
            }
        }
        facts.uses.append(
            UseFact(
                key: key, form: form, isRequest: request != nil, isOptional: request == "destinations",
                isOfAllNames: isOfAllNames, isInMacro: macros > 0 && request != nil, scope: scope,
                position: position(of: node)))
    }
}

/// The callee of a call, as far as its name shows.
enum Callee {
    /// `Provides` or `ModuleRouter.Provides`, also with generic arguments.
    case global(String)
    /// `registry.register`, or `.register` without a base.
    case member(String, of: ExprSyntax?)

    /// The name of the function or type.
    var name: String {
        switch self {
        case .global(let name), .member(let name, _): name
        }
    }

    init?(_ expression: ExprSyntax) {
        var expression = expression
        if let specialization = expression.as(GenericSpecializationExprSyntax.self) {
            expression = specialization.expression
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            self = .global(name.baseName.name)
        } else if let access = expression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.name
            if let base = access.base?.as(DeclReferenceExprSyntax.self),
                KeyReading.isLibrary(base.baseName.text)
                    || base.baseName.text == "ModuleRouterTesting"
            {
                self = .global(name)
            } else {
                self = .member(name, of: access.base)
            }
        } else {
            return nil
        }
    }

    /// Returns the method of `Router` that takes the expression as an argument: `destination` for `Router.destination(for: key)`;
    /// nil for `let key = …`.
    static func request(with expression: some SyntaxProtocol) -> String? {
        guard let call = expression.argument?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), isRouter(access.base)
        else { return nil }
        let name = access.declName.baseName.name
        return ["destination", "destinations", "makeDestination", "perform", "result", "route", "to"].contains(name)
            ? name : nil
    }

    /// Whether an expression is `Router`, `ModuleRoutes` or `ModuleRouter.Router`. Does not read its text, because every call of a long chain asks.
    static func isRouter(_ base: ExprSyntax?) -> Bool {
        if let access = base?.as(MemberAccessExprSyntax.self) {
            return RouterName.is(access.declName.baseName.name)
                && access.base?.as(DeclReferenceExprSyntax.self).map { KeyReading.isLibrary($0.baseName.name) } == true
        }
        return (base?.as(DeclReferenceExprSyntax.self)?.baseName.name).map(RouterName.is) == true
    }
}

extension ExprSyntax {
    /// Whether it looks like a type's name. Rejects most values without reading them.
    var mayNameType: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): name.baseName.text.beginsInUpperCase
        case .memberAccessExpr(let access): access.declName.baseName.text.beginsInUpperCase && access.base != nil
        case .genericSpecializationExpr: true
        default: false
        }
    }
}

extension FunctionCallExprSyntax {
    /// The type of the value that the call makes, if the callee looks like a type: `Screen(…)`, `Screen.init(…)`.
    var calledType: TypeReference? {
        var callee = calledExpression
        if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.`init`)
        {
            guard let base = access.base else { return nil }
            callee = base
        }
        guard callee.mayNameType, let type = TypeReading.reference(callee), type.mayBeType else { return nil }
        return type
    }
}

extension TypeReference {
    /// Whether its last name begins in upper case, like a type's.
    var mayBeType: Bool {
        guard let components, let last = components.last?.name, last.beginsInUpperCase else { return false }
        return components.count == 1 || last != "Type" && last != "Protocol"
    }
}

extension String {
    var beginsInUpperCase: Bool {
        guard let first = unicodeScalars.first(where: { $0 != "_" && $0 != "`" }) else { return false }
        return first.properties.isUppercase || !first.isASCII && !first.properties.isLowercase
    }
}

extension AccessorBlockSyntax {
    /// The statements of the property's getter.
    var getter: CodeBlockItemListSyntax? {
        switch accessors {
        case .getter(let statements): statements
        case .accessors(let list):
            list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call's value is unused. `try` and `await` may precede the call.
    fileprivate var isStatement: Bool {
        var outermost = Syntax(self)
        while let parent = outermost.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
            outermost = parent
        }
        return outermost.parent?.is(CodeBlockItemSyntax.self) == true
    }
}
#endif
