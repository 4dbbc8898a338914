// SPDX-License-Identifier: Apache-2.0

/// One key of a registry, with its route. There is a subclass for each kind of key.
package class RouteEntry: RouteRegistration, @unchecked Sendable {  // Immutable once shared, except for subclasses.
    package final let key: RouteKey
    /// The type of the provider; for an adapted key, the type of the adapter.
    package final let provider: Any.Type
    package final let location: RouteLocation
    /// The lifetime of the destinations; nil if each belongs to its caller. Written before the entry is shared.
    package internal(set) final var lifetime: ServiceLifetimeKind?

    init(key: RouteKey, provider: Any.Type, location: RouteLocation) {
        self.key = key
        self.provider = provider
        self.location = location
    }

    /// Returns the entry with the lifetime of its destinations.
    final func with(_ lifetime: ServiceLifetimeKind?) -> Self {
        self.lifetime = lifetime
        return self
    }

    /// Returns the entry of the same key in the registry of this task. It is another entry if a test replaces the route.
    ///
    /// An adapter calls this at each use, so that a replaced route is also replaced for the keys adapted to it.
    package static func current<Entry: RouteEntry>(_ entry: Entry) -> Entry {
        guard let current = RouteRegistry.carried?.entry(entry.key.id) else { return entry }
        // All entries of one slot have the same type.
        return unsafeDowncast(current, to: Entry.self)
    }

    override final func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? { self }

    override final func add(to builder: RouteTableBuilder, in registry: RouteRegistry) { builder.add(self) }

    /// Makes the entry available to the fast path. Called only for entries of the shared registry.
    package func publish() {}

    /// Returns the route with its types erased; nil if it is not the route of a synchronous service.
    package func anyServiceRequest() throws -> ServiceRequest<Any, RouteConfiguration>? { nil }

    /// Makes the destination before the first request; nil if the provider does not want this.
    var start: (@Sendable () async throws -> Void)? { nil }

    /// Returns whether both entries are of the same provider.
    func isOfSameProvider(as other: RouteEntry) -> Bool { provider == other.provider }
}

/// The route of a view, or of the module protocol of a view, in one registry. Only the code for views reads its content.
package final class ViewRouteEntry: RouteEntry, @unchecked Sendable {  // Immutable.
    /// The typed route.
    package let content: any AnyObject & Sendable
    /// The provider's settings for its views; nil for an adapter and for a module protocol.
    package let settings: (any AnyObject & Sendable)?

    package init(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, settings: (any AnyObject & Sendable)? = nil,
        content: any AnyObject & Sendable
    ) {
        self.content = content
        self.settings = settings
        super.init(key: slot.key, provider: provider, location: location)
    }

    override func isOfSameProvider(as other: RouteEntry) -> Bool {
        guard let settings, let others = (other as? ViewRouteEntry)?.settings else {
            return super.isOfSameProvider(as: other)
        }
        // All closures have the same provider type, but each closure is a separate provider.
        return settings === others || provider == other.provider && provider != MadeByClosure.self
    }
}
