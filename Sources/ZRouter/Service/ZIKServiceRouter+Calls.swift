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
