// SPDX-License-Identifier: Apache-2.0

// MARK: Opening URLs

extension Router {
    /// Whether a URL leads to a route that its sender may take. Asks no interceptor and no fallback.
    ///
    /// - Complexity: O(n) in the URL's length, plus the number of patterns that begin as it does. A URL over the limits of
    ///   ``RouteRegistry/urlOptions`` is not read.
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

    /// Opens a URL: shows the view, or performs the service, that it leads to.
    ///
    /// A view is shown as the URL says (see ``URLRouteOptions/transitionKey``), or as its provider wants it to be.
    ///
    /// - Parameters:
    ///   - source: Where a view is shown from.
    ///   - animated: Whether the transition of a view is seen; if true, that is left to its provider.
    ///   - sender: Who asks. The outside opens only what is ``URLAccess/open``.
    ///   - completion: Told how it went, once.
    /// - Returns: The router; nil if the URL leads nowhere. A fallback may then show something else, later.
    @MainActor @discardableResult
    public static func perform(
        url: String, from source: (any ViewRouteSource)?, animated: Bool = true, by sender: URLSender = .outside,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> URLRouter? {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return perform(url: url, source, by: sender, location, completion) {
            $0.path(from: source, animated: animated)
        }
    }

    /// Opens a URL, and shows the view that it leads to by a path.
    @MainActor @discardableResult
    public static func perform(
        url: String, path: ViewRoutePath, by sender: URLSender = .outside, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> URLRouter? {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return perform(url: url, path.source, by: sender, location, completion) { _ in path }
    }

    /// Opens a URL, and returns when the view that it leads to is there and its transition has ended.
    ///
    /// - Parameters:
    ///   - source: Where a view is shown from.
    ///   - animated: Whether the transition of a view is seen; if true, that is left to its provider.
    ///   - sender: Who asks. The outside opens only what is ``URLAccess/open``.
    /// - Throws: `RouteError`, with the place of the call; `CancellationError` if it was given up before the view began
    ///   to move.
    @MainActor @discardableResult
    public static func route(
        url: String, from source: (any ViewRouteSource)?, animated: Bool = true, by sender: URLSender = .outside,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> URLRouter {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return try await route(url: url, source, by: sender, location) { $0.path(from: source, animated: animated) }
    }

    /// Opens a URL, shows the view that it leads to by a path, and returns when it is there and its transition has ended.
    ///
    /// - Throws: `RouteError`, with the place of the call; `CancellationError` if it was given up before the view began
    ///   to move.
    @MainActor @discardableResult
    public static func route(
        url: String, path: ViewRoutePath, by sender: URLSender = .outside, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) async throws -> URLRouter {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return try await route(url: url, path.source, by: sender, location) { _ in path }
    }

    /// Makes what a URL leads to, without showing it.
    ///
    /// - Throws: `RouteError`, with the place of the call.
    @MainActor public static func destination(
        for url: String, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        let resolution = try resolved(url, sender, RouteLocation(fileID: fileID, line: line, column: column))
        if let type = resolution.viewRouterType { return try type.destination() }
        return try resolution.service()
    }

    /// The route to the view that a URL leads to, with what the URL says in its configuration; nil if it leads to none.
    @MainActor package static func viewRoute(
        toURL url: String, at location: RouteLocation
    ) -> ViewRouterType<Any, ViewRouteConfiguration>? {
        guard case .success(let resolution) = URLResolution.find(url, by: .app, at: location) else { return nil }
        return resolution.viewRouterType
    }

    // MARK: Services

    /// The route to the service that a URL leads to, with what the URL says in its configuration; nil if it leads to none.
    package static func serviceRoute(
        toURL url: String, at location: RouteLocation
    ) -> ServiceRouterType<Any, ServiceRouteConfiguration>? {
        guard case .success(let resolution) = URLResolution.find(url, by: .app, at: location) else { return nil }
        return try? resolution.serviceRouterType()
    }

    /// Performs the service that a URL leads to, on the thread of the caller. Asks no fallback.
    ///
    /// - Returns: The router; nil if the URL leads nowhere, or to a view.
    @discardableResult
    public static func perform(
        serviceURL url: String, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouter<Any, ServiceRouteConfiguration>? {
        do throws(RouteError) {
            let location = RouteLocation(fileID: fileID, line: line, column: column)
            return try resolved(url, sender, location, isDelivered: false).serviceRouter()
        } catch {
            RouteRegistry.current.report(.toURL, error, isDelivered: false)
            return nil
        }
    }

    /// Makes the service that a URL leads to, on the thread of the caller.
    ///
    /// - Throws: `RouteError`, with the place of the call.
    public static func destination(
        forServiceURL url: String, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        try resolved(url, sender, RouteLocation(fileID: fileID, line: line, column: column)).service()
    }

    // MARK: -

    /// How often fallbacks may send one URL elsewhere.
    private static let fallbackLimit = 8

    private static func resolved(
        _ url: String, _ sender: URLSender, _ location: RouteLocation, isDelivered: Bool = true
    ) throws(RouteError) -> URLResolution {
        do throws(URLRefusalError) { return try URLResolution.resolve(url, by: sender, at: location) } catch {
            throw report(error.refusal.error, of: error.refusal, isDelivered: isDelivered)
        }
    }

    @discardableResult
    private static func report(_ error: RouteError, of refusal: URLRefusal, isDelivered: Bool) -> RouteError {
        RouteRegistry.current.report(
            .toURL, error, isDelivered: isDelivered, of: refusal.reason == .closed ? .closedURL : .nothing)
    }

    @MainActor private static func perform(
        url: String, _ source: (any ViewRouteSource)?, by sender: URLSender, _ location: RouteLocation,
        _ completion: ((Result<Any, RouteError>) -> Void)?, remaining: Int = fallbackLimit,
        path: @escaping (URLResolution) -> ViewRoutePath
    ) -> URLRouter? {
        let refused: URLRefusal
        do throws(URLRefusalError) {
            let resolution = try URLResolution.resolve(url, by: sender, at: location)
            return resolution.perform(path(resolution), completion)
        } catch {
            refused = error.refusal
        }
        let fail = { (error: RouteError) in
            report(error, of: refused, isDelivered: completion != nil)
            completion?(.failure(error))
        }
        guard !RouteRegistry.current.urls.fallbacks.isEmpty else {
            fail(refused.error)
            return nil
        }
        // A source is not kept while somebody makes up their mind.
        let origin = source.map(ViewRoutePath.Start.init)
        Task {
            switch await fallback(for: refused, from: origin?.source) {
            case .decline: fail(refused.error)
            case .handled: completion?(.failure(refused.error))
            case .fail(let cause): fail(refused.error.caused(by: cause))
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
    ) async throws -> URLRouter {
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
            case .fail(let cause): throw report(refused.error.caused(by: cause), of: refused, isDelivered: true)
            case .decline: throw report(refused.error, of: refused, isDelivered: true)
            // Silently: the app has done what there was to do.
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
    ) async throws -> URLRouter {
        guard let type = resolution.viewRouterType else {
            var failure: RouteError?
            let router = try resolution.serviceRouter {
                if case .failure(let error) = $0 { failure = error }
            }
            if let failure { throw failure.reported(isDelivered: true) }
            return .service(router)
        }
        let router = try await type.route(path: path)
        resolution.act(on: router.destination)
        return .view(router)
    }

    private static func tooManyFallbacks(_ url: String, _ location: RouteLocation) -> RouteError {
        .infiniteRecursion(
            RouteError.Failure(
                route: "URL \(URLResolution.quoted(url))",
                reason: "fallbacks have sent \(URLResolution.quoted(url)) elsewhere more than \(fallbackLimit) times",
                location: location))
    }
}

extension RouteError {
    fileprivate func caused(by cause: any Error) -> RouteError {
        var error = self
        error.failure.underlyingError = cause
        return error
    }
}

extension URLResolution {
    /// The route of the view that the URL leads to; nil if it leads to a service.
    @MainActor var viewRouterType: ViewRouterType<Any, ViewRouteConfiguration>? {
        guard case .view(let begin, _) = entry.target else { return nil }
        return ViewRouterType(key: entry.key, registry: registry, location: url.location, url: url) {
            try made(begin)
        }
    }

    /// As the URL says, if its provider supports that; as the provider wants otherwise.
    @MainActor func path(from source: (any ViewRouteSource)?, animated: Bool) -> ViewRoutePath {
        let chosen = transition.flatMap { kind in
            viewRouterType?.supports(kind) == true ? ViewRoutePath(kind, from: source) : nil
        }
        var path = chosen ?? .defaultPath(from: source)
        if !animated { path.options.animated = false }
        return path
    }

    @MainActor func act(on destination: Any?) {
        guard let action, let destination else { return }
        switch entry.target {
        case .view(_, let act): act(action, destination)
        case .service(_, let act): act(action, destination)
        case .redirect: break
        }
    }

    @MainActor func perform(
        _ path: ViewRoutePath, _ completion: ((Result<Any, RouteError>) -> Void)?
    ) -> URLRouter? {
        guard let type = viewRouterType else {
            return (try? serviceRouter(completion)).map(URLRouter.service)
        }
        let router = type.perform(path: path) { configuration, _ in
            configuration.performerSuccessHandler = { destination in
                act(on: destination)
                completion?(.success(destination))
            }
            if let completion {
                configuration.performerErrorHandler = { _, error in completion(.failure(error)) }
            }
        }
        return router.map(URLRouter.view)
    }

    func serviceRouterType() throws(RouteError) -> ServiceRouterType<Any, ServiceRouteConfiguration> {
        guard case .service(let begin, _) = entry.target else {
            throw .actionFailed(
                RouteError.Failure(
                    route: "URL \(Self.quoted(url.string))",
                    reason: "\(Self.quoted(url.string)) leads to \(entry.owner), a provider of views",
                    hint: "open it with Router.perform(url:from:)", location: url.location))
        }
        return ServiceRouterType(key: entry.key, registry: registry, location: url.location, url: url) {
            try made(begin)
        }
    }

    func serviceRouter(
        _ completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) throws(RouteError) -> ServiceRouter<Any, ServiceRouteConfiguration> {
        let type = try serviceRouterType()
        let router = type.perform(configuring: { configuration, _ in
            configuration.performerSuccessHandler = { destination in
                act(onService: destination)
                completion?(.success(destination))
            }
            if let completion {
                configuration.performerErrorHandler = { _, error in completion(.failure(error)) }
            }
        })
        guard let router else { preconditionFailure("only a route that nobody provides has no router") }
        return router
    }

    func service() throws(RouteError) -> Any { try serviceRouterType().destination() }

    private func act(onService destination: Any) {
        if case .service(_, let act) = entry.target, let action { act(action, destination) }
    }
}
