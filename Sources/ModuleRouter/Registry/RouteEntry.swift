// SPDX-License-Identifier: Apache-2.0

/// One key of a registry, with what it leads to. Subclasses are typed by the key's protocol.
class RouteEntry: RouteOrigin, @unchecked Sendable {  // Immutable, but for what subclasses say.
    let key: RouteKey
    /// The provider's type; an adapter's for an adapted key.
    let provider: Any.Type
    let location: RouteLocation

    init(key: RouteKey, provider: Any.Type, location: RouteLocation) {
        self.key = key
        self.provider = provider
        self.location = location
    }

    /// The entry that answers to the same key in the registry of this task: another one where a test replaces the route.
    ///
    /// An adapter asks for it at each use, so that replacing a route replaces it for those that are adapted to it too.
    static func current<Entry: RouteEntry>(_ entry: Entry) -> Entry {
        guard let current = RouteRegistry.carried?.entry(entry.key.id) else { return entry }
        // Entries of one slot have one type.
        return unsafeDowncast(current, to: Entry.self)
    }

    override final func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? { self }

    override final func add(to builder: inout RouteTableBuilder, in registry: RouteRegistry) { builder.add(self) }

    /// Makes the entry known to the fast path. Called for entries of the shared registry only.
    func publish() {}

    /// The route with its types erased; nil for one that is not a synchronous service.
    func anyServiceRun() throws -> ServiceRun<Any, ServiceRouteConfiguration>? { nil }

    /// What the provider says of its views; nil for another entry than that of a class of views.
    var viewTraits: ViewRouteTraits? { nil }

    /// The route with its types erased; nil for one that is not a view.
    @MainActor func anyViewRun() throws -> ViewRun<Any, ViewRouteConfiguration>? { nil }
}
