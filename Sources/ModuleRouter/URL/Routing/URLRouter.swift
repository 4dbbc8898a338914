// SPDX-License-Identifier: Apache-2.0

/// The router of what a URL has led to.
@MainActor public enum URLRouter {
    case view(ViewRouter<Any, ViewRouteConfiguration>)
    case service(ServiceRouter<Any, ServiceRouteConfiguration>)

    /// What the URL has led to, while somebody keeps it.
    public var destination: Any? {
        switch self {
        case .view(let router): router.destination
        case .service(let router): router.destination
        }
    }

    /// The URL itself; after redirections, what they have come to.
    public var url: RouteURL? {
        switch self {
        case .view(let router): router.route.url
        case .service(let router): router.url
        }
    }

    public var state: RouterState {
        switch self {
        case .view(let router): router.state
        case .service(let router): router.state
        }
    }

    /// The router of the view; nil if the URL has led to a service.
    public var view: ViewRouter<Any, ViewRouteConfiguration>? {
        if case .view(let router) = self { router } else { nil }
    }

    /// The router of the service; nil if the URL has led to a view.
    public var service: ServiceRouter<Any, ServiceRouteConfiguration>? {
        if case .service(let router) = self { router } else { nil }
    }
}

extension URLRouter: CustomStringConvertible {
    /// That of the router: `ViewRouter(RoutableView<any LoginViewInput>, push, routed)`.
    public var description: String {
        switch self {
        case .view(let router): router.description
        case .service(let router): router.description
        }
    }
}

extension URLResolution {
    /// The action that the URL asks for, once it has led to its destination.
    var action: URLAction? {
        guard let key = registry.urlOptions.actionKey, let name = url.item(besidesPattern: key) else { return nil }
        return URLAction(name: name, url: url)
    }

    /// How the URL wants a view to be shown; nil if it does not say, or nothing that is known.
    var transition: ViewRouteKind? {
        let options = registry.urlOptions
        return options.transitionKey.flatMap { url.item(besidesPattern: $0) }.flatMap { options.transitions[$0] }
    }

    /// What is made from the URL, or why nothing is.
    func made<Run>(_ make: (RouteURL, [[String]?]) throws -> Run) throws -> Run {
        do { return try make(url, texts) } catch let error as RouteError { throw error } catch {
            throw RouteError.invalidConfiguration(
                RouteError.Failure(
                    route: "URL \(Self.quoted(url.string))",
                    reason:
                        "\(Self.quoted(url.string)) matches '\(entry.text)' of \(entry.owner), which makes nothing of it",
                    hint: "the pattern is at \(entry.location)", location: url.location, underlyingError: error))
        }
    }
}
