// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// A registered provider of views, in one registry: makes the entries of its keys, and its views.
package final class ViewFactory<Destination: AnyObject, Configuration>: AnyViewFactory, @unchecked Sendable {
    typealias Maker = @MainActor (Configuration) -> ViewMaker<Destination, Configuration>

    /// In a structure, because reading an optional closure allocates a thunk.
    private struct PreparedMaker {
        let maker: Maker
    }

    package let makeConfiguration: @MainActor () -> Configuration
    private let prepareMaker: @MainActor () -> Maker
    @MainActor private var prepared: PreparedMaker?
    /// Copies the plain configuration of a performer to the provider's own configuration.
    private let applying: (@MainActor (RouteConfiguration, Configuration) -> Void)?
    private let urlPatterns = AtomicOnce<any AnyObject & Sendable>()

    var provider: Any.Type { traits.provider }

    /// - Parameter maker: Called once, before the first view is made, so that providers without views need no runtime types for
    ///   it.
    init(
        traits: ViewProviderInfo, makeConfiguration: @escaping @MainActor () -> Configuration,
        applying: (@MainActor (RouteConfiguration, Configuration) -> Void)? = nil,
        maker: @escaping @MainActor () -> Maker
    ) {
        self.makeConfiguration = makeConfiguration
        self.applying = applying
        prepareMaker = maker
        super.init(traits: traits)
    }

    /// Returns the entry for one of the provider's protocols.
    ///
    /// - Parameter isAdapted: Whether an adapter to the provider makes the entry. Its requests then have the requirements of all the
    ///   provider's keys, because it leads to none of them.
    package func entry<Protocol>(
        _ slot: RouteSlot, at location: RouteLocation, isAdapted: Bool = false,
        convert: @escaping @MainActor (Destination) throws -> Protocol
    ) -> RouteEntry {
        let key = slot.key
        return RouteEntry(
            slot: slot, provider: provider, location: location, traits: traits, .provider(self, isAdapted: isAdapted)
        ) {
            self.request(of: key, with: try self.beginningConfiguration(of: key), convert: convert)
        }
    }

    /// Returns the entry for one of the provider's URL patterns.
    package func urlEntry(
        _ pattern: URLPatternContent<Configuration>, key: RouteKey?,
        act: @escaping @MainActor (URLActionCall, Destination) -> Void
    ) -> URLEntry {
        let key = key ?? RouteKey(.view, Any.self)
        let item = ProviderURLs.add(pattern, to: urlPatterns)
        return URLEntry(
            key: key, owner: ProviderName.of(provider), text: { URLPatternSyntax.text(of: pattern.text().pieces) },
            sender: pattern.sender,
            location: pattern.location, item: item,
            syntax: { () throws(URLPatternSyntax.Failure) in try item.compiled()?.syntax },
            unreadName: { try? item.compiled()?.unreadName },
            target: .view(
                self,
                { url, texts in
                    var configuration = try self.beginningConfiguration(of: key)
                    try item.compiled()?.fill(&configuration, from: url, texts)
                    return self.request(of: key, with: configuration) { $0 as Any }
                },
                act: { action, destination in
                    if let destination = destination as? Destination { act(action, destination) }
                }))
    }

    /// Returns a request with a configuration, which is the module if the provider uses the plain configuration.
    @MainActor private func request<Protocol>(
        of key: RouteKey, with configuration: Configuration,
        convert: @escaping @MainActor (Destination) throws -> Protocol
    ) -> ViewRequest<Protocol, RouteConfiguration> {
        let plain = plain(configuration)
        return ViewRequest(
            module: plain ?? RouteConfiguration(), own: plain == nil ? configuration : nil,
            .init(
                prepare: { try self.prepare($1, of: key, with: self.applied($0, to: configuration), convert: convert) },
                url: { try self.url(of: self.applied($0, to: configuration), for: key, scheme: $1) },
                matches: { self.traits.canReveal($1, self.applied($0, to: configuration)) }))
    }

    /// Returns the configuration with the performer's values: the module itself, if the provider uses the plain configuration.
    @MainActor private func applied(_ module: RouteConfiguration, to configuration: Configuration) -> Configuration {
        if let own = own(module) { return own }
        applying?(module, configuration)
        return configuration
    }

    @MainActor private func url(of configuration: Configuration, for key: RouteKey, scheme: String?) throws -> String {
        try ProviderURLs.url(
            of: URLSubject(key: key, configuration: configuration, patterns: urlPatterns.value), scheme: scheme)
    }

    // The static types are compared, since a cast to `AnyObject` succeeds for every value on Apple platforms.

    private func plain(_ configuration: Configuration) -> RouteConfiguration? {
        Configuration.self == RouteConfiguration.self ? configuration as? RouteConfiguration : nil
    }

    private func own(_ configuration: RouteConfiguration) -> Configuration? {
        Configuration.self == RouteConfiguration.self ? configuration as? Configuration : nil
    }

    /// Returns an entry for requests by the provider's name or by the class of its destinations.
    package func anyEntry(at location: RouteLocation) -> RouteEntry {
        let slot = RouteSlot(RouteKey(.view, Any.self))
        // It has the requirements of all keys, so that it is no way around one of them.
        return RouteEntry(
            slot: slot, provider: provider, location: location, traits: traits, .provider(self, isAdapted: true)
        ) {
            self.request(of: slot.key, with: try self.beginningConfiguration(of: slot.key)) { $0 as Any }
        }
    }

    /// Returns the entry for one of the provider's module protocols.
    package func moduleEntry<Module>(
        _ slot: RouteSlot, at location: RouteLocation, isAdapted: Bool = false,
        convert: @escaping @MainActor (Configuration) throws -> Module
    ) -> RouteEntry {
        let key = slot.key
        return RouteEntry(
            module: slot, provider: provider, location: location, .provider(self, isAdapted: isAdapted)
        ) {
            let configuration = try self.beginningConfiguration(of: key)
            return ViewRequest<Any, Module>(
                module: try convert(configuration),
                .init(
                    prepare: { try self.prepare($1, of: key, with: configuration) { $0 as Any } },
                    url: { try self.url(of: configuration, for: key, scheme: $1) },
                    matches: { self.traits.canReveal($1, configuration) }))
        }
    }

    // MARK: Making views

    @MainActor private func maker(_ configuration: Configuration) -> ViewMaker<Destination, Configuration> {
        if let prepared { return prepared.maker(configuration) }
        let maker = prepareMaker()
        prepared = PreparedMaker(maker: maker)
        return maker(configuration)
    }

    /// Makes a view, or takes the existing one, and prepares it: first the performer, then the provider.
    @MainActor func prepare<Protocol>(
        _ context: ViewPreparationContext<Protocol>, of key: RouteKey, with configuration: Configuration,
        convert: (Destination) throws -> Protocol
    ) throws -> TypedPreparedView<Protocol> {
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        do {
            let maker = maker(configuration)
            context.route.performance?.steps = maker
            let view = try existing(context, key, maker) ?? make(by: maker, for: context.route, key)
            let destination = try convert(view)
            if context.isExternal, !maker.isPrepared(external: view) { try askPerformer(to: view, context.route) }
            try context.preparation?(destination)
            maker.prepare(view, context.route)
            return TypedPreparedView(destination: destination, view: view, steps: maker)
        } catch {
            throw RouteError.thrown(error, making: key)
        }
    }

    /// Returns the configuration that a request of a key begins with.
    @MainActor func beginningConfiguration(of key: RouteKey) throws -> Configuration {
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        return makeConfiguration()
    }

    @MainActor private func existing<Protocol>(
        _ context: ViewPreparationContext<Protocol>, _ key: RouteKey, _ maker: ViewMaker<Destination, Configuration>
    ) throws -> Destination? {
        guard let existing = context.existing else { return nil }
        guard let view = existing as? Destination, maker.makes(view) else {
            throw RouteError(
                .invalidConfiguration, route: key.description,
                reason:
                    "\(TypeSpelling.name(of: type(of: existing))) is not what \(ProviderName.of(traits.provider)) provides for \(key)",
                hint: "pass a \(TypeSpelling.name(of: maker.made))")
        }
        return view
    }

    @MainActor private func make(
        by maker: ViewMaker<Destination, Configuration>, for route: ViewRoute, _ key: RouteKey
    ) throws -> Destination {
        guard let view = try maker.make(for: route) else { throw RouteError.madeNothing(key, traits.provider) }
        return view
    }

    @MainActor private func askPerformer(to view: Destination, _ route: ViewRoute) throws {
        // A cast to a protocol searches for its conformance, but unprepared external views are rare.
        guard let performer = route.source as? any ViewRoutePerformer else {
            throw RouteError(
                .invalidPerformer, route: route.key.description,
                reason:
                    "\(ProviderName.of(traits.provider)) cannot prepare a \(TypeSpelling.name(of: Destination.self)) alone, and \(route.source.map { "\(TypeSpelling.name(of: type(of: $0))) is not a ViewRoutePerformer" } ?? "no code performs the route")",
                hint: "conform the screen that shows it to ViewRoutePerformer")
        }
        performer.prepare(destinationFromExternal: view, route: route)
    }
}
