// SPDX-License-Identifier: Apache-2.0

// What router classes of services and of views have in common.

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRouterClass.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZIKRouter<__covariant Destination, __covariant RouteConfig : ZIKPerformRouteConfiguration *, __covariant RemoveConfig> (ZIKInternal)

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
+ (RemoveConfig)defaultRemoveConfiguration;
/// Makes the destination, or returns nil if it cannot. By default, a makeable configuration makes it.
- (nullable Destination)destinationWithConfiguration:(RouteConfig)configuration;
/// Prepares the destination. Runs after the performer's preparation.
- (void)prepareDestination:(Destination)destination configuration:(RouteConfig)configuration;
/// Called after the destination was prepared, to check it.
- (void)didFinishPrepareDestination:(Destination)destination configuration:(RouteConfig)configuration;
/// Returns the reason why the destination cannot be removed now; nil if it can.
- (nullable NSString *)checkCanRemove;

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

/// Same as `configuration`, which is no copy.
@property (nonatomic, strong, readonly) RouteConfig original_configuration;
/// Same as `removeConfiguration`, which is no copy.
@property (nonatomic, strong, readonly, nullable) RemoveConfig original_removeConfiguration;
/// Reports that the route has been performed.
- (void)endPerformRouteWithSuccess;
/// Reports that the route could not be performed.
- (void)endPerformRouteWithError:(NSError *)error;
/// Does nothing: the destination was prepared before the removal was requested.
- (void)prepareDestinationForRemoving;
/// Reports that the destination was not removed.
- (void)endRemoveRouteWithError:(NSError *)error;

// MARK: Errors

/// The domain of `errorWithCode:…`. Defaults to `ZIKRouteErrorDomain`.
+ (NSString *)errorDomain;
/// Returns an error of the router's domain, for the `end…WithError:` methods.
+ (NSError *)errorWithCode:(NSInteger)code userInfo:(nullable NSDictionary *)userInfo;
+ (NSError *)errorWithCode:(NSInteger)code localizedDescription:(NSString *)description;
+ (NSError *)errorWithCode:(NSInteger)code localizedDescriptionFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
/// Returns an error of the library's domain, for the `end…WithError:` methods.
+ (NSError *)routeErrorWithCode:(NSInteger)code localizedDescription:(NSString *)description;
+ (NSError *)routeErrorWithCode:(NSInteger)code localizedDescriptionFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
@end

NS_ASSUME_NONNULL_END

#endif
