// SPDX-License-Identifier: Apache-2.0

/// The content of a ``RouteEntry``, with its types erased.
class AnyViewEntry: @unchecked Sendable {  // Its only variable is set before another thread can see the entry.
    /// The provider to which an entry leads.
    enum Target {
        /// - isAdapted: Whether the route leads to none of the provider's keys. It then has the requirements of all of them.
        case provider(AnyViewFactory, isAdapted: Bool)
        /// The entry to which an adapter leads in the current registry.
        case adaptee(RouteEntry)
    }

    private let target: Target
    /// The requirements that the provider states for the key.
    fileprivate var requirements: [RouteRequirement] = []

    init(_ target: Target) { self.target = target }

    /// The properties that are known without a request.
    @MainActor fileprivate func info(of key: RouteKey) throws -> ViewRouteInfo {
        var info: ViewRouteInfo
        switch target {
        case .provider(let factory, let isAdapted):
            info = ViewRouteInfo(traits: factory.traits, requirements: isAdapted ? factory.requirements : [])
        case .adaptee(let adaptee):
            // Adapters of two registries may form a cycle that neither registry can detect.
            defer { RecursionGuard.leave() }
            guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
            info = try adaptee.current.info
        }
        if !requirements.isEmpty { info.requirements += requirements }
        return info
    }

    /// Returns the route with its types erased.
    @MainActor func anyRequest() throws -> ViewRequest<Any, RouteConfiguration> {
        preconditionFailure("each subclass overrides this method")
    }
}

/// The content of a view's entry.
final class ViewEntry<Protocol>: AnyViewEntry, @unchecked Sendable {  // Immutable.
    private let makeRequest: @MainActor () throws -> ViewRequest<Protocol, RouteConfiguration>

    init(_ target: Target, begin: @escaping @MainActor () throws -> ViewRequest<Protocol, RouteConfiguration>) {
        makeRequest = begin
        super.init(target)
    }

    @MainActor func begin() throws -> ViewRequest<Protocol, RouteConfiguration> { try makeRequest() }

    @MainActor override func anyRequest() throws -> ViewRequest<Any, RouteConfiguration> {
        let request = try begin()
        return request.mapped(module: request.module, { $0 as Any }) { module, configuration in configuration = module }
    }
}

/// The content of the entry of a view's module protocol.
final class ViewModuleEntry<Module>: AnyViewEntry, @unchecked Sendable {  // Immutable.
    private let makeRequest: @MainActor () throws -> ViewRequest<Any, Module>

    init(_ target: Target, begin: @escaping @MainActor () throws -> ViewRequest<Any, Module>) {
        makeRequest = begin
        super.init(target)
    }

    @MainActor func begin() throws -> ViewRequest<Any, Module> { try makeRequest() }

    @MainActor override func anyRequest() throws -> ViewRequest<Any, RouteConfiguration> {
        try begin().mapped(module: RouteConfiguration(), { $0 }) { _, _ in }
    }
}

extension RouteEntry {
    /// Makes the entry of a view.
    ///
    /// - Parameter traits: Nil for an adapter.
    convenience init<Protocol>(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, traits: ViewProviderInfo?,
        _ target: AnyViewEntry.Target,
        begin: @escaping @MainActor () throws -> ViewRequest<Protocol, RouteConfiguration>
    ) {
        self.init(
            view: slot, provider: provider, location: location, settings: traits,
            maker: ViewEntry(target, begin: begin))
    }

    /// Makes the entry of a view's module protocol.
    convenience init<Module>(
        module slot: RouteSlot, provider: Any.Type, location: RouteLocation, _ target: AnyViewEntry.Target,
        begin: @escaping @MainActor () throws -> ViewRequest<Any, Module>
    ) {
        self.init(view: slot, provider: provider, location: location, maker: ViewModuleEntry(target, begin: begin))
    }

    /// The properties that are known without a request.
    @MainActor var info: ViewRouteInfo {
        // Each content is made by one of these initialisers.
        get throws { try unsafeDowncast(maker, to: AnyViewEntry.self).info(of: key) }
    }

    /// - Parameter protocol: The protocol of the key.
    func view<Protocol>(_ protocol: Protocol.Type) -> ViewEntry<Protocol> {
        // The content was made for the protocol of the key.
        unsafeDowncast(maker, to: ViewEntry<Protocol>.self)
    }

    /// - Parameter module: The module protocol of the key.
    func module<Module>(_ module: Module.Type) -> ViewModuleEntry<Module> {
        // The content was made for the module protocol of the key.
        unsafeDowncast(maker, to: ViewModuleEntry<Module>.self)
    }

    /// Returns the route with its types erased.
    @MainActor func anyRequest() throws -> ViewRequest<Any, RouteConfiguration> {
        // Each content is made by one of the initialisers above.
        try unsafeDowncast(maker, to: AnyViewEntry.self).anyRequest()
    }
}

extension RouteEntry {
    /// Adds requirements of the key. Called before the entry is registered.
    func require(_ requirements: [RouteRequirement]) {
        // Each content is made by one of the initialisers above.
        unsafeDowncast(maker, to: AnyViewEntry.self).requirements += requirements
    }
}

extension RouteEntry {
    /// The provider's settings for its views; nil unless this is the entry of a class of views.
    var viewTraits: ViewProviderInfo? {
        // The settings are set only by the initialiser above.
        settings.map { unsafeDowncast($0, to: ViewProviderInfo.self) }
    }
}
