// SPDX-License-Identifier: Apache-2.0

/// `adapter-cycle`: a chain of adapters leads back to its start. Each cycle is reported once, at its first adapter.
enum AdapterCycleCheck: RouteCheck {
    static let id = RouteFinding.ID.adapterCycle

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.reportedRoots.compactMap { root in
            guard case .cycle(let keys) = root else { return nil }
            let names = keys.map(index.name)
            let links = keys.compactMap { index.registered($0).first }
            return finding(
                names[0], .adapterCycle(chain: names + [names[0]]), at: links.first?.location,
                chain: links.dropFirst().map {
                    RouteFinding.Step(
                        RouteFaultText.adapterStep($0.name, from: index.name(of: $0.route)), at: $0.location)
                })
        }
    }
}

// MARK: Explanation

extension AdapterCycleCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "Adapters lead to one another, and to no provider.",
        meaning: "Each circle is found once, at the first of its adapters.",
        consequence: "Asking for any of these keys throws infiniteRecursion.",
        example: """
            Sources/notes/ClockAdapter.swift:5:9: error: adapter-cycle: adapters go round in a circle: RoutableService<any RequiredClock> → RoutableService<any Clock> → RoutableService<any RequiredClock>
            Sources/notes/WatchAdapter.swift:5:9: note: then by WatchAdapter, from RoutableService<any Clock>
              help: adapt one of them to a key that a module provides
              see: routes explain adapter-cycle
            """,
        remedy: "Adapt one of them to a key that a module provides.")
}
