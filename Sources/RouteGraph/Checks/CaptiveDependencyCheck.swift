// SPDX-License-Identifier: Apache-2.0

/// `captive-dependency`: a provider that is shared or weak cannot make its destination without a scoped one.
///
/// Each step is a use that always runs while the destination is made, of a key that only one provider can answer for. The providers
/// between the two are transient: a kept one on the way is reported itself.
enum CaptiveDependencyCheck: RouteCheck {
    static let id = RouteFinding.ID.captiveDependency

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let makings = ProviderMakings(in: index) { $0.isTried != true }
        return index.graph.providers.flatMap { provider -> [RouteFinding] in
            guard let lifetime = provider.lifetime, [.shared, .weak].contains(lifetime.kind) else { return [] }
            return ways(from: provider.id, makings, index).compactMap { way in
                if way.captive.lifetime?.kind == .scoped {
                    return finding(provider, lifetime, way.steps, to: way.captive, in: index)
                }
                return lifetime.kind == .shared ? keeping(provider, way.steps, way.captive, in: index) : nil
            }
        }
    }

    /// Returns the shortest way from a provider to each scoped one that it needs.
    private static func ways(
        from start: String, _ makings: ProviderMakings, _ index: RouteGraphIndex
    ) -> [(steps: [ProviderMakings.Step], captive: RouteGraph.Provider)] {
        var ways: [(steps: [ProviderMakings.Step], captive: RouteGraph.Provider)] = []
        var reached: [String: ProviderMakings.Step] = [:]
        var waiting = [start]
        var position = 0
        while position < waiting.count {
            for step in makings.steps[waiting[position]] ?? [] {
                guard step.next != start, reached[step.next] == nil, let next = index.providers[step.next] else {
                    continue
                }
                reached[step.next] = step
                switch next.lifetime?.kind {
                case nil, .transient: waiting.append(step.next)
                case .scoped, .weak:
                    var steps = [step]
                    while let first = steps.first, first.provider != start, let previous = reached[first.provider] {
                        steps.insert(previous, at: 0)
                    }
                    ways.append((steps, next))
                case .shared, .unknown: break
                }
            }
            position += 1
        }
        return ways
    }

    /// Returns the warning about a shared destination that keeps a weak one.
    private static func keeping(
        _ provider: RouteGraph.Provider, _ steps: [ProviderMakings.Step], _ captive: RouteGraph.Provider,
        in index: RouteGraphIndex
    ) -> RouteFinding {
        let names = steps.map { index.providers[$0.provider]?.name ?? $0.provider } + [captive.name]
        let way = names.count > 2 ? ": \(names.joined(separator: " → "))" : ""
        var chain = [RouteFinding.Step("\(provider.name) is shared", at: provider.lifetime?.location)]
        for (name, step) in zip(names, steps) { chain += step.notes(of: name, in: index) }
        chain.append(RouteFinding.Step("\(captive.name) is weak", at: captive.lifetime?.location))
        var finding = finding(
            provider.name,
            "\(provider.name) is shared and may keep \(captive.name) forever, which is weak\(way)",
            at: steps[0].use.location, chain: chain,
            remedy: "let \(captive.name) be shared, or request \(steps[0].route.name) when it is used")
        finding.severity = .warning
        return finding
    }

    private static func finding(
        _ provider: RouteGraph.Provider, _ lifetime: RouteGraph.Lifetime, _ steps: [ProviderMakings.Step],
        to captive: RouteGraph.Provider, in index: RouteGraphIndex
    ) -> RouteFinding {
        let names = steps.map { index.providers[$0.provider]?.name ?? $0.provider } + [captive.name]
        let way = names.count > 2 ? ": \(names.joined(separator: " → "))" : ""
        let scope = captive.lifetime?.scope.map { " to '\($0)'" } ?? ""
        var chain = [RouteFinding.Step("\(provider.name) is \(lifetime.kind.rawValue)", at: lifetime.location)]
        for (name, step) in zip(names, steps) { chain += step.notes(of: name, in: index) }
        chain.append(RouteFinding.Step("\(captive.name) is scoped\(scope)", at: captive.lifetime?.location))
        let written = captive.lifetime?.text ?? ".scoped"
        return finding(
            provider.name,
            "\(provider.name) is \(lifetime.kind.rawValue) and needs \(captive.name), which is scoped\(scope)\(way)",
            at: steps[0].use.location, chain: chain,
            remedy: """
                let \(provider.name) have the same lifetime, or request \(steps[0].route.name) when it is used, inside the scope:
                \(provider.isDestination == true ? "lifetime: \(written)" : "static var lifetime: RouteLifetime { \(written) }")
                """)
    }
}

extension RouteGraph.Lifetime {
    /// The lifetime as written in code: `.scoped(to: "visit")`.
    fileprivate var text: String {
        guard kind == .scoped else { return ".\(kind.rawValue)" }
        if let scope { return ".scoped(to: \"\(scope)\")" }
        return hasUnknownScope ? ".scoped(to: <#name#>)" : ".scoped"
    }
}

// MARK: Explanation

extension CaptiveDependencyCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A provider that is shared or weak needs a scoped destination.",
        meaning: """
            The provider requests the scoped destination whenever it makes its own: in an initialiser, in makeDestination, or by \
            a parameter of a class with @Provider. Adapters and transient providers between the two count, and the message shows \
            all of them. The checker reads a lifetime that is written as `.shared`, `.weak`, `.scoped` or `.scoped(to: "name")`, \
            and reports nothing about other lifetimes. A shared provider that needs a weak destination is a warning: if the shared \
            destination keeps the weak one, it is never released.
            """,
        consequence: """
            The library makes shared and weak destinations outside all scopes, because they outlive them. Each request for the \
            destination throws scope-unavailable, also inside the scope.
            """,
        example: """
            Sources/ShopModule/CatalogueRouter.swift:12:22: error: CatalogueRouter is shared and needs CartRouter, which is scoped to 'visit' [captive-dependency]
            Sources/ShopModule/CatalogueRouter.swift:5:16: note: CatalogueRouter is shared
            Sources/ShopModule/CatalogueRouter.swift:12:22: note: CatalogueRouter needs RoutableService<any Cart>, in CatalogueRouter.makeDestination
            Sources/CartModule/CartRouter.swift:5:16: note: CartRouter is scoped to 'visit'
              help: let CatalogueRouter have the same lifetime, or request RoutableService<any Cart> when it is used, inside the scope:
                static var lifetime: RouteLifetime { .scoped(to: "visit") }
              see: routes explain captive-dependency
            """,
        remedy: """
            Give the provider the scoped lifetime too. Or request the scoped destination later, in a method or a closure that \
            runs inside the scope. A class with @Provider takes a closure as a parameter of its initialiser, such as \
            () throws -> any Cart.
            """)
}
