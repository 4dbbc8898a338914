// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRoute.h>
#import <ZIKRouter/ZIKServiceRouter.h>

NS_ASSUME_NONNULL_BEGIN

/// A route to a service that is made of blocks, in place of a router class. Create it in `+registerRoutableDestination` of a router or
/// an adapter, or register it by hand at any time.
///
/// ```objc
/// [ZIKServiceRoute makeRouteWithDestination:[Clock class]
///                           makeDestination:^(ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) {
///     return [Clock new];
/// }].registerDestinationProtocol(ZIKRoutable(ClockInput));
/// ```
NS_SWIFT_NAME(ObjCServiceRoute)
@interface ZIKServiceRoute<__covariant Destination, __covariant RouteConfig> : ZIKRoute
+ (instancetype)makeRouteWithDestination:(Class)destinationClass
                         makeDestination:(Destination _Nullable (^)(RouteConfig config, ZIKServiceRouter *router))makeDestination;
/// Makes a route to a class that no other router may make.
+ (instancetype)makeRouteWithExclusiveDestination:(Class)destinationClass
                                  makeDestination:(Destination _Nullable (^)(RouteConfig config, ZIKServiceRouter *router))makeDestination;

/// Sets `name`.
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^nameAs)(NSString *name);
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^registerDestination)(Class destinationClass);
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^registerExclusiveDestination)(Class destinationClass);
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^registerDestinationProtocol)
    (Protocol<ZIKServiceRoutable> *destinationProtocol);
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^registerModuleProtocol)
    (Protocol<ZIKServiceModuleRoutable> *configProtocol);
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^registerIdentifier)(NSString *identifier);
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^registerURLPattern)(NSString *pattern);
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^makeDefaultConfiguration)(RouteConfig (^)(void));
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^makeDefaultRemoveConfiguration)
    (ZIKRemoveRouteConfiguration * (^)(void));
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^prepareDestination)
    (void (^)(Destination destination, RouteConfig config, ZIKServiceRouter *router));
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^didFinishPrepareDestination)
    (void (^)(Destination destination, RouteConfig config, ZIKServiceRouter *router));
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^processUserInfoFromURL)
    (void (^)(NSDictionary *userInfo, NSURL *url, RouteConfig config, ZIKServiceRouter *router));
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^performActionFromURL)
    (void (^)(NSString *action, NSDictionary *userInfo, NSURL *url, RouteConfig config, ZIKServiceRouter *router));
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^beforePerformWithConfigurationFromURL)
    (void (^)(RouteConfig config, ZIKServiceRouter *router));
@property (nonatomic, readonly) ZIKServiceRoute<Destination, RouteConfig> * (^afterSuccessActionFromURL)
    (void (^)(ZIKRouteAction routeAction, RouteConfig config, ZIKServiceRouter *router));
@end

/// The type of a route by the type of its destination: `ZIKDestinationServiceRoute(id<LoginInput>)`.
#define ZIKDestinationServiceRoute(DESTINATION) ZIKServiceRoute<DESTINATION, ZIKPerformRouteConfiguration *>
/// The type of a route by the protocol of its configuration: `ZIKModuleServiceRoute(LoginModuleInput)`.
#define ZIKModuleServiceRoute(PROTOCOL) ZIKServiceRoute<id, ZIKPerformRouteConfiguration<PROTOCOL> *>
typedef ZIKServiceRoute<id, ZIKPerformRouteConfiguration *> ZIKAnyServiceRoute NS_SWIFT_NAME(ObjCAnyServiceRoute);

NS_ASSUME_NONNULL_END

#endif
