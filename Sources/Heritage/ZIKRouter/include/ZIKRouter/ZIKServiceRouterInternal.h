// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRouterClassInternal.h>
#import <ZIKRouter/ZIKServiceRouter.h>
#import <ZIKRouter/ZIKServiceRouterType.h>

NS_ASSUME_NONNULL_BEGIN

// `ZIKRouterClassInternal.h` contains further methods to override and to call.
@interface ZIKServiceRouter<__covariant Destination, __covariant RouteConfig : ZIKPerformRouteConfiguration *> (ZIKInternal)

// MARK: Methods to override

/// Performs the route after the destination was made. Override it if the destination becomes ready later: call
/// `prepareDestinationForPerforming` and one of the `endPerformRoute…` methods then.
- (void)performRouteOnDestination:(Destination)destination configuration:(RouteConfig)configuration;
/// Undoes the effects of making the destination. The removal succeeds when this method returns, unless it has called
/// `endRemoveRouteWithError:`.
- (void)removeDestination:(Destination)destination removeConfiguration:(ZIKRemoveRouteConfiguration *)removeConfiguration;

// MARK: Methods to call

/// Prepares the destination: the performer first, then the configuration, then this router.
- (void)prepareDestinationForPerforming;
/// Does nothing: the removal succeeds when `removeDestination:removeConfiguration:` returns.
- (void)endRemoveRouteWithSuccess;
@end

NS_ASSUME_NONNULL_END

#endif
