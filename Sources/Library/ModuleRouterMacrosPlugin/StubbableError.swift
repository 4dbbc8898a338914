// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// The reason why `@Stubbable` cannot stub a protocol.
enum StubbableError: Error {
    case notAProtocol(AttributeSyntax)
    case function(AttributeSyntax, name: String)
    case actor(InheritedTypeSyntax)
    case initializer(InitializerDeclSyntax)
    case staticRequirement(DeclModifierSyntax)
    case conditionalRequirement(IfConfigDeclSyntax)
    case selfRequirement(TokenSyntax)
    case genericRequirement(Syntax, name: String)
    case specifier(Syntax, name: String)
    case reservedName(TokenSyntax)
    case ambiguousName(TokenSyntax, member: String)

    var diagnostic: Diagnostic {
        let (node, id, message) = parts
        return Diagnostic(node: node, message: MacroDiagnostic(id, message))
    }

    private var parts: (node: Syntax, id: MacroDiagnostic.ID, message: String) {
        switch self {
        case .notAProtocol(let attribute):
            (Syntax(attribute), .stubbableNotAProtocol, "@Stubbable belongs on the declaration of a protocol")
        case .function(let attribute, let name):
            (
                Syntax(attribute), .stubbableNotAProtocol,
                """
                @Stubbable belongs on the declaration of a protocol; a function needs no stub: register a closure in the \
                test, 'registry.register(RoutableService<\(name)>()) { _ in { <#arguments#> in <#result#> } }'
                """
            )
        case .actor(let type):
            (
                Syntax(type), .stubbableActor,
                "@Stubbable cannot stub a protocol of actors: a stub is a class; write the stub by hand"
            )
        case .initializer(let initializer):
            (
                Syntax(initializer.initKeyword), .stubbableInitializer,
                "@Stubbable cannot stub an initialiser: a test makes the stub; write the stub by hand"
            )
        case .staticRequirement(let modifier):
            (
                Syntax(modifier), .stubbableStaticRequirement,
                """
                @Stubbable cannot stub a static requirement: all tests would share its state; write the stub by hand
                """
            )
        case .conditionalRequirement(let condition):
            (
                Syntax(condition.clauses.first?.poundKeyword ?? condition.firstToken(viewMode: .sourceAccurate)!),
                .stubbableConditionalRequirement,
                """
                @Stubbable cannot read requirements inside '#if'; move them to a protocol of their own, or write the stub \
                by hand
                """
            )
        case .selfRequirement(let token):
            (
                Syntax(token), .stubbableSelfRequirement,
                "@Stubbable cannot stub a requirement that names 'Self'; write the stub by hand"
            )
        case .genericRequirement(let node, let name):
            (
                node, .stubbableGenericRequirement,
                """
                @Stubbable supports '\(name)' only as the whole type of a parameter, because a closure cannot be generic; \
                write the stub by hand
                """
            )
        case .specifier(let node, let name):
            (
                node, .stubbableSpecifier,
                "@Stubbable does not support '\(name)'; write the stub by hand"
            )
        case .reservedName(let name):
            (
                Syntax(name), .stubbableReservedName,
                "the stub uses the name '\(name.text)' itself; rename it, or write the stub by hand"
            )
        case .ambiguousName(let name, let member):
            (
                Syntax(name), .stubbableAmbiguousName,
                """
                the stub would have two members '\(member)', because neither labels, parameter names nor types \
                distinguish the requirements; rename one, or write the stub by hand
                """
            )
        }
    }
}
#endif
