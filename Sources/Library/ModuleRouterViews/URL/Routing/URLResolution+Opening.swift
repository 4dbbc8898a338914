// SPDX-License-Identifier: Apache-2.0

extension URLResolution {
    /// The route to the URL's view; nil if the URL leads to a service.
    @MainActor var requestedView: RequestedView<Any, RouteConfiguration>? {
        guard case .view(let factory, let begin, _) = entry.target else { return nil }
        return RequestedView(
            key: entry.key, registry: registry, location: url.location, url: url, source: .provider(factory)
        ) {
            try made(begin)
        }
    }

    /// Returns the path with the kind that the URL requests, if the provider supports it, or else the provider's default
    /// path.
    @MainActor func path(from source: (any ViewRouteSource)?, animated: Bool) -> ViewRoutePath {
        let chosen = transition.flatMap { kind in
            requestedView?.supports(kind) == true ? ViewRoutePath(kind, from: source) : nil
        }
        var path = chosen ?? .defaultPath(from: source)
        if !animated { path.options.animated = false }
        return path
    }

    @MainActor func act(on destination: Any?) {
        guard let action, let destination else { return }
        switch entry.target {
        case .view(_, _, let act): act(action, destination)
        case .service(_, let act): act(action, destination)
        case .redirect: break
        }
    }

    @MainActor func perform(
        _ path: ViewRoutePath, _ completion: ((Result<Any, RouteError>) -> Void)?
    ) -> OpenedURL? {
        guard let requestedView else {
            return ViewScopes(naming: path.scope, from: path.source).run { performService(completion) }
        }
        let route = requestedView.route(path: path)
        route.perform(
            .performRoute,
            ViewRouteHandlers(
                succeeded: { prepared in
                    let destination = prepared.destination(as: Any.self)
                    act(on: destination)
                    completion?(.success(destination))
                }, failed: completion.map { completion in { completion(.failure($1)) } }))
        return .view(route)
    }

    @MainActor private func performService(_ completion: ((Result<Any, RouteError>) -> Void)?) -> OpenedURL? {
        do throws(RouteError) {
            let service = try service(.performRoute, isDelivered: completion != nil)
            act(on: service)
            completion?(.success(service))
            return .service(service, url: url)
        } catch {
            completion?(.failure(error))
            return nil
        }
    }

    /// Returns the request for the URL's service.
    ///
    /// - Throws: `RouteError`, if the URL leads to a view.
    func serviceRequest() throws(RouteError) -> ServiceURLRequest {
        guard case .service(let begin, _) = entry.target else {
            throw RouteError(
                .actionFailed, route: "URL \(Self.quoted(url.string))",
                reason: "\(Self.quoted(url.string)) leads to \(entry.owner), a provider of views",
                hint: "open it with Router.perform(url:from:)", location: url.location)
        }
        return ServiceURLRequest(key: entry.key, registry: registry, url: url) { try made(begin) }
    }

    /// Makes the service.
    ///
    /// - Parameter isDelivered: Whether the caller receives the error.
    func service(
        _ operation: RouteOperation = .makeDestination, isDelivered: Bool = true
    ) throws(RouteError) -> Any {
        let request = try serviceRequest()
        do { return try request.begin().finish() } catch {
            throw registry.report(
                operation, RouteError.wrapping(error, for: entry.key).asked(at: url.location), isDelivered: isDelivered,
                of: .service(entry.key))
        }
    }
}

/// A request for the service of a URL.
package struct ServiceURLRequest {
    package let key: RouteKey
    package let registry: RouteRegistry
    package let url: RouteURL
    package let begin: () throws -> ServiceRequest<Any, RouteConfiguration>
}
