// SPDX-License-Identifier: Apache-2.0

import RouteTables

extension RouteRegistry {
    package var viewIdentifiers: [String] { all { Array($0.viewIdentifiers.keys) } }

    package func noIdentifier(_ identifier: String, ofViews: Bool, askedAt location: RouteLocation? = nil) -> RouteError
    {
        let route = "\(ofViews ? "view" : "service") identifier '\(identifier)'"
        if let error = refuse(route, askedAt: location) { return error }
        #if DEBUG
        let owner = own
        #endif
        let error = RouteError(
            .missingProvider, route: route, reason: "no provider has registered the identifier '\(identifier)'"
        ) {
            #if DEBUG
            let known = owner.registry?.all { table in
                ofViews ? Array(table.viewIdentifiers.keys) : Array(table.identifiers.keys)
            }
            if let name = NearMisses.of(identifier, among: known ?? []).first {
                return "'\(name)' is registered; did you mean it?"
            }
            #endif
            return "write Identifier(\"\(identifier)\") in the routes of a provider"
        }
        return location.map { error.asked(at: $0) } ?? error
    }
}
