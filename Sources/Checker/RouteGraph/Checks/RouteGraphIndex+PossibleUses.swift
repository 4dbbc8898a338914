// SPDX-License-Identifier: Apache-2.0

extension RouteGraphIndex {
    /// The keys that have no provider, and that only code may use which the checker does not follow, with the places of that code.
    /// Uses in code that nothing calls do not count.
    var possiblyUsed: [(route: RouteGraph.Route, places: [RouteGraph.PossibleUse])] {
        if isTest { return [] }
        let inferred = graph.unresolved.filter {
            $0.reason == RouteGraph.Unresolved.Reason.inferredUse.rawValue && $0.module.map(isOwn) != false
        }
        // The key without a name only declares the protocol of several named providers.
        let named = Set(graph.routes.lazy.filter { $0.providerName != nil }.map(\.unnamedID))
        return graph.routes.compactMap { route in
            guard route.uses.isEmpty || route.isNeededOnlyByUnreachableCode, !route.isUnconstrained,
                let declaring = route.module, !named.contains(route.id),
                route.providerName != nil || declaring != graph.entryPoint, roots[route.id] == .missing(route.id),
                adaptations[route.id] == nil
            else { return nil }
            let unseen =
                route.providerName != nil
                ? []
                : inferred.filter { $0.module.map { module($0, sees: declaring) } ?? true }.map {
                    RouteGraph.PossibleUse(.inferred($0.text), location: $0.location)
                }
            let places = ((route.possibleUses ?? []) + unseen).sorted { $0.location < $1.location }
            return places.isEmpty ? nil : (route, places)
        }
    }
}

extension RouteGraph.Route {
    /// Whether code uses the key, and nothing calls that code.
    var isNeededOnlyByUnreachableCode: Bool {
        let needs = uses.filter { !$0.isOptional && $0.form == .call }
        return !needs.isEmpty && needs.allSatisfy { $0.isUnreachable == true }
    }
}
