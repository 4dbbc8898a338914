// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteVocabulary
import SwiftSyntax

/// An extension of a key that declares one protocol routable, read from its source.
struct RoutableDeclaration {
    static let keys = [
        "RoutableService", "RoutableServiceModule", "RoutableAsyncService", "RoutableView", "RoutableViewModule",
    ]

    let declaration: ExtensionDeclSyntax
    /// The name of the short key, from `@RoutableAs("clock")`.
    let shortName: String?
    /// The declaration as a part of a name. It distinguishes the names that the macro adds to the declaration from those of other
    /// declarations. If the names were equal, the compiler would compare each with all others.
    let identity: String

    init(_ group: some DeclGroupSyntax, attribute: AttributeSyntax) throws(RoutableError) {
        guard let declaration = group.as(ExtensionDeclSyntax.self) else {
            throw .notOnExtension(attribute, protocolName: group.as(ProtocolDeclSyntax.self)?.name.text)
        }
        guard Self.isKey(declaration.extendedType) else { throw .unknownKey(declaration.extendedType) }
        self.declaration = declaration
        // Not trimmed, because copies of the nodes take a tenth of the time of an expansion.
        let text = declaration.extendedType.description + (declaration.genericWhereClause?.description ?? "")
        identity = String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        shortName = try Self.name(in: attribute)
        try checkRequirements()
        if let slot = variable(named: "routeSlot") { throw .slotDeclared(slot) }
        let condition = declaration.memberBlock.members.lazy.compactMap { $0.decl.as(IfConfigDeclSyntax.self) }.first {
            $0.conditionalDeclarations.contains { $0.is(InitializerDeclSyntax.self) }
        }
        if let condition { throw .conditionalInitializer(condition) }
    }

    // MARK: Written parts

    /// The modifier of the added members, followed by a space. Empty if the extension has one, which also applies to its
    /// members.
    var accessModifier: String { extensionAccess == nil ? "public " : "" }

    /// The access modifier of the record. The compiler compares each private member with all other ones in the file, and rejects
    /// `fileprivate` in a private extension as redundant.
    var recordAccess: String {
        switch extensionAccess {
        case .keyword(.private), .keyword(.fileprivate): "private"
        default: "fileprivate"
        }
    }

    var isPublic: Bool { extensionAccess == nil || extensionAccess == .keyword(.public) }

    /// Whether the extension is isolated to the main actor. In that case, so is the added initialiser.
    var isOnMainActor: Bool {
        declaration.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
        }
    }

    private static func name(in attribute: AttributeSyntax) throws(RoutableError) -> String? {
        guard case .argumentList(let arguments)? = attribute.arguments,
            let argument = arguments.first?.expression
        else {
            return nil
        }
        let segments = argument.as(StringLiteralExprSyntax.self)?.segments
        guard segments?.count == 1, case .stringSegment(let segment)? = segments?.first,
            ShortKeyName.isUsable(segment.content.text)
        else { throw .unusableName(argument) }
        return segment.content.text
    }

    private var extensionAccess: TokenKind? {
        let access: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
        return declaration.modifiers.lazy.map(\.name.tokenKind).first { access.map(TokenKind.keyword).contains($0) }
    }

    /// The initialiser that the author wrote.
    var initializer: InitializerDeclSyntax? {
        declaration.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
            $0.signature.parameterClause.parameters.isEmpty
        }
    }

    private func variable(named name: String) -> MemberBlockItemSyntax? {
        declaration.memberBlock.members.first { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.trimmedDescription == name
            } == true
        }
    }

    private static func isKey(_ type: TypeSyntax) -> Bool {
        var name = type.as(IdentifierTypeSyntax.self)?.name.text
        if let member = type.as(MemberTypeSyntax.self),
            ["ModuleRouter", "ModuleRouterViews"].contains(member.baseType.trimmedDescription)
        {
            name = member.name.text
        }
        return name.map(keys.contains) ?? false
    }

    // MARK: The requirement

    private func checkRequirements() throws(RoutableError) {
        guard let clause = declaration.genericWhereClause else {
            // `extension RoutableService<any Clock>` has the same meaning.
            if declaration.extendedType.hasGenericArguments { return }
            throw .noRequirement(declaration)
        }
        let requirements = clause.requirements
        if requirements.count > 1 || declaration.extendedType.hasGenericArguments {
            throw .manyRequirements(requirements)
        }
        guard let requirement = requirements.first, !requirement.namesProtocol else { return }
        if case .conformanceRequirement(let conformance) = requirement.requirement,
            conformance.leftType.trimmedDescription == "Protocol"
        {
            throw .conformanceRequirement(requirement, to: conformance.rightType)
        }
        throw .otherRequirement(requirement)
    }
}

extension GenericRequirementSyntax {
    /// Whether the requirement specifies the type of `Protocol`.
    var namesProtocol: Bool {
        guard case .sameTypeRequirement(let requirement) = requirement else { return false }
        return requirement.leftType.trimmedDescription == "Protocol"
            || requirement.rightType.trimmedDescription == "Protocol"
    }
}
#endif
