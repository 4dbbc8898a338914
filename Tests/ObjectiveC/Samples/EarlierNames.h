// SPDX-License-Identifier: Apache-2.0

// The names of an earlier version that TypeChecking.zh.md prints, in terms of the present ones.

#pragma once
#import <ZIKRouter/ZIKRouter.h>

#define ZIKRoutableProtocol(PROTOCOL) ZIKRoutable(PROTOCOL)
#define ZIKViewRouterToView(PROTOCOL) ZIKRouterToView(PROTOCOL)
#define ZIKViewRouterToModule(PROTOCOL) ZIKRouterToViewModule(PROTOCOL)
#define ZIKServiceRouterToService(PROTOCOL) ZIKRouterToService(PROTOCOL)
#define ZIKServiceRouterToModule(PROTOCOL) ZIKRouterToServiceModule(PROTOCOL)
typedef ZIKViewRouteConfiguration ZIKViewRouteConfig;

NS_ASSUME_NONNULL_BEGIN

@interface ZIKViewRouter (EarlierNames)
/// Returns the route to the view with a protocol.
@property (class, nonatomic, copy, readonly) ZIKAnyViewRouterType *_Nullable (^classToView)(Protocol<ZIKViewRoutable> *viewProtocol);
@end

@interface ZIKViewRouterType<__covariant Destination, __covariant RouteConfig : ZIKViewRouteConfiguration *> (EarlierNames)
/// Shows the view. The block sets the kind of the route.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performFromSource:(nullable id)source
        routeConfiguring:(void (^)(RouteConfig config,
                                               void (^prepareDest)(void (^prepare)(Destination destination)),
                                               void (^prepareModule)(void (^prepare)(RouteConfig module))))configBuilder;
@end

NS_ASSUME_NONNULL_END
