// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRouterClassInternal.h>
#import <ZIKRouter/ZIKViewRouter.h>
#import <ZIKRouter/ZIKViewRouterType.h>

NS_ASSUME_NONNULL_BEGIN

// `ZIKRouterClassInternal.h` contains further methods to override and to call.
@interface ZIKViewRouter<__covariant Destination, __covariant RouteConfig : ZIKViewRouteConfiguration *> (ZIKInternal)

// MARK: Methods to override

/// Returns the supported kinds of routes. Defaults to those of a screen.
+ (ZIKViewRouteTypeMask)supportedRouteTypes;
/// Returns whether to report a view that outlives its removal.
+ (BOOL)shouldDetectMemoryLeak;

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

// MARK: Methods to call

/// Does nothing: the route already knows that the transition begins.
- (void)beginPerformRoute;
/// Does nothing: the route already knows that the removal begins.
- (void)beginRemoveRouteFromSource:(nullable id)source;
/// Reports that the view was removed.
- (void)endRemoveRouteWithSuccessOnDestination:(Destination)destination fromSource:(nullable id)source;
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
+ (NSError *)viewRouteErrorWithCode:(NSInteger)code localizedDescription:(NSString *)description;
+ (NSError *)viewRouteErrorWithCode:(NSInteger)code localizedDescriptionFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
@end

NS_ASSUME_NONNULL_END

#endif
