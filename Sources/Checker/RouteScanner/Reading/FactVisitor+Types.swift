// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteGraph
import SwiftSyntax

/// The access that a type or an extension grants its members.
struct SurroundingAccess {
    /// The upper limit of a member's access.
    var maximum = TypeFact.Access.public
    /// The access of a member without a modifier: the modifier of the extension.
    var standard = TypeFact.Access.internal
}

extension FactVisitor {
    func noteImport(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.name)
        guard let module = path.first, !module.isEmpty else { return }
        facts.imports.append(
            ImportFact(
                module: module, isExported: isMarked("_exported", node.attributes),
                declaration: node.importKindSpecifier == nil || path.count < 2 ? nil : path.last,
                position: position(of: node)))
    }

    /// Notes a type and walks through its body.
    func noteType(
        _ node: some DeclGroupSyntax & SyntaxProtocol, named name: TokenSyntax, _ kind: TypeFact.Kind,
        generics: GenericParameterClauseSyntax?, inherited: [TypeReference]
    ) -> SyntaxVisitorContinueKind {
        let parameters = names(in: generics)
        let provider = attributes(node.attributes).first(where: \.isProvider).map(ProviderArguments.init)
        var fact = type(
            named: name, kind, node.modifiers, generics: parameters,
            inherited: inherited + (provider == nil ? [] : [.providerOfLibrary]),
            isAutoRegistered: isMarked("AutoRegister", node.attributes) || provider?.registersItself == true,
            attributes: attributes(node.attributes).filter(\.mayBeMacro).map(\.lastName))
        fact?.isMain = isMarked("main", node.attributes)
        fact?.objectiveCName = objectiveCName(node.attributes)
        if let fact { facts.types.append(fact) }
        walk(node.attributes)
        // In a protocol, `Self` is a generic parameter; in other types it is the type itself.
        scope.enterType([name.name], genericParameters: kind == .protocol ? ["Self"] + parameters : parameters)
        let maximum = fact?.access ?? .internal
        access.append(
            SurroundingAccess(maximum: maximum, standard: kind == .protocol ? maximum : .internal))
        walk(optional: generics)
        walk(optional: node.inheritanceClause)
        walk(optional: node.genericWhereClause)
        let expects = expectsUnprovided(node.attributes)
        if expects { expectations += 1 }
        noteProvider(node)
        noteNearMisses(in: node)
        noteProperties(node)
        walk(node.memberBlock)
        if expects { expectations -= 1 }
        access.removeLast()
        scope.leave()
        return .skipChildren
    }

    /// Returns the name in `@objc(Name)`.
    private func objectiveCName(_ list: AttributeListSyntax) -> String? {
        guard !list.isEmpty, let attribute = attributes(list).first(where: { $0.lastName == "objc" }) else {
            return nil
        }
        return attribute.arguments?.trimmedDescription
    }

    func noteAlias(_ node: TypeAliasDeclSyntax) {
        let parameters = names(in: node.genericParameterClause)
        let target = TypeReading.reference(node.initializer.value)
        if let fact = type(named: node.name, .alias(target), node.modifiers, generics: parameters) {
            facts.types.append(fact)
        }
        scope.enterMember(nil, moment: .perhaps, genericParameters: parameters)
        walk(node.initializer)
        scope.leave()
    }

    func noteAssociatedType(_ node: AssociatedTypeDeclSyntax) {
        let inherited = types(in: node.inheritanceClause)
        if let fact = type(named: node.name, .associatedType, node.modifiers, inherited: inherited) {
            facts.types.append(fact)
        }
        walk(optional: node.initializer)
    }

    private func type(
        named name: TokenSyntax, _ kind: TypeFact.Kind, _ modifiers: DeclModifierListSyntax, generics: [String] = [],
        inherited: [TypeReference] = [], isAutoRegistered: Bool = false, attributes: [String] = []
    ) -> TypeFact? {
        guard name.presence == .present, !name.text.isEmpty else { return nil }
        let around = access[access.count - 1]
        let own = Self.access(modifiers) ?? around.standard
        return TypeFact(
            name: name.name, kind: kind, scope: scope.current,
            access: scope.isInCode ? .private : min(own, around.maximum), isLocal: scope.isInCode,
            genericParameters: generics, inherited: inherited, isAutoRegistered: isAutoRegistered,
            attributes: attributes, position: position(of: name))
    }

    static func access(_ modifiers: DeclModifierListSyntax) -> TypeFact.Access? {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.open), .keyword(.public): return .public
            case .keyword(.package): return .package
            case .keyword(.internal): return .internal
            case .keyword(.fileprivate): return .fileprivate
            case .keyword(.private): return .private
            default: break
            }
        }
        return nil
    }

    // MARK: Extensions

    func noteExtension(_ node: ExtensionDeclSyntax) {
        let extended = TypeReading.reference(node.extendedType)
        let inherited = types(in: node.inheritanceClause)
        if !inherited.isEmpty {
            facts.extensions.append(
                ExtensionFact(extended: extended, inherited: inherited, position: position(of: node)))
        }
        let kind = KeyReading.kind(extended)
        if let kind { noteDeclarations(in: node, of: kind, extended: extended) }
        walk(node.attributes)
        let modifier = Self.access(node.modifiers)
        access.append(
            SurroundingAccess(
                maximum: min(access[access.count - 1].maximum, modifier ?? .public), standard: modifier ?? .internal))
        scope.enterType(
            extended.nameComponents, genericParameters: kind == nil ? [] : ["Protocol", "RoutedProtocol"],
            isExtension: true)
        walk(optional: node.inheritanceClause)
        walk(optional: node.genericWhereClause)
        noteNearMisses(in: node)
        noteProperties(node)
        walk(node.memberBlock)
        scope.leave()
        access.removeLast()
    }
}

extension TypeReference {
    /// The names that surround the members of an extension of this type.
    fileprivate var nameComponents: [String] {
        switch self {
        case .name(let components): components.map(\.name)
        case .composition: []
        case .structure("[$]", _): ["Array"]
        case .structure("[$: $]", _): ["Dictionary"]
        case .structure("$?", _): ["Optional"]
        case .structure: []
        }
    }
}
#endif
