// SPDX-License-Identifier: Apache-2.0

import RouteFaultTexts

/// `adapter-without-provider`: a chain of adapters ends at a key without a provider.
///
/// Reported once for each missing key that only adapters need. If code requests the key too, `missing-provider` reports it. If an
/// unregistered provider exists for it, `unregistered-provider` does.
enum AdapterWithoutProviderCheck: RouteCheck {
    static let id = RouteFinding.ID.adapterWithoutProvider

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let nearMisses = RouteNearMisses(in: index)
        return index.missing.compactMap { route, fault in
            guard case .adaptedOnly = fault, let adaptations = index.adaptations[route.id] else { return nil }
            let first = adaptations.first { $0.isOwn(in: index) } ?? adaptations[0]
            let others = adaptations.filter { $0.location != first.location }.map {
                RouteFinding.Step(
                    "\(route.name) is \(RouteFaultText.neededByAdapter(of: index.name(of: $0.route)))", at: $0.location)
            }
            let key = index.name(of: first.route)
            let text = RouteFaultText.adapterWithoutProvider(key, chain: [key, route.name])
            let unlinked = index.textOfUnlinked(route, text.message)
            return finding(
                key, unlinked?.text ?? text, at: first.location,
                chain: index.chain(neededBy: [first.route]) + others + (unlinked?.steps ?? []),
                nearMisses: nearMisses.of(route).map { RouteFaultText.nearMiss($0.route.id) }, fix: unlinked?.fix)
        }
    }
}

extension RouteOffer {
    func isOwn(in index: RouteGraphIndex) -> Bool {
        switch source {
        case .provider(let provider): index.isOwn(provider.module)
        case .adapter(let adapter, _): index.isOwn(adapter.module)
        case .closure: registrations.contains { index.isOwn($0.module) }
        }
    }
}

// MARK: Explanation

extension AdapterWithoutProviderCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A chain of adapters ends at a key without a provider.",
        meaning: """
            Only adapters need the key at the end of the chain. If code requests that key too, the checker reports \
            missing-provider instead.
            """,
        consequence: "A request for the adapted key throws missing-provider.",
        example: """
            Sources/notes/ClockAdapter.swift:5:9: error: RoutableService<any RequiredClock> is adapted to a route without a provider: RoutableService<any RequiredClock> → RoutableService<any Clock> [adapter-without-provider]
            Sources/notes/ShowCommand.swift:12:22: note: needed by ShowCommand.run
              help: link the module that provides RoutableService<any Clock>, or adapt to another key
              see: routes explain adapter-without-provider
            """,
        remedy: "Link the module that provides the key, or adapt to a provided key.")
}
