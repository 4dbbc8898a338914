// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

#if canImport(UIKit) && !os(watchOS)
public import UIKit
public typealias ViewController = UIViewController
#elseif canImport(AppKit)
public import AppKit
public typealias ViewController = NSViewController
#else
// Without a UI toolkit, any object can be shown.
public typealias ViewController = AnyObject
#endif

// A module-wide `View` would be ambiguous with `SwiftUI.View` in files that import both. Routers and paths define it instead.

extension ViewRoutePath {
    #if canImport(UIKit) && !os(watchOS)
    public typealias View = UIView
    #elseif canImport(AppKit)
    public typealias View = NSView
    #else
    public typealias View = AnyObject
    #endif
}

extension ZIKViewRouter {
    public typealias View = ViewRoutePath.View
}

public typealias ViewRouteConfig = ZIKViewRouteConfiguration
public typealias ViewRemoveConfig = ZIKViewRemoveConfiguration
public typealias ZIKViewRouteConfig = ZIKViewRouteConfiguration
public typealias ZIKViewRemoveConfig = ZIKViewRemoveConfiguration
public typealias ZIKViewRoutePopoverConfiguration = ViewRoutePopoverConfig
public typealias ZIKViewRoutePopoverConfig = ViewRoutePopoverConfig
public typealias ZIKViewRouteSegueConfiguration = ViewRouteSegueConfig
public typealias ZIKViewRouteSegueConfig = ViewRouteSegueConfig
public typealias ViewRouteType = ViewRouteKind
public typealias ZIKViewRouteType = ViewRouteKind
public typealias ViewRouteError = RouteError
public typealias ZIKViewRouteSource = any ViewRouteSource
public typealias ZIKViewRoutePath = ViewRoutePath

public typealias ViewRouteStrictConfig<Destination> = ViewRouteStrictConfiguration<Destination>
public typealias ViewRemoveStrictConfig<Destination> = ViewRemoveStrictConfiguration<Destination>
public typealias ZIKViewRouteStrictConfiguration<Destination> = ViewRouteStrictConfiguration<Destination>
public typealias ZIKViewRemoveStrictConfiguration<Destination> = ViewRemoveStrictConfiguration<Destination>

public typealias AnyViewRouter = ViewRouter<Any, ViewRouteConfig>
public typealias DestinationViewRouter<Destination> = ViewRouter<Destination, ViewRouteConfig>
public typealias ModuleViewRouter<ModuleConfig> = ViewRouter<Any, ModuleConfig>

public typealias ZIKAnyViewRouter = ZIKViewRouter<AnyObject, ViewRouteConfig>
public typealias ZIKDestinationViewRouter<Destination> = ZIKViewRouter<Destination, ViewRouteConfig>
public typealias ZIKModuleViewRouter<ModuleConfig> = ZIKViewRouter<AnyObject, ModuleConfig>
public typealias ZIKAnyViewRouterType = ViewRouterType<Any, ViewRouteConfig>
public typealias ZIKViewRouterType = ViewRouterType
public typealias ZIKAnyViewRoute = ZIKViewRoute<AnyObject, ViewRouteConfig>
