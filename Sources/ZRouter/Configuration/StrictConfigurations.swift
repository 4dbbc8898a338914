// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ServiceRouteStrictConfiguration {
    /// The configuration behind this one. One of its own, which nobody reads, where the module's is none of this module.
    public var configuration: PerformRouteConfig { module as? PerformRouteConfig ?? PerformRouteConfig() }

    public var userInfo: [String: Any] { configuration.userInfo }

    public func addUserInfo(forKey key: String, object: Any) { configuration.addUserInfo(forKey: key, object: object) }

    public func addUserInfo(_ other: [String: Any]) { configuration.addUserInfo(other) }

    /// Begins with the handlers that the router has set in its own configuration; the performer may replace them.
    func take(_ configuration: PerformRouteConfig) {
        module = configuration
        if let handler = configuration.successHandler { successHandler = { handler($0) } }
        if let handler = configuration.performerSuccessHandler { performerSuccessHandler = { handler($0) } }
        if let handler = configuration.errorHandler { errorHandler = { handler($0, $1) } }
        if let handler = configuration.performerErrorHandler { performerErrorHandler = { handler($0, $1) } }
        if let handler = configuration.completionHandler { completionHandler = { handler($0, $1, $2, $3) } }
        if let handler = configuration.prepareDestination { prepareDestination = { handler($0) } }
        if let notifier = configuration.stateNotifier { stateNotifier = notifier }
    }
}
