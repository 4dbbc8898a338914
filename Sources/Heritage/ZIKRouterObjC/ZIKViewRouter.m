// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKRouterType.h"

@implementation ZIKViewRouter

// The base class implements these.
@dynamic configuration, removeConfiguration;

/// Returns the route of this router class. Like a protocol without a provider, a class that is not registered is reported.
+ (ZIKViewRouterType *)zik_routerType {
    return [ZIKViewRouterType zik_typeWithHandle:ZIKCore()->find_maker(ZIK_POINTER(self), true)];
}

+ (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path {
    return [[self zik_routerType] performPath:path];
}

+ (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path successHandler:(void (^)(id))successHandler errorHandler:(ZIKRouteErrorHandler)errorHandler {
    return [[self zik_routerType] performPath:path successHandler:successHandler errorHandler:errorHandler];
}

+ (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path completion:(ZIKPerformRouteCompletion)completion {
    return [[self zik_routerType] performPath:path completion:completion];
}

+ (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path preparation:(void (^)(id))preparation {
    return [[self zik_routerType] performPath:path preparation:preparation];
}

+ (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path configuring:(void (^)(id))configBuilder {
    return [[self zik_routerType] performPath:path configuring:configBuilder];
}

+ (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path configuring:(void (^)(id))configBuilder removing:(void (^)(ZIKViewRemoveConfiguration *))removeConfigBuilder {
    return [[self zik_routerType] performPath:path configuring:configBuilder removing:removeConfigBuilder];
}

+ (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder {
    return [[self zik_routerType] performPath:path strictConfiguring:configBuilder];
}

+ (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path
    strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder
    strictRemoving:(void (^)(ZIKViewRemoveStrictConfiguration *))removeConfigBuilder {
    return [[self zik_routerType] performPath:path strictConfiguring:configBuilder strictRemoving:removeConfigBuilder];
}

+ (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path {
    return [[self zik_routerType] performOnDestination:destination path:path];
}

+ (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path configuring:(void (^)(id))configBuilder {
    return [[self zik_routerType] performOnDestination:destination path:path configuring:configBuilder];
}

+ (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path configuring:(void (^)(id))configBuilder removing:(void (^)(ZIKViewRemoveConfiguration *))removeConfigBuilder {
    return [[self zik_routerType] performOnDestination:destination path:path configuring:configBuilder removing:removeConfigBuilder];
}

+ (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder {
    return [[self zik_routerType] performOnDestination:destination path:path strictConfiguring:configBuilder];
}

+ (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path
    strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder
    strictRemoving:(void (^)(ZIKViewRemoveStrictConfiguration *))removeConfigBuilder {
    return [[self zik_routerType] performOnDestination:destination path:path strictConfiguring:configBuilder strictRemoving:removeConfigBuilder];
}

+ (ZIKViewRouter *)prepareDestination:(id)destination configuring:(void (^)(id))configBuilder {
    return [[self zik_routerType] prepareDestination:destination configuring:configBuilder];
}

+ (ZIKViewRouter *)prepareDestination:(id)destination configuring:(void (^)(id))configBuilder removing:(void (^)(ZIKViewRemoveConfiguration *))removeConfigBuilder {
    return [[self zik_routerType] prepareDestination:destination configuring:configBuilder removing:removeConfigBuilder];
}

+ (ZIKViewRouter *)prepareDestination:(id)destination strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder {
    return [[self zik_routerType] prepareDestination:destination strictConfiguring:configBuilder];
}

+ (ZIKViewRouter *)prepareDestination:(id)destination
    strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder
    strictRemoving:(void (^)(ZIKViewRemoveStrictConfiguration *))removeConfigBuilder {
    return [[self zik_routerType] prepareDestination:destination strictConfiguring:configBuilder strictRemoving:removeConfigBuilder];
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

+ (id)makeDestinationWithStrictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder {
    return [[self zik_routerType] makeDestinationWithStrictConfiguring:configBuilder];
}

+ (BOOL)canMakeDestinationSynchronously { return YES; }

+ (BOOL)canMakeDestination {
    return [self canMakeDestinationSynchronously] && [self supportRouteType:ZIKViewRouteTypeMakeDestination];
}

+ (BOOL)supportRouteType:(ZIKViewRouteType)type { return type >= 0 && [self supportedRouteTypes] >> type & 1; }

- (ZIKViewRouteType)realRouteType {
    zik_handle handle = [self zik_handle];
    return handle ? (ZIKViewRouteType)ZIKCore()->kind(handle) : ZIKViewRouteTypeUnknown;
}

- (BOOL)autoCreated {
    zik_handle handle = [self zik_handle];
    return handle && ZIKCore()->is_auto_created(handle);
}

- (BOOL)routingFromInternal {
    zik_handle handle = [self zik_handle];
    return handle && ZIKCore()->is_begun_by_router(handle);
}

- (void)removeRouteWithStrictConfiguring:(void (^)(ZIKViewRemoveStrictConfiguration *))removeConfigBuilder {
    [self removeRouteWithConfiguring:^(id config) {
        removeConfigBuilder(ZIK_AUTORELEASED([[ZIKViewRemoveStrictConfiguration alloc] initWithConfiguration:config]));
    }];
}

// MARK: Finding

+ (ZIKViewRouterType * (^)(Protocol<ZIKViewRoutable> *))toView {
    return ^(Protocol<ZIKViewRoutable> *viewProtocol) { return ZIKFindView(viewProtocol, "ZIKViewRouter.toView", 0); };
}

+ (ZIKViewRouterType * (^)(Protocol<ZIKViewModuleRoutable> *))toModule {
    return ^(Protocol<ZIKViewModuleRoutable> *configProtocol) { return ZIKFindViewModule(configProtocol, "ZIKViewRouter.toModule", 0); };
}

+ (ZIKViewRouterType * (^)(NSString *))toIdentifier {
    return ^(NSString *identifier) {
        return [ZIKViewRouterType zik_typeWithHandle:ZIKCore()->find_identifier([identifier UTF8String], true)];
    };
}

static void addType(void *context, zik_handle route) {
    [(NSMutableArray *)ZIK_OBJECT(context) addObject:[ZIKViewRouterType zik_typeWithHandle:route]];
}

+ (NSArray * (^)(Class))routersToClass {
    return ^(Class viewClass) { return [ZIKViewRouter routersToClass:viewClass]; };
}

+ (NSArray *)routersToClass:(Class)viewClass {
    NSMutableArray *types = [NSMutableArray array];
    ZIKCore()->each_of_class(ZIK_POINTER(viewClass), true, ZIK_POINTER(types), addType);
    return types;
}

+ (ZIKViewRouterType *)routerForURL:(id<ZIKRouteURL>)url {
    return [ZIKViewRouterType zik_typeWithHandle:ZIKCore()->find_url(ZIKTextOfURL(url), true)];
}

static ZIKViewRouter *performURL(id<ZIKRouteURL> url, ZIKViewRoutePath *path, id source, ZIKPerformRouteCompletion completion) {
    zik_path wanted = {(int32_t)path.routeType, ZIK_POINTER(path.source)};
    zik_handle router = ZIKCore()->perform_url(
        ZIKTextOfURL(url), true, path != nil, wanted, ZIK_POINTER(source),
        ZIK_POINTER([ZIKCall callWithCompletion:completion]));
    if (!router) return nil;
    return ZIK_AUTORELEASED([[ZIKViewRouter alloc] zik_initWithHandle:router configuration:nil removeConfiguration:nil]);
}

+ (ZIKViewRouter *)performURL:(id<ZIKRouteURL>)url path:(ZIKViewRoutePath *)path { return performURL(url, path, nil, nil); }

+ (ZIKViewRouter *)performURL:(id<ZIKRouteURL>)url path:(ZIKViewRoutePath *)path completion:(ZIKPerformRouteCompletion)completion {
    return performURL(url, path, nil, completion);
}

+ (ZIKViewRouter *)performURL:(id<ZIKRouteURL>)url fromSource:(id<ZIKViewRouteSource>)source {
    return performURL(url, nil, source, nil);
}

+ (ZIKViewRouter *)performURL:(id<ZIKRouteURL>)url
                   fromSource:(id<ZIKViewRouteSource>)source
                   completion:(ZIKPerformRouteCompletion)completion {
    return performURL(url, nil, source, completion);
}

// MARK: Errors

static ZIKViewRouteGlobalErrorHandler globalErrorHandler;

+ (ZIKViewRouteGlobalErrorHandler)globalErrorHandler { return globalErrorHandler; }

+ (void)setGlobalErrorHandler:(ZIKViewRouteGlobalErrorHandler)handler {
#if !ZIK_ARC
    [(id)globalErrorHandler autorelease];
#endif
    globalErrorHandler = [handler copy];
    ZIKCore()->set_global_error_handler(true, ZIK_POINTER(globalErrorHandler));
}

+ (void)notifyGlobalErrorWithRouter:(ZIKViewRouter *)router action:(ZIKRouteAction)action error:(NSError *)error {
    if (globalErrorHandler) globalErrorHandler(router, action, error);
}

+ (NSTimeInterval)detectMemoryLeakDelay { return ZIKCore()->leak_delay(); }

+ (void)setDetectMemoryLeakDelay:(NSTimeInterval)delay { ZIKCore()->set_leak_delay(delay); }

static void (^leakHandler)(id);

+ (void (^)(id))didDetectLeakingHandler { return leakHandler; }

+ (void)setDidDetectLeakingHandler:(void (^)(id))handler {
#if !ZIK_ARC
    [(id)leakHandler autorelease];
#endif
    leakHandler = [handler copy];
    ZIKCore()->set_leak_handler(ZIK_POINTER(leakHandler));
}

@end

// MARK: - Registering

@implementation ZIKViewRouter (ZIKRegistrations)

+ (void)registerView:(Class)viewClass { ZIKCore()->bind(ZIK_POINTER(self), ZIK_POINTER(viewClass), false); }

+ (void)registerExclusiveView:(Class)viewClass { ZIKCore()->bind(ZIK_POINTER(self), ZIK_POINTER(viewClass), true); }

+ (void)registerViewProtocol:(Protocol<ZIKViewRoutable> *)viewProtocol {
    ZIKCore()->provide(ZIK_POINTER(self), zik_view, ZIKNameOfProtocol(viewProtocol));
}

+ (void)registerModuleProtocol:(Protocol<ZIKViewModuleRoutable> *)configProtocol {
    ZIKCore()->provide(ZIK_POINTER(self), zik_view_module, ZIKNameOfProtocol(configProtocol));
}

/// Makes a route of blocks to a class.
static ZIKViewRoute *routeMaking(Class viewClass, id (^makeDestination)(ZIKViewRouteConfiguration *)) {
    return [ZIKViewRoute makeRouteWithDestination:viewClass
                              makeDestination:^(id config, ZIKViewRouter *router) { return makeDestination(config); }]
        .nameAs(NSStringFromClass(viewClass));
}

/// Makes a route of blocks to a class, whose configuration makes the destination.
static ZIKViewRoute *routeConfiguring(Class viewClass, ZIKViewRouteConfiguration *(^makeConfiguration)(void)) {
    return [ZIKViewRoute makeRouteWithDestination:viewClass
                              makeDestination:^(id config, ZIKViewRouter *router) { return ZIKMakeDestination(config); }]
        .nameAs(NSStringFromClass(viewClass))
        .makeDefaultConfiguration(makeConfiguration);
}

+ (void)registerViewProtocol:(Protocol<ZIKViewRoutable> *)viewProtocol forMakingView:(Class)viewClass {
    [self registerViewProtocol:viewProtocol
                forMakingView:viewClass
                       making:^(ZIKViewRouteConfiguration *config) { return ZIK_AUTORELEASED([viewClass new]); }];
}

+ (void)registerViewProtocol:(Protocol<ZIKViewRoutable> *)viewProtocol
              forMakingView:(Class)viewClass
                    factory:(id (*)(ZIKViewRouteConfiguration *))function {
    [self registerViewProtocol:viewProtocol forMakingView:viewClass making:^(ZIKViewRouteConfiguration *config) { return function(config); }];
}

+ (void)registerViewProtocol:(Protocol<ZIKViewRoutable> *)viewProtocol
              forMakingView:(Class)viewClass
                     making:(id (^)(ZIKViewRouteConfiguration *))makeDestination {
    routeMaking(viewClass, makeDestination).registerDestinationProtocol(viewProtocol);
}

+ (void)registerModuleProtocol:(Protocol<ZIKViewModuleRoutable> *)configProtocol
                forMakingView:(Class)viewClass
                       factory:(ZIKViewRouteConfiguration<ZIKConfigurationMakeable> * (*)(void))function {
    [self registerModuleProtocol:configProtocol forMakingView:viewClass making:^{ return function(); }];
}

+ (void)registerModuleProtocol:(Protocol<ZIKViewModuleRoutable> *)configProtocol
                forMakingView:(Class)viewClass
                        making:(ZIKViewRouteConfiguration<ZIKConfigurationMakeable> * (^)(void))makeConfiguration {
    routeConfiguring(viewClass, makeConfiguration).registerModuleProtocol(configProtocol);
}

+ (void)registerIdentifier:(NSString *)identifier forMakingView:(Class)viewClass {
    [self registerIdentifier:identifier
                forMakingView:viewClass
                       making:^(ZIKViewRouteConfiguration *config) { return ZIK_AUTORELEASED([viewClass new]); }];
}

+ (void)registerIdentifier:(NSString *)identifier forMakingView:(Class)viewClass factory:(id (*)(ZIKViewRouteConfiguration *))function {
    [self registerIdentifier:identifier forMakingView:viewClass making:^(ZIKViewRouteConfiguration *config) { return function(config); }];
}

+ (void)registerIdentifier:(NSString *)identifier forMakingView:(Class)viewClass making:(id (^)(ZIKViewRouteConfiguration *))makeDestination {
    routeMaking(viewClass, makeDestination).registerIdentifier(identifier);
}

+ (void)registerIdentifier:(NSString *)identifier
              forMakingView:(Class)viewClass
      configurationFactory:(ZIKViewRouteConfiguration<ZIKConfigurationMakeable> * (*)(void))function {
    [self registerIdentifier:identifier forMakingView:viewClass configurationMaking:^{ return function(); }];
}

+ (void)registerIdentifier:(NSString *)identifier
              forMakingView:(Class)viewClass
       configurationMaking:(ZIKViewRouteConfiguration<ZIKConfigurationMakeable> * (^)(void))makeConfiguration {
    routeConfiguring(viewClass, makeConfiguration).registerIdentifier(identifier);
}

static void callWithClass(void *context, zik_object router) {
    ((__bridge void (^)(Class))context)(ZIK_OBJECT(router));
}

+ (void)enumerateAllViewRouters:(void (^)(Class))handler {
    ZIKCore()->each_router(true, (__bridge void *)handler, callWithClass);
}

@end

// MARK: - For router classes

@implementation ZIKViewRouter (ZIKDefaults)

+ (id)defaultRouteConfiguration { return ZIK_AUTORELEASED([ZIKViewRouteConfiguration new]); }

+ (ZIKViewRemoveConfiguration *)defaultRemoveConfiguration { return ZIK_AUTORELEASED([ZIKViewRemoveConfiguration new]); }

+ (ZIKViewRouteTypeMask)supportedRouteTypes { return ZIKViewRouteTypeMaskViewControllerDefault; }

+ (BOOL)shouldDetectMemoryLeak { return ZIKCore()->leak_delay() > 0; }

+ (BOOL)shouldAutoCreateForDestination:(id)destination fromSource:(id)source { return YES; }

- (BOOL)destinationFromExternalPrepared:(id)destination { return YES; }

+ (BOOL)validateCustomRouteConfiguration:(id)configuration removeConfiguration:(ZIKViewRemoveConfiguration *)removeConfiguration {
    return YES;
}

- (BOOL)canPerformCustomRoute { return NO; }

- (BOOL)canRemoveCustomRoute { return NO; }

- (void)performCustomRouteOnDestination:(id)destination fromSource:(id)source configuration:(id)configuration {
    NSString *text = [NSString stringWithFormat:@"%@ does not override %@", [self class], NSStringFromSelector(_cmd)];
    [self endPerformRouteWithError:[[self class] routeErrorWithCode:ZIKRouteErrorActionFailed localizedDescription:text]];
}

- (void)removeCustomRouteOnDestination:(id)destination
                            fromSource:(id)source
                   removeConfiguration:(ZIKViewRemoveConfiguration *)removeConfiguration
                         configuration:(id)configuration {
    NSString *text = [NSString stringWithFormat:@"%@ does not override %@", [self class], NSStringFromSelector(_cmd)];
    [self endRemoveRouteWithError:[[self class] routeErrorWithCode:ZIKRouteErrorActionFailed localizedDescription:text]];
}

+ (void)router:(ZIKViewRouter *)router willPerformRouteOnDestination:(id)destination fromSource:(id)source {}

+ (void)router:(ZIKViewRouter *)router didPerformRouteOnDestination:(id)destination fromSource:(id)source {}

+ (void)router:(ZIKViewRouter *)router willRemoveRouteOnDestination:(id)destination fromSource:(id)source {}

+ (void)router:(ZIKViewRouter *)router didRemoveRouteOnDestination:(id)destination fromSource:(id)source {}

// MARK: Methods to call

- (void)beginPerformRoute {}

- (void)beginRemoveRouteFromSource:(id)source {}

- (void)endRemoveRouteWithSuccessOnDestination:(id)destination fromSource:(id)source {
    if ([self zik_handle]) ZIKCore()->end_removal([self zik_handle], NULL);
}

static BOOL canBegin(ZIKViewRouter *router, ZIKViewRouteType type) {
    return [router zik_handle] && ZIKCore()->can_begin([router zik_handle], (int32_t)type);
}

static BOOL canEnd(ZIKViewRouter *router, ZIKViewRouteType type) {
    return [router zik_handle] && ZIKCore()->can_end([router zik_handle], (int32_t)type);
}

- (BOOL)_canPerformPush { return canBegin(self, ZIKViewRouteTypePush); }

- (BOOL)_canPerformPresent { return canBegin(self, ZIKViewRouteTypePresentModally); }

- (BOOL)_canPop { return canEnd(self, ZIKViewRouteTypePush); }

- (BOOL)_canDismiss {
    return canEnd(self, ZIKViewRouteTypePresentModally) || canEnd(self, ZIKViewRouteTypePresentAsPopover)
        || canEnd(self, ZIKViewRouteTypePresentAsSheet);
}

- (BOOL)_canRemoveFromParentViewController { return canEnd(self, ZIKViewRouteTypeAddAsChildViewController); }

- (BOOL)_canRemoveFromSuperview { return canEnd(self, ZIKViewRouteTypeAddAsSubview); }

- (void)_performSegueWithIdentifier:(NSString *)identifier fromSource:(id)source sender:(id)sender {
    if (![self zik_handle]) return;
    ZIKCore()->perform_segue([self zik_handle], [identifier UTF8String], ZIK_POINTER(source), ZIK_POINTER(sender));
}

+ (NSError *)viewRouteErrorWithCode:(NSInteger)code localizedDescription:(NSString *)description {
    return [self routeErrorWithCode:code localizedDescription:description];
}

+ (NSError *)viewRouteErrorWithCode:(NSInteger)code localizedDescriptionFormat:(NSString *)format, ... {
    ZIK_FORMAT(description, format);
    return [self routeErrorWithCode:code localizedDescription:description];
}

@end

// MARK: - A router class as a maker

@implementation ZIKViewRouter (ZIKMaker)

+ (ZIKViewRouteTypeMask)zik_supportedKinds { return [self supportedRouteTypes]; }

+ (BOOL)zik_shouldAutoCreateForDestination:(id)destination fromSource:(id)source {
    return [self shouldAutoCreateForDestination:destination fromSource:source];
}

+ (BOOL)zik_validatesConfiguration:(id)configuration removal:(id)removal {
    return [self validateCustomRouteConfiguration:configuration removeConfiguration:removal];
}

+ (BOOL)zik_detectsLeaks { return [self shouldDetectMemoryLeak]; }

+ (void)zik_phase:(zik_phase)phase router:(ZIKViewRouter *)router destination:(id)destination source:(id)source {
    switch (phase) {
        case zik_will_perform: return [self router:router willPerformRouteOnDestination:destination fromSource:source];
        case zik_did_perform: return [self router:router didPerformRouteOnDestination:destination fromSource:source];
        case zik_will_remove: return [self router:router willRemoveRouteOnDestination:destination fromSource:source];
        case zik_did_remove: return [self router:router didRemoveRouteOnDestination:destination fromSource:source];
    }
}

@end

// MARK: - Adapters

@implementation ZIKViewRouteAdapter

+ (void)registerDestinationAdapter:(Protocol<ZIKViewRoutable> *)adapterProtocol
                        forAdaptee:(Protocol<ZIKViewRoutable> *)provideProtocol {
    ZIKCore()->adapt(
        ZIK_POINTER(self), zik_view, ZIKNameOfProtocol(adapterProtocol), ZIKNameOfProtocol(provideProtocol));
}

+ (void)registerModuleAdapter:(Protocol<ZIKViewModuleRoutable> *)adapterProtocol
                   forAdaptee:(Protocol<ZIKViewModuleRoutable> *)provideProtocol {
    ZIKCore()->adapt(
        ZIK_POINTER(self), zik_view_module, ZIKNameOfProtocol(adapterProtocol), ZIKNameOfProtocol(provideProtocol));
}

@end

#endif
