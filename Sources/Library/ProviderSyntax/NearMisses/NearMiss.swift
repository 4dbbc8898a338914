// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// A member of a provider that almost matches a requirement. The library does not call it.
///
/// The compiler warns only if the member is in the extension that declares the conformance.
package struct NearMiss {
    package let member: ProviderMember
    package let requirement: ProviderRequirement
    /// The protocol that the provider conforms to.
    package let provider: String
    package let difference: Difference

    package enum Difference {
        case name, labels
        /// A property instead of a function, or a function instead of a property.
        case kind
        case isStatic, isNotStatic
        case isThrowing, isAsync, isMutating
        case type(TypeSyntax, not: ProviderRequirement.Content, TypeSyntax)
        case noOptional(TypeSyntax)
        /// A property of another type than the required one, or a function with another result. Nil if no type is written.
        case otherType(TypeSyntax?)
        /// The function that closes destinations, which is a part of the lifetime.
        case closing
        /// A requirement of a protocol that the provider does not conform to.
        case conformance
    }

    /// Whether the member is certainly not used. Otherwise it may be the author's own, or the conformance may be elsewhere.
    package var isCertain: Bool {
        switch difference {
        case .name, .conformance: false
        default: true
        }
    }

    /// Returns all near misses in a declaration, if the declaration shows the provider's protocol.
    package static func all(in declaration: some DeclGroupSyntax) -> [NearMiss] {
        all(in: declaration, of: declaration.inheritanceClause?.inheritedTypes.compactMap(\.type.lastName) ?? [])
    }

    /// - Parameter inherited: The protocols that the type conforms to.
    package static func all(in declaration: some DeclGroupSyntax, of inherited: [String]) -> [NearMiss] {
        let providers = inherited.compactMap { name in
            ProviderRequirement.requirements(of: name).map { (name: name, requirements: $0) }
        }
        guard let first = providers.first else { return [] }
        let requirements = providers.map(\.requirements).reduce([]) { all, more in
            all + more.filter { !all.contains($0) }
        }
        let making = MakeDestination(in: declaration)
        let supplemented = making?.supplement == nil ? nil : making?.function
        let members = ProviderMember.all(in: declaration).filter { $0.function != supplemented || $0.function == nil }
        let types = ProviderTypes(declaration, members)
        let implemented = requirements.filter { requirement in
            members.contains { $0.hasShape(of: requirement) && $0.difference(from: requirement, types) == nil }
        }
        let lifetime = requirements.first { $0.name == "lifetime" }
        return members.compactMap { member in
            if let lifetime, member.isClosing {
                return NearMiss(member: member, requirement: lifetime, provider: first.name, difference: .closing)
            }
            if let near = member.nearest(of: requirements, implemented, types) {
                let provider = providers.first { $0.requirements.contains(near.0) } ?? first
                return NearMiss(
                    member: member, requirement: near.0, provider: provider.name, difference: near.1)
            }
            return member.refinement(besides: inherited, first.name).map { name, requirement in
                NearMiss(member: member, requirement: requirement, provider: name, difference: .conformance)
            }
        }
    }
}

extension ProviderMember {
    /// Returns the protocol that has this member as a requirement, if the provider of views does not conform to it.
    fileprivate func refinement(
        besides inherited: [String], _ provider: String
    ) -> (name: String, requirement: ProviderRequirement)? {
        guard provider.hasSuffix("ViewRouteProvider") else { return nil }
        for (name, requirements) in ProviderRequirement.refinements where !inherited.contains(name) {
            if let requirement = requirements.first(where: { hasShape(of: $0) }) { return (name, requirement) }
        }
        return nil
    }
}

extension ProviderMember {
    /// Returns the requirement that the member almost matches; nil if it matches one or is unrelated.
    fileprivate func nearest(
        of requirements: [ProviderRequirement], _ implemented: [ProviderRequirement], _ types: ProviderTypes
    ) -> (ProviderRequirement, NearMiss.Difference)? {
        // The author's own property often has this name.
        if name.text == "condition", staticModifier == nil, propertyType?.lastName != "RouteCondition" { return nil }
        let namesakes = requirements.filter { $0.name == name.text }
        guard !namesakes.isEmpty else {
            let misspelt = requirements.first { isMisspelt($0) && !implemented.contains($0) }
            return misspelt.map { ($0, .name) }
        }
        // If another member matches the requirement, this one belongs to the author.
        let open = namesakes.filter { !implemented.contains($0) }
        guard open.count == namesakes.count else { return nil }
        guard let exact = open.first(where: { hasShape(of: $0) }) else {
            return nearestByShape(of: open)
        }
        return difference(from: exact, types).map { (exact, $0) }
    }

