// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A provider in one registry.
///
/// Its keys are known from the beginning; its source and its entries are made when one of them is asked for. So an app that
/// registers a thousand providers makes no more than it uses.
class RegisteredProvider: RouteOrigin, @unchecked Sendable {  // Immutable, but for an atomic word.
    /// What a provider is made of, once one of its keys was asked for.
    final class Installation: Sendable {
        let source: ProviderSource
        let origins: [RouteOrigin]
        fileprivate let keys: [RegisteredKey]

        /// - Parameter registered: What the provider has registered for its source.
        init(_ source: ProviderSource, _ registered: RoutePending) {
            self.source = source
            origins = registered.origins
            keys = registered.keys
        }

        fileprivate func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? {
            for key in keys where key.id == id { return key.origin.entry(for: id, in: registry) }
            return nil
        }

        /// The class of the provider's destinations, if it is one and the provider has not bound it itself.
        func ownClass<Provider: RouteProvider>(of _: Provider.Type) -> RegisteredDetail.Detail? {
            guard let classEntry = source.classEntry, Provider.Destination.self is AnyClass,
                !binds(Provider.Destination.self),
                let location = origins.lazy.compactMap({ $0 as? RouteEntry }).first?.location
            else { return nil }
            let source = source
            return .destinationClass(.of(Provider.Destination.self, at: location)) {
                classEntry(source.value, location)
            }
        }

        private func binds(_ type: Any.Type) -> Bool {
            origins.contains { origin in
                guard case .destinationClass(let binding, _) = (origin as? RegisteredDetail)?.detail else {
                    return false
                }
                return binding.type == type
            }
        }
    }

    /// How many providers may be installed because `routes` of another one asks for theirs.
    private static let limit = 200

    let type: any RouteProvider.Type
    private let made = KeptReference<Installation>()

    init(_ type: any RouteProvider.Type) { self.type = type }

    /// A provider that has registered already, by calls.
    init(_ type: any RouteProvider.Type, _ installation: Installation) {
        self.type = type
        _ = made.keep(installation)
    }

    /// Nil only within a `routes` that asks for its own routes again and again.
    func installation(in registry: RouteRegistry) -> Installation? {
        if let made = made.value { return made }
        // Not by the depth of destinations: the deepest of them may be the first to need this provider.
        defer { module_router_end_installing() }
        let depth = module_router_begin_installing()
        // The innermost destination that the stack has room for may be the first to need its provider.
        guard depth == 1 || depth <= Self.limit && RouteDepth.hasRoom else { return nil }
        let batch = RouteBatch(installing: type, owner: RouteOwner(registry: registry))
        type.register(in: batch)
        return batch.installation.map { made.keep($0) }
    }

    override final func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? {
        installation(in: registry)?.entry(for: id, in: registry)
    }

    override final var registeredProvider: RegisteredProvider? { self }

    /// The source of the provider; nil as ``installation(in:)`` is.
    final func source(in registry: RouteRegistry) -> (any AnyObject & Sendable)? {
        installation(in: registry)?.source.value
    }

    /// Of one that has registered by calls. Who registers views by `routes` is a ``RegisteredViewProvider``.
    override func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {
        guard let made = made.value, made.source.isOfViews else { return }
        for origin in made.origins { origin.tellViewClasses(in: registry, tell) }
    }

    override final func add(to builder: inout RouteTableBuilder, in registry: RouteRegistry) {
        guard let installation = installation(in: registry) else {
            builder.isComplete = false
            return
        }
        builder.add(type, installation, in: registry)
    }
}

/// A provider of views. The class that it makes is known without an installation.
final class RegisteredViewProvider: RegisteredProvider, @unchecked Sendable {  // Immutable.
    private let bindsClass: Bool

    /// - Parameter bindsClass: Whether its `routes` name a class, or several.
    init(_ type: any RouteProvider.Type, bindsClass: Bool) {
        self.bindsClass = bindsClass
        super.init(type)
    }

    override func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {
        let provider = type
        Self.tellDestination(of: provider, tell)
        guard bindsClass, let installation = installation(in: registry) else { return }
        for origin in installation.origins { origin.tellViewClasses(in: registry, tell) }
    }

    private static func tellDestination<Provider: RouteProvider>(of _: Provider.Type, _ tell: (Any.Type) -> Void) {
        tell(Provider.Destination.self)
    }
}
