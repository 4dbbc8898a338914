// SPDX-License-Identifier: Apache-2.0

/// `declaration-bypassed`: a key is made without its declaration, or a declaration is for many protocols. Only the author's own
/// modules are checked.
enum DeclarationBypassedCheck: RouteCheck {
    static let id = RouteFinding.ID.declarationBypassed

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.routes.flatMap { route in
            route.uses.filter { $0.form == .bypass && index.isOwn($0.module) }.map { bypass(of: route, $0, in: index) }
                + route.declarations.filter { $0.form == .unconstrained && index.isOwn($0.module) }
                .map { unconstrained(route, $0) }
        } + generic(in: index)
    }

    /// Returns findings for keys of a generic parameter, which may be any protocol.
    private static func generic(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.unresolved.filter { unresolved in
            unresolved.reason == RouteGraph.Unresolved.Reason.genericBypass.rawValue
                && unresolved.module.map(index.isOwn) != false
        }.map { unresolved in
            finding(
                unresolved.text, "\(unresolved.text) is made without a declaration, for every type",
                at: unresolved.location,
                remedy: "take the key as a parameter; the caller makes it without arguments:\n"
                    + "func <#name#><P>(_ key: RoutableService<P>)")
        }
    }

    private static func bypass(
        of route: RouteGraph.Route, _ use: RouteGraph.Use, in index: RouteGraphIndex
    ) -> RouteFinding {
        let declaration = route.declarations.min { $0.location < $1.location }
        return finding(
            route.name, "\(route.name) is made without its declaration", at: use.location,
            chain: declaration.map { [RouteFinding.Step("it is declared here", at: $0.location)] } ?? [],
            remedy: declaration != nil
                ? "write \(route.name)()"
                : """
                write \(route.name)(), and declare it beside its protocol:
                @Routable extension \(route.kind.keyName) where Protocol == \(route.type) {}
                """,
            fix: route.declarations.contains { isUsable($0, of: route, in: use.module) }
                ? RouteFix(.noArguments, at: use.location) : nil)
    }

    /// Returns whether code that names the protocol of a route can use a declaration: it is declared beside the protocol, or in the
    /// module of the code.
    private static func isUsable(
        _ declaration: RouteGraph.Declaration, of route: RouteGraph.Route, in module: String
    ) -> Bool {
        if declaration.isMainActor, route.kind.isService { return false }
        return declaration.module == module
            || declaration.access >= .package
                && route.id.contains("\(declaration.module).")
    }

    private static func unconstrained(_ route: RouteGraph.Route, _ declaration: RouteGraph.Declaration) -> RouteFinding
    {
        let what = route.type == "Any" ? "every protocol" : "every subtype of \(route.type)"
        return finding(
            route.name, "this declares \(what) as a \(route.kind.keyName), including those without a provider",
            at: declaration.location,
            remedy: """
                declare each protocol separately:
                @Routable extension \(route.kind.keyName) where Protocol == any <#Protocol#> {}
                """)
    }
}

// MARK: Explanation

extension DeclarationBypassedCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A key is made without its declaration, or one declaration covers many protocols.",
        meaning: """
            RoutableService<any Clock>() compiles only if the protocol is declared. RoutableService<any \
            Clock>(declaredProtocol:), which belongs in declarations, compiles for every type. Two other forms also bypass the \
            declarations: a declaration without a protocol of its own, and a key of a generic parameter, \
            RoutableService<P>(declaredProtocol:). The checker looks for these forms in the modules of the app's own package.
            """,
        consequence: "The compiler no longer reports undeclared protocols, and the declared ones cannot be listed.",
        example: """
            Sources/notes/ShowCommand.swift:12:22: error: RoutableService<any Clock> is made without its declaration [declaration-bypassed]
            Sources/TimeInterface/Clock.swift:3:1: note: it is declared here
              help: write RoutableService<any Clock>()
              see: routes explain declaration-bypassed
            """,
        remedy: "Declare the protocol in its module, and write the key without arguments.")
}
