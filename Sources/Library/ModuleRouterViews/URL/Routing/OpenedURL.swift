// SPDX-License-Identifier: Apache-2.0

/// The result of an opened URL.
@MainActor public enum OpenedURL {
    /// The route of a view.
    case view(ViewRoute)
    /// A service, and the URL that led to it. After redirections, that is the last URL.
    case service(Any, url: RouteURL)

    /// The service, or the view as long as it exists.
    public var destination: Any? {
        switch self {
        case .view(let route): route.destination
        case .service(let service, _): service
        }
    }

    /// The opened URL. After redirections, the last URL.
    public var url: RouteURL? {
        switch self {
        case .view(let route): route.url
        case .service(_, let url): url
        }
    }

    /// The route of the view; nil if the URL has led to a service.
    public var view: ViewRoute? {
        if case .view(let route) = self { route } else { nil }
    }
}

extension OpenedURL: CustomStringConvertible {
    /// The description of the route or of the service: `ViewRoute(RoutableView<any LoginViewInput>, push, routed)`.
    public var description: String {
        switch self {
        case .view(let route): route.description
        case .service(let service, _): "\(service)"
        }
    }
}

extension URLResolution {
    /// The action that the URL requests for its destination; nil if it requests none.
    var action: URLActionCall? {
        guard let key = registry.urlOptions.actionKey, let name = url.item(besidesPattern: key) else { return nil }
        return URLActionCall(name: name, url: url)
    }

    /// The kind of path that the URL requests; nil if it requests none or an unknown one.
    var transition: ViewRouteKind? {
        let options = registry.urlOptions
        return options.transitionKey.flatMap { url.item(besidesPattern: $0) }.flatMap { options.transitions[$0] }
    }

    /// Returns the result of a closure that is called with the URL and its texts. Converts a thrown error to a `RouteError`.
    func made<Run>(_ make: (RouteURL, [[String]?]) throws -> Run) throws -> Run {
        do { return try make(url, texts) } catch let error as RouteError { throw error } catch {
            throw RouteError(
                .invalidConfiguration, route: "URL \(Self.quoted(url.string))",
                reason:
                    "\(Self.quoted(url.string)) matches '\(entry.text)' of \(entry.owner), which threw an error",
                hint: "the pattern is at \(entry.location)", location: url.location, underlyingError: error)
        }
    }
}
