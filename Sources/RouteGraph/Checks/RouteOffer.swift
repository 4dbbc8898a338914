// SPDX-License-Identifier: Apache-2.0

/// Somebody who answers to a key: a line of a provider or of an adapter, or a closure.
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

    /// As messages call it.
    var name: String {
        switch source {
        case .provider(let provider): provider.name
        case .adapter(let adapter, _): adapter.name
        case .closure: "a closure"
        }
    }

    /// The same with its module; nil if it has no name.
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

    /// Whether it may be there at run time, in some registry.
    var isRegistered: Bool { !registrations.isEmpty }

    /// Whether it is there whenever the app runs.
    var isCertain: Bool { registrations.contains(where: \.isCertain) }
}

extension RouteGraph.Registration {
    /// Whether it puts its route into the shared registry whenever the app runs.
    var isCertain: Bool { registry == .shared && !isConditional }
}

extension RouteGraph.Provider {
    /// What two providers are called beside each other: by their names, with modules if these are the same.
    static func names(_ one: RouteGraph.Provider, _ other: RouteGraph.Provider) -> (String, String) {
        one.name == other.name && one.id != other.id ? (one.id, other.id) : (one.name, other.name)
    }
}

extension RouteOffer {
    /// The same of two offers.
    static func names(_ one: RouteOffer, _ other: RouteOffer) -> (String, String) {
        guard one.name == other.name, let id = one.qualifiedName, let otherID = other.qualifiedName, id != otherID
        else {
            return (one.name, other.name)
        }
        return (id, otherID)
    }
}
