// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKViewRouter.h>
#import <ZIKRouter/ZIKViewRouterType.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZIKViewRouter<__covariant Destination, __covariant RouteConfig : ZIKViewRouteConfiguration *> (ZIKInternal)

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
+ (ZIKViewRemoveConfiguration *)defaultRemoveConfiguration;
/// Makes the destination, or returns nil if it cannot. By default, a makeable configuration makes it.
- (nullable Destination)destinationWithConfiguration:(RouteConfig)configuration;
/// Prepares the destination. Runs after the performer's preparation.
- (void)prepareDestination:(Destination)destination configuration:(RouteConfig)configuration;
/// Called after the destination was prepared, to check it.
- (void)didFinishPrepareDestination:(Destination)destination configuration:(RouteConfig)configuration;
/// Returns the supported kinds of routes. Defaults to those of a screen.
+ (ZIKViewRouteTypeMask)supportedRouteTypes;
/// Returns whether to report a view that outlives its removal.
+ (BOOL)shouldDetectMemoryLeak;
/// Returns the reason why the view cannot be removed now; nil if it can.
- (nullable NSString *)checkCanRemove;

// MARK: Methods to override for external views

/// Returns whether to prepare an external view: one from a UI file, or one that was added by hand.
+ (BOOL)shouldAutoCreateForDestination:(Destination)destination fromSource:(nullable id)source;
/// Returns whether the router can prepare an external view alone. If not, the source prepares it, see `ZIKViewRouteSource`.
- (BOOL)destinationFromExternalPrepared:(Destination)destination;

// MARK: Methods to override for custom transitions

/// Returns whether the configurations are valid for the router's custom transition.
+ (BOOL)validateCustomRouteConfiguration:(RouteConfig)configuration
                     removeConfiguration:(ZIKViewRemoveConfiguration *)removeConfiguration;
- (BOOL)canPerformCustomRoute;
- (BOOL)canRemoveCustomRoute;
/// Shows the view. An override must first call `beginPerformRoute`, and finally one of the `endPerformRoute…` methods.
- (void)performCustomRouteOnDestination:(Destination)destination fromSource:(nullable id)source configuration:(RouteConfig)configuration;
/// Removes the view. An override must first call `beginRemoveRouteFromSource:`, and finally one of the `endRemoveRoute…` methods.
- (void)removeCustomRouteOnDestination:(Destination)destination
                            fromSource:(nullable id)source
                   removeConfiguration:(ZIKViewRemoveConfiguration *)removeConfiguration
                         configuration:(RouteConfig)configuration;

// MARK: Methods to override for events of views. The router is nil if the view is shown without one.

/// Called when a view of the destination's class, or of a subclass, is prepared and about to be shown.
+ (void)router:(nullable ZIKViewRouter *)router willPerformRouteOnDestination:(Destination)destination fromSource:(nullable id)source;
/// Called after the view was shown.
+ (void)router:(nullable ZIKViewRouter *)router didPerformRouteOnDestination:(Destination)destination fromSource:(nullable id)source;
/// Called before the view is removed.
+ (void)router:(nullable ZIKViewRouter *)router willRemoveRouteOnDestination:(Destination)destination fromSource:(nullable id)source;
/// Called after the view was removed.
+ (void)router:(nullable ZIKViewRouter *)router didRemoveRouteOnDestination:(Destination)destination fromSource:(nullable id)source;

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

/// Does nothing: the route already knows that the transition begins.
- (void)beginPerformRoute;
/// Reports that the view is shown.
- (void)endPerformRouteWithSuccess;
/// Reports that the view could not be shown.
- (void)endPerformRouteWithError:(NSError *)error;
/// Does nothing: the route has prepared the view before it calls `removeCustomRoute…`.
- (void)prepareDestinationForRemoving;
/// Does nothing: the route already knows that the removal begins.
- (void)beginRemoveRouteFromSource:(nullable id)source;
/// Reports that the view was removed.
- (void)endRemoveRouteWithSuccessOnDestination:(Destination)destination fromSource:(nullable id)source;
/// Reports that the view was not removed.
- (void)endRemoveRouteWithError:(NSError *)error;
/// Whether a view can be pushed from the source now.
- (BOOL)_canPerformPush;
/// Whether a view can be presented from the source now.
- (BOOL)_canPerformPresent;
/// Whether the view was pushed and can be popped now.
- (BOOL)_canPop;
/// Whether the view was presented and can be dismissed now.
- (BOOL)_canDismiss;
/// Whether the view is a child and can be removed from its parent now.
- (BOOL)_canRemoveFromParentViewController;
/// Whether the view is a subview and can be removed from its superview now.
- (BOOL)_canRemoveFromSuperview;
/// Shows the view by a segue, from inside `performCustomRoute…`.
- (void)_performSegueWithIdentifier:(NSString *)identifier fromSource:(nullable id)source sender:(nullable id)sender;
/// Returns an error for the `end…WithError:` methods.
+ (NSError *)routeErrorWithCode:(NSInteger)code localizedDescription:(NSString *)description;
+ (NSError *)viewRouteErrorWithCode:(NSInteger)code localizedDescription:(NSString *)description;

// MARK: Interceptors of all routes

/// Adds a block that is called before a destination is made. Interceptors cannot stop a route, and cannot be removed.
+ (void)interceptBeforePerformWithConfiguration:(void (^)(ZIKViewRouter *router, ZIKPerformRouteConfiguration *configuration))handler;
/// Adds a block that is called after a destination was made and prepared.
+ (void)interceptAfterPerformWithConfiguration:(void (^)(ZIKViewRouter *router, ZIKPerformRouteConfiguration *configuration))handler;
/// Adds a block that is called after a route was performed or removed, after all handlers.
+ (void)interceptAfterSuccessAction:(void (^)(ZIKViewRouter *router, ZIKRouteAction routeAction))handler;
/// Adds a block that is called after a route could not be performed, after all handlers.
+ (void)interceptAfterEndPerformWithError:(void (^)(ZIKViewRouter *router, NSError *error))handler;
@end

/// Connects the protocols that modules require to protocols that other modules provide. The app that contains both modules implements
/// it. It is never instantiated.
NS_SWIFT_NAME(ObjCViewRouteAdapter)
@interface ZIKViewRouteAdapter : ZIKViewRouter
/// Connects a required protocol to a provided one. The destination must conform to both.
+ (void)registerDestinationAdapter:(Protocol<ZIKViewRoutable> *)adapterProtocol
                        forAdaptee:(Protocol<ZIKViewRoutable> *)provideProtocol;
/// Connects the required protocol of a configuration to a provided one. The configuration must conform to both.
+ (void)registerModuleAdapter:(Protocol<ZIKViewModuleRoutable> *)adapterProtocol
                   forAdaptee:(Protocol<ZIKViewModuleRoutable> *)provideProtocol;
@end

NS_ASSUME_NONNULL_END

#endif
