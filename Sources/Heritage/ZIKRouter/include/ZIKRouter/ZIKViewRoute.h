// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRoute.h>
#import <ZIKRouter/ZIKViewRouter.h>

NS_ASSUME_NONNULL_BEGIN

/// A route to a view that is made of blocks, in place of a router class. Create it in `+registerRoutableDestination` of a router or an
/// adapter, or register it by hand at any time.
///
/// ```objc
/// [ZIKViewRoute makeRouteWithDestination:[LoginViewController class]
///                        makeDestination:^(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {
///     return [LoginViewController new];
/// }].registerDestinationProtocol(ZIKRoutable(LoginViewInput));
/// ```
NS_SWIFT_NAME(ObjCViewRoute)
@interface ZIKViewRoute<__covariant Destination, __covariant RouteConfig> : ZIKRoute
+ (instancetype)makeRouteWithDestination:(Class)destinationClass
                         makeDestination:(Destination _Nullable (^)(RouteConfig config, ZIKViewRouter *router))makeDestination;
/// Makes a route to a class that no other router may make.
+ (instancetype)makeRouteWithExclusiveDestination:(Class)destinationClass
                                  makeDestination:(Destination _Nullable (^)(RouteConfig config, ZIKViewRouter *router))makeDestination;

/// Sets `name`.
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^nameAs)(NSString *name);
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^registerDestination)(Class destinationClass);
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^registerExclusiveDestination)(Class destinationClass);
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^registerDestinationProtocol)
    (Protocol<ZIKViewRoutable> *destinationProtocol);
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^registerModuleProtocol)
    (Protocol<ZIKViewModuleRoutable> *configProtocol);
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^registerIdentifier)(NSString *identifier);
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^registerURLPattern)(NSString *pattern);
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^makeDefaultConfiguration)(RouteConfig (^)(void));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^makeDefaultRemoveConfiguration)
    (ZIKViewRemoveConfiguration * (^)(void));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^prepareDestination)
    (void (^)(Destination destination, RouteConfig config, ZIKViewRouter *router));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^didFinishPrepareDestination)
    (void (^)(Destination destination, RouteConfig config, ZIKViewRouter *router));
/// The supported kinds of routes. Defaults to those of a screen.
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^makeSupportedRouteTypes)(ZIKViewRouteTypeMask (^)(void));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^shouldAutoCreateForDestination)
    (BOOL (^)(Destination destination, id _Nullable source));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^destinationFromExternalPrepared)
    (BOOL (^)(Destination destination, ZIKViewRouter *router));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^canPerformCustomRoute)(BOOL (^)(ZIKViewRouter *router));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^canRemoveCustomRoute)(BOOL (^)(ZIKViewRouter *router));
/// Shows the view. The block must first call `beginPerformRoute`, and finally one of the `endPerformRoute…` methods.
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^performCustomRoute)
    (void (^)(Destination destination, id _Nullable source, RouteConfig config, ZIKViewRouter *router));
/// Removes the view. The block must first call `beginRemoveRouteFromSource:`, and finally one of the `endRemoveRoute…` methods.
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^removeCustomRoute)
    (void (^)(Destination destination, id _Nullable source, ZIKViewRemoveConfiguration *removeConfig, RouteConfig config,
              ZIKViewRouter *router));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^processUserInfoFromURL)
    (void (^)(NSDictionary *userInfo, NSURL *url, RouteConfig config, ZIKViewRouter *router));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^performActionFromURL)
    (void (^)(NSString *action, NSDictionary *userInfo, NSURL *url, RouteConfig config, ZIKViewRouter *router));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^beforePerformWithConfigurationFromURL)
    (void (^)(RouteConfig config, ZIKViewRouter *router));
@property (nonatomic, readonly) ZIKViewRoute<Destination, RouteConfig> * (^afterSuccessActionFromURL)
    (void (^)(ZIKRouteAction routeAction, RouteConfig config, ZIKViewRouter *router));
@end

/// The type of a route by the type of its destination: `ZIKDestinationViewRoute(id<LoginInput>)`.
#define ZIKDestinationViewRoute(DESTINATION) ZIKViewRoute<DESTINATION, ZIKViewRouteConfiguration *>
/// The type of a route by the protocol of its configuration: `ZIKModuleViewRoute(LoginModuleInput)`.
#define ZIKModuleViewRoute(PROTOCOL) ZIKViewRoute<id, ZIKViewRouteConfiguration<PROTOCOL> *>
typedef ZIKViewRoute<id, ZIKViewRouteConfiguration *> ZIKAnyViewRoute NS_SWIFT_NAME(ObjCAnyViewRoute);

NS_ASSUME_NONNULL_END

#endif
