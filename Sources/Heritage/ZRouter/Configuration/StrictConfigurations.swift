// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension ServiceRouteStrictConfiguration {
    /// This configuration. In ZIKRouter it is a separate object with the same `configuration`.
    public var config: ZIKPerformRouteStrictConfiguration<Destination> { self }

    /// The underlying configuration. If the module's configuration is not of this module, a new one without effect.
    public var configuration: PerformRouteConfig { module as? PerformRouteConfig ?? PerformRouteConfig() }

    public var userInfo: [String: Any] { configuration.userInfo }

    public func addUserInfo(forKey key: String, object: Any) { configuration.addUserInfo(forKey: key, object: object) }

    public func addUserInfo(_ other: [String: Any]) { configuration.addUserInfo(other) }
}

extension ServiceRemoveStrictConfiguration {
    /// This configuration. In ZIKRouter it is a separate object with the same `configuration`.
    public var config: ZIKRemoveRouteStrictConfiguration<Destination> { self }

    /// The underlying configuration. If the router is not of this module, a new one without effect.
    public var configuration: RemoveRouteConfig { module as? RemoveRouteConfig ?? RemoveRouteConfig() }
}

extension ServiceRouterType {
    /// Returns the same route, which starts with the settings of the router's own configurations.
    func takingConfigurations() -> Self {
        preparing { strict, removal, module in
            guard let configuration = module as? PerformRouteConfig else {
                removal.take(RemoveRouteConfig())
                return {}
            }
            strict.take(configuration)
            let removeConfiguration = configuration.removal ?? RemoveRouteConfig()
            configuration.removal = removeConfiguration
            removal.take(removeConfiguration)
            return {
                strict.takeHandlers(of: configuration)
                removal.takeHandlers(of: removeConfiguration)
            }
        }
    }
}
