// SPDX-License-Identifier: Apache-2.0

/// `missing-provider`: every declared key has a provider or named providers, or an adapter that leads to one. A provider whose
/// condition does not hold counts too: the key is deliberately not provided in every process.
enum MissingProviderRule: RouteRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table
        return inventory.declarations.filter { declaration in
            // An adapter without a provider is a fault of the adapter.
            table.entries[declaration.key.id] == nil && table.deadEnd(of: declaration.key.id) == nil
                && !table.entries.values.contains { $0.key.named?.unnamed == declaration.key }
                && !inventory.excluded.contains { $0.id == declaration.key.id && $0.excluded?.condition != nil }
        }.map { declaration in
            let key = declaration.key
            let wanting = table.adaptations.filter { adaptation in
                if case .key(declaration.key) = adaptation.adaptee { true } else { false }
            }
            let near = NearMisses.of(key, among: table.entries.values.map(\.key)).prefix(3)
            return RouteFault(
                .missingProvider, key.description, .missingProvider(key.kind, of: key.protocolName),
                at: declaration.location,
                chain: inventory.excluded.filter { $0.id == key.id }.compactMap(\.excluded?.reason)
                    + wanting.map { RouteFaultText.neededByAdapter(of: "\($0.key)") + " at \($0.location)" },
                nearMisses: near.compactMap { near in
                    table.entries.values.first { $0.key == near }.map { entry in
                        RouteFaultText.nearMiss(
                            near.qualifiedDescription, providedBy: ProviderName.of(entry.provider),
                            at: "\(entry.location)")
                    }
                })
        }
    }
}
