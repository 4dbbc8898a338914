// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import RouteFaultTexts
import RouteTables

/// `adapter-without-provider` and `adapter-cycle`: every chain of adapters ends at a provider, unless its first key may be absent.
enum AdapterRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table
        let mayBeAbsent = inventory.mayBeAbsent()
        return table.adaptations.compactMap { adaptation in
            guard let deadEnd = table.deadEnd(of: adaptation.key.id) else { return nil }
            let steps = deadEnd.adaptations.dropFirst().map {
                RouteFaultText.adapterStep(TypeSpelling.name(of: $0.adapter), from: "\($0.key)") + " at \($0.location)"
            }
            if deadEnd.isCycle {
                return RouteFault(
                    .adapterCycle, adaptation.key.description, .adapterCycle(chain: deadEnd.keys),
                    at: adaptation.location, chain: steps)
            }
            if mayBeAbsent(adaptation.key) { return nil }
            let end = deadEnd.adaptations.last ?? adaptation
            return RouteFault(
                .adapterWithoutProvider, adaptation.key.description, text(of: adaptation, deadEnd, end),
                at: adaptation.location, chain: steps, nearMisses: nearMisses(of: end.adaptee, in: table))
        }
    }

    private static func text(
        of adaptation: RouteAdaptation, _ deadEnd: AdapterChain, _ end: RouteAdaptation
    ) -> RouteFaultText {
        let text = RouteFaultText.adapterWithoutProvider("\(adaptation.key)", chain: deadEnd.keys)
        guard case .provider(let provider) = end.adaptee else { return text }
        return RouteFaultText(message: text.message, remedy: RouteFaultText.registering(ProviderName.of(provider)))
    }

    private static func nearMisses(of adaptee: RouteAdaptation.Adaptee, in table: RouteTable) -> [String] {
        guard case .key(let key) = adaptee else { return [] }
        return table.entries(near: key).map { RouteFaultText.nearMiss($0.key.qualifiedDescription) }
    }
}
