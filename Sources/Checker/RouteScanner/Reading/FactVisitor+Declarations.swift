// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftParser
import SwiftSyntax

extension FactVisitor {
    /// The types that an extension of a key covers.
    private enum Subject {
        /// One type: `where Protocol == any Clock`.
        case one(TypeReference)
        /// All types that satisfy a constraint: `where Protocol: AnyObject`, or no constraint.
        case many(TypeReference)
    }

    /// Notes the keys that an extension declares.
    func noteDeclarations(in node: ExtensionDeclSyntax, of kind: RouteKind, extended: TypeReference) {
        let initializers = members(node.memberBlock.members).compactMap { $0.as(InitializerDeclSyntax.self) }.filter {
            !isUnavailable($0)
        }
        let parameterless = initializers.first { $0.signature.parameterClause.parameters.isEmpty }
        let modifier = Self.access(node.modifiers)
        func note(
            _ type: TypeReference, _ form: DeclarationFact.Form, by initializer: InitializerDeclSyntax?,
            at place: some SyntaxProtocol
        ) {
            let own = initializer.flatMap { Self.access($0.modifiers) }
            facts.declarations.append(
                DeclarationFact(
                    key: KeyReference(kind, type), form: form, isMainActor: isOnMainActor(node, initializer),
                    isConditional: isConditional(node) || initializer.map { isLimited($0.attributes) } == true,
                    access: own ?? modifier ?? (initializer == nil ? .public : .internal),
                    position: position(of: place)))
        }

        switch subject(of: node, extended: extended) {
        case .one(let type):
            let shortNames = shortNames(of: node)
            for name in shortNames {
                facts.shortKeys.append(
                    ShortKeyFact(
                        name: name.text, key: KeyReference(kind, type), access: name.access ?? modifier ?? .internal))
            }
            // Another member that makes the key uses it: `static func of(_ name: String) -> Self { Self() }`.
            for member in members(node.memberBlock.members)
            where member.is(VariableDeclSyntax.self) || member.is(FunctionDeclSyntax.self) {
                let names = member.as(VariableDeclSyntax.self)?.bindings.compactMap {
                    $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
                }
                if let names, names.allSatisfy({ name in shortNames.contains { $0.text == name } }) { continue }
                noteUse(of: KeyReference(kind, type), .mention, at: member)
            }
            if isMarked("Routable", node.attributes) || isMarked("RoutableAs", node.attributes) {
                note(type, .macro, by: parameterless, at: node)
            } else if let parameterless {
                note(type, .initializer, by: parameterless, at: node)
            }
        case .many(let constraint):
            for initializer in initializers {
                // The initialiser itself may constrain the type.
                if let type = sameType(in: initializer.genericWhereClause) {
                    if initializer.signature.parameterClause.parameters.isEmpty {
                        note(type, .initializer, by: initializer, at: initializer)
                    }
                } else if initializer.signature.parameterClause.parameters.isEmpty || makesKey(initializer) {
                    note(constraint, .unconstrained, by: initializer, at: node)
                    return
                }
            }
        }
    }

