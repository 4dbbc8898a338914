// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import RouteFaultTexts
import RouteTables

/// `missing-provider`: every declared key has a provider or named providers, or an adapter that leads to one. A provider whose
/// condition does not hold counts too: the key is deliberately not provided in every process. The rule skips keys whose known
/// dependencies are all optional or lists.
enum MissingProviderRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table
        let mayBeAbsent = inventory.mayBeAbsent()
        var faults: [RouteFault] = []
        for declaration in inventory.declarations {
            let key = declaration.key
            // An adapter without a provider is a fault of the adapter.
            guard table.entries[key.id] == nil, table.deadEnd(of: key.id) == nil else { continue }
            guard !table.keys.contains(where: { $0.named?.unnamed == key }) else { continue }
            var reasons: [String] = []
            var isConditional = false
            for excluded in inventory.excluded where excluded.has(key.id) {
                if excluded.condition != nil { isConditional = true }
                reasons.append(excluded.reason)
            }
            if isConditional || mayBeAbsent(key) { continue }
            for adaptation in table.adaptations {
                guard case .key(key) = adaptation.adaptee else { continue }
                reasons.append(RouteFaultText.neededByAdapter(of: "\(adaptation.key)") + " at \(adaptation.location)")
            }
            faults.append(
                RouteFault(
                    .missingProvider, key.description,
                    .missingProvider(
                        key.kind, of: key.protocolName, isOnMainActor: declaration.isOnMainActor),
                    at: declaration.location, chain: reasons,
                    nearMisses: table.entries(near: key).map { entry in
                        RouteFaultText.nearMiss(
                            entry.key.qualifiedDescription, providedBy: ProviderName.of(entry.provider),
                            at: "\(entry.location)")
                    }))
        }
        return faults
    }
}
