// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A route to a service, made of closures instead of a router class.
///
/// Create it in the `registerRoutableDestination()` of a router or an adapter. It is registered together with that type. If you
/// call that method yourself, for example after `ZIKRouteRegistry.autoRegister = false`, each call registers immediately.
///
/// ```swift
/// ZIKServiceRoute<TimeService, PerformRouteConfig>.make(withDestination: TimeService.self) { _, _ in TimeService() }
///     .register(RoutableService<any TimeServiceInput>())
///     .prepareDestination { service, _, _ in service.zone = .current }
/// ```
public final class ZIKServiceRoute<Destination, RouteConfig>: @unchecked Sendable {  // Changed only while registering.
    public typealias Router = ZIKServiceRouter<Destination, RouteConfig>

    /// The name in messages.
    public private(set) var name: String
    var steps: BlockServiceSteps<Destination, RouteConfig>
    private var makingConfiguration: (() -> RouteConfig)?
    private var makingRemoveConfiguration: (() -> RemoveRouteConfig)?
    private var registrations: [(ServiceRegistrar) -> Void] = []
    /// Whether the route is created outside a registration.
    private let isByHand = RouterRegistration.current == nil
    private let classes = RegisteredClasses()

    private init(_ name: String, _ making: @escaping (RouteConfig, Router) -> Destination?) {
        self.name = name
        steps = BlockServiceSteps(making: making)
    }

    /// Makes a route to a class.
    public static func make<Object: AnyObject>(
        withDestination type: Object.Type,
        makeDestination: @escaping (_ configuration: RouteConfig, _ router: Router) -> Destination?,
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
        makeDestination: @escaping (_ configuration: RouteConfig, _ router: Router) -> Destination?,
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
                // The router of the destination performs the URL's action.
                act: { _, _ in })
        }
    }

    /// Sets the closure that creates the initial configuration of a route.
    @discardableResult
    public func makeDefaultConfiguration(_ make: @escaping () -> RouteConfig) -> Self {
        makingConfiguration = make
        return self
    }

    /// Sets the closure that prepares the destination. It runs after the performer's preparation.
    @discardableResult
    public func prepareDestination(_ prepare: @escaping (Destination, RouteConfig, Router) -> Void) -> Self {
        steps.preparing = prepare
        return self
    }

    /// Sets the closure that checks the prepared destination.
    @discardableResult
    public func didFinishPrepareDestination(_ finish: @escaping (Destination, RouteConfig, Router) -> Void) -> Self {
        steps.finishing = finish
        return self
    }

    /// Sets the closure that creates the initial configuration for the removal.
    @discardableResult
    public func makeDefaultRemoveConfiguration(_ make: @escaping () -> RemoveRouteConfig) -> Self {
        makingRemoveConfiguration = make
        return self
    }

    // MARK: -

    @discardableResult
    func add(_ registration: @escaping (ServiceRegistrar) -> Void) -> Self {
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

    /// The closures read the current values, because a route outside a registration is completed after it is registered.
    private func registrar(in batch: RegistrationBatch) -> ServiceRegistrar {
        ServiceRegistrar(
            nil, in: batch, classes: classes,
            makeConfiguration: { [self] in
                let configuration = try configuration() as AnyObject
                (configuration as? PerformRouteConfig)?.removal =
                    makingRemoveConfiguration?() ?? Router.defaultRemoveConfiguration()
                return configuration
            },
            applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) }
        ) { [self] in
            let router = BlockServiceRouter<Destination, RouteConfig>()
            router.block = steps
            return router.steps()
        }
    }

    private func configuration() throws -> RouteConfig {
        try makingConfiguration?() ?? DynamicType.cast(PerformRouteConfig())
    }
}
