// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// What a view is shown with, and what module configurations of views inherit from.
open class ZIKViewRouteConfiguration: ZIKPerformRouteConfiguration {
    /// How the view is shown where the performer leaves that to the router. Set in `defaultRouteConfiguration()`.
    public var routeType: ViewRouteType = .presentModally
    /// Whether the transition is seen. Set in `defaultRouteConfiguration()`.
    public var animated = true
    /// Whether the handlers are told too when somebody else than a router shows the destination or removes it.
    public var handleExternalRoute = false
}

/// What a view is removed with.
open class ZIKViewRemoveConfiguration: ZIKRemoveRouteConfiguration {
    /// Whether the transition is seen.
    public var animated = true
    public var handleExternalRoute = false
}
