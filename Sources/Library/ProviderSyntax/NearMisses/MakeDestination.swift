// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// The function with which a provider makes its destinations, as its author wrote it.
///
/// The protocols require `makeDestination(with:)` with an optional result, or `makeDestination()` for an asynchronous provider.
/// A function without the optional or the configuration does not satisfy the requirement. In that case, ``supplement`` does.
package struct MakeDestination {
    package let function: FunctionDeclSyntax
    private let kind: ProviderKind
    private let aliases: LocalAliases
    private let declaredTypes: Set<String>
    /// The type of `ProvidedConfiguration`, if the declaration shows it.
    private let ownConfiguration: TypeSyntax?

    /// Finds the function in the declaration. Functions in extensions are not visible to the macro.
    package init?(in declaration: some DeclGroupSyntax) {
        let functions = declaration.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let candidates = functions.filter(Self.makesDestination)
        let aliases = LocalAliases(declaration)
        let kind = ProviderKind(declaration)
        let hasConfiguration = { (function: FunctionDeclSyntax) in
            !function.signature.parameterClause.parameters.isEmpty
        }
        let isOptional = { (function: FunctionDeclSyntax) in
            (function.signature.returnClause?.type).map { aliases.resolved($0).wrapped != nil } ?? false
        }
        // Prefer the required form. Of two functions, the provider uses the one with an optional result.
        let required = candidates.filter { hasConfiguration($0) == (kind != .async) }
        guard
            let function = required.first(where: isOptional) ?? required.first ?? candidates.first(where: isOptional)
                ?? candidates.first
        else { return nil }
        self.function = function
        self.kind = kind
        self.aliases = aliases
        let makeConfiguration = functions.first { $0.name.text == "makeConfiguration" }
        ownConfiguration = aliases["ProvidedConfiguration"] ?? makeConfiguration?.signature.returnClause?.type
        declaredTypes = Set(
            declaration.memberBlock.members.compactMap { member in
                let isType = !member.decl.is(FunctionDeclSyntax.self)
                return isType ? member.decl.asProtocol((any NamedDeclSyntax).self)?.name.text : nil
            })
    }

    /// Whether the function is `makeDestination(with:)` or `makeDestination()`. Other functions of this name belong to the
    /// author.
    private static func makesDestination(_ function: FunctionDeclSyntax) -> Bool {
        guard function.name.text == "makeDestination", function.genericParameterClause == nil,
            !function.modifiers.contains(where: { $0.name.text == "static" })
        else { return false }
        let parameters = function.signature.parameterClause.parameters
        return parameters.isEmpty || parameters.count == 1 && parameters.first?.firstName.text == "with"
    }

    /// The type of the destination.
    package var destination: TypeSyntax? {
        guard let result else { return nil }
        return aliases.resolved(result).wrapped ?? (supplement == nil ? nil : result)
    }

    /// The type of the configuration.
    package var configuration: TypeSyntax? { parameter?.type }

    private var parameter: FunctionParameterSyntax? { function.signature.parameterClause.parameters.first }

    private var result: TypeSyntax? { function.signature.returnClause?.type }

    private var isOptional: Bool { result.map { aliases.resolved($0).wrapped != nil } ?? false }

    /// The result, if its name may be an alias of an optional that is declared elsewhere. This is assumed if the function
    /// returns nil.
    package var possiblyOptionalResult: TypeSyntax? {
        guard !isOptional, let result, result.lastName != nil, aliases.resolved(result) == result, returnsNil else {
            return nil
        }
        return result
    }

    /// The result, if it is an opaque type, which a declaration cannot name.
    package var opaqueResult: TypeSyntax? {
        guard !isOptional, let result, result.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some" else {
            return nil
        }
        return result
    }

    private var returnsNil: Bool {
        guard let body = function.body else { return false }
        let finder = NilFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        return finder.isFound
    }

    // MARK: Required form

    /// The declarations that satisfy the requirement; nil if the function satisfies it or is the author's helper.
    package var supplement: [String]? {
        guard let result, possiblyOptionalResult == nil, opaqueResult == nil, !isHelper, let parameters else {
            return nil
        }
        let isInForm = isOptional && (parameter != nil || kind == .async)
        guard !isInForm else { return nil }
        let destination = aliases.resolved(result).wrapped ?? result
        var declarations: [String] = []
        if !isOptional {
            // Without the configuration, the added function determines `MadeDestination`.
            let names = parameter == nil ? ["ProvidedDestination"] : kind.destinationNames
            for name in names where !declaredTypes.contains(name) && name != result.lastName {
                declarations.append("\(access)typealias \(name) = \(destination.trimmedDescription)")
            }
        }
        let effects = function.signature.effectSpecifiers
        let specifiers = [effects?.asyncSpecifier?.text, effects?.throwsClause?.trimmedDescription]
            .compactMap { $0.map { $0 + " " } }.joined()
        let call =
            (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            + (parameter == nil ? "makeDestination()" : "makeDestination(with: configuration)")
        declarations.append(
            """
            \(isolation)\(access)func makeDestination(\(parameters)) \(specifiers)-> \(destination.optionalSpelling) {
                let destination: \(result.trimmedDescription) = \(call)
                return destination
            }
            """)
        return declarations
    }

    /// Whether the author's code calls the function, not the library.
    private var isHelper: Bool {
        function.modifiers.contains { ["private", "override"].contains($0.name.text) && $0.detail == nil }
            || function.signature.effectSpecifiers?.asyncSpecifier != nil && kind != .async && kind != .asyncFunction
    }

    /// The parameters of the requirement; nil if the declaration does not show them.
    private var parameters: String? {
        if kind == .async { return parameter == nil ? "" : nil }
        if let parameter { return "with configuration: \(parameter.type.trimmedDescription)" }
        return (ownConfiguration?.trimmedDescription ?? kind.configuration).map { "with configuration: \($0)" }
    }

    private var access: String {
        let levels = ["public", "package", "internal", "fileprivate"]
        return function.modifiers.first { levels.contains($0.name.text) }.map { $0.name.text + " " } ?? ""
    }

    private var isolation: String {
        let isOnMainActor = function.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.lastName == "MainActor"
        }
        return isOnMainActor ? "@MainActor " : ""
    }
}

