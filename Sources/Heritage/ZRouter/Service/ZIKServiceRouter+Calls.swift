// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension ZIKServiceRouter {
    /// Returns the route to this router's destination, for any of its keys; nil if the router is not registered.
    public class func routerType(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouterType<Any, PerformRouteConfig>? {
        Router.route(ofServicesBy: self, at: RouteLocation(fileID: fileID, line: line, column: column))
            .map { Router.configured($0) }
    }

    /// Returns the routes of all routers that make a class or its superclasses. The default router of a class comes first.
    public class func routersToClass(_ type: AnyClass) -> [ZIKAnyServiceRouterType] {
        Router.serviceRoutes(toClass: type, at: RouteLocation(fileID: #fileID, line: #line, column: #column))
            .map { Router.configured($0) }
    }

    /// Performs the route to this router's destination.
    @discardableResult
    public class func perform(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (PerformRouteStrictConfig<Any>, ((PerformRouteConfig) -> Void) -> Void) -> Void = {
            _, _ in
        }
    ) -> AnyServiceRouter? {
        routerType(fileID: fileID, line: line, column: column)?
            .performed(configuring: configure, removing: nil)
    }

    /// Makes the destination of this router.
    public class func makeDestination(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: ((Destination) -> Void)? = nil
    ) -> Destination? {
        let made = routerType(fileID: fileID, line: line, column: column)?.makeDestination(configuring: { strict, _ in
            guard let preparation else { return }
            strict.prepareDestination = { if let destination = $0 as? Destination { preparation(destination) } }
        })
        return made.flatMap { $0 as? Destination }
    }
}

// Calls of a router class with its own types. In ZIKRouter they return the router class; here they return a router without its
// types.
extension ZIKServiceRouter {
    /// Performs the route to this router's destination.
    ///
    /// - Parameters:
    ///   - configure: Sets handlers and parameters in the router's own configuration.
    ///   - removing: Sets handlers for the removal.
    /// - Returns: The router; nil if the router class is not registered.
    @discardableResult
    public class func perform(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (RouteConfig) -> Void, removing: ((RemoveRouteConfig) -> Void)? = nil
    ) -> AnyServiceRouter? {
        routerType(fileID: fileID, line: line, column: column)?.performed(
            configuring: { strict, _ in configured(strict, configure) },
            removing: removing.map { remove in { remove($0.configuration) } })
    }

    /// Performs the route to this router's destination.
    ///
    /// - Parameters: Handlers for this performance only.
    @discardableResult
    public class func perform(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        successHandler: @escaping (Destination) -> Void, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) -> AnyServiceRouter? {
        routerType(fileID: fileID, line: line, column: column)?.performed(
            configuring: { strict, _ in
                strict.addPerformerHandlers(succeeded: typed(successHandler), failed: errorHandler)
            }, removing: nil)
    }

    /// Performs the route to this router's destination, and reports the outcome once.
    @discardableResult
    public class func perform(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: @escaping (Bool, Destination?, ZIKRouteAction, (any Error)?) -> Void
    ) -> AnyServiceRouter? {
        perform(
            fileID: fileID, line: line, column: column, successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { completion(false, nil, $0, $1) })
    }

    /// Performs the route to this router's destination.
    ///
    /// - Parameter preparation: Prepares the destination before this router does.
    @discardableResult
    public class func perform(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: @escaping (Destination) -> Void
    ) -> AnyServiceRouter? {
        routerType(fileID: fileID, line: line, column: column)?.performed(
            configuring: { strict, _ in strict.prepareDestination = typed(preparation) }, removing: nil)
    }

    /// Makes a destination.
    ///
    /// - Parameter configure: Sets handlers and parameters in the router's own configuration.
    public class func makeDestination(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (RouteConfig) -> Void
    ) -> Destination? {
        let made = routerType(fileID: fileID, line: line, column: column)?
            .makeDestination(configuring: { strict, _ in configured(strict, configure) })
        return made.flatMap { $0 as? Destination }
    }

    /// Returns whether this router makes destinations synchronously.
    public class func canMakeDestination() -> Bool { canMakeDestinationSynchronously() }

    /// A function that returns the route of the router with an identifier; nil if there is none.
    public class var toIdentifier: (String) -> ZIKAnyServiceRouterType? { { Router.to(serviceIdentifier: $0) } }

    /// Returns whether the registration has ended. See `ZIKRouteRegistry.registrationFinished`.
    public class func isRegistrationFinished() -> Bool { ZIKRouteRegistry.registrationFinished }

    private static func configured(_ strict: PerformRouteStrictConfig<Any>, _ configure: (RouteConfig) -> Void) {
        if let configuration = strict.configuration as? RouteConfig { configure(configuration) }
    }

    private static func typed(_ handler: @escaping (Destination) -> Void) -> (Any) -> Void {
        { if let destination = $0 as? Destination { handler(destination) } }
    }
}
