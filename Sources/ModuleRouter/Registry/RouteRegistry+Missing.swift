// SPDX-License-Identifier: Apache-2.0

extension RouteRegistry {
    /// What all tables of this registry and its parents have; the nearest first.
    func all<Found>(_ find: (RouteTable) -> [Found]) -> [Found] {
        find(sealedTable) + (parent?.all(find) ?? [])
    }

    /// The error of a key that leads nowhere, with the chain of adapters that it began, or with what is provided instead.
    func notProvided(_ key: RouteKey, askedAt location: RouteLocation) -> RouteError {
        if let error = refuse(key.description, askedAt: location) { return error }
        let id = key.id
        miss(id, at: location)
        if let deadEnd = first({ $0.deadEnds[id] }) {
            let chain = deadEnd.keys.joined(separator: " → ")
            let failure = RouteError.Failure(
                route: key.description,
                reason: deadEnd.isCycle
                    ? "the adapters of \(key) go round in a circle: \(chain)"
                    : "\(key) is adapted to a route that nobody provides: \(chain)",
                hint: "the adapter is \(deadEnd.chain[0].adapter), at \(deadEnd.chain[0].location)", location: location)
            return deadEnd.isCycle ? .infiniteRecursion(failure) : .invalidProtocol(failure)
        }
        let copies = LibraryCopies.find()
        if copies.count > 1 {
            return .invalidProtocol(
                RouteError.Failure(
                    route: key.description,
                    reason: "nobody provides \(key) in this copy of ModuleRouter; the process holds \(copies.count)",
                    hint: "link ModuleRouter once; copies are in \(copies.joined(separator: ", "))", location: location)
            )
        }
        let provided = all { table in table.entries.values.map(\.key) }
        let near = NearMisses.of(key, among: provided).first
        return .invalidProtocol(
            RouteError.Failure(
                route: key.description, reason: "nobody provides \(key)",
                hint: near.map { "\($0.qualifiedDescription) is provided; did you mean it?" }
                    ?? "register a provider of it, or let an adapter lead to one",
                location: location))
    }

    var viewIdentifiers: [String] { all { Array($0.viewIdentifiers.keys) } }

    func noIdentifier(_ identifier: String, ofViews: Bool, askedAt location: RouteLocation? = nil) -> RouteError {
        let route = "\(ofViews ? "view" : "service") identifier '\(identifier)'"
        if let error = refuse(route, askedAt: location) { return error }
        let known = all { table in ofViews ? Array(table.viewIdentifiers.keys) : Array(table.identifiers.keys) }
        return .invalidProtocol(
            RouteError.Failure(
                route: route,
                reason: "no provider has registered the identifier '\(identifier)'",
                hint: NearMisses.of(identifier, among: known).first.map { "'\($0)' is registered; did you mean it?" }
                    ?? "write Identifier(\"\(identifier)\") in the routes of a provider", location: location))
    }
}

extension RouteRegistry {
    /// The name of the provider that is registered for a key, for descriptions; "none" without one.
    func providerName(of key: RouteKey) -> String { entry(key.id).map { ProviderName.of($0.provider) } ?? "none" }
}
