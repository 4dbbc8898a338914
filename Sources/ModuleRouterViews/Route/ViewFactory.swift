// SPDX-License-Identifier: Apache-2.0

/// A registered provider of views, in one registry.
package final class ViewFactory<Destination: AnyObject, Configuration>: Sendable {
    package let production: ViewProduction<Destination, Configuration>
    private let urlPatterns = AtomicOnce<any AnyObject & Sendable>()
    /// Copies the plain configuration of a performer to the provider's own configuration.
    private let applying: (@MainActor (ViewRouteConfiguration, Configuration) -> Void)?

    var provider: Any.Type { production.traits.provider }

    init(
        _ production: ViewProduction<Destination, Configuration>,
        applying: (@MainActor (ViewRouteConfiguration, Configuration) -> Void)? = nil
    ) {
        self.production = production
        self.applying = applying
    }

    /// Returns the entry for one of the provider's protocols.
    package func entry<Protocol>(
        _ slot: RouteSlot, at location: RouteLocation,
        convert: @escaping @MainActor (Destination) throws -> Protocol
    ) -> ViewRouteEntry {
        let key = slot.key
        let production = production
        return ViewRouteEntry(slot: slot, provider: provider, location: location, traits: production.traits) {
            self.request(of: key, with: try production.beginningConfiguration(of: key), convert: convert)
        }
    }

    /// Returns the entry for one of the provider's URL patterns.
    package func urlEntry(
        _ pattern: URLPatternContent<Configuration>, key: RouteKey?,
        act: @escaping @MainActor (URLAction, Destination) -> Void
    ) -> URLEntry {
        let key = key ?? RouteKey(.view, Any.self)
        let production = production
        let item = ProviderURLs.add(pattern, to: urlPatterns)
        return URLEntry(
            key: key, owner: ProviderName.of(provider), text: { URLPatternSyntax.text(of: pattern.text().pieces) },
            access: pattern.access,
            location: pattern.location, item: item,
            syntax: { () throws(URLPatternSyntax.Failure) in try item.compiled()?.syntax },
            unreadName: { try? item.compiled()?.unreadName },
            target: .view(
                { url, texts in
                    var configuration = try production.beginningConfiguration(of: key)
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
    ) -> ViewRequest<Protocol, ViewRouteConfiguration> {
        let plain = plain(configuration)
        let applied = { [self] (module: ViewRouteConfiguration) in
            if let own = self.own(module) { return own }
            applying?(module, configuration)
            return configuration
        }
        let production = production
        return ViewRequest(
            module: plain ?? ViewRouteConfiguration(), own: plain == nil ? configuration : nil,
            traits: production.traits,
            .init(
                prepare: { try production.prepare($1, of: key, with: applied($0), convert: convert) },
                url: { try self.url(of: applied($0), for: key, scheme: $1) },
                matches: { production.traits.canReveal($1, applied($0)) }))
    }

    @MainActor private func url(of configuration: Configuration, for key: RouteKey, scheme: String?) throws -> String {
        try ProviderURLs.url(
            of: URLSubject(key: key, configuration: configuration, patterns: urlPatterns.value), scheme: scheme)
    }

    // The static types are compared, since a cast to `AnyObject` succeeds for every value on Apple platforms.

    private func plain(_ configuration: Configuration) -> ViewRouteConfiguration? {
        Configuration.self == ViewRouteConfiguration.self ? configuration as? ViewRouteConfiguration : nil
    }

    private func own(_ configuration: ViewRouteConfiguration) -> Configuration? {
        Configuration.self == ViewRouteConfiguration.self ? configuration as? Configuration : nil
    }

    /// Returns an entry for requests by the provider's name or by the class of its destinations.
    package func anyEntry(at location: RouteLocation) -> ViewRouteEntry {
        entry(RouteSlot(RouteKey(.view, Any.self)), at: location) { $0 as Any }
    }

    /// Returns the entry for one of the provider's module protocols.
    package func moduleEntry<Module>(
        _ slot: RouteSlot, at location: RouteLocation,
        convert: @escaping @MainActor (Configuration) throws -> Module
    ) -> ViewRouteEntry {
        let key = slot.key
        let production = production
        return ViewRouteEntry(module: slot, provider: provider, location: location) {
            let configuration = try production.beginningConfiguration(of: key)
            return ViewRequest(
                module: try convert(configuration), traits: production.traits,
                .init(
                    prepare: { try production.prepare($1, of: key, with: configuration) { $0 as Any } },
                    url: { try self.url(of: configuration, for: key, scheme: $1) },
                    matches: { production.traits.canReveal($1, configuration) }))
        }
    }
}
