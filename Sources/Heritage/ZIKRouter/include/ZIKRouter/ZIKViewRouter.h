// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRoutable.h>
#import <ZIKRouter/ZIKRouteURL.h>
#import <ZIKRouter/ZIKRouterClass.h>
#import <ZIKRouter/ZIKViewRoutePath.h>

NS_ASSUME_NONNULL_BEGIN

@class ZIKViewRouterType<__covariant Destination, __covariant RouteConfig : ZIKViewRouteConfiguration *>;

@class ZIKViewRouter<__covariant Destination, __covariant RouteConfig : ZIKViewRouteConfiguration *>;

typedef void (^ZIKViewRouteGlobalErrorHandler)(__kindof ZIKViewRouter *_Nullable router, ZIKRouteAction routeAction, NSError *error);

/// The base class of router classes for views. See `ZIKViewRouterInternal.h` for the methods to override. Only the main thread may
/// use it.
NS_SWIFT_NAME(ObjCViewRouter)
@interface ZIKViewRouter<__covariant Destination, __covariant RouteConfig : ZIKViewRouteConfiguration *>
    : ZIKRouter<Destination, RouteConfig, ZIKViewRemoveConfiguration *>
/// The configuration of the route. Handlers that are set after the call are called too.
@property (nonatomic, strong, readonly) RouteConfig configuration;
/// The configuration of the removal.
@property (nonatomic, strong, readonly, nullable) ZIKViewRemoveConfiguration *removeConfiguration;
/// The effective kind of the route; `ZIKViewRouteTypeUnknown` if the view is not shown.
@property (nonatomic, readonly) ZIKViewRouteType realRouteType;
/// Whether the router was created for a view that other code or the user shows.
@property (nonatomic, readonly) BOOL autoCreated;
/// Whether a router started the current action.
@property (nonatomic, readonly) BOOL routingFromInternal;

// MARK: Performing

/// Shows the view.
///
/// @return The router; nil if the route has no provider.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path;
/// Shows the view. The handlers are called for this performance only.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
               successHandler:(nullable void (^)(Destination destination))successHandler
                 errorHandler:(nullable ZIKRouteErrorHandler)errorHandler;
/// Shows the view, and reports the outcome of this performance.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
                   completion:(void (^)(BOOL success, Destination _Nullable destination, ZIKRouteAction routeAction, NSError *_Nullable error))
                                  completion;
/// Shows the view.
///
/// @param preparation Prepares the destination, before its router does.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path preparation:(void (^)(Destination destination))preparation;
/// Shows the view with handlers and parameters.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path configuring:(void (^)(RouteConfig config))configBuilder;
/// Shows the view, and configures its removal.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
                  configuring:(void (^)(RouteConfig config))configBuilder
                     removing:(nullable void (^)(ZIKViewRemoveConfiguration * config))removeConfigBuilder;
/// Shows the view with handlers of the requested protocol's type.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
            strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
            strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder
               strictRemoving:(nullable void (^)(ZIKViewRemoveStrictConfiguration<Destination> *config))removeConfigBuilder;

// MARK: Existing destinations

/// Shows an existing destination. It is prepared again.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination path:(ZIKViewRoutePath *)path;
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination
                                  path:(ZIKViewRoutePath *)path
                           configuring:(void (^)(RouteConfig config))configBuilder;
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination
                                  path:(ZIKViewRoutePath *)path
                           configuring:(void (^)(RouteConfig config))configBuilder
                              removing:(nullable void (^)(ZIKViewRemoveConfiguration * config))removeConfigBuilder;
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination
                                  path:(ZIKViewRoutePath *)path
                     strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination
                                  path:(ZIKViewRoutePath *)path
                     strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder
                        strictRemoving:(nullable void (^)(ZIKViewRemoveStrictConfiguration<Destination> *config))removeConfigBuilder;
/// Prepares a destination that other code shows.
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)prepareDestination:(Destination)destination configuring:(void (^)(RouteConfig config))configBuilder;
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)prepareDestination:(Destination)destination
                         configuring:(void (^)(RouteConfig config))configBuilder
                            removing:(nullable void (^)(ZIKViewRemoveConfiguration * config))removeConfigBuilder;
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)prepareDestination:(Destination)destination
                   strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
