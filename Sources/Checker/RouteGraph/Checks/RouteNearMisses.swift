// SPDX-License-Identifier: Apache-2.0

import RouteFaultTexts

/// Finds near misses of a missing key: provided keys with similar names.
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

    /// Returns up to three provided keys whose names resemble a missing key's, the most similar first.
    func of(_ route: RouteGraph.Route) -> [NearMiss] {
        Array(NearMisses.of(NearMisses.Name(route.type), among: candidates, order: \.route.id).prefix(3))
    }
}
