// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

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
