// SPDX-License-Identifier: Apache-2.0

/// `route-cycle`: a provider needs its own destination, directly or through other providers, to make that destination.
///
/// Each step of a cycle is a use that always runs while the destination is made, of a key that only one provider can answer for.
/// If several cycles connect the same providers, the shortest one is reported. A cycle is a warning if the code of one of its
/// steps goes on without the destination, `try?`, or if a provider may return nil before the request. An optional parameter does not
/// end a cycle, because its key has a provider.
enum RouteCycleCheck: RouteCheck {
    static let id = RouteFinding.ID.routeCycle

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let certain = ProviderMakings(in: index) { $0.isNeededToMake && $0.isTried != true && $0.mayBeSkipped != true }
        let errors = ProviderCircles(in: certain.successors).find().map { certain.steps(round: $0) }
        let all = ProviderMakings(in: index) { $0.isNeededToMake }
        let found = Set(errors.joined().map(\.provider))
        let warnings = ProviderCircles(in: all.successors.filter { !found.contains($0.key) }).find().map {
            all.steps(round: $0)
        }
        return errors.map { finding(of: $0, in: index) } + warnings.map { warning(of: $0, in: index) }
    }

    private static func warning(of steps: [ProviderMakings.Step], in index: RouteGraphIndex) -> RouteFinding {
        var finding = finding(of: steps, in: index)
        finding.severity = .warning
        if let step = steps.first(where: { $0.use.mayBeSkipped == true }) {
            finding.message += ", unless \(index.makers[step.provider]?.name ?? step.provider) returns nil first"
        } else {
            let step = steps.first { $0.use.isTried == true } ?? steps[0]
            finding.message += ", so \(step.route.name) in \(step.use.origin.place) is always missing there"
        }
        return finding
    }

    private static func finding(of steps: [ProviderMakings.Step], in index: RouteGraphIndex) -> RouteFinding {
        let names = steps.map { step in
            index.makers[step.provider]?.name ?? step.provider
        }
        let message =
            names.count == 1
            ? "\(names[0]) requests its own destination while it makes it"
            : "provider cycle: \((names + [names[0]]).joined(separator: " → "))"
        let chain = zip(names, steps).flatMap { name, step in step.notes(of: name, in: index) }
        return finding(
            names[0], message, at: steps[0].use.origin.location, chain: chain, remedy: remedy(for: steps, in: index))
    }

    private static func remedy(for steps: [ProviderMakings.Step], in index: RouteGraphIndex) -> String {
        for step in steps {
            guard let provider = index.providers[step.provider], provider.isDestination == true,
                step.use.origin.place == "\(provider.name).init"
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

/// For each provider, the providers that it needs to make its destination, or whose destinations it keeps.
struct ProviderMakings {
    struct Step {
        let provider: String
        let route: RouteGraph.Route
        let use: RouteGraph.Use
        /// The adapters between the key and the next provider.
        let adaptations: [RouteOffer]
        let next: String

        /// Returns the steps of a chain: the need of the provider with the name, the function that makes the request, and the
        /// adapters.
        func notes(of name: String, in index: RouteGraphIndex) -> [RouteFinding.Step] {
            let origin = use.origin
            let need = use.keptIn.map { "keeps \(route.name) in '\($0)'" } ?? "needs \(route.name)"
            return [RouteFinding.Step("\(name) \(need), in \(origin.place)", at: origin.location)]
                + (use.caller == nil ? [] : [RouteFinding.Step("\(use.place) requests it", at: use.location)])
                + adaptations.map {
                    RouteFinding.Step("\($0.name) adapts \(index.name(of: $0.route))", at: $0.location)
                }
        }
    }

    let steps: [String: [Step]]

    init(in index: RouteGraphIndex, where isCounted: (RouteGraph.Use) -> Bool) {
        var steps: [String: [Step]] = [:]
        for route in index.graph.routes {
            for use in route.uses where isCounted(use) {
                guard let provider = index.maker(of: use), let (next, adaptations) = index.onlyProvider(of: route.id)
                else { continue }
                steps[provider, default: []].append(
                    Step(provider: provider, route: route, use: use, adaptations: adaptations, next: next))
            }
        }
        self.steps = steps.mapValues { $0.sorted { $0.use.origin.location < $1.use.origin.location } }
    }

    var successors: [String: [String]] { steps.mapValues { $0.map(\.next) } }

    /// Returns the steps of a cycle, beginning with the first one in source order.
    func steps(round circle: [String]) -> [Step] {
        let steps = circle.indices.compactMap { position in
            let next = circle[(position + 1) % circle.count]
            return self.steps[circle[position]]?.first { $0.next == next }
        }
        let first = steps.indices.min { steps[$0].use.origin.location < steps[$1].use.origin.location } ?? 0
        return Array(steps[first...] + steps[..<first])
    }
}

extension RouteGraph.Use {
    /// Whether the code goes on without the destination.
    var isRecoverable: Bool { isOptional || isTried == true }
}

extension RouteGraphIndex {
    /// Returns the registered provider whose destination a use makes, or the location of the closure.
    fileprivate func maker(of use: RouteGraph.Use) -> String? {
        if let closure = use.closure { return closure.description }
        return use.provider.flatMap { providers[$0]?.registrations.isEmpty == false ? $0 : nil }
    }

    /// Returns the only provider that can answer for a key, and the adapters that lead to it; nil if there is none or several.
    func onlyProvider(of route: String) -> (provider: String, adaptations: [RouteOffer])? {
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
            case (_, nil): return (offers[0].location.description, adaptations)
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
            makeDestination, outside conditions and closures that run later. The checker follows the functions that this code \
            calls, default values and properties. A request in an argument of a function without source, or of an @autoclosure \
            parameter, does not count, because it may be evaluated later. A property with @Routed requests its destination where it is read. Adapters on the \
            way count. A cycle is a warning if the code of one step goes on without the destination, `try?`, or if a \
            `makeDestination` may return nil before the request: `guard … else { return nil }`. If there are several cycles, the message shows the shortest.
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
