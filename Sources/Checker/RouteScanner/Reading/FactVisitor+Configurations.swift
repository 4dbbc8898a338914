// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads the configurations of providers, whose properties the names in URL patterns set.
extension FactVisitor {
    /// Notes the configuration in `makeDestination(with:)` or `makeConfiguration()`.
    func noteConfiguration(_ node: FunctionDeclSyntax) {
        guard scope.isInType else { return }
        let type: TypeSyntax?
        switch node.name.text {
        case "makeDestination":
            let only = node.signature.parameterClause.parameters
            type = only.count == 1 && only.first?.firstName.text == "with" ? only.first?.type : nil
        case "makeConfiguration":
            type = node.signature.parameterClause.parameters.isEmpty ? node.signature.returnClause?.type : nil
        default: return
        }
        guard let type else { return }
        facts.values.configurations.append(
            ConfigurationFact(TypeReading.reference(type), scope: scope.current))
    }

    /// Notes the properties of a type whose scope begins, if it is decoded by their names.
    func noteProperties(_ node: some DeclGroupSyntax) {
        let members = members(node.memberBlock.members)
        let hasOwnCoding = members.contains { member in
            member.asProtocol((any NamedDeclSyntax).self)?.name.text == "CodingKeys"
                || member.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.first?.firstName.text
                    == "from"
        }
        let isDecoded = types(in: node.inheritanceClause).contains(where: \.isDecoded)
        // An extension shows no stored properties.
        if hasOwnCoding || isDecoded && node.is(ExtensionDeclSyntax.self) {
            facts.values.properties.append(PropertiesFact(nil, scope: scope.current))
        } else if isDecoded {
            let names = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { variable in
                variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.name }
            }
            facts.values.properties.append(PropertiesFact(names, scope: scope.current))
        }
    }

    /// Notes a URL pattern whose named placeholders set properties: one without a closure, and without a property for the URL.
    func notePlainPattern(_ call: FunctionCallExprSyntax) {
        guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
            call.arguments.dropFirst().allSatisfy({ $0.label?.text == "by" })
        else { return }
        facts.values.plainPatterns.append(position(of: call))
    }
}

extension TypeReference {
    fileprivate var isDecoded: Bool { lastNames.contains { ["Codable", "Decodable"].contains($0) } }
}
#endif
