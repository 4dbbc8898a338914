// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter

/// A route to a view without a router class of its own, made by closures.
///
/// Made in the `registerRoutableDestination()` of a router or of an adapter, and registered with it. If that is called by hand, as
/// after `ZIKRouteRegistry.autoRegister = false`, each call registers at once.
///
/// ```swift
/// ZIKViewRoute<LoginViewController, ViewRouteConfig>.make(withDestination: LoginViewController.self) { _, _ in
///     LoginViewController()
/// }
/// .register(RoutableView<any LoginViewInput>())
/// .prepareDestination { login, _, router in login.router = router }
/// ```
public final class ZIKViewRoute<Destination, RouteConfig>: @unchecked Sendable {  // Changed only while it registers.
    public typealias Router = ZIKViewRouter<Destination, RouteConfig>

    /// The name in messages.
    public private(set) var name: String
    var steps: BlockViewSteps<Destination, RouteConfig>
    private var makingConfiguration: (@MainActor () -> RouteConfig)?
    private var makingRemoveConfiguration: (@MainActor () -> ViewRemoveConfig)?
    private var supported = ZIKViewRouteTypeMask.viewControllerDefault
    private var accepting: @MainActor (Destination, Any?) -> Bool = { _, _ in true }
    private var registrations: [(ViewRegistrar) -> Void] = []
    /// Whether the route is made outside of a registration.
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

    /// Makes a route to a class that no other router makes.
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

    /// Registers another class that the route makes.
    @discardableResult
    public func registerDestination<Object: AnyObject>(
        _ type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return add { $0.bind(type, exclusive: false, at: location) }
    }

    /// Registers another class that only this route makes.
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
                urlPattern: pattern, .open, at: location,
                fill: { url, configuration in (configuration as? PerformRouteConfig)?.take(url) },
                // The router of the view does what the URL asks for.
                act: { _, _ in })
        }
    }

    /// Makes the configuration a route begins with.
    @discardableResult
    public func makeDefaultConfiguration(_ make: @escaping @MainActor () -> RouteConfig) -> Self {
        makingConfiguration = make
        return self
    }

    /// Gives the destination what it needs. Runs after the performer's own preparation.
    @discardableResult
    public func prepareDestination(_ prepare: @escaping @MainActor (Destination, RouteConfig, Router) -> Void) -> Self {
        steps.preparing = prepare
        return self
    }

    /// Called when the destination is prepared, to check it.
    @discardableResult
    public func didFinishPrepareDestination(_ finish: @escaping @MainActor (Destination, RouteConfig, Router) -> Void)
        -> Self
    {
        steps.finishing = finish
        return self
    }

    /// Makes the configuration that a view is removed with.
    @discardableResult
    public func makeDefaultRemoveConfiguration(_ make: @escaping @MainActor () -> ViewRemoveConfig) -> Self {
        makingRemoveConfiguration = make
        return self
    }

    /// How the views may be shown. What suits a screen, unless it is said.
    @discardableResult
    public func makeSupportedRouteTypes(_ make: () -> ZIKViewRouteTypeMask) -> Self {
        supported = make()
        return self
    }

    /// Whether a view that was not made by a router (but by a UI file, or added by hand) is to be prepared.
    @discardableResult
    public func shouldAutoCreateForDestination(
        _ accepts: @escaping @MainActor (Destination, Any?) -> Bool
    ) -> Self {
        accepting = accepts
        return self
    }

    /// Whether the route can prepare such a view alone. If not, the source is asked first, see `ViewRoutePerformer`.
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

    /// The closures read what is set later as well: routes that are registered by hand are completed afterwards.
    private func registrar(in batch: RouteBatch) -> ViewRegistrar {
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
                return router.steps($0)
            })
    }

    @MainActor private func configuration() -> RouteConfig {
        makingConfiguration?() ?? Router.defaultRouteConfiguration()
    }
}
