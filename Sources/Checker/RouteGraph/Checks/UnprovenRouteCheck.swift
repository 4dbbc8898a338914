// SPDX-License-Identifier: Apache-2.0

/// `unproven-route`, a warning: code registers or requests routes in a way that the checker does not follow.
///
/// The keys that such code may register count as provided; see `DynamicRegistrations`. The keys that it may use do not count as
/// unused. Swift code is reported only if a key has no other provider.
enum UnprovenRouteCheck: RouteCheck {
    static let id = RouteFinding.ID.unprovenRoute
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        // Several places that may mean the same routes are one finding.
        var groups: [[String]: [DynamicRegistrations.Doubt]] = [:]
        for (doubt, routes) in index.doubts where !doubt.isOfObjectiveC {
            groups[routes.map(\.id), default: []].append(doubt)
        }
        let swift = groups.map { routes, doubts in
            finding(of: doubts.sorted { $0.location < $1.location }, routes.compactMap { index.routes[$0] }, in: index)
        }
        return swift + possiblyUsed(in: index) + undeclared(in: index)
            + provided(in: index, except: Set(swift.map(\.subject)))
            + index.graph.unresolved.compactMap { unresolved in
                guard let doubt = ObjectiveCDoubt(reason: unresolved.reason), doubt != .unwrittenText,
                    unresolved.module.map(index.isOwn) != false
                else { return nil }
                return finding(
                    unresolved.text, "the routes of '\(unresolved.text)' are not checked: \(doubt.reason)",
                    at: unresolved.location, remedy: doubt.remedy)
            }
    }

    /// Returns one finding for each short key that no module declares. The code does not compile, unless the build generates the
    /// declaration.
    private static func undeclared(in index: RouteGraphIndex) -> [RouteFinding] {
        if index.isTest { return [] }
        let found = index.graph.unresolved.filter {
            $0.reason == RouteGraph.Unresolved.Reason.undeclaredKey.rawValue && $0.module.map(index.isOwn) != false
        }
        let known = index.graph.routes.compactMap { route in route.shortName.map { (name: ".\($0)", route: route) } }
        return Dictionary(grouping: found, by: \.text).map { text, places in
            let places = places.sorted { $0.location < $1.location }
            let near = NearMisses.of(text, among: known, name: \.name, order: \.name).prefix(mostNames)
            return finding(
                text, "the routes of '\(text)' are not checked: no module declares this key", at: places[0].location,
                chain: places.dropFirst().prefix(mostNames).map {
                    RouteFinding.Step("also used here", at: $0.location)
                },
                nearMisses: near.map { "\($0.name) is the short key of \($0.route.name); did you mean it?" },
                remedy: """
                    declare it beside its protocol:
                    @RoutableAs("\(text.dropFirst())") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
                    """)
        }
    }

    /// Returns one finding for each key that has no provider, and that only code uses which the checker does not follow.
    private static func possiblyUsed(in index: RouteGraphIndex) -> [RouteFinding] {
        index.possiblyUsed.map { route, places in
            finding(
                route.name, "no proof of a provider for \(route.name): \(places[0].reason)", at: places[0].location,
                chain: places.dropFirst().prefix(mostNames).map { RouteFinding.Step($0.reason, at: $0.location) },
                remedy: route.providerName == nil
                    ? "if it is the key, provide it; write \(route.name)() so that the checker sees the use"
                    : "if it is the key, provide it; pass the key and the name to Router so that the checker sees the use"
            )
        }
    }

    /// Returns one finding for each key that a provider names and no module declares.
    private static func provided(in index: RouteGraphIndex, except reported: Set<String>) -> [RouteFinding] {
        // An app that declares nothing has its declarations in code that the checker does not see.
        guard !index.isTest, index.graph.routes.contains(where: { !$0.declarations.isEmpty }) else { return [] }
        return index.graph.providers.filter {
            index.isOwn($0.module) && !$0.registrations.isEmpty && !$0.location.isObjectiveC
        }.flatMap {
            provider in
            provider.provides.compactMap { line -> RouteFinding? in
                guard let route = index.routes[line.route], let declaration = index.declaration(of: route),
                    !reported.contains(route.name), !index.isUnused(provider),
                    !route.uses.contains(where: { $0.form == .bypass })
                else { return nil }
                return finding(
                    route.name, "the routes of '\(route.name)' are not checked: no module declares this key",
                    at: line.location, remedy: declaration)
            }
        }
    }

    /// The largest number of routes, and of further places, that a finding names.
    private static let mostNames = 3

    private static func finding(
        of doubts: [DynamicRegistrations.Doubt], _ routes: [RouteGraph.Route], in index: RouteGraphIndex
    ) -> RouteFinding {
        let names = routes.prefix(mostNames).map(\.name).joined(separator: ", ")
        let rest = routes.count > mostNames ? " and \(routes.count - mostNames) more" : ""
        var others = doubts.dropFirst().prefix(mostNames).map { RouteFinding.Step($0.reason, at: $0.location) }
        if doubts.count > mostNames + 1 { others.append(RouteFinding.Step("and \(doubts.count - mostNames - 1) more")) }
        let declaration = routes.count == 1 ? index.declaration(of: routes[0]) : nil
        let reason = declaration == nil ? doubts[0].reason : "no module declares it"
        return finding(
            routes[0].name, "no proof of a provider for \(names)\(rest): \(reason)",
            at: doubts[0].location, chain: index.chain(neededBy: [routes[0].id]) + others,
            remedy: declaration ?? doubts[0].remedy(for: routes[0]))
    }
}