/// The protocol of a provider, as far as the declaration shows it.
package enum ProviderKind {
    case service, mainActorService, async, asyncFunction, view
    /// The conformance is in an extension, or the protocol is a different one.
    case unknown

    package init(_ declaration: some DeclGroupSyntax) {
        let inherited = declaration.inheritanceClause?.inheritedTypes.compactMap(\.type.lastName) ?? []
        self =
            inherited.lazy.compactMap { name -> ProviderKind? in
                switch name {
                case "ServiceRouteProvider": .service
                case "MainActorServiceRouteProvider": .mainActorService
                case "AsyncServiceRouteProvider": .async
                case "AsyncFunctionRouteProvider": .asyncFunction
                case "ViewRouteProvider": .view
                default: ProviderRequirement.refinements.contains { $0.name == name } ? .view : nil
                }
            }.first ?? .unknown
    }

    /// The configuration of a provider that does not declare one.
    package var configuration: String? {
        switch self {
        case .service, .mainActorService, .view: "ModuleRouter.RouteConfiguration"
        case .async, .asyncFunction, .unknown: nil
        }
    }

    /// The associated types that specify the destination.
    package var destinationNames: [String] {
        switch self {
        case .service, .async, .asyncFunction: ["ProvidedDestination"]
        case .mainActorService, .view, .unknown: ["ProvidedDestination", "MadeDestination"]
        }
    }
}

private final class NilFinder: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}

extension TypeSyntax {
    /// The source text of the optional of this type.
    package var optionalSpelling: String {
        let needsParentheses =
            self.is(SomeOrAnyTypeSyntax.self) || self.is(CompositionTypeSyntax.self) || self.is(FunctionTypeSyntax.self)
            || self.is(AttributedTypeSyntax.self)
        return needsParentheses ? "(\(trimmedDescription))?" : "\(trimmedDescription)?"
    }
}
#endif
