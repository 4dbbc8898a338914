// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// The routes that lists and drawings show: all, except the key without a name of a protocol that has named providers only. That
    /// key stands for the declaration only: no code provides or uses it.
    ///
    /// - Parameter findings: The findings. A route with a finding is shown.
    func listedRoutes(_ findings: [RouteFinding]) -> [Route] {
        let named = Set(routes.lazy.filter { $0.providerName != nil }.map(\.unnamedID))
        guard !named.isEmpty else { return routes }
        let provided = Set(providers.flatMap { $0.provides.map(\.route) } + adapters.flatMap { $0.lines.map(\.route) })
        let adapted = Set(
            adapters.flatMap { adapter in
                adapter.lines.compactMap { if case .route(let id) = $0.adaptee { id } else { nil } }
            })
        let places = FindingPlaces(self, findings)
        return routes.filter { route in
            route.providerName != nil || !named.contains(route.id) || !route.uses.isEmpty || !route.closures.isEmpty
                || provided.contains(route.id) || adapted.contains(route.id) || places.findings[.route(route.id)] != nil
        }
    }
}

extension RouteGraph.Route {
    /// The protocol, with the name of the provider: `any Store named 'cloud'`.
    var typeAndName: String { type + (providerName.map { " named '\($0)'" } ?? "") }
}
