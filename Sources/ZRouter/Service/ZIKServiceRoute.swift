// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A route to a service without a router class of its own, made by closures.
///
/// Made in the `registerRoutableDestination()` of a router or of an adapter, and registered with it:
///
/// ```swift
/// ZIKServiceRoute<TimeService, PerformRouteConfig>.make(withDestination: TimeService.self) { _, _ in TimeService() }
///     .register(RoutableService<any TimeServiceInput>())
///     .prepareDestination { service, _, _ in service.zone = .current }
/// ```
public final class ZIKServiceRoute<Destination, RouteConfig>: @unchecked Sendable {  // Changed only while it registers.
    public typealias Router = ZIKServiceRouter<Destination, RouteConfig>

    /// The name in messages.
    public private(set) var name: String
    private let making: (RouteConfig, Router) -> Destination?
    private var makingConfiguration: (() -> RouteConfig)?
    private var preparing: (Destination, RouteConfig, Router) -> Void = { _, _, _ in }
    private var finishing: (Destination, RouteConfig, Router) -> Void = { _, _, _ in }
    private var acting: (String, [String: Any], RouteURL) -> Void = { _, _, _ in }
    private var registrations: [(ServiceRegistrar) -> Void] = []

    private init(_ name: String, _ making: @escaping (RouteConfig, Router) -> Destination?) {
        self.name = name
        self.making = making
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

    /// Makes a route to a class that no other router makes.
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

    /// Registers a protocol that the destination conforms to.
    @discardableResult
    public func register<Protocol>(
        _ key: RoutableService<Protocol>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return add { $0.provide(key, at: location) }
    }

    /// Registers a module protocol that the default configuration conforms to.
    @discardableResult
    public func register<Module>(
        _ key: RoutableServiceModule<Module>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return add { $0.provide(key, at: location) }
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
        return add { [self] registrar in
            registrar.add(identifier: pattern, at: location)
            registrar.add(
                urlPattern: pattern, .open, at: location,
                fill: { url, configuration in (configuration as? PerformRouteConfig)?.take(url) },
                act: { action, _ in self.acting(action.name, ZIKRouteURL.userInfo(of: action.url), action.url) })
        }
    }

    /// Makes the configuration a route begins with.
    @discardableResult
    public func makeDefaultConfiguration(_ make: @escaping () -> RouteConfig) -> Self {
        makingConfiguration = make
        return self
    }

    /// Gives the destination what it needs. Runs after the performer's own preparation.
    @discardableResult
    public func prepareDestination(_ prepare: @escaping (Destination, RouteConfig, Router) -> Void) -> Self {
        preparing = prepare
        return self
    }

    /// Called when the destination is prepared, to check it.
    @discardableResult
    public func didFinishPrepareDestination(_ finish: @escaping (Destination, RouteConfig, Router) -> Void) -> Self {
        finishing = finish
        return self
    }

    /// Does what a URL asks for with its item `action`, once it has led here.
    @discardableResult
    public func performActionFromURL(_ act: @escaping (String, [String: Any], RouteURL) -> Void) -> Self {
        acting = act
        return self
    }

    // MARK: -

    @discardableResult
    private func add(_ registration: @escaping (ServiceRegistrar) -> Void) -> Self {
        registrations.append(registration)
        return self
    }

    private func begin() {
        guard let registration = RouterRegistration.current else {
            preconditionFailure("make the route to \(name) in registerRoutableDestination() of a router or an adapter")
        }
        let batch = registration.routes
        registration.wait { [self] in finish(in: batch) }
    }

    private func finish(in batch: RouteBatch) {
        let registrar = ServiceRegistrar(
            nil, in: batch, makeConfiguration: { [self] in try configuration() as AnyObject },
            applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) }
        ) { [self] in steps() }
        for register in registrations { register(registrar) }
        registrations = []
    }

    private func configuration() throws -> RouteConfig {
        try makingConfiguration?() ?? DynamicType.cast(PerformRouteConfig())
    }

    private func steps() -> ServiceRegistrar.Instance {
        let router = Router()
        return ServiceRegistrar.Instance(
            make: { [self] configuration in
                let configuration: RouteConfig = try DynamicType.cast(configuration)
                router.configuration = configuration
                return making(configuration, router)
            },
            prepare: { [self] destination, configuration in
                (configuration as? any ZIKConfigurationMakeable)?.prepare(any: destination)
                try preparing(DynamicType.cast(destination), DynamicType.cast(configuration), router)
            },
            didFinishPreparing: { [self] destination, configuration in
                try finishing(DynamicType.cast(destination), DynamicType.cast(configuration), router)
                (configuration as? any ZIKConfigurationMakeable)?.handOut(any: destination)
            })
    }
}
