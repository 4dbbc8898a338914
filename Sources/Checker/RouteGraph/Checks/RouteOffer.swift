// SPDX-License-Identifier: Apache-2.0

/// An offer for a key: a line of a provider or of an adapter, or a closure.
struct RouteOffer {
    enum Source {
        case provider(RouteGraph.Provider)
        case adapter(RouteGraph.Adapter, to: RouteGraph.Adapter.Line.Adaptee)
        case closure
    }

    let route: String
    let source: Source
    let registrations: [RouteGraph.Registration]
    let location: SourceLocation

    /// The name for messages.
    var name: String {
        switch source {
        case .provider(let provider): provider.name
        case .adapter(let adapter, _): adapter.name
        case .closure: "a closure"
        }
    }

    /// The name with its module; nil for a closure.
    var qualifiedName: String? {
        switch source {
        case .provider(let provider): provider.id
        case .adapter(let adapter, _): adapter.id
        case .closure: nil
        }
    }

    var adaptee: RouteGraph.Adapter.Line.Adaptee? {
        guard case .adapter(_, let adaptee) = source else { return nil }
        return adaptee
    }

    var providerID: String? {
        guard case .provider(let provider) = source else { return nil }
        return provider.id
    }

    /// Whether the offer may be registered at run time, in some registry.
    var isRegistered: Bool { !registrations.isEmpty }

    /// The provider, if it has a condition.
    var conditionalProvider: RouteGraph.Provider? {
        guard case .provider(let provider) = source, provider.condition != nil else { return nil }
        return provider
    }

    /// Whether the offer is registered whenever the app runs, if it has no condition.
    private var isRegisteredAtLaunch: Bool { registrations.contains(where: \.isCertain) }

    /// Whether the offer is registered whenever the app runs.
    var isCertain: Bool { conditionalProvider == nil && isRegisteredAtLaunch }

    /// Whether the offer is registered whenever the app runs and its condition holds.
    var isConditional: Bool { conditionalProvider != nil && isRegisteredAtLaunch }

    /// Returns whether the provider of this offer is registered only if that of another offer is not.
    func isReplaced(by other: RouteOffer) -> Bool {
        guard case .provider(let provider) = source, let id = other.providerID else { return false }
        return provider.replacedBy?.contains(id) == true
    }
}

extension RouteGraph.Registration {
    /// Whether the registration always happens, in the shared registry.
    var isCertain: Bool { registry == .shared && !isConditional }
}

extension RouteGraph.Provider {
    /// Returns the names of two providers, with their modules if the names are equal.
    static func names(_ one: RouteGraph.Provider, _ other: RouteGraph.Provider) -> (String, String) {
        one.name == other.name && one.id != other.id ? (one.id, other.id) : (one.name, other.name)
    }
}

extension RouteOffer {
    /// Returns the names of two offers, with their modules if the names are equal.
    static func names(_ one: RouteOffer, _ other: RouteOffer) -> (String, String) {
        guard one.name == other.name, let id = one.qualifiedName, let otherID = other.qualifiedName, id != otherID
        else {
            return (one.name, other.name)
        }
        return (id, otherID)
    }
}
