// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension FactVisitor {
    private static let knownMacros: Set<String> = [
        "expect", "require", "Preview", "Predicate", "Expression", "warning", "error",
    ]

    /// The arguments of a macro: who knows what it makes of them, and when that runs.
    func walkMacro(named name: TokenSyntax, _ arguments: LabeledExprListSyntax) {
        let isKnown = Self.knownMacros.contains(name.name)
        if !isKnown { macros += 1 }
        walkBranch(arguments)
        if !isKnown { macros -= 1 }
    }

    /// Notes what a macro makes types conform to: `@attached(extension, conformances: ServiceRouteProvider)`.
    func noteMacro(_ node: MacroDeclSyntax) {
        var conformances: [TypeReference] = []
        for attribute in attributes(node.attributes) where attribute.lastName == "attached" {
            guard case .argumentList(let arguments) = attribute.arguments else { continue }
            var isInConformances = false
            for argument in arguments {
                if let label = argument.label { isInConformances = label.text == "conformances" }
                guard isInConformances, let type = TypeReading.reference(argument.expression) else { continue }
                conformances.append(type)
            }
        }
        if !conformances.isEmpty {
            facts.macros.append(MacroFact(name: node.name.name, conformances: conformances))
        }
    }
}

extension AttributeSyntax {
    private static let known: Set<String> = [
        "MainActor", "AutoRegister", "Routable", "Test", "Suite", "Observable", "Model", "NSApplicationMain",
        "UIApplicationMain", "IBDesignable",
    ]

    /// Whether it may be a macro of somebody's. Those of Swift itself are in lower case.
    var mayBeMacro: Bool { lastName.beginsInUpperCase && !Self.known.contains(lastName) }

    /// Whether it stands before a variable or a parameter: there, a property wrapper asks for what it is handed.
    var isOfVariable: Bool {
        guard let owner = parent?.as(AttributeListSyntax.self)?.parent else { return false }
        return owner.is(VariableDeclSyntax.self) || owner.is(FunctionParameterSyntax.self)
    }
}
#endif
