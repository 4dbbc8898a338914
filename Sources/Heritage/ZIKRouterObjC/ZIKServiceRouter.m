// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKRouterType.h"

@implementation ZIKServiceRouter

// The base class implements these.
@dynamic configuration, removeConfiguration;

/// Returns the route of this router class. Like a protocol without a provider, a class that is not registered is reported.
+ (ZIKServiceRouterType *)zik_routerType {
    return [ZIKServiceRouterType zik_typeWithHandle:ZIKCore()->find_maker(ZIK_POINTER(self), false)];
}

+ (ZIKServiceRouter *)performRoute {
    return [[self zik_routerType] performRoute];
}

+ (ZIKServiceRouter *)performWithSuccessHandler:(void (^)(id))successHandler errorHandler:(ZIKRouteErrorHandler)errorHandler {
    return [[self zik_routerType] performWithSuccessHandler:successHandler errorHandler:errorHandler];
}

+ (ZIKServiceRouter *)performWithCompletion:(ZIKPerformRouteCompletion)completion {
    return [[self zik_routerType] performWithCompletion:completion];
}

+ (ZIKServiceRouter *)performWithPreparation:(void (^)(id))preparation {
    return [[self zik_routerType] performWithPreparation:preparation];
}

+ (ZIKServiceRouter *)performWithConfiguring:(void (^)(id))configBuilder {
    return [[self zik_routerType] performWithConfiguring:configBuilder];
}

+ (ZIKServiceRouter *)performWithConfiguring:(void (^)(id))configBuilder removing:(void (^)(ZIKRemoveRouteConfiguration *))removeConfigBuilder {
    return [[self zik_routerType] performWithConfiguring:configBuilder removing:removeConfigBuilder];
}

+ (ZIKServiceRouter *)performWithStrictConfiguring:(void (^)(ZIKPerformRouteStrictConfiguration *, id))configBuilder {
    return [[self zik_routerType] performWithStrictConfiguring:configBuilder];
}

+ (ZIKServiceRouter *)performWithStrictConfiguring:(void (^)(ZIKPerformRouteStrictConfiguration *, id))configBuilder
    strictRemoving:(void (^)(ZIKRemoveRouteStrictConfiguration *))removeConfigBuilder {
    return [[self zik_routerType] performWithStrictConfiguring:configBuilder strictRemoving:removeConfigBuilder];
}

+ (id)makeDestination {
    return [[self zik_routerType] makeDestination];
}

+ (id)makeDestinationWithPreparation:(void (^)(id))preparation {
    return [[self zik_routerType] makeDestinationWithPreparation:preparation];
}

+ (id)makeDestinationWithConfiguring:(void (^)(id))configBuilder {
    return [[self zik_routerType] makeDestinationWithConfiguring:configBuilder];
}

+ (id)makeDestinationWithStrictConfiguring:(void (^)(ZIKPerformRouteStrictConfiguration *, id))configBuilder {
    return [[self zik_routerType] makeDestinationWithStrictConfiguring:configBuilder];
}

+ (BOOL)canMakeDestinationSynchronously { return YES; }

+ (BOOL)canMakeDestination { return [self canMakeDestinationSynchronously]; }

- (void)removeRouteWithStrictConfiguring:(void (^)(ZIKRemoveRouteStrictConfiguration *))removeConfigBuilder {
    [self removeRouteWithConfiguring:^(id config) {
        removeConfigBuilder(ZIK_AUTORELEASED([[ZIKRemoveRouteStrictConfiguration alloc] initWithConfiguration:config]));
    }];
}

// MARK: Finding

+ (ZIKServiceRouterType * (^)(Protocol<ZIKServiceRoutable> *))toService {
    return ^(Protocol<ZIKServiceRoutable> *serviceProtocol) { return ZIKFindService(serviceProtocol, "ZIKServiceRouter.toService", 0); };
}

+ (ZIKServiceRouterType * (^)(Protocol<ZIKServiceModuleRoutable> *))toModule {
    return ^(Protocol<ZIKServiceModuleRoutable> *configProtocol) { return ZIKFindServiceModule(configProtocol, "ZIKServiceRouter.toModule", 0); };
}

+ (ZIKServiceRouterType * (^)(NSString *))toIdentifier {
    return ^(NSString *identifier) {
        return [ZIKServiceRouterType zik_typeWithHandle:ZIKCore()->find_identifier([identifier UTF8String], false)];
    };
}

