// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// What the destination and the configuration of a provider are, as far as its declaration shows.
struct ProviderTypes {
    private let provider: String?
    private let destination: TypeSyntax?
    private let configuration: TypeSyntax?

    init(_ declaration: some DeclGroupSyntax, _ members: [ProviderMember]) {
        func function(_ name: String) -> FunctionDeclSyntax? {
            members.lazy.compactMap(\.function).first { $0.name.text == name }
        }
        let aliases = LocalAliases(declaration)
        let making = MakeDestination(in: declaration)
        provider = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
        destination = aliases["Destination"] ?? making?.destination
        configuration =
            aliases["Configuration"] ?? function("makeConfiguration")?.signature.returnClause?.type
            ?? making?.configuration
    }

    subscript(content: ProviderRequirement.Content) -> TypeSyntax? {
        switch content {
        case .destination: destination
        case .configuration: configuration
        case .other: nil
        }
    }

    /// Whether a type is written as one of them. True if nothing shows what that is.
    func isWritten(_ type: TypeSyntax, as content: ProviderRequirement.Content) -> Bool {
        guard let expected = self[content] else { return true }
        let (written, name) = (plain(type), plain(expected))
        return written == content.rawValue || written == name || written.hasSuffix("." + name)
            || name.hasSuffix("." + written)
    }

    /// Without what one may write or leave out.
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

/// The types that a declaration gives other names to.
struct LocalAliases {
    private let types: [String: TypeSyntax]

    init(_ declaration: some DeclGroupSyntax) {
        let aliases = declaration.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
        types = Dictionary(aliases.map { ($0.name.text, $0.initializer.value) }) { first, _ in first }
    }

    subscript(name: String) -> TypeSyntax? { types[name] }

    /// The type that a name stands for.
    func resolved(_ type: TypeSyntax) -> TypeSyntax {
        var type = type
        // More names than there are would go round in a circle.
        for _ in types {
            guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
                let aliased = types[name.name.text]
            else { break }
            type = aliased
        }
        return type
    }
}

extension TypeSyntax {
    /// What it is an optional of, if it is written as one.
    var wrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
        guard lastName == "Optional" else { return nil }
        if let member = self.as(MemberTypeSyntax.self), member.baseType.trimmedDescription != "Swift" { return nil }
        return onlyGenericArgument
    }

    /// A name without what it is nested in, and without generic arguments.
    var lastName: String? { self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text }

    /// What stands between the angle brackets.
    var onlyGenericArgument: TypeSyntax? {
        let clause =
            self.as(MemberTypeSyntax.self)?.genericArgumentClause
            ?? self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        guard let argument = clause?.arguments.first, clause?.arguments.count == 1 else { return nil }
        return argument.argument.as(TypeSyntax.self)
    }
}
#endif
