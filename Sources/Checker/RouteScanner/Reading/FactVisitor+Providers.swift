// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import RouteGraph
import SwiftSyntax

/// Reads types with `@Provider` and properties with `@Routed`. A type with `@Provider` is its own provider.
extension FactVisitor {
    /// Notes the keys and the needs of the type whose scope begins, if it has `@Provider`.
    func noteProvider(_ node: some DeclGroupSyntax) {
        guard let attribute = attributes(node.attributes).first(where: \.isProvider) else { return }
        var scope = scope.current
        scope.member = "routes"
        var name: String?
        if case .argumentList(let arguments)? = attribute.arguments,
            case .literal(let text) = KeyReading.name(in: arguments)
        {
            name = text
        }
        let arguments = ProviderArguments(attribute)
        let requirements = arguments.requirements.map(Self.requirement)
        noteSelection(arguments, in: scope)
        let lines = arguments.keys.map { expression in
            var key = KeyReading.argument(expression)
            key?.name = name
            return RoutesFact.Line(
                key.map { .provides($0) } ?? .unknown(expression.trimmedDescription), requirements: requirements,
                position: position(of: expression))
        }
        // The compiler reports a type that cannot be a provider.
        let type = try? ProvidedType(node, attribute: attribute, lexicalContext: [])
        let url = arguments.url.flatMap { argument in
            ProviderURL(argument).map {
                RoutesFact.Line(.urlPattern($0.text(with: type?.parameters ?? [])), position: position(of: argument))
            }
        }
        facts.routes.append(
            RoutesFact(scope: scope, lines: lines + [url].compactMap { $0 }, position: position(of: attribute)))
        scope.member = "init"
        for parameter in type?.parameters ?? [] {
            switch parameter.source {
            case .key(let key, let number):
                scope.moment = .always
                noteDependency(key, number, isAsync: type?.asyncKeyword != nil, in: scope, at: parameter.node)
            case .closure(let key, let number, let isAsync):
                scope.moment = .perhaps
                noteDependency(key, number, isAsync: isAsync, in: scope, at: parameter.node)
            case .caller, nil: break
            }
        }
    }

    /// Notes the key of a property with `@Routed` and without arguments. An argument is read like that of a function.
    func noteRouted(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
        guard let attribute = attributes(node.attributes).first(where: { $0.lastName == "Routed" }),
            attribute.arguments == nil, let type = binding.typeAnnotation?.type
        else { return }
        var scope = scope.current
        scope.member = binding.pattern.trimmedDescription
        scope.moment = .perhaps
        facts.uses.append(
            UseFact(
                key: KeyReference(.service, TypeReading.reference(type.wrapped ?? type)), form: .call, isRequest: true,
                isOptional: type.wrapped != nil, scope: scope, position: position(of: type)))
    }

    /// Notes the key of a parameter that the router supplies.
    private func noteDependency(
        _ type: TypeSyntax, _ number: ProviderParameter.Number, isAsync: Bool, in scope: SourceScope, at node: Syntax
    ) {
        let kinds: [RouteKind] = isAsync ? [.asyncService, .service] : [.service, .view, .asyncService]
        facts.uses.append(
            UseFact(
                key: KeyReference(kinds[0], TypeReading.reference(type)), form: .call, isRequest: true,
                isOptional: number != .one, otherKinds: Array(kinds.dropFirst()),
                isOfAllNames: number == .all, scope: scope, position: position(of: node)
            ))
    }
}

extension AttributeSyntax {
    /// Whether it is `@Provider(of: …)`.
    var isProvider: Bool {
        guard lastName == "Provider", case .argumentList(let arguments)? = arguments else { return false }
        return arguments.first?.label?.text == "of"
    }
}
#endif
