// SPDX-License-Identifier: Apache-2.0

/// The data that a registry derives from all its registrations at the first use. Further registrations replace the index.
final class RouteIndex: Sendable {
    /// The parent's generation when this index was made.
    let parentGeneration: Int
    private let madeTable = AtomicOnce<RouteTable>()
    /// The index of the classes of views, which the code for views makes.
    let madeViewClasses = AtomicOnce<any AnyObject & Sendable>()

    init(parentGeneration: Int = 0) { self.parentGeneration = parentGeneration }

    /// Returns the table of all registrations. It is made at the first lookup by something other than a key, or by the checks.
    func table(in registry: RouteRegistry) -> RouteTable {
        if let table = madeTable.value { return table }
        let builder = RouteTableBuilder()
        for registration in registry.registrations { builder.add(registration, in: registry) }
        let table = builder.sealed(in: registry)
        // Within a `routes` that requests its own routes, the table is incomplete and not kept. The next caller makes it again.
        guard builder.isComplete else { return table }
        if !table.deadEnds.isEmpty { registry.noteDeadEnds() }
        return madeTable.keep(table)
    }

    /// Reads the table without retaining it.
    func readingTable<Result>(in registry: RouteRegistry, _ read: (RouteTable) -> Result) -> Result {
        madeTable.reading(read) ?? read(table(in: registry))
    }
}
