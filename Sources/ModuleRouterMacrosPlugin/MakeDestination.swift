// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// The function by which a provider makes its destinations.
///
/// One that returns no optional does not witness the requirement, and the compiler then cannot tell what `Destination` is:
/// it says everything but what is wrong.
struct MakeDestination {
    private let function: FunctionDeclSyntax
    private let aliases: LocalAliases

    /// The function that stands in the declaration; one in an extension is not seen.
    init?(in declaration: some DeclGroupSyntax) {
        let functions = declaration.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let candidates = functions.filter(Self.makesDestination)
        let aliases = LocalAliases(declaration)
        // A helper of the author's may have the other's name: the one that returns an optional is the provider's.
        let isOptional = { (function: FunctionDeclSyntax) in
            (function.signature.returnClause?.type).map { aliases.resolved($0).wrapped != nil } ?? false
        }
        guard let function = candidates.first(where: isOptional) ?? candidates.first else { return nil }
        self.function = function
        self.aliases = aliases
    }

    /// `makeDestination(with:)`, or `makeDestination()` of an asynchronous provider, which need not be asynchronous. Any other
    /// of the name is the author's.
    private static func makesDestination(_ function: FunctionDeclSyntax) -> Bool {
        guard function.name.text == "makeDestination", function.genericParameterClause == nil,
            !function.modifiers.contains(where: { $0.name.text == "static" })
        else { return false }
        let parameters = function.signature.parameterClause.parameters
        return parameters.isEmpty || parameters.count == 1 && parameters.first?.firstName.text == "with"
    }

    /// What it makes.
    var destination: TypeSyntax? { result.flatMap { aliases.resolved($0).wrapped } }

    /// What it makes it from.
    var configuration: TypeSyntax? { function.signature.parameterClause.parameters.first?.type }

    private var result: TypeSyntax? { function.signature.returnClause?.type }

    /// What the function returns, if that is no optional: certainly, or unless its name stands for one.
    var nonOptionalResult: (type: TypeSyntax, isCertain: Bool)? {
        guard let result, aliases.resolved(result).wrapped == nil else { return nil }
        return (result, isCertainlyNoOptional(result))
    }

    private func isCertainlyNoOptional(_ result: TypeSyntax) -> Bool {
        // Any other kind of type is written as what it is.
        guard result.lastName != nil else { return true }
        guard aliases.resolved(result) == result else { return true }
        // Nobody calls an optional to make one, but for what is in it.
        guard let body = function.body else { return false }
        let calls = CallFinder(result.trimmedDescription)
        calls.walk(body)
        return calls.isFound && !calls.hasNil
    }
}

/// Whether a type is called by its name.
private final class CallFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false
    private(set) var hasNil = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if call.calledExpression.trimmedDescription == name { isFound = true }
        return .visitChildren
    }

    override func visit(_: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        hasNil = true
        return .skipChildren
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
