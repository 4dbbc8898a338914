// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ViewRouterExtension {
    /// Registers a view without a router class.
    public static func register<Protocol, Object: AnyObject>(
        _ key: RoutableView<Protocol>, forMakingView type: Object.Type, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, making: @escaping @MainActor (ViewRouteConfig) -> Protocol?
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        addClosure(of: type, at: location, making: { try making($0).map { try DynamicType.object($0) } }) {
            $0.provide(key, at: location)
        }
    }

    /// Registers a view without a router class. Its class has an initialiser without parameters.
    public static func register<Protocol, Object: ZIKRoutableMakeableView>(
        _ key: RoutableView<Protocol>, forMakingView type: Object.Type, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        register(key, forMakingView: type, fileID: fileID, line: line, column: column) { _ in
            type.init() as? Protocol
        }
    }

    /// Registers a view without a router class, by a class that is known only at run time. The class must conform to
    /// `ZIKRoutableMakeableView`, because Swift cannot instantiate other classes. Otherwise the route fails.
    public static func register<Protocol>(
        _ key: RoutableView<Protocol>, forMakingView type: AnyClass, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        let makeable = type as? any ZIKRoutableMakeableView.Type
        register(key, forMakingView: type, fileID: fileID, line: line, column: column) { _ in
            makeable?.init() as? Protocol
        }
    }

    /// Registers a module protocol without a router class. Its configuration makes the view.
    public static func register<Module, Object: AnyObject>(
        _ key: RoutableViewModule<Module>, forMakingView type: Object.Type, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, making: @escaping @MainActor () -> Module
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        addClosure { batch in
            let registrar = ViewRegistrar(
                nil, in: batch, .closure, makeConfiguration: { making() as AnyObject }, applying: { _, _ in },
                makeInstance: { .makeable($0) })
            registrar.bind(type, exclusive: false, at: location)
            registrar.provide(key, at: location)
        }
    }

    // MARK: Identifiers

    /// Registers a view without a router class, by an identifier.
    public static func registerIdentifier<Object: AnyObject>(
        _ identifier: String, forMakingView type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, making: @escaping @MainActor (ViewRouteConfig) -> AnyObject?
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        addClosure(of: type, at: location, making: making) { $0.add(identifier: identifier, at: location) }
    }

    /// Registers a view by an identifier. Its class has an initialiser without parameters.
    public static func registerIdentifier<Object: ZIKRoutableMakeableView>(
        _ identifier: String, forMakingView type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        registerIdentifier(identifier, forMakingView: type, fileID: fileID, line: line, column: column) { _ in
            type.init()
        }
    }

    /// Registers a view by an identifier and a class that is known only at run time. The class must conform to
    /// `ZIKRoutableMakeableView`. Otherwise the route fails.
    public static func registerIdentifier(
        _ identifier: String, forMakingView type: AnyClass, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        let makeable = type as? any ZIKRoutableMakeableView.Type
        registerIdentifier(identifier, forMakingView: type, fileID: fileID, line: line, column: column) { _ in
            makeable?.init()
        }
    }

    private static func addClosure<Object: AnyObject>(
        of type: Object.Type, at location: RouteLocation,
        making: @escaping @MainActor (ViewRouteConfig) throws -> AnyObject?,
        registering register: (ViewRegistrar) -> Void
    ) {
        addClosure { batch in
            let registrar = ViewRegistrar(
                nil, in: batch, .closure, makeConfiguration: { ViewRouteConfig() },
                applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) }
            ) { configuration in
                ViewRegistrar.Instance(
                    make: { _ in try making(DynamicType.cast(configuration)) }, prepare: { _, _ in })
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

/// A class of views with an initialiser without parameters, for registrations that specify only the class.
@MainActor public protocol ZIKRoutableMakeableView: AnyObject, SendableMetatype {
    init()
}

extension ViewRegistrar.Traits {
    /// The traits of views without a router class.
    static var closure: Self {
        let supported = ViewRoutePaths.all
        return Self(paths: .init(supported: supported), defaultPath: { supported.defaultPath(from: $0) })
    }
}

extension ViewRegistrar.Instance {
    /// The steps for a configuration that makes its own destination.
    static func makeable(_ configuration: AnyObject) -> Self {
        let makeable = configuration as? any ZIKConfigurationMakeable
        return Self(
            make: { _ in try makeable?.anyDestination().map { try DynamicType.object($0) } },
            prepare: { view, _ in
                makeable?.prepare(any: view)
                makeable?.handOut(any: view)
            })
    }
}
