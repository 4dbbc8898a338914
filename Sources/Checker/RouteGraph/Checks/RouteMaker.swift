// SPDX-License-Identifier: Apache-2.0

/// A provider, or a closure that is registered for keys.
enum RouteMaker {
    case provider(RouteGraph.Provider)
    /// The registration, and the ids of its keys.
    case closure(RouteGraph.Registration, keys: [String])

    /// Returns the providers and closures of an app, by id.
    static func makers(of graph: RouteGraph) -> [String: RouteMaker] {
        var makers = Dictionary(graph.providers.map { ($0.id, RouteMaker.provider($0)) }) { first, _ in first }
        for route in graph.routes {
            for closure in route.closures {
                var keys = [route.id]
                if case .closure(_, let others)? = makers[closure.location.description] { keys = others + keys }
                makers[closure.location.description] = .closure(closure, keys: keys)
            }
        }
        return makers
    }

    /// The id of the provider, or the location of the closure.
    var id: String {
        switch self {
        case .provider(let provider): provider.id
        case .closure(let registration, _): registration.location.description
        }
    }

    /// The name for messages.
    var name: String {
        switch self {
        case .provider(let provider): provider.name
        case .closure(let registration, _):
            "the closure at \(registration.location.fileName):\(registration.location.line)"
        }
    }

    /// The lifetime of the destinations; nil if none is stated, so that they are transient.
    var lifetime: RouteGraph.Lifetime? {
        switch self {
        case .provider(let provider): provider.lifetime
        case .closure(let registration, _): registration.lifetime
        }
    }

    var isRegistered: Bool {
        switch self {
        case .provider(let provider): !provider.registrations.isEmpty
        case .closure: true
        }
    }

    /// Whether it is a kind of scope, whose lines provide the values of its scopes.
    var isScope: Bool {
        if case .provider(let provider) = self { provider.isScope == true } else { false }
    }

    /// Whether its lifetime is the argument of a macro or of a call, and not a property.
    var takesLifetime: Bool {
        if case .provider(let provider) = self { provider.isDestination == true } else { true }
    }

    /// Whether its destinations belong to the caller or to the caller's object graph, and are made in the scopes of the request.
    var isOfCaller: Bool { lifetime.map { [.transient, .graph].contains($0.kind) } ?? true }

    /// The ids of its keys.
    var keys: [String] {
        switch self {
        case .provider(let provider): provider.provides.map(\.route)
        case .closure(_, let keys): keys
        }
    }

    /// Returns the place that provides a key.
    func line(for route: String) -> SourceLocation {
        switch self {
        case .provider(let provider): provider.provides.first { $0.route == route }?.location ?? provider.location
        case .closure(let registration, _): registration.location
        }
    }
}
