// SPDX-License-Identifier: Apache-2.0

import RouteFaultTexts

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
        summary: "Adapters form a cycle that contains no provider.",
        meaning: "The checker reports each cycle once, at its first adapter.",
        consequence: "A request for any of these keys throws infinite-recursion.",
        example: """
            Sources/notes/ClockAdapter.swift:5:9: error: adapter cycle: RoutableService<any RequiredClock> → RoutableService<any Clock> → RoutableService<any RequiredClock> [adapter-cycle]
            Sources/notes/WatchAdapter.swift:5:9: note: then WatchAdapter adapts RoutableService<any Clock>
              help: adapt one of these keys to a key that a module provides
              see: routes explain adapter-cycle
            """,
        remedy: "Adapt one of these keys to a key that a module provides.")
}
