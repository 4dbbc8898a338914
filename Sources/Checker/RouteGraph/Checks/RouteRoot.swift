// SPDX-License-Identifier: Apache-2.0

/// The reason why a key is not provided: the end of its chain of adapters. Keys with the same root have the same fault.
enum RouteRoot: Hashable {
    /// The key has no provider and no adapter.
    case missing(String)
    /// The key has a provider or an adapter, but nothing registers it.
    case unregistered(route: String)
    /// An adapter leads to this provider, but nothing registers it.
    case unregisteredProvider(String)
    /// The adapters of these keys form a cycle. The key whose adapter comes first in the source is first.
    case cycle([String])
}

extension RouteRoot {
    /// Returns the keys that are provided: by a provider or a closure, or by adapters that lead to one. Any registry counts, and
    /// so do conditional registrations.
    static func provided(
        _ offers: [String: [RouteOffer]], _ adaptations: [String: [RouteOffer]],
        _ providers: [String: RouteGraph.Provider], _ routes: [String: RouteGraph.Route], _ unseen: Set<String>
    ) -> Set<String> {
        var provided = unseen
        for (route, offers) in offers where offers.contains(where: { $0.isProviding(providers, routes) }) {
            provided.insert(route)
        }
        var next = Array(provided)
        while let route = next.popLast() {
            for adaptation in adaptations[route] ?? [] where provided.insert(adaptation.route).inserted {
                next.append(adaptation.route)
            }
        }
        return provided
    }

    /// Returns the root of each key that is not provided.
    static func roots(
        of graph: RouteGraph, _ offers: [String: [RouteOffer]], _ providers: [String: RouteGraph.Provider],
        _ provided: Set<String>
    ) -> [String: RouteRoot] {
        var roots: [String: RouteRoot] = [:]
        let keys = Set(graph.routes.map(\.id)).union(offers.keys).subtracting(provided)
        for key in keys.sorted() where roots[key] == nil {
            var path: [String] = []
            var end = key
            var root: RouteRoot?
            while root == nil {
                if let known = roots[end] {
                    root = known
                } else if let start = path.firstIndex(of: end) {
                    root = .cycle(inOrder(Array(path[start...]), offers))
                } else {
                    path.append(end)
                    let all = offers[end] ?? []
                    switch all.first(where: \.isRegistered)?.adaptee {
                    case .route(let adaptee): end = adaptee
                    case .provider(let id): root = .unregisteredProvider(id)
                    case nil: root = all.isEmpty ? .missing(end) : .unregistered(route: end)
                    }
                }
            }
            for key in path { roots[key] = root }
        }
        return roots
    }

    /// Returns the keys of a cycle, beginning with the key whose adapter comes first in the source.
    private static func inOrder(_ circle: [String], _ offers: [String: [RouteOffer]]) -> [String] {
        let location = { (key: String) in offers[key]?.first(where: \.isRegistered)?.location }
        let first = circle.indices.min { one, other in
            switch (location(circle[one]), location(circle[other])) {
            case (let one?, let other?): one < other
            default: false
            }
        }
        return Array(circle[(first ?? 0)...] + circle[..<(first ?? 0)])
    }
}

extension RouteOffer {
    /// Returns whether the offer leads to a destination without another known key.
    fileprivate func isProviding(
        _ providers: [String: RouteGraph.Provider], _ routes: [String: RouteGraph.Route]
    ) -> Bool {
        guard isRegistered else { return false }
        switch adaptee {
        case nil: return true
        // The graph does not contain adaptees that were not understood. They count as provided.
        case .provider(let id): return providers[id].map { !$0.registrations.isEmpty } ?? true
        case .route(let id): return routes[id] == nil
        }
    }
}
