// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ModuleRouter

/// What the configurations of performing and of removing a route have in common.
open class ZIKRouteConfiguration {
    public var errorHandler: ((ZIKRouteAction, any Error) -> Void)?
    /// Called once, then forgotten.
    public var performerErrorHandler: ((ZIKRouteAction, any Error) -> Void)?
    /// Told of each change of state, the old one first.
    public var stateNotifier: ((ZIKRouterState, ZIKRouterState) -> Void)?

    public init() {}

    /// Nobody calls it: a router opens its own configuration, not a copy. It is here for those who override it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a route is performed with, and what module configurations inherit from.
open class ZIKPerformRouteConfiguration: ZIKRouteConfiguration {
    public var prepareDestination: ((Any) -> Void)?
    public var successHandler: ((Any) -> Void)?
    /// Called once, then forgotten.
    public var performerSuccessHandler: ((Any) -> Void)?
    public var completionHandler: ((Bool, Any?, ZIKRouteAction, (any Error)?) -> Void)?
    /// Loose parameters, by name: those of a URL, for example.
    public private(set) var userInfo: [String: Any] = [:]
    /// The URL that has led here; nil if the route was asked for by its key.
    public package(set) var url: RouteURL?
    /// What the route is removed with, as its router begins with it; nil if no router has made this configuration.
    var removal: ZIKRemoveRouteConfiguration?
    /// Whether the router makes its destinations before the call that asks for them returns.
    var isMadeSynchronously = true

    public func addUserInfo(forKey key: String, object: Any) { userInfo[key] = object }

    /// Adds several parameters; they replace those of the same name.
    public func addUserInfo(_ other: [String: Any]) { userInfo.merge(other) { _, new in new } }
}

/// What a route is removed with.
open class ZIKRemoveRouteConfiguration: ZIKRouteConfiguration {
    public var prepareDestination: ((Any) -> Void)?
    public var successHandler: (() -> Void)?
    /// Called once, then forgotten.
    public var performerSuccessHandler: (() -> Void)?
    public var completionHandler: ((Bool, ZIKRouteAction, (any Error)?) -> Void)?
    /// Brings what is set here to the route, over what was set before.
    var apply: (() -> Void)?
}
