// SPDX-License-Identifier: Apache-2.0

/// `outside-scope`: code that runs when the app starts, outside of all scopes, requests a destination or a value of a scope.
///
/// Each step is a request that certainly runs, of a key that only one provider or closure can answer for. Those between the
/// request and the scope make their destinations for the caller.
enum OutsideScopeCheck: RouteCheck {
    static let id = RouteFinding.ID.outsideScope

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        guard let requests = index.graph.launchRequests, !index.isTest else { return [] }
        let makings = ProviderMakings(in: index) { $0.isNeededToMake && $0.isTried != true && $0.isInScope != true }
        return requests.flatMap { request -> [RouteFinding] in
            guard let route = index.routes[request.route], let (id, adaptations) = index.onlyProvider(of: route.id),
                let maker = index.makers[id]
            else { return [] }
            let use = RouteGraph.Use(module: index.graph.entryPoint, place: request.place, location: request.location)
            let first = ProviderMakings.Step(
                provider: request.place, route: route, use: use, adaptations: adaptations, next: id)
            let ways =
                maker.isOfCaller
                ? makings.ways(from: id, in: index).map { ProviderMakings.Way(steps: [first] + $0.steps, end: $0.end) }
                : [ProviderMakings.Way(steps: [first], end: maker)]
            return ways.compactMap { finding(request, $0, in: index) }
        }
    }

    private static func finding(
        _ request: RouteGraph.LaunchRequest, _ way: ProviderMakings.Way, in index: RouteGraphIndex
    ) -> RouteFinding? {
        // A scope that no code makes is reported itself.
        guard let lifetime = way.end.lifetime, lifetime.kind == .scoped, let scope = lifetime.scope,
            index.isMade(scope), let key = index.routes[way.key]
        else { return nil }
        let kind = index.scopeName(scope)
        let requested = way.steps[0].route.name
        var message = RouteFaultText.outsideScope(key.name, of: kind, in: [])
        if way.steps.count > 1 {
            message =
                "\(requested) needs \(key.name), which belongs to a scope of \(kind), and is requested outside of all scopes"
        }
        return finding(
            requested, message, at: request.location, chain: chain(of: request, way, kind, in: index),
            remedy: """
                request it in a scope of \(kind):
                try \(index.making(of: scope)).run { try Router.destination(for: \(requested)()) }
                """)
    }

    private static func chain(
        of request: RouteGraph.LaunchRequest, _ way: ProviderMakings.Way, _ kind: String, in index: RouteGraphIndex
    ) -> [RouteFinding.Step] {
        var chain = [
            RouteFinding.Step(
                "\(request.place) requests it when the app starts", at: request.call ?? request.location)
        ]
        for (number, step) in way.steps.enumerated() {
            let notes = step.notes(of: index.makers[step.provider]?.name ?? step.provider, in: index)
            chain += number == 0 ? notes.dropFirst() : notes[...]
        }
        let isValue = way.end.isScope
        chain.append(
            isValue
                ? RouteFinding.Step(
                    "\(kind) provides \(index.name(of: way.key))", at: way.end.line(for: way.key))
                : RouteFinding.Step("\(way.end.name) is scoped to \(kind)", at: way.end.lifetime?.location))
        return chain
    }
}

// MARK: Explanation

extension OutsideScopeCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "The code that starts the app requests a destination or a value of a scope, outside of all scopes.",
        meaning: """
            The checker reads the top level of main.swift, and the type with @main: its `main()`, or the `init()` and `body` of an \
            App, or the `init()` of an application delegate and its method for the end of the launch. It follows the functions \
            that this code certainly calls, and reports a request for a destination or a value of a scope, also if only the \
            provider of the requested destination needs it. Code in a closure of the library, such as that of `session.run`, is \
            not followed, because it may run in a scope, and a request that names its scope, such as `in: session`, is no fault. \
            Other code may run inside of a scope, so nothing is reported about it.
            """,
        consequence: "The request throws scope-unavailable.",
        example: """
            Sources/shop/main.swift:12:22: error: RoutableService<any Cart> belongs to a scope of Visit, and the request is made outside of all scopes [outside-scope]
            Sources/shop/main.swift:12:22: note: main.swift requests it when the app starts
            Sources/CartModule/CartRouter.swift:5:16: note: CartRouter is scoped to Visit
              help: request it in a scope of Visit:
                try RouteScope(Visit(<#values#>)).run { try Router.destination(for: RoutableService<any Cart>()) }
              see: routes explain outside-scope
            """,
        remedy: "Make the scope first, and request the destination in its `run`, or with the argument `in:`.")
}
