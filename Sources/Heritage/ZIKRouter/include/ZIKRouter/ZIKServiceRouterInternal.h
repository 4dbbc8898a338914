// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKServiceRouter.h>
#import <ZIKRouter/ZIKServiceRouterType.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZIKServiceRouter<__covariant Destination, __covariant RouteConfig : ZIKPerformRouteConfiguration *> (ZIKInternal)

// MARK: Methods to override

/// Registers the destination's classes and protocols.
+ (void)registerRoutableDestination;
/// Called after all registrations, for your own checks.
+ (void)_didFinishRegistration;
/// Whether the router is only a base class, which is neither registered nor checked.
+ (BOOL)isAbstractRouter;
/// Returns the initial configuration of a route.
+ (RouteConfig)defaultRouteConfiguration;
/// Returns the initial configuration of the removal.
+ (ZIKRemoveRouteConfiguration *)defaultRemoveConfiguration;
/// Makes the destination, or returns nil if it cannot. By default, a makeable configuration makes it.
- (nullable Destination)destinationWithConfiguration:(RouteConfig)configuration;
/// Prepares the destination. Runs after the performer's preparation.
- (void)prepareDestination:(Destination)destination configuration:(RouteConfig)configuration;
/// Called after the destination was prepared, to check it.
- (void)didFinishPrepareDestination:(Destination)destination configuration:(RouteConfig)configuration;
/// Performs the route after the destination was made. Override it if the destination becomes ready later: call
/// `prepareDestinationForPerforming` and one of the `endPerformRoute…` methods then.
- (void)performRouteOnDestination:(Destination)destination configuration:(RouteConfig)configuration;
/// Returns the reason why the destination cannot be removed now; nil if it can.
- (nullable NSString *)checkCanRemove;
/// Undoes the effects of making the destination. The removal succeeds when this method returns, unless it has called
/// `endRemoveRouteWithError:`.
- (void)removeDestination:(Destination)destination removeConfiguration:(ZIKRemoveRouteConfiguration *)removeConfiguration;

// MARK: Methods to override for URLs

/// Called before the destination is made. If a URL started the route, passes its parameters to `processUserInfo:fromURL:`.
- (void)beforePerformWithConfigurationFromURL:(RouteConfig)configuration NS_REQUIRES_SUPER;
/// Called after the route was performed or removed. After a performance that a URL with an action started, calls
/// `performAction:userInfo:fromURL:`.
- (void)afterSuccessActionFromURL:(ZIKRouteAction)routeAction NS_REQUIRES_SUPER;
/// Reads the parameters of the URL that started the route.
- (void)processUserInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url;
/// Performs the action in the URL's item `action`.
- (void)performAction:(NSString *)action userInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url;

// MARK: Methods to call

/// Prepares the destination: the performer first, then the configuration, then this router.
- (void)prepareDestinationForPerforming;
/// Reports that the route has been performed.
- (void)endPerformRouteWithSuccess;
/// Reports that the route could not be performed.
- (void)endPerformRouteWithError:(NSError *)error;
/// Does nothing: the performer has prepared the destination before `removeDestination:removeConfiguration:` is called.
- (void)prepareDestinationForRemoving;
/// Does nothing: the removal succeeds when `removeDestination:removeConfiguration:` returns.
- (void)endRemoveRouteWithSuccess;
/// Reports that the destination was not removed.
- (void)endRemoveRouteWithError:(NSError *)error;
/// Returns an error for the `end…WithError:` methods.
+ (NSError *)routeErrorWithCode:(NSInteger)code localizedDescription:(NSString *)description;

// MARK: Interceptors of all routes

/// Adds a block that is called before a destination is made. Interceptors cannot stop a route, and cannot be removed.
+ (void)interceptBeforePerformWithConfiguration:(void (^)(ZIKServiceRouter *router, ZIKPerformRouteConfiguration *configuration))handler;
/// Adds a block that is called after a destination was made and prepared.
+ (void)interceptAfterPerformWithConfiguration:(void (^)(ZIKServiceRouter *router, ZIKPerformRouteConfiguration *configuration))handler;
/// Adds a block that is called after a route was performed or removed, after all handlers.
+ (void)interceptAfterSuccessAction:(void (^)(ZIKServiceRouter *router, ZIKRouteAction routeAction))handler;
/// Adds a block that is called after a route could not be performed, after all handlers.
+ (void)interceptAfterEndPerformWithError:(void (^)(ZIKServiceRouter *router, NSError *error))handler;
@end

/// Connects the protocols that modules require to protocols that other modules provide. The app that contains both modules implements
/// it. It is never instantiated.
NS_SWIFT_NAME(ObjCServiceRouteAdapter)
@interface ZIKServiceRouteAdapter : ZIKServiceRouter
/// Connects a required protocol to a provided one. The destination must conform to both.
+ (void)registerDestinationAdapter:(Protocol<ZIKServiceRoutable> *)adapterProtocol
                        forAdaptee:(Protocol<ZIKServiceRoutable> *)provideProtocol;
/// Connects the required protocol of a configuration to a provided one. The configuration must conform to both.
+ (void)registerModuleAdapter:(Protocol<ZIKServiceModuleRoutable> *)adapterProtocol
                   forAdaptee:(Protocol<ZIKServiceModuleRoutable> *)provideProtocol;
@end

NS_ASSUME_NONNULL_END

#endif
