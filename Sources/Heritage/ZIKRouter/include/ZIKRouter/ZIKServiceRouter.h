// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRoutable.h>
#import <ZIKRouter/ZIKRouteURL.h>
#import <ZIKRouter/ZIKRouterClass.h>

NS_ASSUME_NONNULL_BEGIN

@class ZIKServiceRouterType<__covariant Destination, __covariant RouteConfig : ZIKPerformRouteConfiguration *>;

@class ZIKServiceRouter<__covariant Destination, __covariant RouteConfig : ZIKPerformRouteConfiguration *>;

typedef void (^ZIKServiceRouteGlobalErrorHandler)(__kindof ZIKServiceRouter *_Nullable router, ZIKRouteAction routeAction, NSError *error);

/// The base class of router classes for services. See `ZIKServiceRouterInternal.h` for the methods to override.
NS_SWIFT_NAME(ObjCServiceRouter)
@interface ZIKServiceRouter<__covariant Destination, __covariant RouteConfig : ZIKPerformRouteConfiguration *>
    : ZIKRouter<Destination, RouteConfig, ZIKRemoveRouteConfiguration *>
/// The configuration of the route. Handlers that are set after the call are called too.
@property (nonatomic, strong, readonly) RouteConfig configuration;
/// The configuration of the removal.
@property (nonatomic, strong, readonly, nullable) ZIKRemoveRouteConfiguration *removeConfiguration;

// MARK: Performing

