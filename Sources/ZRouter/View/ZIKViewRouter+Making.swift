// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ZIKViewRouter {
    /// Registers a view without a router of its own.
    nonisolated public class func register<Protocol, Object: AnyObject>(
        _ key: RoutableView<Protocol>, forMakingView type: Object.Type, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, making: @escaping @MainActor (ViewRouteConfig) -> Protocol?
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        addClosure { batch in
            let registrar = ViewRegistrar(
                nil, in: batch, .closure, makeConfiguration: { ViewRouteConfig() },
                applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) }
            ) { configuration in
                ViewRegistrar.Instance(
                    make: { try making(DynamicType.cast(configuration)).map { try DynamicType.object($0) } },
                    prepare: { _, _ in }, didFinishPreparing: { _ in })
            }
            registrar.bind(type, exclusive: false, at: location)
            registrar.provide(key, at: location)
        }
    }

    /// Registers a view of a class that can be made without parameters, without a router of its own.
    nonisolated public class func register<Protocol, Object: ZIKRoutableMakeableView>(
        _ key: RoutableView<Protocol>, forMakingView type: Object.Type, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        register(key, forMakingView: type, fileID: fileID, line: line, column: column) { _ in
            type.init() as? Protocol
        }
    }

    /// Registers a module protocol whose configuration makes the view, without a router of its own.
    nonisolated public class func register<Module, Object: AnyObject>(
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

    nonisolated private class func addClosure(_ register: (RouteBatch) -> Void) {
        guard let registration = RouterRegistration.current else { return RouteRegistry.current.register(register) }
        registration.hasRoutes = true
        register(registration.routes)
    }
}

/// A class of views that can be made without parameters, for registrations that name nothing but the class.
@MainActor public protocol ZIKRoutableMakeableView: AnyObject, SendableMetatype {
    init()
}

extension ViewRegistrar.Traits {
    /// What is said of views without a router of their own.
    static var closure: Self {
        let supported = ViewRoutePaths.all
        return Self(supportedPaths: supported, defaultPath: { supported.defaultPath(from: $0) })
    }
}

extension ViewRegistrar.Instance {
    /// The steps of a configuration that makes its destination.
    static func makeable(_ configuration: AnyObject) -> Self {
        let makeable = configuration as? any ZIKConfigurationMakeable
        return Self(
            make: { try makeable?.anyDestination().map { try DynamicType.object($0) } },
            prepare: { view, _ in makeable?.prepare(any: view) },
            didFinishPreparing: { view in makeable?.handOut(any: view) })
    }
}
