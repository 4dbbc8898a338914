// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftDiagnostics
import SwiftSyntax

extension ProviderError {
    var diagnostic: Diagnostic {
        switch self {
        case .notAType(let attribute):
            Self.diagnostic(
                .providerNotAType, at: attribute,
                "@Provider belongs on the declaration of a class, an actor or a structure, which it makes the destination of a route"
            )
        case .localType(let attribute):
            Self.diagnostic(
                .providerLocalType, at: attribute,
                "@Provider cannot register a type that is local to a function; move the type out of it")
        case .genericType(let attribute):
            Self.diagnostic(
                .providerGenericType, at: attribute,
                "@Provider cannot make a generic type; write a provider for each concrete type")
        case .severalInitializers(let initializer):
            Self.diagnostic(
                .providerSeveralInitializers, at: initializer.initKeyword,
                "@Provider calls the only initialiser in the declaration; make this one private, or move it to an extension"
            )
        case .misplacedMember(let misplaced):
            Self.diagnostic(
                .providerMisplacedMember, at: misplaced.member.name,
                "'\(misplaced.member.spelling)' is not read: \(misplaced.remedy); make it private if it is your own")
        case .conditionalInitializer(let condition):
            Self.diagnostic(
                .providerConditionalInitializer, at: condition,
                """
                @Provider cannot read an initialiser or a stored property inside '#if'; write one initialiser outside of it, with '#if' \
                in its body
                """)
        case .genericInitializer(let generics):
            Self.diagnostic(
                .providerParameterType, at: generics,
                "@Provider cannot call a generic initialiser; write the types of its parameters, such as 'any Clock'")
        case .isolatedInitializer(let actor):
            Self.diagnostic(
                .providerIsolatedInitializer, at: actor,
                actor.isOfMainActor
                    ? "the provider needs the isolation of the whole type; write '@MainActor' before '@Provider'"
                    : """
                    a type of '\(actor.trimmedDescription)' is made asynchronously; pass the key of a RoutableAsyncService to @Provider, \
                    or make the initialiser nonisolated
                    """)
        case .tuplePattern(let pattern):
            Self.diagnostic(
                .providerParameterType, at: pattern,
                """
                the initialiser of the structure needs the properties of this pattern; declare each property by itself, or write an \
                initialiser
                """)
        case .unknownKey(let node):
            Self.diagnostic(
                .providerKey, at: node,
                "@Provider needs the kind of the key in the source; write its type, such as 'RoutableService<any <#Protocol#>>.self'"
            )
        case .lifetimeOfView(let lifetime):
            Self.diagnostic(
                .providerKey, at: lifetime,
                "a view has no lifetime: each request makes a view; remove 'lifetime: \(lifetime.trimmedDescription)'")
        case .noLiteral(let attribute):
            Self.diagnostic(
                .providerKey, at: attribute, "@Provider reads 'registersItself' in the source; write true or false")
        case .asynchronousInitializer(let keyword):
            Self.diagnostic(
                .providerAsynchronousInitializer, at: keyword,
                "an asynchronous initialiser makes an asynchronous service; pass the key of a RoutableAsyncService to @Provider"
            )
        case .unsuppliedParameter(let node, let what):
            Self.diagnostic(
                .providerParameterType, at: node,
                """
                the router cannot supply \(what); write a default value, mark the parameter with @RouteParameter, \
                or use a type such as 'any Clock', '(any Clock)?' or '() throws -> any Clock'
                """)
        case .opaqueParameter(let type):
            Diagnostic(
                node: type,
                message: MacroDiagnostic(
                    .providerParameterType,
                    "the router supplies the parameter as an existential: write 'any \(type.constraint.trimmedDescription)'"
                ),
                fixIt: FixIt(
                    "use-any", "write 'any'", replacing: type.someOrAnySpecifier, with: "any"))
        case .closureWithoutThrows(let function):
            Diagnostic(
                node: function,
                message: MacroDiagnostic(
                    .providerParameterType,
                    "a closure that requests a service must be able to throw: '\(Self.throwing(function))'"),
                fixIt: FixIt(
                    "add-throws", "write '\(Self.throwing(function))'", replacing: function,
                    with: Self.throwing(function)))
        case .parameterWithoutDefault(let node, let type):
            Self.diagnostic(
                .providerParameterDefault, at: node,
                """
                a parameter of the caller needs the value of a caller that does not set it; write a default value, \
                or make the type optional: '\(type.optionalSpelling)'
                """)
        case .parameterOfShortKey(let key):
            Self.diagnostic(
                .providerKey, at: key,
                """
                with @RouteParameter, @Provider needs the name of the module protocol; write the key as \
                'RoutableServiceModule<any <#Protocol#>>.self' or 'RoutableViewModule<any <#Protocol#>>.self'
                """)
        case .requirementsWithoutLiteral(let requirements):
            Self.diagnostic(
                .providerKey, at: requirements,
                "@Provider reads 'requires' in the source; write the requirements in brackets, such as '[.login]'")
        case .replacedWithoutLiteral(let name):
            Self.diagnostic(
                .providerKey, at: name,
                "@Provider reads 'replacing' in the source; write the name of the other provider as a literal")
        case .nameOfModule(let name):
            Self.diagnostic(
                .providerKey, at: name,
                "a module protocol has one provider, which has no name; remove 'named: \(name.trimmedDescription)'")
        case .urlWithoutLiteral(let pattern):
            Self.diagnostic(.providerURL, at: pattern, "@Provider reads the URL pattern in the source; write a literal")
        case .urlWithType(let pattern):
            Self.diagnostic(
                .providerURL, at: pattern,
                """
                the type of a parameter decides which URLs match: write only its name in the pattern, such as ':id', and give an \
                optional parameter an optional type
                """)
        case .urlNameWithoutParameter(let pattern, let name):
            Self.diagnostic(
                .providerURL, at: pattern,
                """
                ':\(name)' sets no parameter; give the initialiser a parameter '@RouteParameter \(name)', and pass the key of a \
                module protocol, such as 'RoutableViewModule<any <#Protocol#>>.self'
                """)
        case .moduleKeyWithoutType(let key):
            Self.diagnostic(
                .providerKey, at: key,
                """
                @Provider needs the name of the module protocol; write the key as 'RoutableServiceModule<any <#Protocol#>>.self' or \
                'RoutableViewModule<any <#Protocol#>>.self'
                """)
        case .parametersWithoutModule(let node, let key):
            Self.diagnostic(
                .providerKey, at: node,
                """
                @RouteParameter needs the key of a module protocol, through which the caller sets the parameter; \
                '\(key.trimmedDescription)' is not one
                """)
        }
    }

    private static func diagnostic(
        _ id: MacroDiagnostic.ID, at node: some SyntaxProtocol, _ message: String
    ) -> Diagnostic {
        Diagnostic(node: node, message: MacroDiagnostic(id, message))
    }

    private static func throwing(_ function: FunctionTypeSyntax) -> String {
        let asynchronous = function.effectSpecifiers?.asyncSpecifier == nil ? "" : "async "
        return "() \(asynchronous)throws -> \(function.returnClause.type.trimmedDescription)"
    }
}
#endif
