// SPDX-License-Identifier: Apache-2.0

#if Macros
package import SwiftSyntax

/// A static member of a type with `@Provider` that belongs to a provider. The added provider does not read it.
package struct MisplacedMember {
    package let member: ProviderMember
    /// What to write instead.
    package let remedy: String

    /// Finds the first such member; nil if there is none.
    package init?(in declaration: some DeclGroupSyntax) {
        for member in ProviderMember.all(in: declaration) where member.staticModifier != nil {
            guard let remedy = Self.remedy(for: member) else { continue }
            self.member = member
            self.remedy = remedy
            return
        }
        return nil
    }

    private static func remedy(for member: ProviderMember) -> String? {
        guard member.function == nil else { return nil }
        let type = member.propertyType.map { $0.wrapped ?? $0 }?.lastName ?? member.nameOfValue
        return switch (member.name.text, type) {
        case ("lifetime", "ServiceLifetime"), ("lifetime", "RouteLifetime"): "write it as the argument 'lifetime'"
        case ("condition", "RouteCondition"): "write it as the argument 'when'"
        case ("replacedProvider", "StaticString"): "write it as the argument 'replacing'"
        case ("supportedPaths", "ViewRoutePaths"): "write it as the argument 'supportedPaths'"
        case ("routes", "RouteList"): "write the keys as the argument 'of'"
        case ("closing", _): "conform to ClosableDestination, or add '.closing { … }' to the argument 'lifetime'"
        default: nil
        }
    }
}
#endif
