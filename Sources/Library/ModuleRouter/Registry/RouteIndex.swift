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
        for registration in registry.registrations { registration.add(to: builder, in: registry) }
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
// Changed only by the owner of a batch, or under the lock of a registry.
final class PendingRegistrations: @unchecked Sendable {
    private(set) var registrations: [RouteRegistration] = []
    private(set) var keys: [KeyRegistration] = []
    /// The keys of the providers that replace others.
    private(set) var replacements: [KeyRegistration] = []
    /// The keys of the providers whose conditions do not hold. Their registrations are of the type ``ExcludedProvider``.
    private(set) var excluded: [KeyRegistration] = []

    var isEmpty: Bool { registrations.isEmpty && excluded.isEmpty }

    func reserveCapacity(_ count: Int) {
        registrations.reserveCapacity(count)
        keys.reserveCapacity(count)
    }

    func append(_ registration: RouteRegistration) { registrations.append(registration) }

    func append(_ registration: RouteRegistration, id: RouteID) {
        registrations.append(registration)
        append(key: id, of: registration)
    }

    func append(_ provider: ProviderRegistration, _ steps: RouteSteps) {
        registrations.append(provider)
        let isReplacing = provider.replacedProvider != nil
        steps.each { step in
            guard let id = step.id else { return }
            append(key: id, of: provider)
            if isReplacing { replacements.append(KeyRegistration(id: id, registration: provider)) }
        }
    }

    func exclude(_ provider: ExcludedProvider, _ steps: RouteSteps) {
        steps.each { step in
            if let id = step.id { excluded.append(KeyRegistration(id: id, registration: provider)) }
        }
    }

    /// Moves providers to the excluded ones.
    ///
    /// - Parameter exclusion: Returns the exclusion of the provider of a key; nil if it remains.
    @inline(never)  // See SmallCode.
    func remove(_ exclusion: (KeyRegistration) -> ExcludedProvider?) {
        for key in keys {
            guard let provider = exclusion(key) else { continue }
            var others: [KeyRegistration] = []
            for other in keys {
                if other.registration === key.registration {
                    excluded.append(KeyRegistration(id: other.id, registration: provider))
                } else {
                    others.append(other)
                }
            }
            keys = others
            registrations.removeAll { $0 === key.registration }
        }
    }

    func append(key id: RouteID, of registration: RouteRegistration) {
        keys.append(KeyRegistration(id: id, registration: registration))
    }

    func append(_ other: PendingRegistrations) {
        // The usual case: the first append copies nothing.
        if isEmpty {
            registrations = other.registrations
            keys = other.keys
            replacements = other.replacements
            excluded = other.excluded
        } else {
            registrations += other.registrations
            keys += other.keys
            replacements += other.replacements
            excluded += other.excluded
        }
    }
}