extension DynamicRegistrations.Doubt {
    /// Whether Objective-C code, which has findings of its own, is the reason.
    fileprivate var isOfObjectiveC: Bool {
        if case .objectiveC = kind { true } else { location.isObjectiveC }
    }

    fileprivate var reason: String {
        switch kind {
        case .objectiveC: "Objective-C code registers routes that the checker does not follow"
        case .closure(let text, isInferred: false):
            "the key '\(text)', which is registered here, comes from code that the checker does not follow"
        case .closure(let text, isInferred: true): "the compiler infers the key '\(text)', which is registered here"
        case .line(let name, _, _): "\(name) has a route line whose key is not written there"
        }
    }

    fileprivate func remedy(for route: RouteGraph.Route) -> String {
        if case .line(let name, _, _) = kind {
            return "write the key in routes of \(name): Provides(\(route.name)()) { $0 }"
        }
        return "write the key in the registration: register(\(route.name)()) { … }"
    }
}

// MARK: Explanation

extension UnprovenRouteCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "Code registers or requests routes in a way that the checker does not follow.",
        meaning: """
            In Swift, the checker follows calls, arguments, variables, constants, properties, generic parameters and closures. It \
            does not follow code that a macro of the app writes, values in containers such as dictionaries, and code without \
            source. If only such code may use a key, as '.clock' in an argument of a function without source, the checker does not \
            report the key as unused, and reports a missing provider of it as unproven. \
            A key that no module declares is reported before all other findings. In Objective-C, the checker reads \
            protocols in ZIKRoutable(…) and in the macros ZIKRouterToView(…), ZIKRouterToViewModule(…), \
            ZIKRouterToService(…) and ZIKRouterToServiceModule(…), and classes in [C class] and C.class. It does not follow \
            variables, other macros, functions with parameters, and selectors. A key that such a registration may mean counts as \
            provided. If the code requests routes, the checker reports nothing as unused.
            """,
        consequence: "A missing provider of such a key is found only at run time.",
        example: """
            Sources/Login/LoginRouter.m:9:5: warning: the routes of '[self registerViewProtocol:protocol]' are not checked: the protocol is not written as ZIKRoutable(…) [unproven-route]
              help: write the protocol in the call: [self registerViewProtocol:ZIKRoutable(<#Protocol#>)]
              see: routes explain unproven-route
            """,
        remedy:
            "Write the key in the registration or in routes of the provider; in Objective-C, the protocol or the class in the call."
    )
}