/// Performs the route.
///
/// @return The router; nil if the route has no provider.
+ (nullable ZIKServiceRouter<Destination, RouteConfig> *)performRoute;
/// Performs the route. The handlers are called for this performance only.
+ (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithSuccessHandler:(nullable void (^)(Destination destination))successHandler
                           errorHandler:(nullable ZIKRouteErrorHandler)errorHandler;
/// Performs the route, and reports the outcome of this performance.
+ (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithCompletion:
    (void (^)(BOOL success, Destination _Nullable destination, ZIKRouteAction routeAction, NSError *_Nullable error))completion;
/// Performs the route.
///
/// @param preparation Prepares the destination, before its router does.
+ (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithPreparation:(void (^)(Destination destination))preparation;
/// Performs the route with handlers and parameters.
+ (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithConfiguring:(void (^)(RouteConfig config))configBuilder;
/// Performs the route, and configures its removal.
+ (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithConfiguring:(void (^)(RouteConfig config))configBuilder
                               removing:(nullable void (^)(ZIKRemoveRouteConfiguration * config))removeConfigBuilder;
/// Performs the route with handlers of the requested protocol's type.
+ (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithStrictConfiguring:
    (void (^)(ZIKPerformRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
+ (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithStrictConfiguring:
                      (void (^)(ZIKPerformRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder
                               strictRemoving:
                                   (nullable void (^)(ZIKRemoveRouteStrictConfiguration<Destination> *config))removeConfigBuilder;

// MARK: Making

/// Whether destinations are made before the call returns.
+ (BOOL)canMakeDestinationSynchronously;
/// Whether a destination can be made without performing the route.
+ (BOOL)canMakeDestination;
/// Makes a destination, without performing the route.
+ (nullable Destination)makeDestination;
+ (nullable Destination)makeDestinationWithPreparation:(nullable void (^)(Destination destination))preparation;
+ (nullable Destination)makeDestinationWithConfiguring:(nullable void (^)(RouteConfig config))configBuilder;
+ (nullable Destination)makeDestinationWithStrictConfiguring:
    (nullable void (^)(ZIKPerformRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;

// MARK: Finding

/// Returns the route to the service with a protocol; nil, and reports an error, if it has no provider. The macro `ZIKRouterToService` also
/// passes the place of the request.
@property (class, nonatomic, copy, readonly) ZIKServiceRouterType<Destination, RouteConfig> *_Nullable (^toService)
    (Protocol<ZIKServiceRoutable> *serviceProtocol);
/// Returns the route to the service whose configuration has a protocol.
@property (class, nonatomic, copy, readonly) ZIKServiceRouterType<Destination, RouteConfig> *_Nullable (^toModule)
    (Protocol<ZIKServiceModuleRoutable> *configProtocol);
/// Returns the route of the router with an identifier.
@property (class, nonatomic, copy, readonly) ZIKServiceRouterType<id, RouteConfig> *_Nullable (^toIdentifier)(NSString *identifier);
/// Returns the routes of all routers that make a class or its superclasses.
+ (NSArray<ZIKServiceRouterType<id, ZIKPerformRouteConfiguration *> *> *)routersToClass:(Class)serviceClass;
@property (class, nonatomic, copy, readonly) NSArray<ZIKServiceRouterType<id, ZIKPerformRouteConfiguration *> *> * (^routersToClass)(Class serviceClass);
/// Returns the route to the service of a URL, with the parameters of the URL.
+ (nullable ZIKServiceRouterType<id, ZIKPerformRouteConfiguration *> *)routerForURL:(id<ZIKRouteURL>)url;
/// Performs the service of a URL.
+ (nullable ZIKServiceRouter *)performURL:(id<ZIKRouteURL>)url;
+ (nullable ZIKServiceRouter *)performURL:(id<ZIKRouteURL>)url completion:(nullable ZIKPerformRouteCompletion)completion;

/// Removes the destination, with handlers of the protocol's type.
- (void)removeRouteWithStrictConfiguring:
    (void (^)(ZIKRemoveRouteStrictConfiguration<Destination> *config))removeConfigBuilder;

// MARK: Errors

/// The handler for all failures of routes to services. It is called after all other handlers. The router is nil if no route was found.
@property (class, nonatomic, copy, nullable) ZIKServiceRouteGlobalErrorHandler globalErrorHandler;
/// Reports a failure to the global error handler.
+ (void)notifyGlobalErrorWithRouter:(nullable ZIKServiceRouter *)router action:(ZIKRouteAction)action error:(NSError *)error;
@end

// MARK: - Registering

@interface ZIKServiceRouter (ZIKRegistering)
/// Whether the registration has ended.
@property (class, nonatomic, readonly, getter=isRegistrationFinished) BOOL registrationFinished;

/// Registers a class of destinations. The first router of a class is its default.
+ (void)registerService:(Class)serviceClass;
/// Registers a class that only this router may make.
+ (void)registerExclusiveService:(Class)serviceClass;
/// Registers the protocol of the destination. Only one router may register a protocol.
+ (void)registerServiceProtocol:(Protocol<ZIKServiceRoutable> *)serviceProtocol;
/// Registers the protocol of the configuration.
+ (void)registerModuleProtocol:(Protocol<ZIKServiceModuleRoutable> *)configProtocol;
/// Registers a name, for performers that do not know a protocol.
+ (void)registerIdentifier:(NSString *)identifier;
/// Registers a URL pattern, such as `app://note/:name`. The pattern is also an identifier.
+ (void)registerURLPattern:(NSString *)pattern;

// Services without a router class

/// Registers a class whose destinations are made by `-init`.
+ (void)registerServiceProtocol:(Protocol<ZIKServiceRoutable> *)serviceProtocol forMakingService:(Class)serviceClass;
+ (void)registerServiceProtocol:(Protocol<ZIKServiceRoutable> *)serviceProtocol
               forMakingService:(Class)serviceClass
                        factory:(id _Nullable (*_Nonnull)(ZIKPerformRouteConfiguration *config))function;
+ (void)registerServiceProtocol:(Protocol<ZIKServiceRoutable> *)serviceProtocol
               forMakingService:(Class)serviceClass
                         making:(id _Nullable (^)(ZIKPerformRouteConfiguration *config))makeDestination;
/// Registers a configuration that makes its destination.
+ (void)registerModuleProtocol:(Protocol<ZIKServiceModuleRoutable> *)configProtocol
              forMakingService:(Class)serviceClass
                       factory:(ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> *_Nonnull (*_Nonnull)(void))function;
+ (void)registerModuleProtocol:(Protocol<ZIKServiceModuleRoutable> *)configProtocol
              forMakingService:(Class)serviceClass
                        making:(ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> * (^)(void))makeConfiguration;
+ (void)registerIdentifier:(NSString *)identifier forMakingService:(Class)serviceClass;
+ (void)registerIdentifier:(NSString *)identifier
          forMakingService:(Class)serviceClass
                   factory:(id _Nullable (*_Nonnull)(ZIKPerformRouteConfiguration *config))function;
+ (void)registerIdentifier:(NSString *)identifier
          forMakingService:(Class)serviceClass
                    making:(id _Nullable (^)(ZIKPerformRouteConfiguration *config))makeDestination;
+ (void)registerIdentifier:(NSString *)identifier
          forMakingService:(Class)serviceClass
      configurationFactory:(ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> *_Nonnull (*_Nonnull)(void))function;
+ (void)registerIdentifier:(NSString *)identifier
          forMakingService:(Class)serviceClass
       configurationMaking:(ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> * (^)(void))makeConfiguration;

/// Calls a block with each registered router class for services.
+ (void)enumerateAllServiceRouters:(void (^)(Class routerClass))handler;
@end

/// The type of a router by the type of its destination: `ZIKDestinationServiceRouter(id<LoginInput>) *`.
#define ZIKDestinationServiceRouter(DESTINATION) ZIKServiceRouter<DESTINATION, ZIKPerformRouteConfiguration *>
/// The type of a router by the protocol of its configuration: `ZIKModuleServiceRouter(LoginModuleInput) *`.
#define ZIKModuleServiceRouter(PROTOCOL) ZIKServiceRouter<id, ZIKPerformRouteConfiguration<PROTOCOL> *>
typedef ZIKServiceRouter<id, ZIKPerformRouteConfiguration *> ZIKAnyServiceRouter NS_SWIFT_NAME(ObjCAnyServiceRouter);

NS_ASSUME_NONNULL_END

#endif
