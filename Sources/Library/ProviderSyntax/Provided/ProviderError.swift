// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// The reason why `@Provider` cannot make a type a provider.
package enum ProviderError: Error {
    case notAType(AttributeSyntax)
    case localType(AttributeSyntax)
    case genericType(AttributeSyntax)
    case severalInitializers(InitializerDeclSyntax)
    case misplacedMember(MisplacedMember)
    case conditionalInitializer(IfConfigDeclSyntax)
    case genericInitializer(GenericParameterClauseSyntax)
    case isolatedInitializer(AttributeSyntax)
    case tuplePattern(PatternSyntax)
    case unknownKey(Syntax)
    case lifetimeOfView(ExprSyntax)
    case noLiteral(AttributeSyntax)
    case asynchronousInitializer(TokenSyntax)
    case unsuppliedParameter(Syntax, String)
    case opaqueParameter(SomeOrAnyTypeSyntax)
    case closureWithoutThrows(FunctionTypeSyntax)
    case parameterWithoutDefault(Syntax, TypeSyntax)
    case parameterOfShortKey(ExprSyntax)
    case requirementsWithoutLiteral(ExprSyntax)
    case replacedWithoutLiteral(ExprSyntax)
    case nameOfModule(ExprSyntax)
    case urlWithoutLiteral(ExprSyntax)
    case urlWithType(ExprSyntax)
    case urlNameWithoutParameter(ExprSyntax, String)
    case moduleKeyWithoutType(ExprSyntax)
    case parametersWithoutModule(Syntax, ExprSyntax)
}
#endif
