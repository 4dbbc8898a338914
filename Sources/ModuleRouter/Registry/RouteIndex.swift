// SPDX-License-Identifier: Apache-2.0

/// The data that a registry derives from all its registrations at the first use. Further registrations replace the index.
final class RouteIndex: Sendable {
    /// The parent's generation when this index was made.
    let parentGeneration: Int
    private let madeTable = AtomicOnce<RouteTable>()
    private let madeViewClasses = AtomicOnce<ViewClassIndex>()

    init(parentGeneration: Int = 0) { self.parentGeneration = parentGeneration }

    /// Returns the entries that make a class of views or a superclass of it, entries of the class itself first. Installs no other
    /// provider.
    func viewEntries(ofClass type: AnyClass, in registry: RouteRegistry) -> [RouteEntry] {
        var builder = RouteTableBuilder()
        let classes =
            madeViewClasses.value ?? madeViewClasses.keep(ViewClassIndex(registry.registrations, in: registry))
        for registration in classes.registrations(ofClass: type) { registration.add(to: &builder, in: registry) }
        return builder.sealed(in: registry).entries(ofClass: type, isService: false)
    }

    /// Returns the table of all registrations. It is made at the first lookup by something other than a key, or by the checks.
    func table(in registry: RouteRegistry) -> RouteTable {
        if let table = madeTable.value { return table }
        var builder = RouteTableBuilder()
        for registration in registry.registrations { registration.add(to: &builder, in: registry) }
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
struct PendingRegistrations: Sendable {
    private(set) var registrations: [RouteRegistration] = []
    private(set) var keys: [KeyRegistration] = []
    private(set) var replacements: [ProviderReplacement] = []
    private(set) var excluded: [ExcludedProvider] = []

    var isEmpty: Bool { registrations.isEmpty && excluded.isEmpty }

    mutating func reserveCapacity(_ count: Int) {
        registrations.reserveCapacity(count)
        keys.reserveCapacity(count)
    }

    mutating func append(_ registration: RouteRegistration) { registrations.append(registration) }

    mutating func append(_ registration: RouteRegistration, id: RouteID) {
        registrations.append(registration)
        append(key: id, of: registration)
    }

    mutating func append(_ provider: ProviderRegistration, _ steps: RouteSteps) {
        registrations.append(provider)
        let count = keys.count
        steps.each { step in
            if let id = step.id { append(key: id, of: provider) }
        }
        guard let replaced = provider.type.replacedProvider else { return }
        replacements.append(
            ProviderReplacement(name: replaced.description, replacing: provider, keys: keys[count...].map(\.id)))
    }

    mutating func exclude(_ provider: any RouteProvider.Type, _ steps: RouteSteps, _ condition: RouteCondition) {
        var keys: [RouteID] = []
        steps.each { step in
            if let id = step.id { keys.append(id) }
        }
        excluded.append(ExcludedProvider(provider: provider, reason: .condition(condition), keys: keys))
    }

    /// Returns the registrations and their keys, except for some registrations.
    func without(_ removed: [RouteRegistration]) -> PendingRegistrations {
        guard !removed.isEmpty else { return self }
        var remaining = self
        remaining.registrations.removeAll { registration in removed.contains { $0 === registration } }
        remaining.keys.removeAll { key in removed.contains { $0 === key.registration } }
        return remaining
    }

    mutating func append(key id: RouteID, of registration: RouteRegistration) {
        keys.append(KeyRegistration(id: id, registration: registration))
    }

    mutating func append(_ other: PendingRegistrations) {
        // The usual case: the first append copies nothing.
        if isEmpty {
            self = other
        } else {
            registrations += other.registrations
            keys += other.keys
            replacements += other.replacements
            excluded += other.excluded
        }
    }
}
