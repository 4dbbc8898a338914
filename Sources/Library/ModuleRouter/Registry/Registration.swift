// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// One registration: the target of one or more keys, or a detail without a key.
package final class Registration: @unchecked Sendable {  // Immutable, except for atomic words.
    /// Not copyable, because copies of its payloads would count references at each request.
    // Closures of `routes` are called by any thread, and only read.
    package enum Content: ~Copyable, @unchecked Sendable {
        /// A provider. Its keys are known from the beginning. Its factory and its entries are made when one of its keys is first
        /// requested, so an app that registers a thousand providers makes only those of the ones it uses.
        case provider(any RouteProvider.Type, RouteSteps, isOfViews: Bool, factory: ((Owner) -> ProviderFactory)?)
        /// A provider that has already registered by calls.
        case installed(any RouteProvider.Type, Installation, isOfViews: Bool)
        /// The provider that a provider replaces. It is before the registration of that provider. The name is read once, because it
        /// is code of the app and the registry uses it under a lock.
        case replacement(StaticString, by: Registration)
        case adaptation(RouteAdaptation)
        case entry(RouteEntry)
        /// A class of destinations, with a function that makes its entry, which is seldom needed.
        case destinationClass(ClassBinding, @Sendable () -> RouteEntry)
        /// A key that was requested before it was registered.
        case late(RouteID, askedAt: RouteLocation)
        case detail(any RouteDetail)
    }

    /// The factory and the registrations of a provider, made when one of its keys is first requested.
    package final class Installation: Sendable {
        package let factory: ProviderFactory
        package let registrations: [Registration]

        init(_ factory: ProviderFactory, _ registrations: [Registration]) {
            self.factory = factory
            self.registrations = registrations
        }

        func entry(for id: RouteID) -> RouteEntry? {
            // By index, because the loop would otherwise copy each element.
            for index in registrations.indices {
                if let entry = registrations[index].entry, entry.key.id == id { return entry }
            }
            return nil
        }
    }

    package let content: Content
    /// What was made from the content when one of its keys was first requested: the installation of a provider, or the entry of an
    /// adapted key. One word, because an app may register thousands of providers.
    private let made = AtomicOnce<any AnyObject & Sendable>()

    package init(_ content: consuming Content) { self.content = content }

    #if DEBUG
    // It may be the last owner of a closure of the app.
    deinit { RouteLock.assertNoneHeld() }
    #endif

    /// The registered or replacing provider; nil for any other registration.
    package var provider: (any RouteProvider.Type)? {
        switch content {
        case .provider(let type, _, _, _): type
        case .installed(let type, _, _): type
        case .replacement(_, let registration): registration.provider
        default: nil
        }
    }

    var isReplacement: Bool {
        switch content {
        case .replacement: true
        default: false
        }
    }

    /// The entry; nil for any other registration.
    var entry: RouteEntry? {
        switch content {
        case .entry(let entry): entry
        default: nil
        }
    }

    package var adaptation: RouteAdaptation? {
        switch content {
        case .adaptation(let adaptation): adaptation
        default: nil
        }
    }

    /// Calls `body` with each key.
    func eachKey(_ body: (RouteID) -> Void) {
        switch content {
        case .provider(_, let steps, _, _):
            steps.each { step in if let id = step.id { body(id) } }
        case .installed(_, let installation, _):
            for registration in installation.registrations { registration.eachKey(body) }
        case .adaptation(let adaptation): body(adaptation.key.id)
        case .entry(let entry): body(entry.key.id)
        default: break
        }
    }

    /// Returns whether both are registrations of the same provider, or of the same line of an adapter.
    package func isSame(as other: Registration) -> Bool {
        if let provider, let others = other.provider { return provider == others }
        guard let adaptation, let others = other.adaptation else { return false }
        return adaptation.key == others.key && adaptation.adapter == others.adapter
            && adaptation.location == others.location
    }

    /// Returns whether the provider of this replacement replaces another one: it names it, and has a key in common. A provider of other
    /// keys with that name is another one.
    func replaces(_ other: Registration) -> Bool {
        switch content {
        case .replacement(let name, let registration):
            guard let others = other.provider, provider != others, ProviderName.is(name, of: others) else {
                return false
            }
            var hasCommonKey = false
            other.eachKey { id in registration.eachKey { hasCommonKey = hasCommonKey || $0 == id } }
            return hasCommonKey
        default: return false
        }
    }

    // MARK: Entries

    /// Returns the entry of one of its keys, in the registry of the registration; nil if the key leads to no provider.
    func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? {
        switch content {
        case .provider:
            // The usual case does not retain the installation.
            if let entry = made.reading({ unsafeDowncast($0, to: Installation.self).entry(for: id) }) { return entry }
            return installation(in: registry)?.entry(for: id)
        case .installed(_, let installation, _): return installation.entry(for: id)
        case .adaptation: return knownAdaptation ?? AdapterChain(from: self, in: registry).makeEntry()
        case .entry(let entry): return entry
        default: return nil
        }
    }

    /// The entry of an adapted key, if it was already requested.
    package var knownAdaptation: RouteEntry? {
        guard adaptation != nil else { return nil }
        return made.value.map { unsafeDowncast($0, to: RouteEntry.self) }
    }

    /// - Parameter adaptee: The target of the adapter: an entry, or the factory of a provider.
    func adapt(_ adaptee: AnyObject) -> RouteEntry? {
        adaptation.map { unsafeDowncast(made.keep($0.makeEntry(adaptee)), to: RouteEntry.self) }
    }

    /// The maximum number of nested installations, for a `lifetime` that requests routes of other providers.
    private static let limit = 200

    /// Returns the installation of a provider; nil for any other registration, and within a `lifetime` that keeps requesting its own
    /// routes.
    package func installation(in registry: RouteRegistry) -> Installation? {
        switch content {
        case .installed(_, let installation, _): return installation
        case .provider(_, let steps, _, let makeFactory): return installation(of: steps, in: registry, makeFactory)
        default: return nil
        }
    }

    private func installation(
        of steps: RouteSteps, in registry: RouteRegistry, _ makeFactory: ((Owner) -> ProviderFactory)?
    ) -> Installation? {
        if let made = made.value { return unsafeDowncast(made, to: Installation.self) }
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
        return unsafeDowncast(made.keep(Installation(factory, batch.registrations)), to: Installation.self)
    }

    // MARK: Classes of destinations

    /// Returns the registration of the class of a provider's destinations, if their type is a class that the provider has not bound
    /// itself.
    package func ownClass(in registry: RouteRegistry) -> Registration? {
        guard let provider, let installation = installation(in: registry),
            let classEntry = installation.factory.classEntry,
            let binding = Self.binding(of: provider, in: installation)
        else { return nil }
        let factory = installation.factory
        return Registration(.destinationClass(binding) { classEntry(factory.value, binding.location) })
    }

    private static func binding<Provider: RouteProvider>(
        of _: Provider.Type, in installation: Installation
    ) -> ClassBinding? {
        guard Provider.ProvidedDestination.self is AnyClass else { return nil }
        var location: RouteLocation?
        for registration in installation.registrations {
            switch registration.content {
            case .entry(let entry): location = location ?? entry.location
            case .destinationClass(let binding, _) where binding.type == Provider.ProvidedDestination.self: return nil
            default: break
            }
        }
        return location.map { .of(Provider.ProvidedDestination.self, at: $0) }
    }

    /// Reports the classes of its views. It may also report classes of services. The class of a provider's views is known without an
    /// installation.
    package func eachViewClass(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {
        switch content {
        case .destinationClass(let binding, _): tell(binding.type)
        case .provider(let type, let steps, isOfViews: true, _):
            Self.eachDestinationClass(of: type, tell)
            guard steps.bindsViewClass, let installation = installation(in: registry) else { return }
            for registration in installation.registrations { registration.eachViewClass(in: registry, tell) }
        case .installed(_, let installation, isOfViews: true):
            for registration in installation.registrations { registration.eachViewClass(in: registry, tell) }
        default: break
        }
    }

    private static func eachDestinationClass<Provider: RouteProvider>(of _: Provider.Type, _ tell: (Any.Type) -> Void) {
        tell(Provider.ProvidedDestination.self)
    }
}

/// A provider that is not registered, because its condition does not hold or because another provider replaces it.
package struct ExcludedProvider: Sendable {
    let registration: Registration
    package let condition: RouteCondition?
    private let replacement: Registration?

    init(_ registration: Registration, condition: RouteCondition? = nil, replacement: Registration? = nil) {
        self.registration = registration
        self.condition = condition
        self.replacement = replacement
    }

    package func has(_ id: RouteID) -> Bool {
        var isFound = false
        registration.eachKey { isFound = isFound || $0 == id }
        return isFound
    }

    /// The reason, for messages.
    package var reason: String {
        let name = registration.provider.map { ProviderName.of($0) } ?? ""
        if let condition { return RouteFaultText.excludedProvider(name, condition.description) }
        return RouteFaultText.replacedProvider(name, by: replacement?.provider.map { ProviderName.of($0) } ?? "")
    }
}
