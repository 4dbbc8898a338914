// SPDX-License-Identifier: Apache-2.0

/// `duplicate-provider`, `duplicate-identifier`, `exclusive-conflict`, `late-registration`: the faults that the registry found
/// during registration.
enum RegistrationRule: RouteRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] { inventory.table.conflicts }
}

extension RouteFault {
    static func duplicateProvider(_ place: RegistrationPlace, first: RegistrationPlace) -> RouteFault {
        RouteFault(
            .duplicateProvider, place.key,
            .duplicateProvider(place.key, by: place.provider, and: first.provider, .known),
            at: place.location,
            chain: ["\(first.provider) provides it at \(first.location)"]
                + failedReplacements(place, first))
    }

    /// Returns the reasons why neither of two providers replaces the other, although one of them is meant to replace a provider.
    private static func failedReplacements(_ place: RegistrationPlace, _ first: RegistrationPlace) -> [String] {
        if let name = place.replacedProvider, name == first.replacedProvider {
            return [RouteFaultText.sharedReplacement(of: name)]
        }
        if place.replacedProvider == first.provider || first.replacedProvider == place.provider {
            if place.isAdapter || first.isAdapter {
                return [RouteFaultText.replacedAdapter(place.isAdapter ? place.provider : first.provider)]
            }
            if place.replacedProvider != nil, first.replacedProvider != nil {
                return [RouteFaultText.mutualReplacement]
            }
            return [RouteFaultText.lateReplacement(by: place.provider, of: first.provider)]
        }
        return [place, first].compactMap { place in
            place.replacedProvider.map { RouteFaultText.unknownReplacement(by: place.provider, of: $0) }
        }
    }

    static func duplicateIdentifier(_ name: String, _ place: RegistrationPlace, first: RegistrationPlace) -> RouteFault
    {
        RouteFault(
            .duplicateIdentifier, name,
            .duplicateIdentifier(name, by: place.provider, and: first.provider, .known),
            at: place.location, chain: ["\(first.provider) registers it at \(first.location)"])
    }

    static func exclusiveConflict(_ type: Any.Type, _ place: RegistrationPlace, owner: RegistrationPlace) -> RouteFault
    {
        RouteFault(
            .exclusiveConflict, "\(type)",
            "\(place.provider) makes \(type), which \(owner.provider) reserves for itself",
            at: place.location, chain: ["\(owner.provider) reserves it at \(owner.location)"],
            remedy: "remove `exclusive: true` there, or let \(place.provider) make a subclass")
    }

    static func lateRegistration(_ place: RegistrationPlace, askedAt location: RouteLocation) -> RouteFault {
        RouteFault(
            .lateRegistration, place.key,
            "\(place.key) was requested before \(place.provider) registered it, and the request failed",
            at: place.location, chain: ["it was requested at \(location)"],
            remedy: "register it before its first request, or load its library earlier")
    }
}
