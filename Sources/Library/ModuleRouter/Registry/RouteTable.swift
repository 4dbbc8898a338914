// SPDX-License-Identifier: Apache-2.0

/// All registrations of a registry, with every provider installed. It is immutable, so any thread reads it without a lock.
package final class RouteTable: Sendable {
    package let entries: [RouteID: RouteEntry]
    package let identifiers: [String: RouteEntry]
    package let viewIdentifiers: [String: RouteEntry]
    package let destinationClasses: [ClassRoutes]
    package let providers: [any RouteProvider.Type]
    package let viewProviders: [any RouteProvider.Type]
    /// The factory of each provider, by the provider's type.
    package let factories: [ObjectIdentifier: any AnyObject & Sendable]
    package let adaptations: [RouteAdaptation]
    /// The adapted keys that lead to no provider.
    package let deadEnds: [DeadEnd]
    /// In the order of registration.
    package let urlPatterns: [any URLRegistration]
    /// The faults of the registrations themselves.
    package let conflicts: [RouteFault]
    /// The checks of registrations whose types are known only at run time.
    package let checks: [any RegistrationCheck]
    /// The table that the code for URLs makes from the patterns.
    package let madeURLTable = AtomicOnce<any AnyObject & Sendable>()
    #if DEBUG
    private let madeNames = AtomicOnce<RouteNames>()
    #endif

    /// Returns the dead end that begins at a key. There are few of them, because each is a fault.
    package func deadEnd(of id: RouteID) -> DeadEnd? { deadEnds.first { $0.id == id } }

    /// The entries that make a class of destinations. The first one is the default.
    package final class ClassRoutes: @unchecked Sendable {  // Changed only by the builder of the table.
        package let binding: ClassBinding
        /// Entries of services only, or of views only.
        package internal(set) var entries: [RouteEntry]
        var owner: RouteEntry?

        init(binding: ClassBinding, _ entry: RouteEntry) {
            self.binding = binding
            entries = [entry]
            owner = binding.isExclusive ? entry : nil
        }

        package var isService: Bool { entries.first?.key.kind.isService == true }
    }

    /// A chain of adapters without a provider at its end.
    package final class DeadEnd: Sendable {
        package let chain: [RouteAdaptation]
        package let isCycle: Bool

        init(_ chain: AdapterChain) {
            self.chain = chain.adaptations
            isCycle = chain.isCycle
        }

        /// The key of the first adapter.
        package var id: RouteID { chain[0].key.id }

        /// The missing target; nil if the adapters form a cycle.
        package var end: RouteAdaptation.Adaptee? { isCycle ? nil : chain.last?.adaptee }

        /// The keys from the adapted one to the missing one, or to the first repeated one.
        package var keys: [String] {
            var keys: [String] = []
            for adaptation in chain { keys.append(adaptation.key.description) }
            if let last = chain.last { keys.append(last.adaptee.description) }
            return keys
        }
    }

    package init(
        entries: [RouteID: RouteEntry] = Dictionary(), identifiers: [String: RouteEntry] = Dictionary(),
        viewIdentifiers: [String: RouteEntry] = Dictionary(), destinationClasses: [ClassRoutes] = [],
        providers: [any RouteProvider.Type] = [], viewProviders: [any RouteProvider.Type] = [],
        factories: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary(), adaptations: [RouteAdaptation] = [],
        deadEnds: [DeadEnd] = [], urlPatterns: [any URLRegistration] = [], conflicts: [RouteFault] = [],
        checks: [any RegistrationCheck] = []
    ) {
        self.entries = entries
        self.identifiers = identifiers
        self.viewIdentifiers = viewIdentifiers
        self.destinationClasses = destinationClasses
        self.providers = providers
        self.viewProviders = viewProviders
        self.factories = factories
        self.adaptations = adaptations
        self.deadEnds = deadEnds
        self.urlPatterns = urlPatterns
        self.conflicts = conflicts
        self.checks = checks
    }

    /// All keys with an entry.
    package var keys: [RouteKey] { entries.values.map(\.key) }

    #if DEBUG
    /// The names of all keys with an entry. They are made at the first use, because asking the runtime for a name is slow.
    var names: RouteNames { madeNames.value ?? madeNames.keep(RouteNames(keys)) }
    #endif
}

#if DEBUG
/// Keys with their names, for the search for near misses.
final class RouteNames: Sendable {
    let keys: [(other: RouteKey, name: NearMisses.Name)]

    init(_ keys: [RouteKey]) { self.keys = keys.map { ($0, NearMisses.Name($0.protocolName)) } }
}
#endif
