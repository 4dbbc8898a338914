// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

#if canImport(UIKit) && !os(watchOS)
public import UIKit
public typealias ViewController = UIViewController
public typealias View = UIView
#elseif canImport(AppKit)
public import AppKit
public typealias ViewController = NSViewController
public typealias View = NSView
#else
// Where no toolkit names them, any object may be shown.
public typealias ViewController = AnyObject
public typealias View = AnyObject
#endif

public typealias ViewRouteConfig = ZIKViewRouteConfiguration
public typealias ViewRemoveConfig = ZIKViewRemoveConfiguration
public typealias ViewRouteType = ViewRouteKind
public typealias ZIKViewRouteType = ViewRouteKind
public typealias ViewRouteError = RouteError
public typealias ZIKViewRouteSource = any ViewRouteSource
public typealias ZIKViewRoutePath = ViewRoutePath

public typealias ViewRouteStrictConfig<Destination> = ViewRouteStrictConfiguration<Destination>
public typealias ViewRemoveStrictConfig<Destination> = ViewRemoveStrictConfiguration<Destination>

public typealias AnyViewRouter = ViewRouter<Any, ViewRouteConfig>
public typealias DestinationViewRouter<Destination> = ViewRouter<Destination, ViewRouteConfig>
public typealias ModuleViewRouter<ModuleConfig> = ViewRouter<Any, ModuleConfig>

public typealias ZIKAnyViewRouter = ZIKViewRouter<AnyObject, ViewRouteConfig>
public typealias ZIKDestinationViewRouter<Destination> = ZIKViewRouter<Destination, ViewRouteConfig>
public typealias ZIKModuleViewRouter<ModuleConfig> = ZIKViewRouter<AnyObject, ModuleConfig>
public typealias ZIKAnyViewRouterType = ViewRouterType<Any, ViewRouteConfig>
public typealias ZIKViewRouterType = ViewRouterType
public typealias ZIKAnyViewRoute = ZIKViewRoute<AnyObject, ViewRouteConfig>
