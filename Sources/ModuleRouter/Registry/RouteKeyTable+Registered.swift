// SPDX-License-Identifier: Apache-2.0

extension RouteKeyTable {
    /// Whether these registrations are all of providers and adapters that are registered already, with the keys that they have.
    ///
    /// The registry drops such registrations: a table that it has made stays valid.
    func has(_ pending: RoutePending) -> Bool {
        var last: RouteOrigin?
        var count = 0
        for key in pending.keys {
            guard let origin = self[key.id], origin.isRegistered(as: key.origin) else { return false }
            // The keys of an origin come one after the other.
            if key.origin !== last { count += 1 }
            last = key.origin
        }
        // What has no key may be anything.
        return count == pending.origins.count
    }
}

extension RouteOrigin {
    /// Whether it is the registration of the same provider, or of the same line of an adapter.
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
