// SPDX-License-Identifier: Apache-2.0

/// `route-cycle`: a provider needs its own destination, directly or through other providers, to make that destination.
///
/// Each step of a cycle is a use that always runs while the destination is made, of a key that only one provider can answer for.
/// If several cycles connect the same providers, the shortest one is reported.
enum RouteCycleCheck: RouteCheck {
    static let id = RouteFinding.ID.routeCycle

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let makings = ProviderMakings(in: index)
        return ProviderCircles(in: makings.successors).find().map { circle in
            finding(of: makings.steps(round: circle), in: index)
        }
    }

    private static func finding(of steps: [ProviderMakings.Step], in index: RouteGraphIndex) -> RouteFinding {
        let names = steps.map { index.providers[$0.provider]?.name ?? $0.provider }
        let message =
            names.count == 1
            ? "\(names[0]) requests its own destination while it makes it"
            : "provider cycle: \((names + [names[0]]).joined(separator: " → "))"
        let chain = zip(names, steps).flatMap { name, step in step.notes(of: name, in: index) }
        return finding(
            names[0], message, at: steps[0].use.location, chain: chain, remedy: remedy(for: steps, in: index))
    }

    private static func remedy(for steps: [ProviderMakings.Step], in index: RouteGraphIndex) -> String {
        for step in steps {
            guard let provider = index.providers[step.provider], provider.isDestination == true,
                step.use.place == "\(provider.name).init"
            else { continue }
            return """
                let \(provider.name) receive a closure, and call it when the service is used:
                init(<#name#>: \(closure(of: step.route)))
                """
        }
        return """
            request one destination when it is used, not while the other one is made:
            \(askingLater(for: steps[0].route))
            """
    }

    /// Returns the type of a parameter that requests a route later.
    private static func closure(of route: RouteGraph.Route) -> String {
        let isOnMainActor = !route.kind.isService || route.declarations.contains(where: \.isMainActor)
        let isolation = isOnMainActor ? "@MainActor" : "@Sendable"
        let effects = route.kind == .asyncService ? "async throws" : "throws"
        return "@escaping \(isolation) () \(effects) -> \(route.type)"
    }

    private static func askingLater(for route: RouteGraph.Route) -> String {
        switch route.kind {
        case .asyncService:
            "func <#name#>() async throws -> \(route.type) { try await Router.destination(for: \(route.name)()) }"
        case .service, .view: "var <#name#>: (\(route.type))? { try? Router.destination(for: \(route.name)()) }"
        case .serviceModule, .viewModule: "var <#name#>: Any? { try? Router.destination(for: \(route.name)()) }"
        }
    }
}

/// For each provider, the providers that it needs to make its destination.
struct ProviderMakings {
    struct Step {
        let provider: String
        let route: RouteGraph.Route
        let use: RouteGraph.Use
        /// The adapters between the key and the next provider.
        let adaptations: [RouteOffer]
        let next: String

        /// Returns the steps of a chain: the need of the provider with the name, and the adapters.
        func notes(of name: String, in index: RouteGraphIndex) -> [RouteFinding.Step] {
            [RouteFinding.Step("\(name) needs \(route.name), in \(use.place)", at: use.location)]
                + adaptations.map {
                    RouteFinding.Step("\($0.name) adapts \(index.name(of: $0.route))", at: $0.location)
                }
        }
    }

    let steps: [String: [Step]]

    init(in index: RouteGraphIndex) {
        steps = index.needs.mapValues { needs in
            needs.filter(\.use.isNeededToMake).sorted { $0.use.location < $1.use.location }
                .compactMap { route, use in
                    guard let provider = use.provider, index.providers[provider]?.registrations.isEmpty == false,
                        let (next, adaptations) = index.onlyProvider(of: route.id)
                    else { return nil }
                    return Step(provider: provider, route: route, use: use, adaptations: adaptations, next: next)
                }
        }
    }

    var successors: [String: [String]] { steps.mapValues { $0.map(\.next) } }

    /// Returns the steps of a cycle, beginning with the first one in source order.
    func steps(round circle: [String]) -> [Step] {
        let steps = circle.indices.compactMap { position in
            let next = circle[(position + 1) % circle.count]
            return self.steps[circle[position]]?.first { $0.next == next }
        }
        let first = steps.indices.min { steps[$0].use.location < steps[$1].use.location } ?? 0
        return Array(steps[first...] + steps[..<first])
    }
}

extension RouteGraphIndex {
    /// Returns the only provider that can answer for a key, and the adapters that lead to it; nil if there is none or several.
    fileprivate func onlyProvider(of route: String) -> (provider: String, adaptations: [RouteOffer])? {
        var adaptations: [RouteOffer] = []
        var key = route
        var seen: Set<String> = []
        while seen.insert(key).inserted {
            let offers = registered(key)
            guard offers.count == 1, !providedUnseen.contains(key) else { return nil }
            switch (offers[0].source, offers[0].adaptee) {
            case (.provider(let provider), _): return (provider.id, adaptations)
            case (_, .provider(let id)?):
                guard providers[id]?.registrations.isEmpty == false else { return nil }
                return (id, adaptations + offers)
            case (_, .route(let adaptee)?):
                adaptations += offers
                key = adaptee
            case (_, nil): return nil
            }
        }
        return nil
    }
}

// MARK: Explanation

extension RouteCycleCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "Providers need one another to make their destinations, in a cycle.",
        meaning: """
            Each step is a key that is requested whenever the provider makes a destination: in an initialiser or in \
            makeDestination, outside conditions and closures. A request in an argument of a function, or of an initialiser \
            with an @autoclosure, does not count, because it may be evaluated later. Adapters on the way count. If there are \
            several cycles, the message shows the shortest.
            """,
        consequence: "A request for any of them throws infinite-recursion.",
        example: """
            Sources/TimeModule/SystemClock.swift:12:22: error: provider cycle: ClockRouter → TimerRouter → ClockRouter [route-cycle]
            Sources/TimeModule/SystemClock.swift:12:22: note: ClockRouter needs RoutableService<any Timer>, in SystemClock.init
            Sources/TimeModule/TimerRouter.swift:12:22: note: TimerRouter needs RoutableService<any Clock>, in TimerRouter.makeDestination
              help: request one destination when it is used, not while the other one is made:
                var <#name#>: (any Timer)? { try? Router.destination(for: RoutableService<any Timer>()) }
              see: routes explain route-cycle
            """,
        remedy: """
            Request one of the destinations later: in a computed property, a closure or a method. A class with @Provider takes a \
            closure as a parameter of its initialiser, such as () throws -> any Timer.
            """
    )
}
