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
            at: place.location, chain: [Step(text: "\(first.provider) provides it", location: first.location)])
    }

    static func duplicateIdentifier(_ name: String, _ place: RegistrationPlace, first: RegistrationPlace) -> RouteFault
    {
        RouteFault(
            .duplicateIdentifier, name,
            .duplicateIdentifier(name, by: place.provider, and: first.provider, .known),
            at: place.location, chain: [Step(text: "\(first.provider) registers it", location: first.location)])
    }

    static func exclusiveConflict(_ type: Any.Type, _ place: RegistrationPlace, owner: RegistrationPlace) -> RouteFault
    {
        RouteFault(
            .exclusiveConflict, "\(type)", "\(place.provider) makes \(type), which belongs to \(owner.provider) alone",
            at: place.location, chain: [Step(text: "\(owner.provider) claims it", location: owner.location)],
            remedy: "drop `exclusive: true` there, or let \(place.provider) make a class of its own")
    }

    static func lateRegistration(_ place: RegistrationPlace, askedAt location: RouteLocation) -> RouteFault {
        RouteFault(
            .lateRegistration, place.key,
            "\(place.key) was asked for before \(place.provider) registered it, and that call has failed",
            at: place.location, chain: [Step(text: "it was asked for", location: location)],
            remedy: "register it before its first use; load the library that provides it earlier")
    }
}
