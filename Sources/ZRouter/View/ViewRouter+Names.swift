// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ViewRouter {
    /// The module's configuration. Nil if nobody provides the route.
    public var config: Module? { module }

    /// A view is removed before it is shown again.
    public var shouldRemoveBeforePerform: Bool { state == .routed && destination != nil }

    /// How the view is shown in truth.
    public var realRouteType: ViewRouteType? { route.presentation?.kind }

    /// The router without its types, as its destination knows it.
    public var router: ZIKAnyViewRouter { ZIKAnyViewRouter(serving: route) }
}

extension ViewRouterType {
    /// Opens the module's configuration to a closure.
    public typealias ModulePreparation = ((Module) -> Void) -> Void

    /// Whether the router makes destinations without showing them.
    public var canMakeDestination: Bool { supports(.makeDestination) }

    public var canMakeDestinationSynchronously: Bool { true }

    /// Whether the router shows its views that way.
    public func supportRouteType(_ type: ViewRouteType) -> Bool { supports(type) }

    /// The configuration a route begins with; nil if it cannot be made.
    public var defaultRouteConfiguration: Module? { unperformed(path: .makeDestination).module }
}

extension ViewRouteSource {
    /// What this library adds to screens and views.
    public var zix: ZIKViewNamespace { ZIKViewNamespace(view: self) }
}

/// What this library adds to screens and views.
@MainActor public struct ZIKViewNamespace {
    let view: AnyObject

    private var state: RouterState? { ModuleRouter.Router.route(showing: view)?.state }

    /// Whether a router has shown the view, and it is there.
    public var routed: Bool { state == .routed || state == .removing }

    /// Whether a router is removing the view.
    public var removing: Bool { state == .removing }
}
