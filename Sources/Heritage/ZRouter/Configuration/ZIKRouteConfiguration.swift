// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ModuleRouterViews

/// The base class of the configurations for performing and removing a route.
nonisolated open class ZIKRouteConfiguration {
    public var errorHandler: ((ZIKRouteAction, any Error) -> Void)?
    /// Called once and then removed.
    public var performerErrorHandler: ((ZIKRouteAction, any Error) -> Void)?
    /// Receives each change of state: the old state and the new one.
    public var stateNotifier: ((ZIKRouterState, ZIKRouterState) -> Void)?

    public init() {}

    /// Not called: a router passes its own configuration, not a copy. It exists for code that overrides it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The configuration for performing a route. It is the base class of module configurations.
nonisolated open class ZIKPerformRouteConfiguration: ZIKRouteConfiguration {
    public var prepareDestination: ((Any) -> Void)?
    public var successHandler: ((Any) -> Void)?
    /// Called once and then removed.
    public var performerSuccessHandler: ((Any) -> Void)?
    public var completionHandler: ((Bool, Any?, ZIKRouteAction, (any Error)?) -> Void)?
    /// Loose parameters by name, for example those of a URL.
    public private(set) var userInfo: [String: Any] = [:]
    /// The URL that started the route; nil if the route was requested by its key.
    public package(set) var url: RouteURL?
    /// The router's initial configuration for the removal; nil if no router made this configuration.
    package var removal: ZIKRemoveRouteConfiguration?
    /// Whether the router makes its destinations synchronously.
    package var isMadeSynchronously = true

    public func addUserInfo(forKey key: String, object: Any) { userInfo[key] = object }

    /// Adds parameters. They replace existing parameters of the same name.
    public func addUserInfo(_ other: [String: Any]) { userInfo.merge(other) { _, new in new } }
}

extension RouteConfiguration {
    /// Loose parameters by name, for a provider of the library whose performers use ZRouter.
    public var userInfo: [String: Any] { parameters.mapValues { ($0 as? LooseParameter)?.value ?? $0 } }

    var parameters: [String: any Sendable] {
        get { self[LooseParameters.self]?.values ?? [:] }
        set { self[LooseParameters.self] = newValue.isEmpty ? nil : LooseParameters(values: newValue) }
    }
}

/// The untyped parameters of a performer, by name, in a configuration of the library.
private struct LooseParameters: Sendable {
    let values: [String: any Sendable]
}

/// A parameter of a view on its way through a configuration of the library. It stays on the main actor.
struct LooseParameter: @unchecked Sendable {
    let value: Any
}

/// The configuration for removing a route.
nonisolated open class ZIKRemoveRouteConfiguration: ZIKRouteConfiguration {
    public var prepareDestination: ((Any) -> Void)?
    public var successHandler: (() -> Void)?
    /// Called once and then removed.
    public var performerSuccessHandler: (() -> Void)?
    public var completionHandler: ((Bool, ZIKRouteAction, (any Error)?) -> Void)?
    /// Applies the values set here to the route. They override earlier ones.
    package var apply: (() -> Void)?
}
