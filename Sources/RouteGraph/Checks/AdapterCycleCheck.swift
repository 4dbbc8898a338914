// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// `adapter-cycle`: no chain of adapters leads back to where it began. Each circle is found once, at the first of its adapters.
enum AdapterCycleCheck: RouteCheck {
    static let id = RouteFault.ID.adapterCycle

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