    /// Returns the names of the short keys that an extension adds: its static properties and functions, and the one that
    /// `@Routable` adds.
    private func shortNames(of node: ExtensionDeclSyntax) -> [(text: String, access: TypeFact.Access?)] {
        var names: [(text: String, access: TypeFact.Access?)] = []
        for member in members(node.memberBlock.members) {
            if let function = member.as(FunctionDeclSyntax.self), function.signature.parameterClause.parameters.isEmpty,
                function.modifiers.isStatic
            {
                names.append((function.name.name, Self.access(function.modifiers)))
            }
            guard let variable = member.as(VariableDeclSyntax.self),
                variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
            else { continue }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { continue }
                names.append((name, Self.access(variable.modifiers)))
            }
        }
        guard let name = nameInMacro(node.attributes) else { return names }
        return names + [(name, Self.access(node.modifiers) ?? .public)]
    }

    /// Returns the name in `@RoutableAs("clock")`.
    private func nameInMacro(_ list: AttributeListSyntax) -> String? {
        let attribute = attributes(list).first { $0.lastName == "RoutableAs" }
        guard case .argumentList(let arguments)? = attribute?.arguments else { return nil }
        return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func subject(of node: ExtensionDeclSyntax, extended: TypeReference) -> Subject {
        if let argument = extended.components?.last?.arguments.first { return .one(argument) }
        if let type = sameType(in: node.genericWhereClause) { return .one(type) }
        let constraints = ["Protocol", "RoutedProtocol"].flatMap {
            self.constraints(on: $0, in: node.genericWhereClause)
        }
        return .many(constraints.isEmpty ? .named("Any") : TypeReading.composition(constraints))
    }

    /// Returns the type that `Protocol` equals. The requirement may name it on either side.
    private func sameType(in clause: GenericWhereClauseSyntax?) -> TypeReference? {
        guard let clause else { return nil }
        for requirement in clause.requirements {
            guard case .sameTypeRequirement(let same) = requirement.requirement, case .type(let left) = same.leftType,
                case .type(let right) = same.rightType
            else { continue }
            let sides = [TypeReading.reference(left), TypeReading.reference(right)]
            if sides[0].isProtocolOfKey { return sides[1] }
            if sides[1].isProtocolOfKey { return sides[0] }
        }
        return nil
    }

    /// Whether the declarations in the extension are visible only under further conditions: an attribute or `#if`.
    private func isConditional(_ node: ExtensionDeclSyntax) -> Bool {
        isLimited(node.attributes)
            || sequence(first: Syntax(node), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
    }

    /// Whether an attribute limits the use of a declaration: `@available` to platforms or versions, `@_spi` to certain importers, a
    /// global actor to its own code. An unknown attribute may be a global actor.
    private func isLimited(_ list: AttributeListSyntax) -> Bool {
        attributes(list).contains { attribute in
            let harmless = [
                "Routable", "RoutableAs", "MainActor", "inlinable", "usableFromInline", "preconcurrency", "available",
            ]
            guard harmless.contains(attribute.lastName) else { return true }
            guard attribute.lastName == "available", case .availability(let arguments) = attribute.arguments else {
                return false
            }
            return arguments.contains { argument in
                switch argument.argument {
                case .availabilityVersionRestriction: true
                case .availabilityLabeledArgument(let labeled):
                    ["introduced", "obsoleted"].contains(labeled.label.text)
                case .token(let token): token.text == "unavailable"
                }
            }
        }
    }

    private func isUnavailable(_ initializer: InitializerDeclSyntax) -> Bool {
        attributes(initializer.attributes).contains { attribute in
            attribute.lastName == "available" && attribute.trimmedDescription.contains("unavailable")
        }
    }

    /// Whether an initialiser delegates to an initialiser that declarations use.
    private func makesKey(_ initializer: InitializerDeclSyntax) -> Bool {
        guard let body = initializer.body else { return false }
        return body.tokens(viewMode: .sourceAccurate).contains { KeyReading.declaringLabels.contains($0.text) }
    }

    private func isOnMainActor(_ node: ExtensionDeclSyntax, _ initializer: InitializerDeclSyntax?) -> Bool {
        if let initializer {
            if isMarked("MainActor", initializer.attributes) { return true }
            if initializer.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) }) { return false }
        }
        return isMarked("MainActor", node.attributes)
    }
}

extension TypeReference {
    /// Whether it is the generic parameter of a key, as an extension can spell it.
    var isProtocolOfKey: Bool {
        guard let components else { return false }
        let names = components.map(\.name)
        return ["Protocol", "RoutedProtocol"].contains(names.last)
            && (names.count == 1 || names.count == 2 && names[0] == "Self")
    }
}
#endif
