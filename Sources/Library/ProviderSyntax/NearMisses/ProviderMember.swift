// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// A property or a function of a provider, read from its source.
package struct ProviderMember {
    package let name: TokenSyntax
    /// `var`, `let` or `func`.
    package let keyword: TokenSyntax
    package let modifiers: DeclModifierListSyntax
    /// Nil for a property.
    package let function: FunctionDeclSyntax?
    /// The written type of a property.
    package let propertyType: TypeSyntax?
    /// The initial value of a property.
    package let value: ExprSyntax?
    /// The effects of a property's getter.
    private let getterEffects: AccessorEffectSpecifiersSyntax?

    /// Returns all members of the declaration that the library could call. Private members are excluded.
    package static func all(in declaration: some DeclGroupSyntax) -> [Self] {
        declaration.memberBlock.members.flatMap { member -> [Self] in
            if let function = member.decl.as(FunctionDeclSyntax.self) { return [Self(function)] }
            return member.decl.as(VariableDeclSyntax.self).map(properties) ?? []
        }.filter { !$0.isPrivate }
    }

    private init(_ function: FunctionDeclSyntax) {
        name = function.name
        keyword = function.funcKeyword
        modifiers = function.modifiers
        self.function = function
        propertyType = nil
        value = nil
        getterEffects = nil
    }

    private init(_ name: TokenSyntax, _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
        self.name = name
        keyword = variable.bindingSpecifier
        modifiers = variable.modifiers
        function = nil
        propertyType = binding.typeAnnotation?.type
        value = binding.initializer?.value
        getterEffects =
            if case .accessors(let list)? = binding.accessorBlock?.accessors {
                list.lazy.compactMap(\.effectSpecifiers).first
            } else { nil }
    }

    private static func properties(of variable: VariableDeclSyntax) -> [Self] {
        variable.bindings.compactMap { binding in
            (binding.pattern.as(IdentifierPatternSyntax.self)?.identifier).map {
                Self($0, binding, of: variable)
            }
        }
    }

    private var isPrivate: Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    /// The modifier `static`, or `class` in a class.
    package var staticModifier: DeclModifierSyntax? { modifiers.first { ["static", "class"].contains($0.name.text) } }

    package var isThrowing: Bool {
        function?.signature.effectSpecifiers?.throwsClause != nil || getterEffects?.throwsClause != nil
    }

    package var isAsync: Bool {
        function?.signature.effectSpecifiers?.asyncSpecifier != nil || getterEffects?.asyncSpecifier != nil
    }

    /// Whether the function may change the provider, which the library does not let it.
    package var isMutating: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.mutating) } }

    /// The name at the beginning of a property's value: `ViewRoutePaths` in `ViewRoutePaths.all`.
    package var nameOfValue: String? {
        guard var value else { return nil }
        while true {
            if let call = value.as(FunctionCallExprSyntax.self) {
                value = call.calledExpression
            } else if let access = value.as(MemberAccessExprSyntax.self), let base = access.base {
                // The type may follow the name of its module or of the provider.
                if access.declName.baseName.text.first?.isUppercase == true { return access.declName.baseName.text }
                value = base
            } else if let specialised = value.as(GenericSpecializationExprSyntax.self) {
                value = specialised.expression
            } else if value.is(BooleanLiteralExprSyntax.self) {
                return "Bool"
            } else {
                return value.as(DeclReferenceExprSyntax.self)?.baseName.text
            }
        }
    }

    package var parameters: [FunctionParameterSyntax] {
        function.map { Array($0.signature.parameterClause.parameters) } ?? []
    }

    /// Nil for a property.
    package var labels: [String]? { function.map { _ in parameters.map(\.firstName.text) } }

    package var isGeneric: Bool {
        function?.genericParameterClause != nil
            || parameters.contains { $0.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some" }
    }

    /// The name in the spelling of documentation.
    package var spelling: String {
        guard let labels else { return name.text }
        return name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
#endif
