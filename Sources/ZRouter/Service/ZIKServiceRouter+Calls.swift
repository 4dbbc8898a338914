// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ZIKServiceRouter {
    /// The route to what this router makes, by whatever key it is registered; nil if it is not.
    public class func routerType(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ServiceRouterType<Any, PerformRouteConfig>? {
        ModuleRouter.Router.route(ofServicesBy: self, at: RouteLocation(fileID: fileID, line: line, column: column))
            .map { Router.configured($0) }
    }

    /// The routes of all routers that make a class, or a superclass of it; the default one of a class first.
    public class func routersToClass(_ type: AnyClass) -> [ZIKAnyServiceRouterType] {
        ModuleRouter.Router.serviceRoutes(toClass: type).map { Router.configured($0) }
    }

    /// Performs the route to what this router makes.
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

    /// Makes what this router makes.
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

// The calls of a router class with its own types. The original's return its router; these return one without its types.
extension ZIKServiceRouter {
    /// Performs the route to what this router makes.
    ///
    /// - Parameters:
    ///   - configure: Sets handlers and parameters of the router's own configuration.
    ///   - removing: Sets handlers for the removal.
    /// - Returns: Nil if the router is not registered.
    @discardableResult
    public class func perform(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (RouteConfig) -> Void, removing: ((RemoveRouteConfig) -> Void)? = nil
    ) -> AnyServiceRouter? {
        routerType(fileID: fileID, line: line, column: column)?.performed(
            configuring: { strict, _ in configured(strict, configure) },
            removing: removing.map { remove in { remove($0.configuration) } })
    }

    /// Performs the route to what this router makes.
    ///
    /// - Parameters: Handlers for this performance alone.
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

    /// Performs the route to what this router makes, and reports the outcome once.
    @discardableResult
    public class func perform(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: @escaping (Bool, Destination?, ZIKRouteAction, (any Error)?) -> Void
    ) -> AnyServiceRouter? {
        perform(
            fileID: fileID, line: line, column: column, successHandler: { completion(true, $0, .performRoute, nil) },
            errorHandler: { completion(false, nil, $0, $1) })
    }

    /// Performs the route to what this router makes.
    ///
    /// - Parameter preparation: Prepares the destination, before this router does.
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
    /// - Parameter configure: Sets handlers and parameters of the router's own configuration.
    public class func makeDestination(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (RouteConfig) -> Void
    ) -> Destination? {
        let made = routerType(fileID: fileID, line: line, column: column)?
            .makeDestination(configuring: { strict, _ in configured(strict, configure) })
        return made.flatMap { $0 as? Destination }
    }

    /// Whether this router makes destinations before the call returns.
    public class func canMakeDestination() -> Bool { canMakeDestinationSynchronously() }

    /// The route of the router that has registered an identifier; nil if none has.
    public class var toIdentifier: (String) -> ZIKAnyServiceRouterType? { { Router.to(serviceIdentifier: $0) } }

    /// Whether the registration has ended. See `ZIKRouteRegistry.registrationFinished`.
    public class func isRegistrationFinished() -> Bool { ZIKRouteRegistry.registrationFinished }

    private static func configured(_ strict: PerformRouteStrictConfig<Any>, _ configure: (RouteConfig) -> Void) {
        if let configuration = strict.configuration as? RouteConfig { configure(configuration) }
    }

    private static func typed(_ handler: @escaping (Destination) -> Void) -> (Any) -> Void {
        { if let destination = $0 as? Destination { handler(destination) } }
    }
}
