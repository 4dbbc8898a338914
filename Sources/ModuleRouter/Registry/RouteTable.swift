// SPDX-License-Identifier: Apache-2.0

/// The routes of a registry, sealed: immutable, read by any thread without a lock.
final class RouteTable: Sendable {
    let entries: [ObjectIdentifier: RouteEntry]
    let identifiers: [String: ServiceEntry<Any>]
    let destinationClasses: [ClassRoutes]
    let providers: [any RouteProvider.Type]
    /// The source of each provider, by the provider's type.
    let sources: [ObjectIdentifier: any AnyObject & Sendable]
    let adaptations: [RouteAdaptation]
    /// The adapted keys that lead to no provider.
    let deadEnds: [ObjectIdentifier: DeadEnd]
    /// What was wrong with the registrations themselves.
    let conflicts: [RouteFault]
    /// The parent's generation when this table was made.
    let parentGeneration: Int

    /// The table of a registry with this one as its parent's, for the rules to look at.
    func overridden(by child: RouteTable) -> RouteTable {
        RouteTable(
            entries: entries.merging(child.entries) { _, new in new },
            adaptations: adaptations.filter { child.entries[$0.id] == nil } + child.adaptations,
            deadEnds: deadEnds.filter { child.entries[$0.key] == nil }.merging(child.deadEnds) { _, new in new },
            conflicts: conflicts + child.conflicts)
    }

    /// Who makes a class of destinations; the first one is its default.
    struct ClassRoutes: Sendable {
        let binding: DestinationClass.Binding
        var entries: [ServiceEntry<Any>]
        var owner: ServiceEntry<Any>?
    }

    /// A chain of adapters without a provider at its end.
    struct DeadEnd: Sendable {
        let chain: [RouteAdaptation]
        let isCycle: Bool

        /// The keys from the adapted one to the one that is missing, or to the one that comes again.
        var keys: [String] { chain.map(\.key.description) + (chain.last.map { [$0.adaptee.description] } ?? []) }
    }

    init(
        entries: [ObjectIdentifier: RouteEntry] = [:], identifiers: [String: ServiceEntry<Any>] = [:],
        destinationClasses: [ClassRoutes] = [], providers: [any RouteProvider.Type] = [],
        sources: [ObjectIdentifier: any AnyObject & Sendable] = [:], adaptations: [RouteAdaptation] = [],
        deadEnds: [ObjectIdentifier: DeadEnd] = [:], conflicts: [RouteFault] = [],
        parentGeneration: Int = 0
    ) {
        self.entries = entries
        self.identifiers = identifiers
        self.destinationClasses = destinationClasses
        self.providers = providers
        self.sources = sources
        self.adaptations = adaptations
        self.deadEnds = deadEnds
        self.conflicts = conflicts
        self.parentGeneration = parentGeneration
    }
}
