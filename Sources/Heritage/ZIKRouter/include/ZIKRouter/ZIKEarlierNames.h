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

/// The effective kind of a route has the same type as the kind of a path.
#define ZIKViewRouteRealType ZIKViewRouteType
#define ZIKViewRouteRealTypeUnknown ZIKViewRouteTypeUnknown
#define ZIKViewRouteRealTypePush ZIKViewRouteTypePush
#define ZIKViewRouteRealTypePresentModally ZIKViewRouteTypePresentModally
#define ZIKViewRouteRealTypePresentAsPopover ZIKViewRouteTypePresentAsPopover
#define ZIKViewRouteRealTypePresentAsSheet ZIKViewRouteTypePresentAsSheet
#define ZIKViewRouteRealTypePresentWithAnimator ZIKViewRouteTypePresentWithAnimator
#define ZIKViewRouteRealTypeAddAsChildViewController ZIKViewRouteTypeAddAsChildViewController
#define ZIKViewRouteRealTypeAddAsSubview ZIKViewRouteTypeAddAsSubview
#define ZIKViewRouteRealTypeCustom ZIKViewRouteTypeCustom

/// Routes of blocks have the same kinds as router classes.
#define ZIKBlockViewRouteTypeMask ZIKViewRouteTypeMask
#define ZIKBlockViewRouteTypeMaskViewControllerDefault ZIKViewRouteTypeMaskViewControllerDefault
#define ZIKBlockViewRouteTypeMaskViewDefault ZIKViewRouteTypeMaskViewDefault
#define ZIKBlockViewRouteTypeMaskCustom ZIKViewRouteTypeMaskCustom

#define ZIKRouterStateNotRoute ZIKRouterStateUnrouted
#define ZIKViewRouteTypeGetDestination ZIKViewRouteTypeMakeDestination
#define ZIKViewRouteTypeMaskGetDestination ZIKViewRouteTypeMaskMakeDestination
#define ZIKViewRouteTypeMaskUIViewControllerDefault ZIKViewRouteTypeMaskViewControllerDefault
#define ZIKViewRouteTypeMaskUIViewDefault ZIKViewRouteTypeMaskViewDefault

/// The keys of `userInfo`.
#define ZIKURLRouteKey NSString *
#define ZIKURLRouteKeyOriginURL ZIKRouteURLOriginKey
#define ZIKURLRouteKeyAction ZIKRouteURLActionKey

NS_ASSUME_NONNULL_BEGIN

@interface ZIKPerformRouteConfiguration (ZIKEarlierNames)
/// Same as `successHandler`.
@property (nonatomic, copy, nullable) void (^routeCompletion)(id destination);
@end

@interface ZIKViewRouter (ZIKEarlierNames)
/// Same as `toView`.
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
