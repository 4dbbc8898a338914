// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// A type with `@Provider`, read from its source.
struct ProvidedType {
    let name: TokenSyntax
    let isClass: Bool
    /// Whether the type may have subclasses.
    let isOpenToSubclasses: Bool
    /// Whether `@MainActor` stands before the declaration.
    let isOnMainActor: Bool
    /// Whether the declaration contains the initialiser, and not only what the compiler adds.
    let hasInitializer: Bool
    /// Whether the initialiser is declared `nonisolated`.
    let hasNonisolatedInitializer: Bool
    /// The access modifier of members that are as accessible as the type, followed by a space; empty for an internal type.
    let accessModifier: String
    /// Whether an extension at file level cannot name the type.
    let isHidden: Bool
    /// The parameters of the initialiser that makes the destination.
    let parameters: [ProviderParameter]
    /// The properties that request a destination at their first use.
    let routed: [RoutedNeed]
    let throwsError: Bool
    /// The keyword of an asynchronous initialiser.
    let asyncKeyword: TokenSyntax?

    init(
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
        name = type.name.trimmed
        isClass = declaration.is(ClassDeclSyntax.self)
        isOpenToSubclasses = isClass && !declaration.has(.final)
        isOnMainActor = declaration.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
        }
        accessModifier =
            declaration.has(.public) || declaration.has(.open) ? "public " : declaration.has(.package) ? "package " : ""
        isHidden = declaration.has(.private) && !lexicalContext.isEmpty

        let initializer = try Self.initializer(of: declaration)
        parameters =
            if let initializer {
                try initializer.signature.parameterClause.parameters.map(ProviderParameter.init)
            } else if declaration.is(StructDeclSyntax.self) {
                try Self.memberwiseParameters(of: declaration)
            } else { [] }
        routed = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap(
            RoutedNeed.init)
        hasInitializer = initializer != nil
        hasNonisolatedInitializer = initializer?.has(.nonisolated) == true
        let effects = initializer?.signature.effectSpecifiers
        throwsError = effects?.throwsClause != nil
        asyncKeyword = effects?.asyncSpecifier
    }

    /// Returns the initialiser that the provider calls; nil if the declaration contains none.
    private static func initializer(of declaration: some DeclGroupSyntax) throws(ProviderError)
        -> InitializerDeclSyntax?
    {
        let candidates = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
            !$0.has(.private) && !$0.has(.fileprivate) && !$0.decodesFromCoder
        }
        if candidates.count > 1 { throw .severalInitializers(candidates[1]) }
        return candidates.first
    }

    /// Returns the parameters of the memberwise initialiser that a structure has.
    private static func memberwiseParameters(of declaration: some DeclGroupSyntax) throws(ProviderError)
        -> [ProviderParameter]
    {
        var parameters: [ProviderParameter] = []
        for member in declaration.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredInInstances else { continue }
            for binding in variable.bindings where binding.accessorBlock.map(\.onlyObserves) != false {
                // A constant with a value is not a parameter, and the parameter of a variable with one has a default.
                if binding.initializer != nil || variable.startsAsNil(binding), !variable.isMarked("RouteParameter") {
                    continue
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

    fileprivate func isMarked(_ name: String) -> Bool { attributes.contains { $0.has(name: name) } }
}

extension AccessorBlockSyntax {
    /// Whether it contains only `willSet` and `didSet`, so that the property is stored.
    fileprivate var onlyObserves: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension AttributeListSyntax.Element {
    /// Whether it is the attribute with this name, with or without its module.
    func has(name: String) -> Bool {
        guard let type = self.as(AttributeSyntax.self)?.attributeName else { return false }
        return type.lastName == name
    }
}
#endif
