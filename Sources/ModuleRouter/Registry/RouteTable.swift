// SPDX-License-Identifier: Apache-2.0

/// The routes of a registry, sealed: immutable, read by any thread without a lock.
final class RouteTable: Sendable {
    let entries: [ObjectIdentifier: RouteEntry]
    let identifiers: [String: ServiceEntry<Any>]
    let destinationClasses: [ClassRoutes]
    let providers: [any RouteProvider.Type]
    let adaptations: [RouteAdaptation]
    /// The adapted keys that lead to no provider.
    let deadEnds: [ObjectIdentifier: DeadEnd]
    /// What was wrong with the registrations themselves.
    let conflicts: [RouteFault]

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
        adaptations: [RouteAdaptation] = [], deadEnds: [ObjectIdentifier: DeadEnd] = [:], conflicts: [RouteFault] = []
    ) {
        self.entries = entries
        self.identifiers = identifiers
        self.destinationClasses = destinationClasses
        self.providers = providers
        self.adaptations = adaptations
        self.deadEnds = deadEnds
        self.conflicts = conflicts
    }
}
