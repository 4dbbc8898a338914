// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import RouteTables

extension RouteRegistry {
    /// The table of all routes that this registry finds, including those of its parents.
    var mergedTable: RouteTable { parentRegistry.map { $0.mergedTable.overridden(by: sealedTable) } ?? sealedTable }
}

extension RouteTable {
    /// Returns the combined table of a child registry and this one, its parent's, for the rules.
    func overridden(by child: RouteTable) -> RouteTable {
        // The child may provide the target of an adapter, and an adapter of the child may lead to that adapter.
        let own = deadEnds.filter { deadEnd in
            guard let id = deadEnd.adaptations.first?.key.id else { return false }
            return child.entries[id] == nil && child.deadEnd(of: id) == nil && !child.provides(deadEnd.missing)
        }
        let childs = child.deadEnds.filter { deadEnd in
            guard case .key(let key)? = deadEnd.missing, self.deadEnd(of: key.id) != nil else { return true }
            return own.contains { $0.adaptations.first?.key == key }
        }
        var entries = entries
        for (id, entry) in child.entries { entries[id] = entry }
        var factories = factories
        for (provider, factory) in child.factories { factories[provider] = factory }
        return RouteTable(
            entries: entries, destinationClasses: destinationClasses + child.destinationClasses, factories: factories,
            adaptations: adaptations.filter { child.entries[$0.key.id] == nil } + child.adaptations,
            deadEnds: own + childs, conflicts: conflicts + child.conflicts, details: details + child.details)
    }

    private func provides(_ adaptee: RouteAdaptation.Adaptee?) -> Bool {
        switch adaptee {
        case .key(let key): entries[key.id] != nil
        case .provider(let provider): factories[ObjectIdentifier(provider)] != nil
        case nil: false
        }
    }
}
