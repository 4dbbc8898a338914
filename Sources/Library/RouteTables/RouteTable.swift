// SPDX-License-Identifier: Apache-2.0

package import ModuleRouter

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
    package let deadEnds: [AdapterChain]
    /// The faults of the registrations themselves.
    package let conflicts: [RouteFault]
    /// All other registrations, in order.
    package let details: [any RouteDetail]
    /// The table that the code for URLs makes from the patterns.
    package let madeURLTable = AtomicOnce<any AnyObject & Sendable>()

    /// Returns the dead end that begins at a key. There are few of them, because each is a fault.
    package func deadEnd(of id: RouteID) -> AdapterChain? {
        deadEnds.first { $0.adaptations.first?.key.id == id }
    }

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

    package init(
        entries: [RouteID: RouteEntry] = Dictionary(), identifiers: [String: RouteEntry] = Dictionary(),
        viewIdentifiers: [String: RouteEntry] = Dictionary(), destinationClasses: [ClassRoutes] = [],
        providers: [any RouteProvider.Type] = [], viewProviders: [any RouteProvider.Type] = [],
        factories: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary(), adaptations: [RouteAdaptation] = [],
        deadEnds: [AdapterChain] = [], conflicts: [RouteFault] = [], details: [any RouteDetail] = []
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
        self.conflicts = conflicts
        self.details = details
    }

    /// All keys with an entry.
    package var keys: [RouteKey] { entries.values.map(\.key) }
}
