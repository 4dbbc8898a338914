// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// Why `@AutoRegister` cannot register a type, or may not be able to.
enum AutoRegisterError: Error {
    case actor(ActorDeclSyntax)
    case notAType(Site)
    case localType(Site)
    case genericType(Site)
    case nestedInGenericType(Site)
    case noInheritance(RegisteredType)
    case makesNoOptional(TypeSyntax)

    /// Where the macro was written.
    struct Site {
        let attribute: AttributeSyntax
        let declaration: any DeclGroupSyntax

        func diagnostic(_ id: String, _ message: String) -> Diagnostic {
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
                    "auto-register-actor",
                    """
                    @AutoRegister cannot register an actor: a provider is made for each destination, on the thread that \
                    asks for it
                    """),
                fixIt: FixIt(
                    "use-struct", "make '\(declaration.name.text)' a struct", replacing: declaration.actorKeyword,
                    with: "struct"))
        case .notAType(let site):
            site.diagnostic(
                "auto-register-not-a-type",
                "@AutoRegister belongs on the declaration of a provider or an adapter: a struct, a class or an enum")
        case .localType(let site):
            site.diagnostic(
                "auto-register-local-type",
                "@AutoRegister cannot register a type that is local to a function; move the type out of it")
        case .genericType(let site):
            site.diagnostic(
                "auto-register-generic-type",
                "@AutoRegister cannot register a generic type; list each type made from it in the app's registrations")
        case .nestedInGenericType(let site):
            site.diagnostic(
                "auto-register-nested-in-generic-type",
                "@AutoRegister cannot register a type that is nested in a generic one; move the type out of it")
        case .noInheritance(let registered):
            Diagnostic(
                node: registered.name,
                message: MacroDiagnostic(
                    "auto-register-no-conformance",
                    """
                    '\(registered.name.text)' shows no conformance here; @AutoRegister registers a provider or an \
                    adapter, such as a ServiceRouteProvider
                    """,
                    severity: .warning),
                fixIt: FixIt(
                    "add-conformance", "add ': ServiceRouteProvider'", replacing: registered.name,
                    with: "\(registered.name.text): ServiceRouteProvider"))
        case .makesNoOptional(let result):
            Diagnostic(
                node: result,
                message: MacroDiagnostic(
                    "auto-register-no-optional",
                    """
                    'makeDestination' of a provider returns an optional, '\(result.optionalSpelling)': nil means that \
                    nothing could be made
                    """),
                fixIt: FixIt(
                    "return-optional", "return '\(result.optionalSpelling)'", replacing: result,
                    with: result.optionalSpelling))
        }
    }
}
#endif
