// SPDX-License-Identifier: Apache-2.0

extension RouteKeyTable {
    /// Returns whether all registrations are of providers and adapters that are already registered with the same keys.
    ///
    /// The registry drops such registrations, so that its table stays valid.
    func has(_ pending: RoutePending) -> Bool {
        var last: RouteOrigin?
        var count = 0
        for key in pending.keys {
            guard let origin = self[key.id], origin.isRegistered(as: key.origin) else { return false }
            // The keys of an origin are consecutive.
            if key.origin !== last { count += 1 }
            last = key.origin
        }
        // An origin without keys may be anything, so it counts as new.
        return count == pending.origins.count
    }
}

extension RouteOrigin {
    /// Returns whether both are registrations of the same provider, or of the same line of an adapter.
    fileprivate func isRegistered(as other: RouteOrigin) -> Bool {
        switch (self, other) {
        case (let own as RegisteredProvider, let other as RegisteredProvider):
            own.type == other.type
        case (let own as RegisteredAdaptation, let other as RegisteredAdaptation):
            RegisteredPlace(own.adaptation) == RegisteredPlace(other.adaptation)
        default:
            false
        }
    }
}