    private func nearestByShape(of requirements: [ProviderRequirement]) -> (ProviderRequirement, NearMiss.Difference)? {
        let isMaking = name.text == "makeDestination"
        // The author's own function, with other parameters.
        if isMaking, staticModifier != nil || !(labels == [] || labels == ["with"]) { return nil }
        func distance(_ requirement: ProviderRequirement) -> Int {
            abs((requirement.parameters?.count ?? -1) - (labels?.count ?? -1))
        }
        guard let nearest = requirements.min(by: { distance($0) < distance($1) }) else { return nil }
        if (nearest.parameters == nil) != (labels == nil) { return (nearest, .kind) }
        if nearest.parameters?.map(\.label) != labels { return (nearest, .labels) }
        return (nearest, nearest.isStatic ? .isNotStatic : .isStatic)
    }

    /// Returns whether the member is declared like the requirement, apart from types.
    fileprivate func hasShape(of requirement: ProviderRequirement) -> Bool {
        name.text == requirement.name && labels == requirement.parameters?.map(\.label)
            && (staticModifier != nil) == requirement.isStatic
    }

    /// Returns the difference between a member of the right shape and the requirement.
    fileprivate func difference(from requirement: ProviderRequirement, _ types: ProviderTypes) -> NearMiss.Difference? {
        if isThrowing, !requirement.mayThrow { return .isThrowing }
        if isAsync, !requirement.isAsync { return .isAsync }
        if isMutating { return .isMutating }
        if isGeneric { return nil }
        for (parameter, required) in zip(parameters, requirement.parameters ?? []) {
            if let expected = types[required.content],
                parameter.type.isInOut || !types.isWritten(parameter.type, as: required.content)
            {
                return .type(parameter.type, not: required.content, expected)
            }
        }
        if requirement.name == "lifetime", let type = propertyType?.firstGenericArgument,
            let expected = types[.destination], !types.isWritten(type, as: .destination)
        {
            return .type(type, not: .destination, expected)
        }
        return differenceOfType(from: requirement, types)
    }

    private func differenceOfType(
        from requirement: ProviderRequirement, _ types: ProviderTypes
    ) -> NearMiss.Difference? {
        // The compiler reports a missing implementation of these.
        guard !["routes", "makeDestination", "intercept", "present"].contains(requirement.name) else { return nil }
        if let function {
            let result = function.signature.returnClause?.type
            guard let result else { return requirement.type == "Void" ? nil : .otherType(nil) }
            if types.isWritten(result, asTypeOf: requirement) { return nil }
            return result.trimmedDescription == "String" && requirement.type == "String?"
                ? .noOptional(result) : .otherType(result)
        }
        if let propertyType {
            return types.isWritten(propertyType, asTypeOf: requirement) ? nil : .otherType(propertyType)
        }
        let names = requirement.name == "lifetime" ? ["RouteLifetime", "ServiceLifetime"] : [requirement.type]
        return nameOfValue.map(names.contains) == true ? nil : .otherType(nil)
    }

    /// Whether the member looks like a function that closes destinations.
    fileprivate var isClosing: Bool {
        name.text == "closing" || name.text == "close" && staticModifier != nil && parameters.count == 1
    }

    /// Returns whether the name is the only difference from the requirement, and a small one.
    private func isMisspelt(_ requirement: ProviderRequirement) -> Bool {
        // Short names are similar to many others. The compiler reports missing required members itself.
        guard requirement.name.count > 6, labels?.count == requirement.parameters?.count else { return false }
        let limit = requirement.name.count > 9 ? 2 : 1
        return EditDistance.between(name.text.lowercased(), requirement.name.lowercased()) <= limit
    }
}

extension TypeSyntax {
    fileprivate var isInOut: Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        } == true
    }

    fileprivate var firstGenericArgument: TypeSyntax? {
        let clause =
            self.as(MemberTypeSyntax.self)?.genericArgumentClause
            ?? self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.first?.argument.as(TypeSyntax.self)
    }
}

private enum EditDistance {
    /// Returns the number of letters to insert, remove or replace.
    package static func between(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in second.indices {
                let replaced = diagonal + (letter == second[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
#endif
