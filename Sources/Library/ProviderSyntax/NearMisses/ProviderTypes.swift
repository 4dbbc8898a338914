// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// The types of a provider's destination and configuration, as far as its declaration shows them.
package struct ProviderTypes {
    private let provider: String?
    private let destination: TypeSyntax?
    private let configuration: TypeSyntax?
    private let aliases: LocalAliases

    package init(_ declaration: some DeclGroupSyntax, _ members: [ProviderMember]) {
        func function(_ name: String) -> FunctionDeclSyntax? {
            members.lazy.compactMap(\.function).first { $0.name.text == name }
        }
        aliases = LocalAliases(declaration)
        let making = MakeDestination(in: declaration)
        provider = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
        destination = aliases["ProvidedDestination"] ?? making?.destination
        configuration =
            aliases["ProvidedConfiguration"] ?? function("makeConfiguration")?.signature.returnClause?.type
            ?? making?.configuration
    }

    package subscript(content: ProviderRequirement.Content) -> TypeSyntax? {
        switch content {
        case .destination: destination
        case .configuration: configuration
        case .other: nil
        }
    }

    /// Returns whether a type is written like the expected one. Returns true if the expected type is unknown.
    package func isWritten(_ type: TypeSyntax, as content: ProviderRequirement.Content) -> Bool {
        guard let expected = self[content] else { return true }
        let (written, name) = (plain(type), plain(expected))
        return written == content.rawValue || written == name || written.hasSuffix("." + name)
            || name.hasSuffix("." + written)
    }

    /// Returns whether a type is written like that of a requirement.
    package func isWritten(_ type: TypeSyntax, asTypeOf requirement: ProviderRequirement) -> Bool {
        let type = aliases.resolved(type)
        if requirement.name == "lifetime" { return ["RouteLifetime", "ServiceLifetime"].contains(type.lastName) }
        if let content = ProviderRequirement.Content(rawValue: requirement.type) {
            return isWritten(type, as: content)
        }
        let (written, optional) = type.wrapped.map { (plain($0), "?") } ?? (plain(type), "")
        let name = written == "()" ? "Void" : written.split(separator: ".").last.map(String.init) ?? written
        return name + optional == requirement.type.replacing("any ", with: "")
    }

    /// Returns the type without optional parts such as attributes, `any`, parentheses and prefixes.
    private func plain(_ type: TypeSyntax) -> String {
        var type = type
        while true {
            if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let any = type.as(SomeOrAnyTypeSyntax.self), any.someOrAnySpecifier.text == "any" {
                type = any.constraint
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                type = only.type
            } else {
                break
            }
        }
        let text = type.trimmedDescription.filter { !$0.isWhitespace }
        let prefixes = ["Self."] + (provider.map { [$0 + "."] } ?? [])
        return prefixes.first { text.hasPrefix($0) }.map { String(text.dropFirst($0.count)) } ?? text
    }
}

/// The type aliases in a declaration.
package struct LocalAliases {
    private let types: [String: TypeSyntax]

    package init(_ declaration: some DeclGroupSyntax) {
        let aliases = declaration.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
        types = Dictionary(aliases.map { ($0.name.text, $0.initializer.value) }) { first, _ in first }
    }

    package subscript(name: String) -> TypeSyntax? { types[name] }

    /// Returns the type behind an alias.
    package func resolved(_ type: TypeSyntax) -> TypeSyntax {
        var type = type
        // The number of aliases limits the loop, in case they form a cycle.
        for _ in types {
            guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
                let aliased = types[name.name.text]
            else { break }
            type = aliased
        }
        return type
    }
}
#endif
