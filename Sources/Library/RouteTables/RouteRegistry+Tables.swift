// SPDX-License-Identifier: Apache-2.0

package import ModuleRouter

extension RouteRegistry {
    /// The complete table of all registrations so far. It is made at the first lookup by something other than a key, or by the checks, and
    /// installs all providers.
    package var sealedTable: RouteTable {
        let index = index
        // Only this property stores the table.
        if let table = index.table.value { return unsafeDowncast(table, to: RouteTable.self) }
        let builder = RouteTableBuilder()
        for registration in registrations { builder.add(registration, in: self) }
        let table = builder.sealed(in: self)
        // Within a `lifetime` that requests its own routes, the table is incomplete and not kept. The next caller makes it again.
        guard builder.isComplete else { return table }
        if !table.deadEnds.isEmpty { noteDeadEnds() }
        return unsafeDowncast(index.table.keep(table), to: RouteTable.self)
    }

    /// Makes the complete table of all registrations so far, and returns the faults of the registrations.
    @discardableResult
    package func seal() -> [RouteFault] { sealedTable.conflicts }

    /// Returns the table of some registrations. Installs no other provider.
    package func table(of registrations: [Registration]) -> RouteTable {
        let builder = RouteTableBuilder()
        for registration in registrations { builder.add(registration, in: self) }
        return builder.sealed(in: self)
    }

    /// Returns the first result of `find` in the tables of this registry and its parents, nearest first.
    package func first<Found>(_ find: (RouteTable) -> Found?) -> Found? {
        find(sealedTable) ?? parentRegistry?.first(find)
    }

    /// Returns the results of `find` for the tables of this registry and its parents, nearest first.
    package func all<Found>(_ find: (RouteTable) -> [Found]) -> [Found] {
        find(sealedTable) + (parentRegistry?.all(find) ?? [])
    }
}
