// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ZIKViewRouter {
    /// Returns the route to this router's destination, for any of its keys; nil if the router is not registered.
    public class func routerType(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        Router.route(ofViewsBy: self, at: RouteLocation(fileID: fileID, line: line, column: column))
            .map { Router.configured($0) }
    }

    /// Returns the routes of all routers that make a class or its superclasses. The default router of a class comes first.
    public class func routersToClass(
        _ type: AnyClass, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> [ZIKAnyViewRouterType] {
        Router.viewRoutes(toClass: type, at: RouteLocation(fileID: fileID, line: line, column: column))
    }

    /// Shows the destination of this router.
    @discardableResult
    public class func perform(
        path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (ViewRouteStrictConfig<Any>, ((ViewRouteConfig) -> Void) -> Void) -> Void = { _, _ in }
    ) -> AnyViewRouter? {
        routerType(fileID: fileID, line: line, column: column)?
            .performed(path: path, configuring: configure, removing: nil)
    }

    /// Makes the destination of this router without showing it.
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
extension ZIKViewRouter {
    /// Shows the destination of this router.
    ///
    /// - Parameters:
    ///   - configure: Sets handlers and parameters in the router's own configuration.
    ///   - removing: Sets handlers for the removal.
    /// - Returns: The router; nil if the router class is not registered.
    @discardableResult
    public class func perform(
        _ path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (RouteConfig) -> Void, removing: ((ViewRemoveConfig) -> Void)? = nil
    ) -> AnyViewRouter? {
        routerType(fileID: fileID, line: line, column: column)?.performed(
            path: path, configuring: { strict, _ in configured(strict, configure) },
            removing: removing.map { remove in { remove($0.configuration) } })
    }

    /// Shows the destination of this router.
    ///
    /// - Parameters: Handlers for this performance only.
    @discardableResult
    public class func perform(
        _ path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((ZIKRouteAction, any Error) -> Void)? = nil
    ) -> AnyViewRouter? {
        routerType(fileID: fileID, line: line, column: column)?.performed(
            path: path,
            configuring: { strict, _ in
                strict.addPerformerHandlers(succeeded: successHandler.map { typed($0) }, failed: errorHandler)
            }, removing: nil)
    }

    /// Shows the destination of this router, and reports the outcome once.
    @discardableResult
    public class func perform(
        _ path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: @escaping (Bool, Destination?, ZIKRouteAction, (any Error)?) -> Void
    ) -> AnyViewRouter? {
        perform(
            path, fileID: fileID, line: line, column: column,
            successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { completion(false, nil, $0, $1) })
    }

    /// Shows the destination of this router.
    ///
    /// - Parameter preparation: Prepares the destination before this router does.
    @discardableResult
    public class func perform(
        _ path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        preparation: @escaping (Destination) -> Void
    ) -> AnyViewRouter? {
        routerType(fileID: fileID, line: line, column: column)?.performed(
            path: path, configuring: { strict, _ in strict.prepareDestination = typed(preparation) }, removing: nil)
    }

    /// Shows an existing destination. It is prepared again.
    ///
    /// - Returns: The router; nil if the router class is not registered.
    @discardableResult
    public class func perform(
        onDestination destination: Destination, path: ViewRoutePath, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, configuring configure: (RouteConfig) -> Void = { _ in },
        removing: ((ViewRemoveConfig) -> Void)? = nil
    ) -> AnyViewRouter? {
        routerType(fileID: fileID, line: line, column: column)?.performed(
            onDestination: destination, path: path, configuring: { strict, _ in configured(strict, configure) },
            removing: removing.map { remove in { remove($0.configuration) } })
    }

    /// Prepares a destination that other code shows.
    ///
    /// - Returns: The router; nil if the router class is not registered.
    @discardableResult
    public class func prepareDestination(
        _ destination: Destination, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (RouteConfig) -> Void = { _ in }, removing: ((ViewRemoveConfig) -> Void)? = nil
    ) -> AnyViewRouter? {
        routerType(fileID: fileID, line: line, column: column)?.prepare(
            destination: destination, configuring: { strict, _ in configured(strict, configure) },
            removing: removing.map { remove in { remove($0.configuration) } })
    }

    /// Same as `prepareDestination`.
    @discardableResult
    public class func prepare(
        destination: Destination, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (RouteConfig) -> Void = { _ in }, removing: ((ViewRemoveConfig) -> Void)? = nil
    ) -> AnyViewRouter? {
        prepareDestination(
            destination, fileID: fileID, line: line, column: column, configuring: configure, removing: removing)
    }

    /// Makes a destination without showing it.
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

    /// Returns whether this router supports a kind of route.
    nonisolated public class func supportRouteType(_ type: ViewRouteType) -> Bool {
        let supported = supportedRouteTypes()
        return type == .custom ? supported.contains(.custom) : supported.paths.contains(type)
    }

    /// Returns whether this router makes destinations synchronously and without showing them.
    public class func canMakeDestination() -> Bool {
        supportRouteType(.makeDestination) && canMakeDestinationSynchronously()
    }

    /// A function that returns the route of the router with an identifier; nil if there is none.
    public class var toIdentifier: (String) -> ZIKAnyViewRouterType? { { Router.to(viewIdentifier: $0) } }

    /// Returns whether the registration has ended. See `ZIKRouteRegistry.registrationFinished`.
    nonisolated public class func isRegistrationFinished() -> Bool { ZIKRouteRegistry.registrationFinished }

    private static func configured(_ strict: ViewRouteStrictConfig<Any>, _ configure: (RouteConfig) -> Void) {
        if let configuration = strict.configuration as? RouteConfig { configure(configuration) }
    }

    private static func typed(_ handler: @escaping (Destination) -> Void) -> (Any) -> Void {
        { if let destination = $0 as? Destination { handler(destination) } }
    }
}
