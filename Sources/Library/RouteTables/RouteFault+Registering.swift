// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The faults that the registry finds during registration.
extension RouteFault {
    static func duplicateProvider(_ place: RegistrationPlace, first: RegistrationPlace) -> RouteFault {
        var chain = ["\(first.provider) provides it at \(first.location)"]
        if let name = place.replacedProvider ?? first.replacedProvider {
            chain.append(RouteFaultText.onlyReplaced(name))
        }
        return RouteFault(
            .duplicateProvider, place.key,
            .duplicateProvider(place.key, by: place.provider, and: first.provider),
            at: place.location, chain: chain)
    }

    static func duplicateIdentifier(_ name: String, _ place: RegistrationPlace, first: RegistrationPlace) -> RouteFault
    {
        RouteFault(
            .duplicateIdentifier, name,
            .duplicateIdentifier(name, by: place.provider, and: first.provider),
            at: place.location, chain: ["\(first.provider) registers it at \(first.location)"])
    }

    static func exclusiveConflict(_ type: Any.Type, _ place: RegistrationPlace, owner: RegistrationPlace) -> RouteFault
    {
        RouteFault(
            .exclusiveConflict, TypeSpelling.name(of: type),
            "\(place.provider) makes \(TypeSpelling.name(of: type)), which \(owner.provider) reserves for itself",
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
