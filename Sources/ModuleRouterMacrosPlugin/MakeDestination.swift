// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// The function by which a provider makes its destinations.
///
/// One that returns no optional does not witness the requirement, and the compiler then cannot tell what `Destination` is:
/// it says everything but what is wrong.
struct MakeDestination {
    private let function: FunctionDeclSyntax

    /// The function that stands in the declaration; one in an extension is not seen.
    init?(in declaration: some DeclGroupSyntax) {
        let functions = declaration.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        guard let function = functions.first(where: Self.makesDestination) else { return nil }
        self.function = function
    }

    /// `makeDestination(with:)`, or `makeDestination()` of an asynchronous provider. Any other of the name is the author's.
    private static func makesDestination(_ function: FunctionDeclSyntax) -> Bool {
        guard function.name.text == "makeDestination", function.genericParameterClause == nil,
            !function.modifiers.contains(where: { $0.name.text == "static" })
        else { return false }
        let parameters = function.signature.parameterClause.parameters
        let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
        return isAsync ? parameters.isEmpty : parameters.count == 1 && parameters.first?.firstName.text == "with"
    }

    /// What the function returns, if that is certainly no optional.
    var nonOptionalResult: TypeSyntax? {
        guard let result = function.signature.returnClause?.type else { return nil }
        if result.is(OptionalTypeSyntax.self) || result.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return nil }
        // A name may be an alias of an optional, as `Destination?` in disguise; `Optional<…>` is one.
        if let name = result.as(IdentifierTypeSyntax.self)?.name.text, name == "Optional" { return nil }
        return result
    }
}

extension TypeSyntax {
    /// The type as an optional is written.
    var optionalSpelling: String {
        let needsParentheses =
            self.is(SomeOrAnyTypeSyntax.self) || self.is(CompositionTypeSyntax.self) || self.is(FunctionTypeSyntax.self)
            || self.is(AttributedTypeSyntax.self)
        return needsParentheses ? "(\(trimmedDescription))?" : "\(trimmedDescription)?"
    }
}
#endif
