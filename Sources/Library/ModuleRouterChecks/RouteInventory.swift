// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import RouteTables

/// The input of the rules: all declarations, registrations and adaptations at one moment.
struct RouteInventory {
    var declarations: [RouteDeclaration] = []
    var table = RouteTable()
    /// The providers that are not registered.
    var excluded: [ExcludedProvider] = []
    /// The images that hold a copy of this library.
    var libraryCopies: [String] = []
    #if DEBUG
    /// The recorded dependencies of properties outside of providers.
    var needs: [ProviderNeed] = []
    #endif
}

extension RouteInventory {
    /// Makes the inventory of a registry and its parents.
    init(of registry: RouteRegistry) {
        self.init(
            declarations: RouteRecords.declarations(), table: registry.mergedTable,
            excluded: registry.excludedProviders,
            libraryCopies: LibraryCopies.find())
        #if DEBUG
        needs = RouteRecords.needs()
        #endif
    }

    /// Returns a function that returns whether a key may be absent, because its known dependencies are all optionals or lists. In
    /// release builds no dependency is known.
    func mayBeAbsent() -> (RouteKey) -> Bool {
        #if DEBUG
        let needs = table.needs + needs
        return { table.mayBeAbsent($0, for: needs) }
        #else
        return { _ in false }
        #endif
    }
}
