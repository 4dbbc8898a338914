// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

public typealias PerformRouteStrictConfig<Destination> = ServiceRouteStrictConfiguration<Destination>
public typealias RemoveRouteStrictConfig<Destination> = ServiceRemoveStrictConfiguration<Destination>
public typealias ZIKPerformRouteStrictConfiguration<Destination> = ServiceRouteStrictConfiguration<Destination>
public typealias ZIKRemoveRouteStrictConfiguration<Destination> = ServiceRemoveStrictConfiguration<Destination>

public typealias AnyServiceRouter = ServiceRouter<Any, PerformRouteConfig>
public typealias DestinationServiceRouter<Destination> = ServiceRouter<Destination, PerformRouteConfig>
public typealias ModuleServiceRouter<ModuleConfig> = ServiceRouter<Any, ModuleConfig>

public typealias ZIKAnyServiceRouter = ZIKServiceRouter<AnyObject, PerformRouteConfig>
public typealias ZIKDestinationServiceRouter<Destination> = ZIKServiceRouter<Destination, PerformRouteConfig>
public typealias ZIKModuleServiceRouter<ModuleConfig> = ZIKServiceRouter<AnyObject, ModuleConfig>
public typealias ZIKAnyServiceRouterType = ServiceRouterType<Any, PerformRouteConfig>
public typealias ZIKServiceRouterType = ServiceRouterType
public typealias ZIKAnyServiceRoute = ZIKServiceRoute<AnyObject, PerformRouteConfig>
