// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// A property or a function of a provider, read from its source.
struct ProviderMember {
    let name: TokenSyntax
    /// `var`, `let` or `func`.
    let keyword: TokenSyntax
    let modifiers: DeclModifierListSyntax
    /// Nil for a property.
    let function: FunctionDeclSyntax?
    /// The written type of a property.
    let propertyType: TypeSyntax?

    /// Returns all members of the declaration that the library could call. Private members are excluded.
    static func all(in declaration: some DeclGroupSyntax) -> [Self] {
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
    }

    private init(_ name: TokenSyntax, of variable: VariableDeclSyntax, _ type: TypeSyntax?) {
        self.name = name
        keyword = variable.bindingSpecifier
        modifiers = variable.modifiers
        function = nil
        propertyType = type
    }

    private static func properties(of variable: VariableDeclSyntax) -> [Self] {
        variable.bindings.compactMap { binding in
            (binding.pattern.as(IdentifierPatternSyntax.self)?.identifier).map {
                Self($0, of: variable, binding.typeAnnotation?.type)
            }
        }
    }

    private var isPrivate: Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    /// The modifier `static`, or `class` in a class.
    var staticModifier: DeclModifierSyntax? { modifiers.first { ["static", "class"].contains($0.name.text) } }

    var parameters: [FunctionParameterSyntax] { function.map { Array($0.signature.parameterClause.parameters) } ?? [] }

    /// Nil for a property.
    var labels: [String]? { function.map { _ in parameters.map(\.firstName.text) } }

    var isGeneric: Bool {
        function?.genericParameterClause != nil
            || parameters.contains { $0.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some" }
    }

    /// The name in the spelling of documentation.
    var spelling: String {
        guard let labels else { return name.text }
        return name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
#endif
