// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ServiceRouteStrictConfiguration {
    /// This configuration. The original has another object behind it, which has the same `configuration`.
    public var config: ZIKPerformRouteStrictConfiguration<Destination> { self }

    /// The configuration behind this one. One of its own, which nobody reads, where the module's is none of this module.
    public var configuration: PerformRouteConfig { module as? PerformRouteConfig ?? PerformRouteConfig() }

    public var userInfo: [String: Any] { configuration.userInfo }

    public func addUserInfo(forKey key: String, object: Any) { configuration.addUserInfo(forKey: key, object: object) }

    public func addUserInfo(_ other: [String: Any]) { configuration.addUserInfo(other) }
}

extension ServiceRemoveStrictConfiguration {
    /// This configuration. The original has another object behind it, which has the same `configuration`.
    public var config: ZIKRemoveRouteStrictConfiguration<Destination> { self }

    /// The configuration behind this one. One of its own, which nobody reads, where the router is none of this module.
    public var configuration: RemoveRouteConfig { module as? RemoveRouteConfig ?? RemoveRouteConfig() }
}

extension ServiceRouterType {
    /// The same route, which begins with what its router has set in its own configurations.
    func takingConfigurations() -> Self {
        preparing { strict, removal, module in
            guard let configuration = module as? PerformRouteConfig else {
                removal.take(RemoveRouteConfig())
                return {}
            }
            strict.module = configuration
            strict.takeHandlers(of: configuration)
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
