// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

extension FactVisitor {
    private static let knownMacros: Set<String> = [
        "expect", "require", "Preview", "Predicate", "Expression", "warning", "error",
    ]

    /// Walks through the arguments of a macro. The expansion of an unknown macro may use them in any way and run them at any time.
    func walkMacro(named name: TokenSyntax, _ arguments: LabeledExprListSyntax) {
        let isKnown = Self.knownMacros.contains(name.name)
        if !isKnown { macros += 1 }
        walkBranch(arguments)
        if !isKnown { macros -= 1 }
    }

    /// Notes the conformances that a macro adds to types: `@attached(extension, conformances: ServiceRouteProvider)`.
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
        "MainActor", "AutoRegister", "Provider", "Routable", "RoutableAs", "Routed", "RouteParameter", "Stubbable",
        "Test", "Suite", "Observable", "Model",
        "NSApplicationMain",
        "UIApplicationMain", "IBDesignable",
    ]

    /// Whether it may be a macro of the app or of another package. Swift's own attributes begin in lower case.
    var mayBeMacro: Bool { lastName.beginsInUpperCase && !Self.known.contains(lastName) }

    /// Whether it is attached to a variable or a parameter. It is then a property wrapper, which uses its arguments as values.
    var isOfVariable: Bool {
        guard let owner = parent?.as(AttributeListSyntax.self)?.parent else { return false }
        return owner.is(VariableDeclSyntax.self) || owner.is(FunctionParameterSyntax.self)
    }
}
#endif
