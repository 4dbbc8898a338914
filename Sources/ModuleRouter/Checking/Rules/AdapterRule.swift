// SPDX-License-Identifier: Apache-2.0

/// `adapter-without-provider` and `adapter-cycle`: every chain of adapters ends at a provider.
enum AdapterRule: RouteRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table
        return table.adaptations.compactMap { adaptation in
            guard let deadEnd = table.deadEnds[adaptation.id] else { return nil }
            let chain = deadEnd.keys.joined(separator: " → ")
            let steps = deadEnd.chain.dropFirst().map {
                RouteFault.Step(text: "then by \($0.adapter), from \($0.key)", location: $0.location)
            }
            if deadEnd.isCycle {
                return RouteFault(
                    .adapterCycle, adaptation.key.description, "adapters go round in a circle: \(chain)",
                    at: adaptation.location, chain: Array(steps),
                    remedy: "adapt one of them to a key that a module provides")
            }
            let end = deadEnd.chain.last ?? adaptation
            return RouteFault(
                .adapterWithoutProvider, adaptation.key.description,
                "\(adaptation.key) is adapted to a route that nobody provides: \(chain)", at: adaptation.location,
                chain: Array(steps), nearMisses: nearMisses(of: end.adaptee, in: table),
                remedy: remedy(for: end.adaptee))
        }
    }

    private static func nearMisses(of adaptee: RouteAdaptation.Adaptee, in table: RouteTable) -> [String] {
        guard case .key(_, let key) = adaptee else { return [] }
        let near = NearMisses.of(key, among: table.entries.values.map(\.key)).prefix(3)
        return near.map { "\($0.qualifiedDescription) is provided; did you mean it?" }
    }

    private static func remedy(for adaptee: RouteAdaptation.Adaptee) -> String {
        switch adaptee {
        case .key(_, let key): "link the module that provides \(key), or adapt to another key"
        case .provider(let provider): "register \(ProviderName.of(provider)), by @AutoRegister or in the app's list"
        }
    }
}