+ (nullable ZIKViewRouter<Destination, RouteConfig> *)prepareDestination:(Destination)destination
                   strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder
                      strictRemoving:(nullable void (^)(ZIKViewRemoveStrictConfiguration<Destination> *config))removeConfigBuilder;

// MARK: Making

/// Whether destinations are made before the call returns.
+ (BOOL)canMakeDestinationSynchronously;
/// Whether a destination can be made without showing it.
+ (BOOL)canMakeDestination;
/// Makes a destination, without showing it.
+ (nullable Destination)makeDestination;
+ (nullable Destination)makeDestinationWithPreparation:(nullable void (^)(Destination destination))preparation;
+ (nullable Destination)makeDestinationWithConfiguring:(nullable void (^)(RouteConfig config))configBuilder;
+ (nullable Destination)makeDestinationWithStrictConfiguring:
    (nullable void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
/// Whether the router supports a kind of route.
+ (BOOL)supportRouteType:(ZIKViewRouteType)type;

// MARK: Finding

/// Returns the route to the view with a protocol; nil, and reports an error, if it has no provider. The macro `ZIKRouterToView` also
/// passes the place of the request.
@property (class, nonatomic, copy, readonly) ZIKViewRouterType<Destination, RouteConfig> *_Nullable (^toView)
    (Protocol<ZIKViewRoutable> *viewProtocol);
/// Returns the route to the view whose configuration has a protocol.
@property (class, nonatomic, copy, readonly) ZIKViewRouterType<Destination, RouteConfig> *_Nullable (^toModule)
    (Protocol<ZIKViewModuleRoutable> *configProtocol);
/// Returns the route of the router with an identifier.
@property (class, nonatomic, copy, readonly) ZIKViewRouterType<id, RouteConfig> *_Nullable (^toIdentifier)(NSString *identifier);
/// Returns the routes of all routers that make a class or its superclasses.
+ (NSArray<ZIKViewRouterType<id, ZIKViewRouteConfiguration *> *> *)routersToClass:(Class)viewClass;
@property (class, nonatomic, copy, readonly) NSArray<ZIKViewRouterType<id, ZIKViewRouteConfiguration *> *> * (^routersToClass)(Class viewClass);
/// Returns the route to the view of a URL, with the parameters of the URL.
+ (nullable ZIKViewRouterType<id, ZIKViewRouteConfiguration *> *)routerForURL:(id<ZIKRouteURL>)url;
/// Shows the view of a URL.
+ (nullable ZIKViewRouter *)performURL:(id<ZIKRouteURL>)url path:(ZIKViewRoutePath *)path;
+ (nullable ZIKViewRouter *)performURL:(id<ZIKRouteURL>)url
                                  path:(ZIKViewRoutePath *)path
                            completion:(nullable ZIKPerformRouteCompletion)completion;
/// Shows the view of a URL. The URL's item `transition` sets the kind of the route. Defaults to the router's choice.
+ (nullable ZIKViewRouter *)performURL:(id<ZIKRouteURL>)url fromSource:(nullable id<ZIKViewRouteSource>)source;
+ (nullable ZIKViewRouter *)performURL:(id<ZIKRouteURL>)url
                            fromSource:(nullable id<ZIKViewRouteSource>)source
                            completion:(nullable ZIKPerformRouteCompletion)completion;

/// Removes the view, with handlers of the protocol's type.
- (void)removeRouteWithStrictConfiguring:
    (void (^)(ZIKViewRemoveStrictConfiguration<Destination> *config))removeConfigBuilder;

// MARK: Errors and leaks

/// The handler for all failures of routes to views. It is called after all other handlers. The router is nil if no route was found.
@property (class, nonatomic, copy, nullable) ZIKViewRouteGlobalErrorHandler globalErrorHandler;
/// Reports a failure to the global error handler.
+ (void)notifyGlobalErrorWithRouter:(nullable ZIKViewRouter *)router action:(ZIKRouteAction)action error:(NSError *)error;
/// The delay in seconds between the removal of a view and the check for a leak. Zero or less disables the check.
@property (class, nonatomic) NSTimeInterval detectMemoryLeakDelay;
/// Called with each view that outlives its removal. Nil, the default, writes a message to standard error.
@property (class, nonatomic, copy, nullable) void (^didDetectLeakingHandler)(id leakedDestination);
@end

// MARK: - Registering

@interface ZIKViewRouter (ZIKRegistering)
/// Whether the registration has ended.
@property (class, nonatomic, readonly, getter=isRegistrationFinished) BOOL registrationFinished;

/// Registers a class of destinations. The first router of a class is its default.
+ (void)registerView:(Class)viewClass;
/// Registers a class that only this router may make.
+ (void)registerExclusiveView:(Class)viewClass;
/// Registers the protocol of the destination. Only one router may register a protocol.
+ (void)registerViewProtocol:(Protocol<ZIKViewRoutable> *)viewProtocol;
/// Registers the protocol of the configuration.
+ (void)registerModuleProtocol:(Protocol<ZIKViewModuleRoutable> *)configProtocol;
/// Registers a name, for performers that do not know a protocol.
+ (void)registerIdentifier:(NSString *)identifier;
/// Registers a URL pattern, such as `app://note/:name`. The pattern is also an identifier.
+ (void)registerURLPattern:(NSString *)pattern;

// Views without a router class

/// Registers a class whose destinations are made by `-init`.
+ (void)registerViewProtocol:(Protocol<ZIKViewRoutable> *)viewProtocol forMakingView:(Class)viewClass;
+ (void)registerViewProtocol:(Protocol<ZIKViewRoutable> *)viewProtocol
               forMakingView:(Class)viewClass
                     factory:(id _Nullable (*_Nonnull)(ZIKViewRouteConfiguration *config))function;
+ (void)registerViewProtocol:(Protocol<ZIKViewRoutable> *)viewProtocol
               forMakingView:(Class)viewClass
                      making:(id _Nullable (^)(ZIKViewRouteConfiguration *config))makeDestination;
/// Registers a configuration that makes its destination.
+ (void)registerModuleProtocol:(Protocol<ZIKViewModuleRoutable> *)configProtocol
                 forMakingView:(Class)viewClass
                       factory:(ZIKViewRouteConfiguration<ZIKConfigurationMakeable> *_Nonnull (*_Nonnull)(void))function;
+ (void)registerModuleProtocol:(Protocol<ZIKViewModuleRoutable> *)configProtocol
                 forMakingView:(Class)viewClass
                        making:(ZIKViewRouteConfiguration<ZIKConfigurationMakeable> * (^)(void))makeConfiguration;
+ (void)registerIdentifier:(NSString *)identifier forMakingView:(Class)viewClass;
+ (void)registerIdentifier:(NSString *)identifier
             forMakingView:(Class)viewClass
                   factory:(id _Nullable (*_Nonnull)(ZIKViewRouteConfiguration *config))function;
+ (void)registerIdentifier:(NSString *)identifier
             forMakingView:(Class)viewClass
                    making:(id _Nullable (^)(ZIKViewRouteConfiguration *config))makeDestination;
+ (void)registerIdentifier:(NSString *)identifier
             forMakingView:(Class)viewClass
      configurationFactory:(ZIKViewRouteConfiguration<ZIKConfigurationMakeable> *_Nonnull (*_Nonnull)(void))function;
+ (void)registerIdentifier:(NSString *)identifier
             forMakingView:(Class)viewClass
       configurationMaking:(ZIKViewRouteConfiguration<ZIKConfigurationMakeable> * (^)(void))makeConfiguration;

/// Calls a block with each registered router class for views.
+ (void)enumerateAllViewRouters:(void (^)(Class routerClass))handler;
@end

/// The type of a router by the type of its destination: `ZIKDestinationViewRouter(id<LoginInput>) *`.
#define ZIKDestinationViewRouter(DESTINATION) ZIKViewRouter<DESTINATION, ZIKViewRouteConfiguration *>
/// The type of a router by the protocol of its configuration: `ZIKModuleViewRouter(LoginModuleInput) *`.
#define ZIKModuleViewRouter(PROTOCOL) ZIKViewRouter<id, ZIKViewRouteConfiguration<PROTOCOL> *>
typedef ZIKViewRouter<id, ZIKViewRouteConfiguration *> ZIKAnyViewRouter NS_SWIFT_NAME(ObjCAnyViewRouter);

NS_ASSUME_NONNULL_END

#endif
