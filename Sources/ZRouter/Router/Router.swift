// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// How modules get at one another, by the calls that ZIKRouter had.
///
/// Each of them is one of the library's `Router`, with configurations that are objects. That one has more: what throws, what is
/// awaited, URLs that are written. A file that imports `ModuleRouter` alone sees it.
public enum Router {}

extension Router {
    /// The route of a service with a configuration of this module.
    static func type<Protocol>(
        of route: RoutableService<Protocol>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ServiceRouterType<Protocol, PerformRouteConfig> {
        RegistrationChecks.runOnce()
        return configured(ModuleRouter.Router.requested(route, fileID, line, column))
    }

    static func type<Module>(
        of route: RoutableServiceModule<Module>, _ fileID: StaticString, _ line: UInt, _ column: UInt
    ) -> ServiceRouterType<Any, Module> {
        RegistrationChecks.runOnce()
        return ModuleRouter.Router.requested(route, fileID, line, column).takingConfigurations()
    }

    static func configured<Destination>(
        _ type: ServiceRouterType<Destination, ServiceRouteConfiguration>
    ) -> ServiceRouterType<Destination, PerformRouteConfig> {
        type.mapped(
            showing: { $0 },
            by: { own, plain in
                if let own = own as? PerformRouteConfig { return own }
                let configuration = PerformRouteConfig()
                configuration.addUserInfo(plain.userInfo)
                return configuration
            },
            // What is not `Sendable` stays here: a provider of the library takes no other parameters.
            applying: { configuration, plain in
                plain.addUserInfo(configuration.userInfo.compactMapValues { SendableValue.of($0) })
            }
        ).takingConfigurations()
    }
}

/// Values that may be handed to a provider on any thread.
enum SendableValue {
    /// A loose parameter, if it is of one of the types that are known to be safe to share.
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