static void addType(void *context, zik_handle route) {
    [(NSMutableArray *)ZIK_OBJECT(context) addObject:[ZIKServiceRouterType zik_typeWithHandle:route]];
}

+ (NSArray * (^)(Class))routersToClass {
    return ^(Class serviceClass) { return [ZIKServiceRouter routersToClass:serviceClass]; };
}

+ (NSArray *)routersToClass:(Class)serviceClass {
    NSMutableArray *types = [NSMutableArray array];
    ZIKCore()->each_of_class(ZIK_POINTER(serviceClass), false, ZIK_POINTER(types), addType);
    return types;
}

+ (ZIKServiceRouterType *)routerForURL:(id<ZIKRouteURL>)url {
    return [ZIKServiceRouterType zik_typeWithHandle:ZIKCore()->find_url(ZIKTextOfURL(url), false)];
}

+ (ZIKServiceRouter *)performURL:(id<ZIKRouteURL>)url { return [self performURL:url completion:nil]; }

+ (ZIKServiceRouter *)performURL:(id<ZIKRouteURL>)url completion:(ZIKPerformRouteCompletion)completion {
    zik_handle router = ZIKCore()->perform_url(
        ZIKTextOfURL(url), false, false, (zik_path){0}, NULL,
        ZIK_POINTER([ZIKCall callWithCompletion:completion]));
    if (!router) return nil;
    return ZIK_AUTORELEASED([[ZIKServiceRouter alloc] zik_initWithHandle:router configuration:nil removeConfiguration:nil]);
}

// MARK: Errors

static ZIKServiceRouteGlobalErrorHandler globalErrorHandler;

+ (ZIKServiceRouteGlobalErrorHandler)globalErrorHandler { return globalErrorHandler; }

+ (void)setGlobalErrorHandler:(ZIKServiceRouteGlobalErrorHandler)handler {
#if !ZIK_ARC
    [(id)globalErrorHandler autorelease];
#endif
    globalErrorHandler = [handler copy];
    ZIKCore()->set_global_error_handler(false, ZIK_POINTER(globalErrorHandler));
}

+ (void)notifyGlobalErrorWithRouter:(ZIKServiceRouter *)router action:(ZIKRouteAction)action error:(NSError *)error {
    if (globalErrorHandler) globalErrorHandler(router, action, error);
}

@end

// MARK: - Registering

@implementation ZIKServiceRouter (ZIKRegistrations)

+ (void)registerService:(Class)serviceClass { ZIKCore()->bind(ZIK_POINTER(self), ZIK_POINTER(serviceClass), false); }

+ (void)registerExclusiveService:(Class)serviceClass { ZIKCore()->bind(ZIK_POINTER(self), ZIK_POINTER(serviceClass), true); }

+ (void)registerServiceProtocol:(Protocol<ZIKServiceRoutable> *)serviceProtocol {
    ZIKCore()->provide(ZIK_POINTER(self), zik_service, ZIKNameOfProtocol(serviceProtocol));
}

+ (void)registerModuleProtocol:(Protocol<ZIKServiceModuleRoutable> *)configProtocol {
    ZIKCore()->provide(ZIK_POINTER(self), zik_service_module, ZIKNameOfProtocol(configProtocol));
}

/// Makes a route of blocks to a class.
static ZIKServiceRoute *routeMaking(Class serviceClass, id (^makeDestination)(ZIKPerformRouteConfiguration *)) {
    return [ZIKServiceRoute makeRouteWithDestination:serviceClass
                              makeDestination:^(id config, ZIKServiceRouter *router) { return makeDestination(config); }]
        .nameAs(NSStringFromClass(serviceClass));
}

/// Makes a route of blocks to a class, whose configuration makes the destination.
static ZIKServiceRoute *routeConfiguring(Class serviceClass, ZIKPerformRouteConfiguration *(^makeConfiguration)(void)) {
    return [ZIKServiceRoute makeRouteWithDestination:serviceClass
                              makeDestination:^(id config, ZIKServiceRouter *router) { return ZIKMakeDestination(config); }]
        .nameAs(NSStringFromClass(serviceClass))
        .makeDefaultConfiguration(makeConfiguration);
}

+ (void)registerServiceProtocol:(Protocol<ZIKServiceRoutable> *)serviceProtocol forMakingService:(Class)serviceClass {
    [self registerServiceProtocol:serviceProtocol
                forMakingService:serviceClass
                       making:^(ZIKPerformRouteConfiguration *config) { return ZIK_AUTORELEASED([serviceClass new]); }];
}

