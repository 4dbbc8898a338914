// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The keys that were registered by calls outside of a list.
///
/// ZIKRouter's documentation registers a required key twice in one adapter: for a known router, and as an adapter to another key of
/// that router. A list sees both calls in one batch and keeps the first. Outside of a list, each call has a batch of its own.
struct RegistrationsByHand: Sendable {
    private var providers: [RouteKey: [ObjectIdentifier]] = [:]
    private var adaptees: [RouteKey: RouteKey] = [:]

    /// Returns whether the key is new for the router: no adapter leads from it to another key of the router.
    mutating func provide(_ key: RouteKey, by router: Any.Type) -> Bool {
        let router = ObjectIdentifier(router)
        if let adaptee = adaptees[key], providers[adaptee]?.contains(router) == true { return false }
        providers[key, default: []].append(router)
        return true
    }

    /// Returns whether the adaptation is new: no router has the key, or another router is known for the adaptee.
    mutating func adapt(_ key: RouteKey, to adaptee: RouteKey) -> Bool {
        if let routers = providers[key] {
            let others = providers[adaptee]
            return others.map { Set($0).isDisjoint(with: routers) } ?? false
        }
        adaptees[key] = adaptee
        return true
    }
}
