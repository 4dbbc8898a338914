// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftDiagnostics
import SwiftSyntax

/// The reason why `@AutoRegister` cannot, or possibly cannot, register a type.
enum AutoRegisterError: Error {
    case actor(ActorDeclSyntax)
    case notAType(Site)
    case localType(Site)
    case genericType(Site)
    case nestedInGenericType(Site)
    case noConformance(RegisteredType)
    case makesNoOptional(TypeSyntax)
    /// The result is a type name that may be an alias of an optional.
    case mayMakeNoOptional(TypeSyntax)

    /// The location of the macro.
    struct Site {
        let attribute: AttributeSyntax
        let declaration: any DeclGroupSyntax

        func diagnostic(_ id: MacroDiagnostic.ID, _ message: String) -> Diagnostic {
            Diagnostic(
                node: attribute, message: MacroDiagnostic(id, message),
                fixIts: [
                    FixIt("remove-auto-register", "remove '@AutoRegister'", removing: attribute, from: declaration)
                ].compactMap { $0 })
        }
    }

    var diagnostic: Diagnostic {
        switch self {
        case .actor(let declaration):
            Diagnostic(
                node: declaration.actorKeyword,
                message: MacroDiagnostic(
                    .autoRegisterActor,
                    """
                    @AutoRegister cannot register an actor: a provider is made for each destination, on the thread that \
                    asks for it
                    """),
                fixIt: FixIt(
                    "use-struct", "make '\(declaration.name.text)' a struct", replacing: declaration.actorKeyword,
                    with: "struct"))
        case .notAType(let site):
            site.diagnostic(
                .autoRegisterNotAType,
                "@AutoRegister belongs on the declaration of a provider or an adapter: a struct, a class or an enum")
        case .localType(let site):
            site.diagnostic(
                .autoRegisterLocalType,
                "@AutoRegister cannot register a type that is local to a function; move the type out of it")
        case .genericType(let site):
            site.diagnostic(
                .autoRegisterGenericType,
                "@AutoRegister cannot register a generic type; list each concrete type in the app's registrations")
        case .nestedInGenericType(let site):
            site.diagnostic(
                .autoRegisterNestedInGenericType,
                "@AutoRegister cannot register a type that is nested in a generic one; move the type out of it")
        case .noConformance(let registered):
            Diagnostic(
                node: registered.name,
                message: MacroDiagnostic(
                    .autoRegisterNoConformance,
                    """
                    '\(registered.name.text)' is neither a provider nor an adapter: conform it to a protocol such as \
                    ServiceRouteProvider
                    """), fixIts: registered.addingConformance.map { [$0] } ?? [])
        case .makesNoOptional(let result):
            Self.returningOptional(
                result,
                """
                'makeDestination' of a provider returns an optional, '\(result.optionalSpelling)': nil means that nothing \
                could be made
                """, .error)
        case .mayMakeNoOptional(let result):
            // Only a remark: the compiler decides, because it knows the type behind the name.
            Self.returningOptional(
                result,
                """
                'makeDestination' of a provider returns an optional: unless '\(result.trimmedDescription)' is one, write \
                '\(result.optionalSpelling)'
                """, .remark)
        }
    }

    private static func returningOptional(
        _ result: TypeSyntax, _ message: String, _ severity: DiagnosticSeverity
    ) -> Diagnostic {
        Diagnostic(
            node: result, message: MacroDiagnostic(.autoRegisterNoOptional, message, severity: severity),
            fixIt: FixIt(
                "return-optional", "return '\(result.optionalSpelling)'", replacing: result,
                with: result.optionalSpelling))
    }
}

extension RegisteredType {
    /// A fix that adds a conformance; nil if the type already has an inheritance clause.
    fileprivate var addingConformance: FixIt? {
        guard inheritance == nil else { return nil }
        return FixIt(
            "add-conformance", "add ': ServiceRouteProvider'", replacing: name,
            with: "\(name.text): ServiceRouteProvider")
    }
}
#endif