+ (void)registerServiceProtocol:(Protocol<ZIKServiceRoutable> *)serviceProtocol
              forMakingService:(Class)serviceClass
                    factory:(id (*)(ZIKPerformRouteConfiguration *))function {
    [self registerServiceProtocol:serviceProtocol forMakingService:serviceClass making:^(ZIKPerformRouteConfiguration *config) { return function(config); }];
}

+ (void)registerServiceProtocol:(Protocol<ZIKServiceRoutable> *)serviceProtocol
              forMakingService:(Class)serviceClass
                     making:(id (^)(ZIKPerformRouteConfiguration *))makeDestination {
    routeMaking(serviceClass, makeDestination).registerDestinationProtocol(serviceProtocol);
}

+ (void)registerModuleProtocol:(Protocol<ZIKServiceModuleRoutable> *)configProtocol
                forMakingService:(Class)serviceClass
                       factory:(ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> * (*)(void))function {
    [self registerModuleProtocol:configProtocol forMakingService:serviceClass making:^{ return function(); }];
}

+ (void)registerModuleProtocol:(Protocol<ZIKServiceModuleRoutable> *)configProtocol
                forMakingService:(Class)serviceClass
                        making:(ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> * (^)(void))makeConfiguration {
    routeConfiguring(serviceClass, makeConfiguration).registerModuleProtocol(configProtocol);
}

+ (void)registerIdentifier:(NSString *)identifier forMakingService:(Class)serviceClass {
    [self registerIdentifier:identifier
                forMakingService:serviceClass
                       making:^(ZIKPerformRouteConfiguration *config) { return ZIK_AUTORELEASED([serviceClass new]); }];
}

+ (void)registerIdentifier:(NSString *)identifier forMakingService:(Class)serviceClass factory:(id (*)(ZIKPerformRouteConfiguration *))function {
    [self registerIdentifier:identifier forMakingService:serviceClass making:^(ZIKPerformRouteConfiguration *config) { return function(config); }];
}

+ (void)registerIdentifier:(NSString *)identifier forMakingService:(Class)serviceClass making:(id (^)(ZIKPerformRouteConfiguration *))makeDestination {
    routeMaking(serviceClass, makeDestination).registerIdentifier(identifier);
}

+ (void)registerIdentifier:(NSString *)identifier
              forMakingService:(Class)serviceClass
      configurationFactory:(ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> * (*)(void))function {
    [self registerIdentifier:identifier forMakingService:serviceClass configurationMaking:^{ return function(); }];
}

+ (void)registerIdentifier:(NSString *)identifier
              forMakingService:(Class)serviceClass
       configurationMaking:(ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> * (^)(void))makeConfiguration {
    routeConfiguring(serviceClass, makeConfiguration).registerIdentifier(identifier);
}

static void callWithClass(void *context, zik_object router) {
    ((__bridge void (^)(Class))context)(ZIK_OBJECT(router));
}

+ (void)enumerateAllServiceRouters:(void (^)(Class))handler {
    ZIKCore()->each_router(false, (__bridge void *)handler, callWithClass);
}

@end

// MARK: - For router classes

@implementation ZIKServiceRouter (ZIKDefaults)

- (void)performRouteOnDestination:(id)destination configuration:(id)configuration {
    [self prepareDestinationForPerforming];
    [self endPerformRouteWithSuccess];
}

- (void)removeDestination:(id)destination removeConfiguration:(ZIKRemoveRouteConfiguration *)removeConfiguration {}

// MARK: Methods to call

- (void)prepareDestinationForPerforming {
    if ([self zik_handle]) ZIKCore()->prepare([self zik_handle]);
}

- (void)endRemoveRouteWithSuccess {}

@end

// MARK: - Adapters

@implementation ZIKServiceRouteAdapter

+ (void)registerDestinationAdapter:(Protocol<ZIKServiceRoutable> *)adapterProtocol
                        forAdaptee:(Protocol<ZIKServiceRoutable> *)provideProtocol {
    ZIKCore()->adapt(
        ZIK_POINTER(self), zik_service, ZIKNameOfProtocol(adapterProtocol), ZIKNameOfProtocol(provideProtocol));
}

+ (void)registerModuleAdapter:(Protocol<ZIKServiceModuleRoutable> *)adapterProtocol
                   forAdaptee:(Protocol<ZIKServiceModuleRoutable> *)provideProtocol {
    ZIKCore()->adapt(
        ZIK_POINTER(self), zik_service_module, ZIKNameOfProtocol(adapterProtocol), ZIKNameOfProtocol(provideProtocol));
}

@end

#endif
