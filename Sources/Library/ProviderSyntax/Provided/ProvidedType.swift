// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// A type with `@Provider`, read from its source.
package struct ProvidedType {
    package let name: TokenSyntax
    package let isClass: Bool
    /// Whether the type may have subclasses.
    package let isOpenToSubclasses: Bool
    /// Whether `@MainActor` stands before the declaration.
    package let isOnMainActor: Bool
    /// Whether nothing in the declaration states the isolation of the initialiser.
    package let infersIsolation: Bool
    /// Whether the class may inherit the initialiser from a superclass that the declaration names.
    package let mayInheritInitializer: Bool
    /// The name of the first type in the inheritance clause.
    package let firstInherited: String?
    /// The global actor of the initialiser, unless it is the main actor of the type; nil for none.
    package let otherActor: AttributeSyntax?
    /// The access modifier of members that are as accessible as the type, followed by a space; empty for an internal type.
    package let accessModifier: String
    /// Whether an extension at file level cannot name the type.
    package let isHidden: Bool
    /// The parameters of the initialiser that makes the destination.
    package let parameters: [ProviderParameter]
    /// The properties that request a destination at their first use.
    package let routed: [RoutedNeed]
    package let throwsError: Bool
    /// The keyword of an asynchronous initialiser.
    package let asyncKeyword: TokenSyntax?

    package init(
        _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, lexicalContext: [Syntax]
    ) throws(ProviderError) {
        guard let type = declaration.asProtocol((any NamedDeclSyntax).self),
            declaration.is(ClassDeclSyntax.self) || declaration.is(StructDeclSyntax.self)
                || declaration.is(ActorDeclSyntax.self)
        else { throw .notAType(attribute) }
        if lexicalContext.contains(where: { !$0.isProtocol((any DeclGroupSyntax).self) }) {
            throw .localType(attribute)
        }
        if declaration.isGeneric || lexicalContext.contains(where: \.isGeneric) { throw .genericType(attribute) }
        if let member = MisplacedMember(in: declaration) { throw .misplacedMember(member) }
        name = type.name.trimmed
        isClass = declaration.is(ClassDeclSyntax.self)
        isOpenToSubclasses = isClass && !declaration.has(.final)
        isOnMainActor = declaration.attributes.contains { $0.has(name: "MainActor") }
        accessModifier =
            declaration.has(.public) || declaration.has(.open) ? "public " : declaration.has(.package) ? "package " : ""
        isHidden = declaration.has(.private) && !lexicalContext.isEmpty

        try Self.checkConditions(in: declaration)
        let initializer = try Self.initializer(of: declaration)
        parameters =
            if let initializer {
                try Self.check(initializer).signature.parameterClause.parameters.map(ProviderParameter.init)
            } else if declaration.is(StructDeclSyntax.self) {
                try Self.memberwiseParameters(of: declaration)
            } else { [] }
        routed = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap(
            RoutedNeed.init)
        firstInherited = declaration.inheritanceClause?.inheritedTypes.first?.type.lastName
        mayInheritInitializer = isClass && initializer == nil && declaration.inheritanceClause != nil
        let isNonisolated = initializer?.has(.nonisolated) == true
        let actor =
            initializer?.attributes.globalActorAttribute
            ?? (isNonisolated ? nil : declaration.attributes.globalActorAttribute)
        otherActor = isOnMainActor && actor?.isOfMainActor == true ? nil : actor
        infersIsolation =
            actor == nil && !isNonisolated && !declaration.has(.nonisolated) && !declaration.is(ActorDeclSyntax.self)
        let effects = initializer?.signature.effectSpecifiers
        throwsError = effects?.throwsClause != nil
        asyncKeyword = effects?.asyncSpecifier
    }

    /// Returns the initialiser that the provider calls; nil if the declaration contains none.
    private static func initializer(of declaration: some DeclGroupSyntax) throws(ProviderError)
        -> InitializerDeclSyntax?
    {
        let candidates = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
            $0.isCandidate
        }
        if candidates.count > 1 { throw .severalInitializers(candidates[1]) }
        return candidates.first
    }

    /// Checks that no initialiser or property that decides about the parameters depends on a condition, which a macro cannot evaluate.
    private static func checkConditions(in declaration: some DeclGroupSyntax) throws(ProviderError) {
        let isMemberwise =
            declaration.is(StructDeclSyntax.self)
            && !declaration.memberBlock.members.contains {
                $0.decl.as(InitializerDeclSyntax.self)?.isCandidate == true
            }
        for member in declaration.memberBlock.members {
            guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { continue }
            let decides = condition.conditionalDeclarations.contains { declaration in
                if let initializer = declaration.as(InitializerDeclSyntax.self) { return initializer.isCandidate }
                return isMemberwise && declaration.as(VariableDeclSyntax.self)?.isStoredInInstances == true
            }
            if decides { throw .conditionalInitializer(condition) }
        }
    }

    private static func check(_ initializer: InitializerDeclSyntax) throws(ProviderError) -> InitializerDeclSyntax {
        if let generics = initializer.genericParameterClause { throw .genericInitializer(generics) }
        return initializer
    }

    /// Returns the parameters of the memberwise initialiser that a structure has.
    private static func memberwiseParameters(of declaration: some DeclGroupSyntax) throws(ProviderError)
        -> [ProviderParameter]
    {
        var parameters: [ProviderParameter] = []
        for member in declaration.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredInInstances else { continue }
            for binding in variable.bindings where binding.accessorBlock.map(\.onlyObserves) != false {
                if binding.initializer != nil || variable.startsAsNil(binding), !variable.isMarked("RouteParameter") {
                    // A constant with a value is not a parameter, and the parameter of a variable with one has a default.
                    if binding.pattern.is(IdentifierPatternSyntax.self) || variable.isConstant { continue }
                    throw .tuplePattern(binding.pattern)
                }
                parameters.append(try ProviderParameter(binding, of: variable))
            }
        }
        return parameters
    }
}

