// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// `declaration-bypassed`: keys are made by their declarations, each of which is for one protocol. In the author's own modules.
enum DeclarationBypassedCheck: RouteCheck {
    static let id = RouteFault.ID.declarationBypassed

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.routes.flatMap { route in
            route.uses.filter { $0.form == .bypass && index.isOwn($0.module) }.map { bypass(of: route, $0, in: index) }
                + route.declarations.filter { $0.form == .unconstrained && index.isOwn($0.module) }
                .map { unconstrained(route, $0) }
        }
    }

    private static func bypass(
        of route: RouteGraph.Route, _ use: RouteGraph.Use, in index: RouteGraphIndex
    ) -> RouteFinding {
        let declaration = route.declarations.min { $0.location < $1.location }
        return finding(
            route.name, "\(route.name) is made without its declaration", at: use.location,
            chain: declaration.map { [RouteFinding.Step("it is declared", at: $0.location)] } ?? [],
            remedy: declaration != nil
                ? "write \(route.name)()"
                : """
                write \(route.name)(), and declare it where its protocol is:
                @Routable extension \(route.kind.keyName) where Protocol == \(route.type) {}
                """)
    }

    private static func unconstrained(_ route: RouteGraph.Route, _ declaration: RouteGraph.Declaration) -> RouteFinding {
        let what = route.type == "Any" ? "every protocol there is" : "everything that is \(route.type)"
        return finding(
            route.name, "this declares \(what) as \(route.kind.keyName), also what nobody provides",
            at: declaration.location,
            remedy: """
                declare each protocol for itself:
                @Routable extension \(route.kind.keyName) where Protocol == any <#Protocol#> {}
                """)
    }
}
