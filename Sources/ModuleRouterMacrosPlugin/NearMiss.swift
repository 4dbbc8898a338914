// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// A member of a provider that nearly is what the library calls, but is not.
///
/// The compiler says so only where the member stands in the extension that conforms.
struct NearMiss {
    let member: ProviderMember
    let requirement: ProviderRequirement
    /// The protocol that the provider conforms to.
    let provider: String
    let difference: Difference

    enum Difference {
        case name, labels
        /// A property in place of a function, or the other way round.
        case kind
        case isStatic, isNotStatic
        case isThrowing, isAsync
        case type(TypeSyntax, not: ProviderRequirement.Content, TypeSyntax)
        case noOptional(TypeSyntax)
    }

    /// All in a declaration that shows which kind of provider it is.
    static func all(in declaration: some DeclGroupSyntax) -> [NearMiss] {
        let inherited = declaration.inheritanceClause?.inheritedTypes.compactMap(\.type.lastName) ?? []
        // One that conforms to `CustomViewRouteProvider` may say that it is a `ViewRouteProvider` too.
        let providers = inherited.compactMap { name in
            ProviderRequirement.requirements(of: name).map { (name: name, requirements: $0) }
        }
        guard let provider = providers.max(by: { $0.requirements.count < $1.requirements.count }) else { return [] }
        let making = MakeDestination(in: declaration)
        let supplemented = making?.supplement == nil ? nil : making?.function
        let members = ProviderMember.all(in: declaration).filter { $0.function != supplemented || $0.function == nil }
        let types = ProviderTypes(declaration, members)
        let implemented = provider.requirements.filter { requirement in
            members.contains { $0.hasShape(of: requirement) && $0.difference(from: requirement, types) == nil }
        }
        return members.compactMap { member in
            member.nearest(of: provider.requirements, implemented, types).map { requirement, difference in
                NearMiss(
                    member: member, requirement: requirement, provider: provider.name, difference: difference)
            }
        }
    }
}

extension ProviderMember {
    /// The requirement that it nearly is; nil if it is one, or something else altogether.
    fileprivate func nearest(
        of requirements: [ProviderRequirement], _ implemented: [ProviderRequirement], _ types: ProviderTypes
    ) -> (ProviderRequirement, NearMiss.Difference)? {
        let namesakes = requirements.filter { $0.name == name.text }
        guard !namesakes.isEmpty else {
            let misspelt = requirements.first { isMisspelt($0) && !implemented.contains($0) }
            return misspelt.map { ($0, .name) }
        }
        // Beside one that is called, another of the name is the author's own.
        let open = namesakes.filter { !implemented.contains($0) }
        guard open.count == namesakes.count else { return nil }
        guard let exact = open.first(where: { hasShape(of: $0) }) else {
            return nearestByShape(of: open)
        }
        return difference(from: exact, types).map { (exact, $0) }
    }

    private func nearestByShape(of requirements: [ProviderRequirement]) -> (ProviderRequirement, NearMiss.Difference)? {
        let isMaking = name.text == "makeDestination"
        // A function with parameters of its own, from which the author makes something.
        if isMaking, staticModifier != nil || !(labels == [] || labels == ["with"]) { return nil }
        func distance(_ requirement: ProviderRequirement) -> Int {
            abs((requirement.parameters?.count ?? -1) - (labels?.count ?? -1))
        }
        guard let nearest = requirements.min(by: { distance($0) < distance($1) }) else { return nil }
        if (nearest.parameters == nil) != (labels == nil) { return (nearest, .kind) }
        if nearest.parameters?.map(\.label) != labels { return (nearest, .labels) }
        return (nearest, nearest.isStatic ? .isNotStatic : .isStatic)
    }

    /// Whether it is declared as the requirement is, apart from types.
    fileprivate func hasShape(of requirement: ProviderRequirement) -> Bool {
        name.text == requirement.name && labels == requirement.parameters?.map(\.label)
            && (staticModifier != nil) == requirement.isStatic
    }

    /// What keeps a member of the right shape from being the requirement.
    fileprivate func difference(from requirement: ProviderRequirement, _ types: ProviderTypes) -> NearMiss.Difference? {
        if let effects = function?.signature.effectSpecifiers {
            if effects.throwsClause != nil, !requirement.mayThrow { return .isThrowing }
            if effects.asyncSpecifier != nil, !requirement.isAsync { return .isAsync }
        }
        if isGeneric { return nil }
        for (parameter, required) in zip(parameters, requirement.parameters ?? []) {
            if let expected = types[required.content], !types.isWritten(parameter.type, as: required.content) {
                return .type(parameter.type, not: required.content, expected)
            }
        }
        if requirement.name == "lifetime", let type = propertyType?.onlyGenericArgument,
            let expected = types[.destination], !types.isWritten(type, as: .destination)
        {
            return .type(type, not: .destination, expected)
        }
        if requirement.name == "reasonNotToRemove", let result = function?.signature.returnClause?.type,
            result.trimmedDescription == "String"
        {
            return .noOptional(result)
        }
        return nil
    }

    /// Whether it has nearly the name of a requirement that it could be but for that.
    private func isMisspelt(_ requirement: ProviderRequirement) -> Bool {
        // Short names are near to many others; the required ones the compiler misses.
        guard requirement.name.count > 6, labels?.count == requirement.parameters?.count else { return false }
        let limit = requirement.name.count > 9 ? 2 : 1
        return EditDistance.between(name.text.lowercased(), requirement.name.lowercased()) <= limit
    }
}

private enum EditDistance {
    /// How many letters have to be put in, left out or replaced.
    static func between(_ first: String, _ second: String) -> Int {
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