extension DeclGroupSyntax {
    fileprivate func has(_ keyword: Keyword) -> Bool { modifiers.has(keyword) }
}

extension InitializerDeclSyntax {
    fileprivate func has(_ keyword: Keyword) -> Bool { modifiers.has(keyword) }

    /// Whether the provider may call it.
    fileprivate var isCandidate: Bool {
        !has(.private) && !has(.fileprivate) && !decodesFromCoder
            && !attributes.contains { $0.has(name: "available") && $0.description.contains("unavailable") }
    }

    /// Whether it is the initialiser of `NSCoding`, which views have besides their own.
    fileprivate var decodesFromCoder: Bool {
        let parameters = signature.parameterClause.parameters
        return parameters.count == 1 && parameters.first?.firstName.text == "coder"
    }
}

extension DeclModifierListSyntax {
    fileprivate func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }
}

extension VariableDeclSyntax {
    fileprivate var isStoredInInstances: Bool {
        !modifiers.has(.static) && !modifiers.has(.lazy) && !isMarked("Routed")
    }

    /// Whether a property is a variable of an optional type, which starts as nil. An optional protocol is a service that may be missing.
    fileprivate func startsAsNil(_ binding: PatternBindingSyntax) -> Bool {
        guard bindingSpecifier.tokenKind == .keyword(.var), let type = binding.typeAnnotation?.type else {
            return false
        }
        var wrapped =
            type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        while let tuple = wrapped?.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            wrapped = tuple.elements.first?.type
        }
        guard let wrapped else { return false }
        return !wrapped.is(SomeOrAnyTypeSyntax.self) && !wrapped.is(CompositionTypeSyntax.self)
    }

    fileprivate var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

    fileprivate func isMarked(_ name: String) -> Bool { attributes.contains { $0.has(name: name) } }
}

extension AccessorBlockSyntax {
    /// Whether it contains only `willSet` and `didSet`, so that the property is stored.
    fileprivate var onlyObserves: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension IfConfigDeclSyntax {
    /// The declarations in all clauses, also in nested ones.
    package var conditionalDeclarations: [DeclSyntax] {
        clauses.flatMap { clause -> [DeclSyntax] in
            guard case .decls(let members)? = clause.elements else { return [] }
            return members.flatMap { member in
                member.decl.as(IfConfigDeclSyntax.self)?.conditionalDeclarations ?? [member.decl]
            }
        }
    }
}

extension AttributeSyntax {
    package var isOfMainActor: Bool { attributeName.lastName == "MainActor" }
}

extension AttributeListSyntax {
    /// The attribute of a global actor, which is recognised by its name.
    package var globalActorAttribute: AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription.hasSuffix("Actor") && $0.arguments == nil
        }
    }
}

extension AttributeListSyntax.Element {
    /// Whether it is the attribute with this name, with or without its module.
    package func has(name: String) -> Bool {
        guard let type = self.as(AttributeSyntax.self)?.attributeName else { return false }
        return type.lastName == name
    }
}
#endif
