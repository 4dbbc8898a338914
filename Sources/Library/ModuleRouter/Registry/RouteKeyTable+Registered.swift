// SPDX-License-Identifier: Apache-2.0

extension RouteKeyTable {
    /// Returns whether all registrations are of providers and adapters that are already registered with the same keys.
    ///
    /// The registry drops such registrations, so that its table stays valid.
    func has(_ pending: PendingRegistrations) -> Bool {
        var last: RouteRegistration?
        var count = 0
        for key in pending.keys {
            guard let registration = self[key.id], registration.isRegistered(as: key.registration) else { return false }
            // The keys of an registration are consecutive.
            if key.registration !== last { count += 1 }
            last = key.registration
        }
        // An registration without keys may be anything, so it counts as new.
        return count == pending.registrations.count
    }
}

extension RouteRegistration {
    /// Returns whether both are registrations of the same provider, or of the same line of an adapter.
    fileprivate func isRegistered(as other: RouteRegistration) -> Bool {
        switch (self, other) {
        case (let own as ProviderRegistration, let other as ProviderRegistration):
            own.type == other.type
        case (let own as AdaptationRegistration, let other as AdaptationRegistration):
            RegistrationPlace(own.adaptation).isSame(as: RegistrationPlace(other.adaptation))
        default:
            false
        }
    }
}
