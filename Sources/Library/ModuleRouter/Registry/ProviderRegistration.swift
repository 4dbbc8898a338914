// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A provider in one registry.
///
/// Its keys are known from the beginning. Its factory and its entries are made when one of its keys is first requested. An app that
/// registers a thousand providers makes only the ones it uses.
class ProviderRegistration: RouteRegistration, @unchecked Sendable {  // Immutable, except for an atomic word.
    /// The factory and the registrations of a provider, made when one of its keys is first requested.
    final class Installation: Sendable {
        let factory: ProviderFactory
        let registrations: [RouteRegistration]
        fileprivate let keys: [KeyRegistration]

        /// - Parameter registered: The provider's registrations for its factory.
        init(_ factory: ProviderFactory, _ registered: PendingRegistrations) {
            self.factory = factory
            registrations = registered.registrations
            keys = registered.keys
        }

        fileprivate func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? {
            // By index, because the loop would otherwise copy each element.
            for index in keys.indices where keys[index].id == id {
                return keys[index].registration.entry(for: id, in: registry)
            }
            return nil
        }

        /// Returns the class of the provider's destinations, if their type is a class that the provider has not bound itself.
        func ownClass<Provider: RouteProvider>(of _: Provider.Type) -> DetailRegistration? {
            guard let classEntry = factory.classEntry, Provider.ProvidedDestination.self is AnyClass,
                !binds(Provider.ProvidedDestination.self),
                let location = registrations.lazy.compactMap({ $0 as? RouteEntry }).first?.location
            else { return nil }
            let factory = factory
            return .destinationClass(.of(Provider.ProvidedDestination.self, at: location)) {
                classEntry(factory.value, location)
            }
        }

        private func binds(_ type: Any.Type) -> Bool {
            registrations.contains { ($0 as? DetailRegistration)?.binding?.type == type }
        }
    }

    /// The maximum number of nested installations, for a `lifetime` that requests routes of other providers.
    private static let limit = 200

    final let type: any RouteProvider.Type
    /// The name of the replaced provider. Read once, because it is code of the app and the registry uses it under a lock.
    final let replacedProvider: StaticString?
    /// The lines of the provider's `routes`, which are read once.
    fileprivate final let steps: RouteSteps
    /// Makes the factory; nil if the provider needs none.
    private final let makeFactory: ((Owner) -> ProviderFactory)?
    private final let made = AtomicOnce<Installation>()

    init(
        _ type: any RouteProvider.Type, _ steps: RouteSteps, factory: ((Owner) -> ProviderFactory)?
    ) {
        self.type = type
        self.steps = steps
        makeFactory = factory
        replacedProvider = type.replacedProvider
    }

    /// Makes the registration of a provider that has already registered by calls.
    convenience init(_ type: any RouteProvider.Type, _ installation: Installation) {
        self.init(type, .several([]), factory: nil)
        _ = made.keep(installation)
    }

    /// Returns the installation; nil only within a `lifetime` that keeps requesting its own routes.
    final func installation(in registry: RouteRegistry) -> Installation? {
        if let made = made.value { return made }
        // The depth of destinations does not limit this: the deepest destination may be the first to need this provider.
        defer { module_router_end_installing() }
        let depth = module_router_begin_installing()
        // The outermost installation is always allowed: the innermost destination that fits on the stack may be the first to need
        // its provider.
        guard depth == 1 || depth <= Self.limit && RecursionGuard.hasRoom else { return nil }
        RouteLock.assertNoneHeld()
        let factory = makeFactory?(registry.own) ?? ProviderFactory(made: OwnedItem())
        let batch = RegistrationBatch(owner: registry.own)
        // Keys first, regardless of their positions: a URL pattern leads to the first key.
        steps.each { if $0.id != nil { $0.install(factory, batch) } }
        steps.each { if $0.id == nil { $0.install(factory, batch) } }
        return made.keep(Installation(factory, batch.pending))
    }

    override final func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? {
        // The usual case first. It does not retain the installation.
        made.reading { $0.entry(for: id, in: registry) } ?? installation(in: registry)?.entry(for: id, in: registry)
    }

    override final var registeredProvider: ProviderRegistration? { self }

    /// Returns the factory of the provider; nil if ``installation(in:)`` is nil.
    final func factory(in registry: RouteRegistry) -> (any AnyObject & Sendable)? {
        installation(in: registry)?.factory.value
    }

    /// Reports the classes of a provider that registered by calls. A provider that registers views with `routes` is a
    /// ``ViewProviderRegistration``.
    override package func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {
        guard let made = made.value, made.factory.isOfViews else { return }
        for registration in made.registrations { registration.tellViewClasses(in: registry, tell) }
    }

    override final func add(to builder: RouteTableBuilder, in registry: RouteRegistry) {
        guard let installation = installation(in: registry) else {
            builder.isComplete = false
            return
        }
        builder.add(type, installation, in: registry)
    }
}

/// A provider of views. The class of its views is known without an installation.
final class ViewProviderRegistration: ProviderRegistration, @unchecked Sendable {  // Immutable.
    override package func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {
        let provider = type
        Self.tellDestination(of: provider, tell)
        guard steps.bindsViewClass, let installation = installation(in: registry) else { return }
        for registration in installation.registrations { registration.tellViewClasses(in: registry, tell) }
    }

    private static func tellDestination<Provider: RouteProvider>(of _: Provider.Type, _ tell: (Any.Type) -> Void) {
        tell(Provider.ProvidedDestination.self)
    }
}
