// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRouteConfiguration.h>

NS_ASSUME_NONNULL_BEGIN

/// The base class of the routers of services and views. A router makes, prepares and removes one destination.
///
/// Two kinds of objects are routers. A call such as `performPath:` returns the performer's router, which keeps the route. The methods
/// that a router class overrides run on another object, the destination's router. It can be kept by the destination, which can then
/// remove itself.
NS_SWIFT_NAME(ObjCRouter)
@interface ZIKRouter<__covariant Destination, __covariant RouteConfig : ZIKPerformRouteConfiguration *, __covariant RemoveConfig> : NSObject {
    @private
    void *_handle;
    id _configuration, _removeConfiguration;
}
@property (nonatomic, readonly) ZIKRouterState state;
/// The configuration of the route.
@property (nonatomic, strong, readonly) RouteConfig configuration;
/// The configuration of the removal.
@property (nonatomic, strong, readonly, nullable) RemoveConfig removeConfiguration;
/// The last failure.
@property (nonatomic, strong, readonly, nullable) NSError *error;
/// The destination. On Apple platforms, the router does not keep it alive. On other platforms, where the runtime has no weak
/// references, it does until the route is removed.
@property (nonatomic, strong, readonly, nullable) Destination destination;

/// Whether the route can be performed now.
- (BOOL)canPerform;
/// Performs the route, also after its removal.
- (void)performRoute;
/// Performs the route. The handlers are called for this performance only.
- (void)performRouteWithSuccessHandler:(nullable void (^)(Destination destination))successHandler
                          errorHandler:(nullable ZIKRouteErrorHandler)errorHandler;
/// Performs the route, and reports the outcome of this performance.
- (void)performRouteWithCompletion:
    (void (^)(BOOL success, Destination _Nullable destination, ZIKRouteAction routeAction, NSError *_Nullable error))completion;
/// Whether the destination must be removed before the route can be performed again.
- (BOOL)shouldRemoveBeforePerform;

/// Whether the route can be removed now.
- (BOOL)canRemove;
/// Removes the destination.
- (void)removeRoute;
/// Removes the destination. The handlers are called for this removal only.
- (void)removeRouteWithSuccessHandler:(nullable void (^)(void))successHandler errorHandler:(nullable ZIKRouteErrorHandler)errorHandler;
/// Removes the destination, and reports the outcome of this removal.
- (void)removeRouteWithCompletion:(ZIKRemoveRouteCompletion)completion;
/// Removes the destination. The values that the block sets replace those that were set when the route was performed.
- (void)removeRouteWithConfiguring:(void (^)(RemoveConfig config))removeConfigBuilder;

/// Returns the name of a state, for messages.
+ (NSString *)descriptionOfState:(ZIKRouterState)state;
@end

// MARK: - Interceptors of all routes

/// A method of `ZIKViewRouter` adds a block for all views, one of `ZIKServiceRouter` for all services, and one of `ZIKRouter` for both.
/// Interceptors cannot stop a route, and cannot be removed.
@interface ZIKRouter (ZIKInterceptors)
/// Adds a block that is called before a destination is made.
+ (void)interceptBeforePerformWithConfiguration:
    (void (^)(__kindof ZIKRouter *router, ZIKPerformRouteConfiguration *configuration))handler;
/// Adds a block that is called after a destination was made and prepared.
+ (void)interceptAfterPerformWithConfiguration:
    (void (^)(__kindof ZIKRouter *router, ZIKPerformRouteConfiguration *configuration))handler;
/// Adds a block that is called after a route was performed or removed, after all handlers.
+ (void)interceptAfterSuccessAction:(void (^)(__kindof ZIKRouter *router, ZIKRouteAction routeAction))handler;
/// Adds a block that is called after a route could not be performed, after all handlers.
+ (void)interceptAfterEndPerformWithError:(void (^)(__kindof ZIKRouter *router, NSError *error))handler;
/// Does nothing: routers always read the parameters and the action of a URL. Other interceptors stay.
+ (void)enableDefaultURLRouteRule;
@end

NS_ASSUME_NONNULL_END

#endif
