// SPDX-License-Identifier: Apache-2.0

import RouteFaultTexts

extension RouteGraphIndex {
    /// The largest number of steps shown on the way from a key to the entry point.
    private static let longestWay = 5
    /// The largest number of needs of one key that are listed; the others are counted.
    private static let mostNeeds = 3

    /// Returns the chain of needs for some keys: the way from the need nearest to the entry point, then the other needs. Only
    /// some of these are listed; the rest are counted.
    ///
    /// - Parameters:
    ///   - keys: One key, or the keys of one provider.
    ///   - provider: A provider; the adapters with this provider as their adaptee count too.
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

    /// Returns the uses of a key, and the registered adapters that lead to it.
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
        // The loop ends because each step leads to a key that is nearer to the entry point.
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

    /// Returns the place of a use, with the provider that makes the type around it.
    func place(of use: RouteGraph.Use) -> String {
        guard let provider = use.provider.flatMap({ providers[$0] }), !use.place.hasPrefix("\(provider.name)."),
            use.place != provider.name
        else { return use.place }
        return "\(use.place), in a destination of \(provider.name)"
    }
}
