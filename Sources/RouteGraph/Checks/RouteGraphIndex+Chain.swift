// SPDX-License-Identifier: Apache-2.0

extension RouteGraphIndex {
    /// The longest way that is shown.
    private static let longestWay = 5
    /// The most needs of one key that are named; the rest are counted.
    private static let mostNeeds = 3

    /// Who needs some keys: the way from the one nearest to the entry point up to there, then the others, of which most are
    /// only counted.
    ///
    /// - Parameters:
    ///   - keys: One, or those that one provider provides.
    ///   - provider: Whose own adaptations count too.
    func chain(neededBy keys: [String], of provider: String? = nil) -> [RouteFinding.Step] {
        var all = keys.flatMap { key in needs(of: key).map { (key: key, need: $0) } }
        all += (provider.flatMap { adaptationsOfProviders[$0] } ?? []).map { ($0.route, .adapter($0)) }
        guard let first = all.first(where: { isNearest($0.need, of: $0.key) }) ?? all.first else { return [] }
        all.removeAll { $0.need.location == first.need.location }

        let isOne = keys.count < 2
        var steps = way(from: first.key, by: first.need, isNamed: !isOne)
        for (key, need) in all.prefix(Self.mostNeeds - 1) {
            steps.append(step(isOne ? "also " : "\(name(of: key)) is ", need))
        }
        let rest = all.count - (Self.mostNeeds - 1)
        if rest > 0 { steps.append(RouteFinding.Step("and \(rest) more")) }
        return steps
    }

    /// The places that use a key, and the registered adapters that lead to it.
    func needs(of key: String) -> [RouteNeed] {
        let uses = (routes[key]?.uses ?? []).map { use in
            RouteNeed.use(use, through: nil)
        }
        return (uses + (adaptations[key] ?? []).map { .adapter($0) }).sorted { $0.location < $1.location }
    }

    private func isNearest(_ need: RouteNeed, of key: String) -> Bool {
        nearestNeeds[key]?.location == need.location
    }

    private func way(from key: String, by need: RouteNeed, isNamed: Bool) -> [RouteFinding.Step] {
        var steps = [step(isNamed ? "\(name(of: key)) is " : "", need)]
        // Each step leads to a key that is nearer to the entry point, so there is an end.
        var next: RouteNeed? = nearestNeeds[key].flatMap { $0.location == need.location ? $0 : need }
        var last = need
        while let need = next {
            last = need
            switch need {
            case .use(_, nil): next = nil
            case .use(let use, let through?):
                let provider = use.provider.flatMap { providers[$0]?.name } ?? "it"
                next = nearestNeeds[through]
                if let next { steps.append(step("\(provider) provides \(name(of: through)), ", next)) }
            case .adapter(let offer):
                next = nearestNeeds[offer.route]
                if let next { steps.append(step("\(name(of: offer.route)) is ", next)) }
            }
        }
        guard steps.count > Self.longestWay else { return steps }
        return steps.prefix(Self.longestWay - 1) + [step("and so on: ", last)]
    }

    private func step(_ prefix: String, _ need: RouteNeed) -> RouteFinding.Step {
        switch need {
        case .use(let use, _): RouteFinding.Step("\(prefix)needed by \(place(of: use))", at: use.location)
        case .adapter(let offer):
            RouteFinding.Step(
                prefix + RouteFaultText.neededByAdapter(of: name(of: offer.route)), at: offer.location)
        }
    }

    /// Where a use stands, with the provider that makes what it stands in.
    func place(of use: RouteGraph.Use) -> String {
        guard let provider = use.provider.flatMap({ providers[$0] }), !use.place.hasPrefix("\(provider.name)."),
            use.place != provider.name
        else { return use.place }
        return "\(use.place), in what \(provider.name) makes"
    }
}
