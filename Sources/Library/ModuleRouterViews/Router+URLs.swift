// SPDX-License-Identifier: Apache-2.0

import URLPatterns

// MARK: Opening URLs

extension Router {
    /// Returns whether a URL leads to a route that its sender may open. Does not ask interceptors or fallbacks.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - sender: The sender of the URL. Defaults to ``URLSender/outside``.
    /// - Complexity: O(n) in the length of the URL, plus the number of patterns with the same beginning. A URL that exceeds
    ///   the limits of ``RouteRegistry/urlOptions`` is not read.
    public static func canOpen(url: String, by sender: URLSender = .outside) -> Bool {
        let registry = RouteRegistry.current
        guard registry.urlLimits.excess(of: url) == nil else { return false }
        switch registry.opening(of: url) {
        case nil:
            registry.refuse("URL \(URLResolution.quoted(url))")
            return false
        case .open: return true
        case .closed: return sender == .app
        case .redirected:
            let location = RouteLocation(fileID: #fileID, line: #line, column: #column)
            return (try? URLResolution.resolve(url, by: sender, at: location)) != nil
        }
    }

    /// Opens a URL: shows its view, or performs the route to its service.
    ///
    /// A view is shown as the URL requests (see ``URLRouteOptions/transitionKey``), or else by its provider's default path.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - source: The source of the route, if the URL leads to a view.
    ///   - animated: Whether the transition of a view is animated. Defaults to true, which leaves the choice to the provider.
    ///   - sender: The sender of the URL. Defaults to ``URLSender/outside``, which may open only patterns that allow it.
    ///   - completion: Called once with the result.
    /// - Returns: The route of the view, or the service; nil if the URL was refused. A fallback may then open another route later.
    @MainActor @discardableResult
    public static func perform(
        url: String, from source: (any ViewRouteSource)?, animated: Bool = true, by sender: URLSender = .outside,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> OpenedURL? {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return perform(url: url, source, by: sender, location, completion) {
            $0.path(from: source, animated: animated)
        }
    }

    /// Opens a URL: shows its view by a path, or performs the route to its service.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - path: The way to show the view, and the source.
    ///   - sender: The sender of the URL. Defaults to ``URLSender/outside``, which may open only patterns that allow it.
    ///   - completion: Called once with the result.
    /// - Returns: The route of the view, or the service; nil if the URL was refused. A fallback may then open another route later.
    @MainActor @discardableResult
    public static func perform(
        url: String, path: ViewRoutePath, by sender: URLSender = .outside, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> OpenedURL? {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return perform(url: url, path.source, by: sender, location, completion) { _ in path }
    }

    /// Opens a URL, and returns when its view is shown and the transition has ended, or when its service is made.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - source: The source of the route, if the URL leads to a view.
    ///   - animated: Whether the transition of a view is animated. Defaults to true, which leaves the choice to the provider.
    ///   - sender: The sender of the URL. Defaults to ``URLSender/outside``, which may open only patterns that allow it.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
    @MainActor @discardableResult
    public static func route(
        url: String, from source: (any ViewRouteSource)?, animated: Bool = true, by sender: URLSender = .outside,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> OpenedURL {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return try await route(url: url, source, by: sender, location) { $0.path(from: source, animated: animated) }
    }

    /// Opens a URL by a path, and returns when its view is shown and the transition has ended, or when its service is made.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - path: The way to show the view, and the source.
    ///   - sender: The sender of the URL. Defaults to ``URLSender/outside``, which may open only patterns that allow it.
    /// - Throws: `RouteError`, with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
    @MainActor @discardableResult
    public static func route(
        url: String, path: ViewRoutePath, by sender: URLSender = .outside, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) async throws -> OpenedURL {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return try await route(url: url, path.source, by: sender, location) { _ in path }
    }

    /// Makes the destination of a URL without showing it. Does not ask fallbacks.
    ///
    /// - Parameters:
    ///   - url: The URL of a view or a service.
    ///   - sender: The sender of the URL. Defaults to ``URLSender/outside``, which may open only patterns that allow it.
    /// - Throws: `RouteError`, with the location of the call.
    @MainActor public static func destination(
        url: String, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        let resolution = try resolved(url, sender, RouteLocation(fileID: fileID, line: line, column: column))
        if let requested = resolution.requestedView { return try requested.destination() }
        return try resolution.service()
    }

    /// Returns the route to the view of a URL, with a configuration that the URL fills; nil if the URL leads to no view.
    @MainActor package static func requestedView(
        toURL url: String, at location: RouteLocation
    ) -> RequestedView<Any, RouteConfiguration>? {
        guard case .success(let resolution) = URLResolution.find(url, by: .app, at: location) else { return nil }
        return resolution.requestedView
    }

    // MARK: Services

    /// Returns the request for the service of a URL, with a configuration that the URL fills; nil if the URL leads to no service.
    package static func serviceRequest(toURL url: String, at location: RouteLocation) -> ServiceURLRequest? {
        guard case .success(let resolution) = URLResolution.find(url, by: .app, at: location) else { return nil }
        return try? resolution.serviceRequest()
    }

    /// Returns the request for the service of a URL of this app. Reports the error if there is none.
    package static func serviceRequest(
        toURL url: String, at location: RouteLocation, isDelivered: Bool
    ) throws(RouteError) -> ServiceURLRequest {
        let resolution = try resolved(url, .app, location, isDelivered: isDelivered)
        do throws(RouteError) { return try resolution.serviceRequest() } catch {
            throw RouteRegistry.current.report(.toURL, error, isDelivered: isDelivered)
        }
    }

    /// Makes the service of a URL on the caller's thread. Does not ask fallbacks.
    ///
    /// - Parameters:
    ///   - url: The URL of a service.
    ///   - sender: The sender of the URL. Defaults to ``URLSender/outside``, which may open only patterns that allow it.
    /// - Throws: `RouteError`, with the location of the call.
    public static func destination(
        serviceURL url: String, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        try resolved(url, sender, RouteLocation(fileID: fileID, line: line, column: column)).service()
    }

    // MARK: -

    /// The maximum number of times that fallbacks may redirect one URL.
    private static let fallbackLimit = 8

    private static func resolved(
        _ url: String, _ sender: URLSender, _ location: RouteLocation, isDelivered: Bool = true
    ) throws(RouteError) -> URLResolution {
        do throws(URLRefusalError) { return try URLResolution.resolve(url, by: sender, at: location) } catch {
            throw report(error.refusal.error, of: error.refusal, isDelivered: isDelivered)
        }
    }

    @discardableResult
    private static func report(
        _ error: RouteError, of refusal: URLRefusal, isAnswered: Bool = false, isDelivered: Bool
    ) -> RouteError {
        RouteRegistry.current.report(
            .toURL, error, isDelivered: isDelivered, of: refusal.isClosed || isAnswered ? .answeredURL : .nothing)
    }

    @MainActor private static func perform(
        url: String, _ source: (any ViewRouteSource)?, by sender: URLSender, _ location: RouteLocation,
        _ completion: ((Result<Any, RouteError>) -> Void)?, remaining: Int = fallbackLimit,
        path: @escaping (URLResolution) -> ViewRoutePath
    ) -> OpenedURL? {
        let refused: URLRefusal
        do throws(URLRefusalError) {
            let resolution = try URLResolution.resolve(url, by: sender, at: location)
            return resolution.perform(path(resolution), completion)
        } catch {
            refused = error.refusal
        }
        func fail(_ error: RouteError, isAnswered: Bool = false) {
            report(error, of: refused, isAnswered: isAnswered, isDelivered: completion != nil)
            completion?(.failure(error))
        }
        guard !RouteRegistry.current.urls.fallbacks.isEmpty else {
            fail(refused.error)
            return nil
        }
        // The source is held weakly while the fallbacks decide.
        let origin = source.map(ViewRoutePath.Start.init)
        Task {
            switch await fallback(for: refused, from: origin?.source) {
            case .decline: fail(refused.error)
            case .handled: completion?(.failure(refused.error))
            case .fail(let cause): fail(refused.error.caused(by: cause), isAnswered: true)
            case .redirect(let other, let newSender):
                guard remaining > 0 else { return fail(tooManyFallbacks(other, location)) }
                _ = perform(
                    url: other, origin?.source, by: newSender ?? sender, location, completion,
                    remaining: remaining - 1, path: path)
            }
        }
        return nil
    }

    @MainActor private static func route(
        url: String, _ source: (any ViewRouteSource)?, by sender: URLSender, _ location: RouteLocation,
        path: (URLResolution) -> ViewRoutePath
    ) async throws -> OpenedURL {
        var (url, sender, remaining) = (url, sender, fallbackLimit)
        while true {
            let refused: URLRefusal
            switch URLResolution.find(url, by: sender, at: location) {
            case .success(let resolution): return try await route(resolution, by: path(resolution))
            case .failure(let failure): refused = failure.refusal
            }
            switch await fallback(for: refused, from: source) {
            case .redirect(let other, let newSender):
                guard remaining > 0 else {
                    throw RouteRegistry.current.report(.toURL, tooManyFallbacks(other, location), isDelivered: true)
                }
                (url, sender, remaining) = (other, newSender ?? sender, remaining - 1)
            case .fail(let cause):
                throw report(refused.error.caused(by: cause), of: refused, isAnswered: true, isDelivered: true)
            case .decline: throw report(refused.error, of: refused, isDelivered: true)
            // Not reported: the app has handled the URL.
            case .handled: throw refused.error
            }
        }
    }

    @MainActor private static func fallback(
        for refusal: URLRefusal, from source: (any ViewRouteSource)?
    ) async -> URLFallbackDecision {
        for fallback in RouteRegistry.current.urls.fallbacks {
            let decision = await fallback.decide(refusal, source)
            if case .decline = decision { continue }
            return decision
        }
        return .decline
    }

    @MainActor private static func route(
        _ resolution: URLResolution, by path: ViewRoutePath
    ) async throws -> OpenedURL {
        guard let requested = resolution.requestedView else {
            return try ViewScopes(naming: path.scope, from: path.source).run {
                let service = try resolution.service(.performRoute)
                resolution.act(on: service)
                return .service(service, url: resolution.url)
            }
        }
        let route = requested.route(path: path)
        let destination = try await route.performed().destination(as: Any.self)
        route.inScopes { resolution.act(on: destination) }
        return .view(route)
    }

    private static func tooManyFallbacks(_ url: String, _ location: RouteLocation) -> RouteError {
        RouteError(
            .infiniteRecursion, route: "URL \(URLResolution.quoted(url))",
            reason: "fallbacks redirected \(URLResolution.quoted(url)) more than \(fallbackLimit) times",
            location: location)
    }
}

extension RouteError {
    fileprivate func caused(by cause: any Error) -> RouteError {
        var error = self
        error.underlyingError = cause
        return error
    }
}
