// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ServiceRouterExtension {
    /// Registers a service without a router class.
    public static func register<Protocol, Object: AnyObject>(
        _ key: RoutableService<Protocol>, forMakingService type: Object.Type, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, making: @escaping @Sendable (PerformRouteConfig) -> Protocol?
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        addClosure(of: type, at: location, making: making) { $0.provide(key, at: location) }
    }

    /// Registers a service without a router class. Its class has an initialiser without parameters.
    public static func register<Protocol, Object: ZIKRoutableMakeable>(
        _ key: RoutableService<Protocol>, forMakingService type: Object.Type, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        register(key, forMakingService: type, fileID: fileID, line: line, column: column) { _ in
            type.init() as? Protocol
        }
    }

    /// Registers a service without a router class, by a class that is known only at run time. The class must conform to
    /// `ZIKRoutableMakeable`, because Swift cannot instantiate other classes. Otherwise the route fails.
    public static func register<Protocol>(
        _ key: RoutableService<Protocol>, forMakingService type: AnyClass, fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let makeable = type as? any ZIKRoutableMakeable.Type
        register(key, forMakingService: type, fileID: fileID, line: line, column: column) { _ in
            makeable?.init() as? Protocol
        }
    }

    /// Registers a module protocol without a router class. Its configuration makes the service.
    public static func register<Module, Object: AnyObject>(
        _ key: RoutableServiceModule<Module>, forMakingService type: Object.Type, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, making: @escaping @Sendable () -> Module
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        addClosure { batch in
            let registrar = ServiceRegistrar(
                nil, in: batch, makeConfiguration: { making() as AnyObject }, applying: { _, _ in }
            ) { .makeable }
            registrar.bind(type, exclusive: false, at: location)
            registrar.provide(key, at: location)
        }
    }

    // MARK: Identifiers

    /// Registers a service without a router class, by an identifier.
    public static func registerIdentifier<Object: AnyObject>(
        _ identifier: String, forMakingService type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, making: @escaping @Sendable (PerformRouteConfig) -> AnyObject?
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        addClosure(of: type, at: location, making: making) { $0.add(identifier: identifier, at: location) }
    }

    /// Registers a service by an identifier. Its class has an initialiser without parameters.
    public static func registerIdentifier<Object: ZIKRoutableMakeable>(
        _ identifier: String, forMakingService type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        registerIdentifier(identifier, forMakingService: type, fileID: fileID, line: line, column: column) { _ in
            type.init()
        }
    }

    /// Registers a service by an identifier and a class that is known only at run time. The class must conform to
    /// `ZIKRoutableMakeable`. Otherwise the route fails.
    public static func registerIdentifier(
        _ identifier: String, forMakingService type: AnyClass, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        let makeable = type as? any ZIKRoutableMakeable.Type
        registerIdentifier(identifier, forMakingService: type, fileID: fileID, line: line, column: column) { _ in
            makeable?.init()
        }
    }

    private static func addClosure<Object: AnyObject, Made>(
        of type: Object.Type, at location: RouteLocation, making: @escaping @Sendable (PerformRouteConfig) -> Made?,
        registering register: (ServiceRegistrar) -> Void
    ) {
        addClosure { batch in
            let registrar = ServiceRegistrar(
                nil, in: batch, makeConfiguration: { PerformRouteConfig() },
                applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) }
            ) {
                ServiceRegistrar.Instance(
                    make: { try making(DynamicType.cast($0)) }, prepare: { _, _ in })
            }
            registrar.bind(type, exclusive: false, at: location)
            register(registrar)
        }
    }

    private static func addClosure(_ register: (RegistrationBatch) -> Void) {
        guard let registration = RouterRegistration.current else { return RouteRegistry.current.register(register) }
        registration.hasRoutes = true
        register(registration.routes)
    }
}

/// A class with an initialiser without parameters, for registrations that specify only the class.
public protocol ZIKRoutableMakeable: AnyObject, SendableMetatype {
    init()
}

extension ServiceRegistrar.Instance {
    /// The steps for a configuration that makes its own destination.
    static var makeable: Self {
        Self(
            make: { ($0 as? any ZIKConfigurationMakeable)?.anyDestination() },
            prepare: { destination, configuration in
                let makeable = configuration as? any ZIKConfigurationMakeable
                makeable?.prepare(any: destination)
                makeable?.handOut(any: destination)
            })
    }
}
