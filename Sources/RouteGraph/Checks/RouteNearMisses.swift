// SPDX-License-Identifier: Apache-2.0

/// The keys that somebody may have meant who named one that nobody provides.
struct RouteNearMisses {
    struct NearMiss {
        let route: RouteGraph.Route
        let offer: RouteOffer

        var text: String {
            RouteFaultText.nearMiss(route.id, providedBy: offer.name, at: "\(offer.location)")
        }
    }

    private let candidates: [(other: NearMiss, name: NearMisses.Name)]

    init(in index: RouteGraphIndex) {
        guard !index.roots.isEmpty else {
            candidates = []
            return
        }
        candidates = index.graph.routes.compactMap { route in
            guard index.provided.contains(route.id), let offer = index.registered(route.id).first else { return nil }
            return (NearMiss(route: route, offer: offer), NearMisses.Name(route.type))
        }
    }

    /// The provided keys whose names read like that of a key that is not, the nearest three.
    func of(_ route: RouteGraph.Route) -> [NearMiss] {
        Array(NearMisses.of(NearMisses.Name(route.type), among: candidates, order: \.route.id).prefix(3))
    }
}
