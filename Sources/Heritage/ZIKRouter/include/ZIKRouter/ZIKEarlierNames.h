// SPDX-License-Identifier: Apache-2.0

// Names of earlier versions of ZIKRouter. New code uses the names of the other headers.

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKServiceRouterType.h>
#import <ZIKRouter/ZIKViewRouterType.h>

/// Same as `ZIKRoutable`.
#define ZIKRoutableProtocol(PROTOCOL) ZIKRoutable(PROTOCOL)
/// Same as `ZIKRouterToView`.
#define ZIKViewRouterToView(PROTOCOL) ZIKRouterToView(PROTOCOL)
/// Same as `ZIKRouterToViewModule`.
#define ZIKViewRouterToModule(PROTOCOL) ZIKRouterToViewModule(PROTOCOL)
/// Same as `ZIKRouterToService`.
#define ZIKServiceRouterToService(PROTOCOL) ZIKRouterToService(PROTOCOL)
/// Same as `ZIKRouterToServiceModule`.
#define ZIKServiceRouterToModule(PROTOCOL) ZIKRouterToServiceModule(PROTOCOL)

NS_ASSUME_NONNULL_BEGIN

typedef ZIKViewRouteConfiguration ZIKViewRouteConfig NS_SWIFT_NAME(ObjCViewRouteConfig);

@interface ZIKViewRouter (ZIKEarlierNames)
/// Returns the route to the view with a protocol.
@property (class, nonatomic, copy, readonly) ZIKAnyViewRouterType *_Nullable (^classToView)(Protocol<ZIKViewRoutable> *viewProtocol);
@end

@interface ZIKViewRouterType<__covariant Destination, __covariant RouteConfig : ZIKViewRouteConfiguration *> (ZIKEarlierNames)
/// Shows the view. The block sets the kind of the route.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performFromSource:(nullable id)source
                                                       routeConfiguring:
                                                           (void (^)(RouteConfig config,
                                                                     void (^prepareDest)(void (^prepare)(Destination destination)),
                                                                     void (^prepareModule)(void (^prepare)(RouteConfig module))))
                                                               configBuilder;
@end

NS_ASSUME_NONNULL_END

#endif
