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
        // The types are compared first, since the cast alone would instantiate a type for each other configuration.
        if Configuration.self == ViewRouteConfiguration.self,
            let plain = self as? ViewFactory<Destination, ViewRouteConfiguration>
        {
            return plain.plainEntry(slot, at: location, convert: convert)
        }
        let key = slot.key
        let production = production
        return ViewRouteEntry(slot: slot, provider: provider, location: location, traits: production.traits) {
            let configuration = try production.beginningConfiguration(of: key)
            return ViewRequest(
                module: ViewRouteConfiguration(), own: ClassInstance.boxing(configuration), traits: production.traits,
                answering: { module, question in
                    self.applying?(module, configuration)
                    return try self.answer(question, about: configuration, for: key)
                }
            ) { module, order in
                self.applying?(module, configuration)
                return try production.finish(order, of: key, with: configuration, convert: convert)
            }
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
                    let initial = configuration
                    let module = initial as? ViewRouteConfiguration
                    return ViewRequest(
                        module: module ?? ViewRouteConfiguration(), filled: module == nil ? initial : nil,
                        own: module == nil ? ClassInstance.boxing(initial) : nil,
                        traits: production.traits,
                        answering: { module, question in
                            try self.answer(question, about: Self.configuration(module, or: initial), for: key)
                        }
                    ) { module, order in
                        try production.finish(
                            order, of: key, with: Self.configuration(module, or: initial), convert: { $0 as Any }
                        )
                    }
                },
                act: { action, destination in
                    if let destination = destination as? Destination { act(action, destination) }
                }))
    }

    @MainActor private func answer(
        _ question: ViewRequestQuestion, about configuration: Configuration, for key: RouteKey
    ) throws -> ViewRequestAnswer {
        switch question {
        case .url(let scheme):
            .url(
                try ProviderURLs.url(
                    of: URLSubject(key: key, configuration: configuration, patterns: urlPatterns.value), scheme: scheme)
            )
        case .means(let view): .isMeant(production.traits.canReveal(view, configuration))
        }
    }

    /// Returns the plain configuration if the provider uses it, or else the provider's own. Compares the static types, since a
    /// cast to `AnyObject` succeeds for every value on Apple platforms.
    private static func configuration(_ plain: ViewRouteConfiguration, or own: Configuration) -> Configuration {
        Configuration.self == ViewRouteConfiguration.self ? plain as? Configuration ?? own : own
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
                answering: { _, question in try self.answer(question, about: configuration, for: key) }
            ) { _, order in
                try production.finish(order, of: key, with: configuration) { $0 as Any }
            }
        }
    }
}

extension ViewFactory where Configuration == ViewRouteConfiguration {
    /// Returns the entry for a protocol of a provider without its own configuration. All runs share one set of actions.
    fileprivate func plainEntry<Protocol>(
        _ slot: RouteSlot, at location: RouteLocation,
        convert: @escaping @MainActor (Destination) throws -> Protocol
    ) -> ViewRouteEntry {
        let key = slot.key
        let production = production
        let actions = ViewRequest<Protocol, ViewRouteConfiguration>.Actions(
            answer: { configuration, question in try self.answer(question, about: configuration, for: key) },
            finish: { configuration, order in
                try production.finish(order, of: key, with: configuration, convert: convert)
            })
        return ViewRouteEntry(slot: slot, provider: provider, location: location, traits: production.traits) {
            ViewRequest(
                module: try production.beginningConfiguration(of: key), traits: production.traits, actions: actions)
        }
    }
}
