// SPDX-License-Identifier: Apache-2.0

/// The refusal of every request to a registry.
package enum RouteRefusal {
    /// Returns the error of a request.
    ///
    /// - Parameters:
    ///   - route: The name of the requested route.
    ///   - location: The place of the request; nil if it is not known.
    package typealias Refuse = @Sendable (_ route: String, _ location: RouteLocation?) -> RouteError
}

extension RouteRegistry {
    /// Makes a registry that has no routes, accepts none, and refuses every request.
    ///
    /// - Parameter refuse: Called for each request, even if its caller receives no error.
    package convenience init(refusing refuse: @escaping RouteRefusal.Refuse) {
        self.init(refusal: refuse)
    }

    /// Refuses a request, if this registry or one of its parents refuses all requests.
    ///
    /// - Returns: The error of the request, which is not reported to error handlers; nil if the registry answers requests.
    @discardableResult
    package func refuse(_ route: @autoclosure () -> String, askedAt location: RouteLocation? = nil) -> RouteError? {
        guard let refusal = nearestRefusal else { return nil }
        // The closure reports it. The registries of routes that needed this one must not report it again.
        return refusal(route(), location).reported(isDelivered: false)
    }

    /// The refusal of this registry, or of the nearest parent that has one.
    var nearestRefusal: RouteRefusal.Refuse? { refusal ?? parent?.nearestRefusal }
}
