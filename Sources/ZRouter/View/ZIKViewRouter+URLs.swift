// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ZIKViewRouter {
    /// The route to the view that a URL leads to, with the parameters of the URL; nil if it leads to none.
    public class func router(
        forURL url: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ZIKAnyViewRouterType? {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return ModuleRouter.Router.viewRoute(toURL: url, at: location).map { Router.configured($0) }
    }

    /// Shows the view that a URL leads to.
    ///
    /// - Returns: The router of the view; nil if the URL leads nowhere, or to a service.
    @discardableResult
    public class func performURL(
        _ url: String, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: ((Bool, Any?, ZIKRouteAction, (any Error)?) -> Void)? = nil
    ) -> ZIKAnyViewRouter? {
        ModuleRouter.Router.perform(
            url: url, path: path, by: .app, fileID: fileID, line: line, column: column,
            completion: URLCompletion.of(completion)
        )?.view.map { ZIKAnyViewRouter(serving: $0.route) }
    }

    /// Shows the view that a URL leads to, as its item `transition` says or as its router wants it to be.
    @discardableResult
    public class func performURL(
        _ url: String, fromSource source: (any ViewRouteSource)?, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, completion: ((Bool, Any?, ZIKRouteAction, (any Error)?) -> Void)? = nil
    ) -> ZIKAnyViewRouter? {
        ModuleRouter.Router.perform(
            url: url, from: source, by: .app, fileID: fileID, line: line, column: column,
            completion: URLCompletion.of(completion)
        )?.view.map { ZIKAnyViewRouter(serving: $0.route) }
    }
}

extension ZIKServiceRouter {
    /// Performs the service that a URL leads to.
    ///
    /// - Returns: The router; nil if the URL leads nowhere, or to a view.
    @discardableResult
    public class func performURL(
        _ url: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouter<Any, ServiceRouteConfiguration>? {
        ModuleRouter.Router.perform(serviceURL: url, by: .app, fileID: fileID, line: line, column: column)
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
