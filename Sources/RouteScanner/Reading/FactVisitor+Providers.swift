// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads types with `@Provider` and properties with `@Routed`. A type with `@Provider` is its own provider.
extension FactVisitor {
    /// Notes the keys and the needs of the type whose scope begins, if it has `@Provider`.
    func noteProvider(_ node: some DeclGroupSyntax) {
        guard let attribute = attributes(node.attributes).first(where: \.isProvider) else { return }
        var scope = scope.current
        scope.member = "routes"
        let lines = ProviderArguments(attribute).keys.map { key in
            RoutesFact.Line(
                KeyReading.argument(key).map { .provides($0) } ?? .unknown(key.trimmedDescription),
                position: position(of: key))
        }
        facts.routes.append(RoutesFact(scope: scope, lines: lines, position: position(of: attribute)))
        // The compiler reports a type that cannot be a provider.
        guard let type = try? ProvidedType(node, attribute: attribute, lexicalContext: []) else { return }
        scope.member = "init"
        for parameter in type.parameters {
            switch parameter.source {
            case .key(let key, let isOptional):
                scope.moment = .always
                noteDependency(key, isOptional, isAsync: type.asyncKeyword != nil, in: scope, at: parameter.node)
            case .closure(let key, let isOptional, let isAsync):
                scope.moment = .perhaps
                noteDependency(key, isOptional, isAsync: isAsync, in: scope, at: parameter.node)
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
        _ type: TypeSyntax, _ isOptional: Bool, isAsync: Bool, in scope: SourceScope, at node: Syntax
    ) {
        let kinds: [RouteKind] = isAsync ? [.asyncService, .service] : [.service, .view, .asyncService]
        facts.uses.append(
            UseFact(
                key: KeyReference(kinds[0], TypeReading.reference(type)), form: .call, isRequest: true,
                isOptional: isOptional, otherKinds: Array(kinds.dropFirst()), scope: scope, position: position(of: node)
            ))
    }
}

extension TypeReference {
    /// The protocol of providers of all kinds.
    static let providerOfLibrary = TypeReference.named("ModuleRouter.RouteProvider")
}

extension AttributeSyntax {
    /// Whether it is `@Provider(of: …)`.
    var isProvider: Bool {
        guard lastName == "Provider", case .argumentList(let arguments)? = arguments else { return false }
        return arguments.first?.label?.text == "of"
    }
}
#endif
