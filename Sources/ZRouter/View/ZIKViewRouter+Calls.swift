// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ZIKViewRouter {
    /// The route to what this router makes, by whatever key it is registered; nil if it is not.
    public class func routerType(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> ViewRouterType<Any, ViewRouteConfig>? {
        ModuleRouter.Router.route(ofViewsBy: self, at: RouteLocation(fileID: fileID, line: line, column: column))
            .map { Router.configured($0) }
    }

    /// The routes of all routers that make a class, or a superclass of it; the default one of a class first.
    public class func routersToClass(_ type: AnyClass) -> [ZIKAnyViewRouterType] {
        ModuleRouter.Router.viewRoutes(toClass: type).map { Router.configured($0) }
    }

    /// Shows what this router makes.
    @discardableResult
    public class func perform(
        path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (ViewRouteStrictConfig<Any>, ((ViewRouteConfig) -> Void) -> Void) -> Void = { _, _ in }
    ) -> AnyViewRouter? {
        routerType(fileID: fileID, line: line, column: column)?
            .performed(path: path, configuring: configure, removing: nil)
    }

    /// Makes what this router makes, without showing it.
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
