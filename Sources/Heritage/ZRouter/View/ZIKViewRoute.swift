// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews

/// A route to a view, made of closures instead of a router class.
///
/// Create it in the `registerRoutableDestination()` of a router or an adapter. It is registered together with that type. If you
/// call that method yourself, for example after `ZIKRouteRegistry.autoRegister = false`, each call registers immediately.
///
/// ```swift
/// ZIKViewRoute<LoginViewController, ViewRouteConfig>.make(withDestination: LoginViewController.self) { _, _ in
///     LoginViewController()
/// }
/// .register(RoutableView<any LoginViewInput>())
/// .prepareDestination { login, _, router in login.router = router }
/// ```
public final class ZIKViewRoute<Destination, RouteConfig>: @unchecked Sendable {  // Changed only while registering.
    public typealias Router = ZIKViewRouter<Destination, RouteConfig>

    /// The name in messages.
    public private(set) var name: String
    var steps: BlockViewSteps<Destination, RouteConfig>
    private var makingConfiguration: (@MainActor () -> RouteConfig)?
    private var makingRemoveConfiguration: (@MainActor () -> ViewRemoveConfig)?
    private var supported = ZIKViewRouteTypeMask.viewControllerDefault
    private var accepting: @MainActor (Destination, Any?) -> Bool = { _, _ in true }
    private var registrations: [(ViewRegistrar) -> Void] = []
    /// Whether the route is created outside a registration.
    private let isByHand = RouterRegistration.current == nil
    private let classes = RegisteredClasses()

    private init(_ name: String, _ making: @escaping @MainActor (RouteConfig, Router) -> Destination?) {
        self.name = name
        steps = BlockViewSteps(making: making)
    }

    /// Makes a route to a class.
    public static func make<Object: AnyObject>(
        withDestination type: Object.Type,
        makeDestination: @escaping @MainActor (_ configuration: RouteConfig, _ router: Router) -> Destination?,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        let route = Self("\(type)", makeDestination)
        route.begin()
        route.add { $0.bind(type, exclusive: false, at: location) }
        return route
    }

    /// Makes a route to a class that no other router may make.
    public static func make<Object: AnyObject>(
        withExclusiveDestination type: Object.Type,
        makeDestination: @escaping @MainActor (_ configuration: RouteConfig, _ router: Router) -> Destination?,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        let route = Self("\(type)", makeDestination)
        route.begin()
        route.add { $0.bind(type, exclusive: true, at: location) }
        return route
    }

    @discardableResult
    public func nameAs(_ name: String) -> Self {
        self.name = name
        return self
    }

    /// Registers another class of destinations.
    @discardableResult
    public func registerDestination<Object: AnyObject>(
        _ type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return add { $0.bind(type, exclusive: false, at: location) }
    }

    /// Registers another class that only this route may make.
    @discardableResult
    public func registerExclusiveDestination<Object: AnyObject>(
        _ type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return add { $0.bind(type, exclusive: true, at: location) }
    }

    @discardableResult
    public func registerIdentifier(
        _ identifier: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return add { $0.add(identifier: identifier, at: location) }
    }

    @discardableResult
    public func registerURLPattern(
        _ pattern: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return add { registrar in
            registrar.add(identifier: pattern, at: location)
            registrar.add(
                urlPattern: pattern, by: .outside, at: location,
                fill: { url, configuration in (configuration as? PerformRouteConfig)?.take(url) },
                // The router of the view performs the URL's action.
                act: { _, _ in })
        }
    }

    /// Sets the closure that creates the initial configuration of a route.
    @discardableResult
    public func makeDefaultConfiguration(_ make: @escaping @MainActor () -> RouteConfig) -> Self {
        makingConfiguration = make
        return self
    }

    /// Sets the closure that prepares the destination. It runs after the performer's preparation.
    @discardableResult
    public func prepareDestination(_ prepare: @escaping @MainActor (Destination, RouteConfig, Router) -> Void) -> Self {
        steps.preparing = prepare
        return self
    }

    /// Sets the closure that checks the prepared destination.
    @discardableResult
    public func didFinishPrepareDestination(_ finish: @escaping @MainActor (Destination, RouteConfig, Router) -> Void)
        -> Self
    {
        steps.finishing = finish
        return self
    }

    /// Sets the closure that creates the initial configuration for the removal.
    @discardableResult
    public func makeDefaultRemoveConfiguration(_ make: @escaping @MainActor () -> ViewRemoveConfig) -> Self {
        makingRemoveConfiguration = make
        return self
    }

    /// Sets the supported kinds of routes. Defaults to those of a screen.
    @discardableResult
    public func makeSupportedRouteTypes(_ make: () -> ZIKViewRouteTypeMask) -> Self {
        supported = make()
        return self
    }

    /// Sets the condition for preparing an external view: one from a UI file, or one that was added by hand.
    @discardableResult
    public func shouldAutoCreateForDestination(
        _ accepts: @escaping @MainActor (Destination, Any?) -> Bool
    ) -> Self {
        accepting = accepts
        return self
    }

    /// Sets the condition under which the route prepares an external view alone. If it is false, the source prepares the view
    /// first, see `ViewRoutePerformer`.
    @discardableResult
    public func destinationFromExternalPrepared(_ isPrepared: @escaping @MainActor (Destination, Router) -> Bool)
        -> Self
    {
        steps.isPrepared = isPrepared
        return self
    }

    // MARK: -

    @discardableResult
    func add(_ registration: @escaping (ViewRegistrar) -> Void) -> Self {
        if isByHand {
            RouteRegistry.current.register { registration(registrar(in: $0)) }
        } else {
            registrations.append(registration)
        }
        return self
    }

    private func begin() {
        guard let registration = RouterRegistration.current else { return }
        let batch = registration.routes
        registration.wait { [self] in
            let registrar = registrar(in: batch)
            for register in registrations { register(registrar) }
            registrations = []
        }
    }

    private var paths: ViewRegistrar.Paths {
        ViewRegistrar.Paths(supported: supported.paths, custom: supported.contains(.custom) ? [.custom] : [])
    }

    /// The closures read the current values, because a route outside a registration is completed after it is registered.
    private func registrar(in batch: RegistrationBatch) -> ViewRegistrar {
        let currentPaths: @Sendable () -> ViewRegistrar.Paths = { [self] in paths }
        return ViewRegistrar(
            nil, in: batch,
            ViewRegistrar.Traits(
                paths: paths, currentPaths: isByHand ? currentPaths : nil,
                defaultPath: { [self] in
                    Router.defaultPath(of: configuration() as AnyObject, supporting: supported.paths, from: $0)
                },
                acceptsExternal: { [self] view, source in
                    (view as? Destination).map { accepting($0, source.map { $0 as Any }) } ?? false
                }),
            classes: classes,
            makeConfiguration: { [self] in
                let configuration = configuration() as AnyObject
                (configuration as? PerformRouteConfig)?.removal =
                    makingRemoveConfiguration?() ?? Router.defaultRemoveConfiguration()
                return configuration
            },
            applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) },
            makeInstance: { [self] in
                let router = BlockViewRouter<Destination, RouteConfig>()
                router.block = steps
                return router.steps($0, accepting: RegisteredViews(of: classes))
            })
    }

    @MainActor private func configuration() -> RouteConfig {
        makingConfiguration?() ?? Router.defaultRouteConfiguration()
    }
}
