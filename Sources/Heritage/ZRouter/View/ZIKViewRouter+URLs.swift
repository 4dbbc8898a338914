// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ZIKViewRouter {
    /// Returns the route to the view of a URL, with the URL's parameters; nil if no view matches the URL.
    public class func router(
        forURL url: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ZIKAnyViewRouterType? {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return ModuleRouter.Router.requestedView(toURL: url, at: location).map { Router.configured(ViewRouterType($0)) }
    }

    /// Shows the view of a URL.
    ///
    /// - Returns: The router of the view; nil if no view matches the URL.
    @discardableResult
    public class func performURL(
        _ url: String, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: ((Bool, Any?, ZIKRouteAction, (any Error)?) -> Void)? = nil
    ) -> ZIKAnyViewRouter? {
        ModuleRouter.Router.perform(
            url: url, path: path, by: .app, fileID: fileID, line: line, column: column,
            completion: URLCompletion.of(completion)
        )?.view.map { ZIKAnyViewRouter(serving: $0) }
    }

    /// Shows the view of a URL. The URL's item `transition` sets the kind of the route. Defaults to the router's choice.
    @discardableResult
    public class func performURL(
        _ url: String, fromSource source: (any ViewRouteSource)?, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: ((Bool, Any?, ZIKRouteAction, (any Error)?) -> Void)? = nil
    ) -> ZIKAnyViewRouter? {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        let requested = ModuleRouter.Router.requestedView(toURL: url, at: location)
        if let requested, let word = requested.url?.transition {
            let path = path(forTransitionType: word, source: source)
            return performURL(
                url, path: requested.supports(path.kind) ? path : .defaultPath(from: source), fileID: fileID,
                line: line, column: column, completion: completion)
        }
        return ModuleRouter.Router.perform(
            url: url, from: source, by: .app, fileID: fileID, line: line, column: column,
            completion: URLCompletion.of(completion)
        )?.view.map { ZIKAnyViewRouter(serving: $0) }
    }
}

extension ZIKServiceRouter {
    /// Returns the route to the service of a URL, with the URL's parameters; nil if no service matches the URL.
    public class func router(
        forURL url: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ZIKAnyServiceRouterType? {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return Router.serviceRoute(toURL: url, at: location).map { Router.configured($0) }
    }

    /// Performs the service of a URL.
    ///
    /// - Returns: The router; nil if no service matches the URL.
    @discardableResult
    public class func performURL(
        _ url: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> AnyServiceRouter? {
        guard let type = router(forURL: url, fileID: fileID, line: line, column: column) else {
            // Reports the error.
            let location = RouteLocation(fileID: fileID, line: line, column: column)
            _ = try? ModuleRouter.Router.serviceRequest(toURL: url, at: location, isDelivered: false)
            return nil
        }
        return type.perform(configuring: { _, _ in })
    }

    /// Performs the service of a URL, and reports the outcome.
    ///
    /// - Returns: The router; nil if no service matches the URL.
    @discardableResult
    public class func performURL(
        _ url: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: @escaping (Bool, Any?, ZIKRouteAction, (any Error)?) -> Void
    ) -> AnyServiceRouter? {
        if let type = router(forURL: url, fileID: fileID, line: line, column: column) {
            return type.perform(configuring: { strict, _ in
                strict.addPerformerHandlers(
                    succeeded: { completion(true, $0, .performRoute, nil) }, failed: { completion(false, nil, $0, $1) })
            })
        }
        do throws(RouteError) {
            _ = try ModuleRouter.Router.destination(
                serviceURL: url, by: .app, fileID: fileID, line: line, column: column)
        } catch {
            completion(false, nil, .toURL, error)
        }
        return nil
    }
}

enum URLCompletion {
    static func of(
        _ completion: ((Bool, Any?, ZIKRouteAction, (any Error)?) -> Void)?
    ) -> ((Result<Any, RouteError>) -> Void)? {
        completion.map { completion in
            { result in
                switch result {
                case .success(let destination): completion(true, destination, .performRoute, nil)
                case .failure(let error): completion(false, nil, .toURL, error)
                }
            }
        }
    }
}
