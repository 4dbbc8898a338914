// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Requests the destinations of other modules, with the calls of ZIKRouter.
///
/// Each call uses the library's `Router`, with configurations that are objects. The library's `Router` offers more: throwing
/// and asynchronous calls, and writing URLs. Files that import only `ModuleRouter` use that type.
public enum Router {}

extension Router {
    /// Returns the route to a service, with a configuration of this module.
    static func type<Protocol>(
        of route: RoutableService<Protocol>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ServiceRouterType<Protocol, PerformRouteConfig> {
        RegistrationChecks.runOnce()
        return configured(requested(route, at: RouteLocation(fileID: fileID, line: line, column: column)))
    }

    static func type<Module>(
        of route: RoutableServiceModule<Module>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ServiceRouterType<Any, Module> {
        RegistrationChecks.runOnce()
        return requested(route, at: RouteLocation(fileID: fileID, line: line, column: column)).takingConfigurations()
    }

    package static func configured<Destination>(
        _ type: ServiceRouterType<Destination, RouteConfiguration>
    ) -> ServiceRouterType<Destination, PerformRouteConfig> {
        type.mapped(
            showing: { $0 },
            by: { own, plain in
                if let own = own as? PerformRouteConfig { return own }
                let configuration = PerformRouteConfig()
                configuration.addUserInfo(plain.userInfo)
                return configuration
            },
            // Only `Sendable` values are passed on, because providers of the library accept no other parameters.
            applying: { configuration, plain in
                plain.parameters.merge(configuration.userInfo.compactMapValues { SendableValue.of($0) }) { $1 }
            }
        ).takingConfigurations()
    }
}

/// Values that can be passed to a provider on any thread.
enum SendableValue {
    /// Returns a loose parameter if its type is known to be safe to share.
    static func of(_ value: Any) -> (any Sendable)? {
        switch value {
        case let value as String: value
        case let value as Int: value
        case let value as Double: value
        case let value as Bool: value
        case let value as RouteURL: value
        default: nil
        }
    }
}
