// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftSyntax

/// A protocol, read for its stub.
struct StubbedProtocol {
    let declaration: ProtocolDeclSyntax
    /// The calls that the stub records: functions, subscripts and properties with effects.
    var calls: [StubbedCall] = []
    /// The properties that the stub stores.
    var properties: [StubbedProperty] = []

    var name: String { declaration.name.text }

    /// The global actor of the protocol, for example `@MainActor`.
    var actor: String? { declaration.attributes.globalActor }

    /// Whether the values of the stub must be `Sendable`, because it is used outside of an actor.
    var isSent: Bool {
        guard actor == nil else {
            return calls.contains(where: \.isNonisolated) || properties.contains(where: \.isNonisolated)
        }
        return declaration.inheritanceClause?.inheritedTypes.contains { $0.type.lastName == "Sendable" } ?? false
    }

    /// Reads a protocol. If there are errors, the result is incomplete.
    static func read(_ declaration: ProtocolDeclSyntax) -> (StubbedProtocol?, [StubbableError]) {
        var stubbed = StubbedProtocol(declaration: declaration)
        var errors: [StubbableError] = []
        if let actor = declaration.inheritanceClause?.inheritedTypes.first(where: {
            ["Actor", "DistributedActor", "AnyActor"].contains($0.type.lastName)
        }) {
            errors.append(.actor(actor))
        }
        for member in declaration.memberBlock.members {
            do {
                try stubbed.add(member.decl)
            } catch {
                errors.append(error)
            }
        }
        guard errors.isEmpty else { return (nil, errors) }
        do {
            try stubbed.checkTypes()
            try stubbed.nameCalls()
        } catch {
            errors.append(error)
        }
        return (stubbed, errors)
    }

    private mutating func add(_ requirement: DeclSyntax) throws(StubbableError) {
        if let modifier = requirement.asProtocol((any WithModifiersSyntax).self)?.modifiers.first(where: {
            ["static", "class"].contains($0.name.text)
        }) {
            throw .staticRequirement(modifier)
        }
        if let function = requirement.as(FunctionDeclSyntax.self) {
            calls.append(try StubbedCall(function))
        } else if let variable = requirement.as(VariableDeclSyntax.self) {
            if let getter = try StubbedCall(variable) {
                calls.append(getter)
            } else if let property = StubbedProperty(variable) {
                properties.append(property)
            }
        } else if let declaration = requirement.as(SubscriptDeclSyntax.self) {
            calls += try StubbedCall.accessors(of: declaration)
        } else if let initializer = requirement.as(InitializerDeclSyntax.self) {
            throw .initializer(initializer)
        } else if let condition = requirement.as(IfConfigDeclSyntax.self) {
            throw .conditionalRequirement(condition)
        }
    }

    // MARK: Names

    /// The name of the enumeration, and of the structure of the members.
    static let reservedTypes: Set = ["Call", "StubMembers"]

    /// Checks that no type has a name that means another type in the stub.
    private func checkTypes() throws(StubbableError) {
        for token in declaration.tokens(viewMode: .sourceAccurate) {
            guard case .identifier = token.tokenKind else {
                if token.tokenKind == .keyword(.Self) { throw .selfRequirement(token) }
                continue
            }
            let isType =
                token.parent?.is(IdentifierTypeSyntax.self) == true
                || token.parent?.is(AssociatedTypeDeclSyntax.self) == true
            if isType, Self.reservedTypes.contains(token.text) { throw .reservedName(token) }
        }
    }

    /// Gives each call a name of its own.
    private mutating func nameCalls() throws(StubbableError) {
        for group in Dictionary(grouping: calls.indices, by: { calls[$0].baseName }).values where group.count > 1 {
            let names = StubbedCall.OverloadName.allCases.map { kind in group.map { calls[$0].name(kind) } }
            let distinct = names.first { Set($0).count == $0.count } ?? names[names.count - 1]
            for (index, name) in zip(group, distinct) {
                calls[index].key = name
                calls[index].isOverload = true
            }
        }
        var known: Set = ["calls", "stubStorage"]
        for property in properties {
            guard known.insert(property.key).inserted else { throw .reservedName(property.identifier) }
        }
        for call in calls where call.parameters.isEmpty || call.isGetter {
            // A property and a function without parameters cannot have the same name.
            if ["calls", "stubStorage"].contains(call.baseName) { throw .reservedName(call.identifier) }
            known.insert(call.baseName)
        }
        for call in calls {
            for member in [call.closureName, call.argumentsName] {
                guard known.insert(member).inserted else { throw .ambiguousName(call.identifier, member: member) }
            }
        }
    }
}

extension AttributeListSyntax {
    /// The attribute of a global actor.
    var globalActor: String? { globalActorAttribute?.trimmedDescription }

    /// The attributes of a requirement that its implementation needs too, each followed by a space.
    var ofImplementation: String {
        let omitted = ["Stubbable", "objc", "preconcurrency"]
        return compactMap { $0.as(AttributeSyntax.self) }
            .filter { !omitted.contains($0.attributeName.lastName ?? "") }
            .map { $0.trimmedDescription + " " }.joined()
    }
}

extension DeclModifierListSyntax {
    /// The modifier `nonisolated` and a space, or an empty text.
    var nonisolated: String {
        first { $0.name.tokenKind == .keyword(.nonisolated) }.map { $0.trimmedDescription + " " } ?? ""
    }
}
#endif
