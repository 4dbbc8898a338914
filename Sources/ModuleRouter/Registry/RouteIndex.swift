// SPDX-License-Identifier: Apache-2.0

/// The data that a registry derives from all its registrations at the first use. Further registrations replace the index.
final class RouteIndex: Sendable {
    /// The parent's generation when this index was made.
    let parentGeneration: Int
    private let madeTable = KeptReference<RouteTable>()
    private let madeViewClasses = KeptReference<ViewClassIndex>()

    init(parentGeneration: Int = 0) { self.parentGeneration = parentGeneration }

    /// Returns the entries that make a class of views or a superclass of it, entries of the class itself first. Installs no other
    /// provider.
    func viewEntries(ofClass type: AnyClass, in registry: RouteRegistry) -> [RouteEntry] {
        var builder = RouteTableBuilder()
        let classes = madeViewClasses.value ?? madeViewClasses.keep(ViewClassIndex(registry.origins, in: registry))
        for origin in classes.origins(ofClass: type) { origin.add(to: &builder, in: registry) }
        return builder.sealed(in: registry).entries(ofClass: type, isService: false)
    }

    /// Returns the table of all registrations. It is made at the first lookup by something other than a key, or by the checks.
    func table(in registry: RouteRegistry) -> RouteTable {
        if let table = madeTable.value { return table }
        var builder = RouteTableBuilder()
        for origin in registry.origins { origin.add(to: &builder, in: registry) }
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

/// Registrations that are in no index yet, in order.
struct RoutePending: Sendable {
    private(set) var origins: [RouteOrigin] = []
    private(set) var keys: [RegisteredKey] = []

    var isEmpty: Bool { origins.isEmpty }

    mutating func reserveCapacity(_ count: Int) {
        origins.reserveCapacity(count)
        keys.reserveCapacity(count)
    }

    mutating func append(_ origin: RouteOrigin) { origins.append(origin) }

    mutating func append(_ origin: RouteOrigin, id: RouteID) {
        origins.append(origin)
        append(key: id, of: origin)
    }

    mutating func append(_ provider: RegisteredProvider, _ steps: RouteSteps) {
        origins.append(provider)
        steps.each { step in
            if let id = step.id { append(key: id, of: provider) }
        }
    }

    mutating func append(key id: RouteID, of origin: RouteOrigin) {
        keys.append(RegisteredKey(id: id, origin: origin))
    }

    mutating func append(_ other: RoutePending) {
        // The usual case: the first append copies nothing.
        if isEmpty {
            self = other
        } else {
            origins += other.origins
            keys += other.keys
        }
    }
}
