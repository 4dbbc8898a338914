// SPDX-License-Identifier: Apache-2.0

extension RouteGraphIndex {
    /// The ids of the providers that make no destination: only other such providers use their keys.
    var idleProviders: Set<String> {
        if isTest || hasUnseenUses { return [] }
        var idle = Set(graph.providers.filter(mayBeIdle).map(\.id))
        var waiting = graph.routes.filter { route in
            adaptees.contains(route.id) || route.possibleUses != nil || unlinked?.used.contains(route.id) == true
                || route.uses.contains { $0.provider.map { !idle.contains($0) } ?? true }
        }.map(\.id)
        var requested = Set(waiting)
        while let key = waiting.popLast() {
            var next = routes[key]?.alike ?? []
            for provider in (offers[key] ?? []).compactMap(\.providerID) where idle.remove(provider) != nil {
                next += (needs[provider] ?? []).map(\.route.id)
            }
            for key in next where requested.insert(key).inserted { waiting.append(key) }
        }
        return idle
    }

    /// Returns whether only its keys lead to a provider.
    private func mayBeIdle(_ provider: RouteGraph.Provider) -> Bool {
        provider.isScope != true && !provider.isIncomplete && provider.identifiers.isEmpty
            && provider.urlPatterns.isEmpty
            && provider.messages == nil && !adaptees.contains(provider.id) && provider.lifetime?.isMadeAtStart != true
    }
}
