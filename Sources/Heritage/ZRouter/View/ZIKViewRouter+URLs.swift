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
