// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"

/// The router of a route without a router class. It calls the route's blocks.
@interface ZIKBlockViewRouter : ZIKViewRouter {
    ZIKViewRoute *_route;
}
- (void)zik_setRoute:(ZIKViewRoute *)route;
@end

@interface ZIKViewRoute ()
- (id)zik_block:(NSString *)name;
@end

@implementation ZIKViewRoute

static ZIKViewRoute *make(Class type, BOOL isExclusive, id makeDestination) {
    // Routes stay registered for the life of the process.
    ZIKViewRoute *route = [ZIKViewRoute alloc];
    route->_blocks = [NSMutableDictionary new];
    route->_name = [NSStringFromClass(type) copy];
    [route->_blocks setObject:ZIK_AUTORELEASED([makeDestination copy]) forKey:@"makeDestination"];
    [routes() addObject:route];
    if (ZIKCore()->register_maker(ZIK_POINTER(route), zik_view_maker, NULL, 0, NULL)) {
        [route->_blocks setObject:[NSMutableArray array] forKey:@"registrations"];
    }
    isExclusive ? route.registerExclusiveDestination(type) : route.registerDestination(type);
#if ZIK_ARC
    return route;
#else
    return [route autorelease];
#endif
}

static NSMutableArray *routes(void) {
    static NSMutableArray *routes;
    @synchronized([ZIKViewRoute class]) {
        if (!routes) routes = [NSMutableArray new];
    }
    return routes;
}

+ (instancetype)makeRouteWithDestination:(Class)destinationClass makeDestination:(id (^)(id, ZIKViewRouter *))makeDestination {
    return make(destinationClass, NO, makeDestination);
}

+ (instancetype)makeRouteWithExclusiveDestination:(Class)destinationClass makeDestination:(id (^)(id, ZIKViewRouter *))makeDestination {
    return make(destinationClass, YES, makeDestination);
}

- (id)zik_block:(NSString *)name { return [_blocks objectForKey:name]; }

/// Registers now, or when the surrounding registration ends.
- (instancetype)zik_register:(void (^)(void *maker))registration {
    NSMutableArray *waiting = [_blocks objectForKey:@"registrations"];
    if (waiting) {
        [waiting addObject:ZIK_AUTORELEASED([registration copy])];
    } else {
        registration(ZIK_POINTER(self));
    }
    return self;
}

- (instancetype)zik_set:(id)block for:(NSString *)name {
    if (block) [_blocks setObject:ZIK_AUTORELEASED([block copy]) forKey:name];
    return self;
}

- (ZIKViewRoute * (^)(NSString *))nameAs {
    return ZIK_AUTORELEASED([^(NSString *name) {
        NSString *old = self->_name;
        self->_name = [name copy];
#if !ZIK_ARC
        [old autorelease];
#endif
        (void)old;
        return self;
    } copy]);
}

- (ZIKViewRoute * (^)(Class type))registerDestination {
    return ZIK_AUTORELEASED([^(Class type) {
        return [self zik_register:^(void *maker) { ZIKCore()->bind(maker, ZIK_POINTER(type), false); }];
    } copy]);
}

- (ZIKViewRoute * (^)(Class type))registerExclusiveDestination {
    return ZIK_AUTORELEASED([^(Class type) {
        return [self zik_register:^(void *maker) { ZIKCore()->bind(maker, ZIK_POINTER(type), true); }];
    } copy]);
}

- (ZIKViewRoute * (^)(Protocol<ZIKViewRoutable> *destinationProtocol))registerDestinationProtocol {
    return ZIK_AUTORELEASED([^(Protocol<ZIKViewRoutable> *destinationProtocol) {
        // The protocol is not captured: the runtime of GNU cannot retain it.
        const char *name = ZIKNameOfProtocol(destinationProtocol);
        return [self zik_register:^(void *maker) { ZIKCore()->provide(maker, zik_view, name); }];
    } copy]);
}

- (ZIKViewRoute * (^)(Protocol<ZIKViewModuleRoutable> *configProtocol))registerModuleProtocol {
    return ZIK_AUTORELEASED([^(Protocol<ZIKViewModuleRoutable> *configProtocol) {
        // The protocol is not captured: the runtime of GNU cannot retain it.
        const char *name = ZIKNameOfProtocol(configProtocol);
        return [self zik_register:^(void *maker) { ZIKCore()->provide(maker, zik_view_module, name); }];
    } copy]);
}

- (ZIKViewRoute * (^)(NSString *identifier))registerIdentifier {
    return ZIK_AUTORELEASED([^(NSString *identifier) {
        return [self zik_register:^(void *maker) { ZIKCore()->identify(maker, [identifier UTF8String]); }];
    } copy]);
}

- (ZIKViewRoute * (^)(NSString *pattern))registerURLPattern {
    return ZIK_AUTORELEASED([^(NSString *pattern) {
        return [self zik_register:^(void *maker) { ZIKCore()->add_url(maker, [pattern UTF8String]); }];
    } copy]);
}

- (ZIKViewRoute * (^)(id (^)(void)))makeDefaultConfiguration {
    return ZIK_AUTORELEASED([^(id (^block)(void)) { return [self zik_set:block for:@"makeDefaultConfiguration"]; } copy]);
}

- (ZIKViewRoute * (^)(ZIKViewRemoveConfiguration * (^)(void)))makeDefaultRemoveConfiguration {
    return ZIK_AUTORELEASED([^(ZIKViewRemoveConfiguration * (^block)(void)) { return [self zik_set:block for:@"makeDefaultRemoveConfiguration"]; } copy]);
}

- (ZIKViewRoute * (^)(void (^)(id, id, ZIKViewRouter *)))prepareDestination {
    return ZIK_AUTORELEASED([^(void (^block)(id, id, ZIKViewRouter *)) { return [self zik_set:block for:@"prepareDestination"]; } copy]);
}

- (ZIKViewRoute * (^)(void (^)(id, id, ZIKViewRouter *)))didFinishPrepareDestination {
    return ZIK_AUTORELEASED([^(void (^block)(id, id, ZIKViewRouter *)) { return [self zik_set:block for:@"didFinishPrepareDestination"]; } copy]);
}

- (ZIKViewRoute * (^)(ZIKViewRouteTypeMask (^)(void)))makeSupportedRouteTypes {
    return ZIK_AUTORELEASED([^(ZIKViewRouteTypeMask (^block)(void)) { return [self zik_set:block for:@"makeSupportedRouteTypes"]; } copy]);
}

- (ZIKViewRoute * (^)(BOOL (^)(id, id)))shouldAutoCreateForDestination {
    return ZIK_AUTORELEASED([^(BOOL (^block)(id, id)) { return [self zik_set:block for:@"shouldAutoCreateForDestination"]; } copy]);
}

- (ZIKViewRoute * (^)(BOOL (^)(id, ZIKViewRouter *)))destinationFromExternalPrepared {
    return ZIK_AUTORELEASED([^(BOOL (^block)(id, ZIKViewRouter *)) { return [self zik_set:block for:@"destinationFromExternalPrepared"]; } copy]);
}

- (ZIKViewRoute * (^)(BOOL (^)(ZIKViewRouter *)))canPerformCustomRoute {
    return ZIK_AUTORELEASED([^(BOOL (^block)(ZIKViewRouter *)) { return [self zik_set:block for:@"canPerformCustomRoute"]; } copy]);
}

- (ZIKViewRoute * (^)(BOOL (^)(ZIKViewRouter *)))canRemoveCustomRoute {
    return ZIK_AUTORELEASED([^(BOOL (^block)(ZIKViewRouter *)) { return [self zik_set:block for:@"canRemoveCustomRoute"]; } copy]);
}

- (ZIKViewRoute * (^)(void (^)(id, id, id, ZIKViewRouter *)))performCustomRoute {
    return ZIK_AUTORELEASED([^(void (^block)(id, id, id, ZIKViewRouter *)) { return [self zik_set:block for:@"performCustomRoute"]; } copy]);
}

- (ZIKViewRoute * (^)(void (^)(id, id, ZIKViewRemoveConfiguration *, id, ZIKViewRouter *)))removeCustomRoute {
    return ZIK_AUTORELEASED([^(void (^block)(id, id, ZIKViewRemoveConfiguration *, id, ZIKViewRouter *)) { return [self zik_set:block for:@"removeCustomRoute"]; } copy]);
}

- (ZIKViewRoute * (^)(void (^)(NSDictionary *, NSURL *, id, ZIKViewRouter *)))processUserInfoFromURL {
    return ZIK_AUTORELEASED([^(void (^block)(NSDictionary *, NSURL *, id, ZIKViewRouter *)) { return [self zik_set:block for:@"processUserInfoFromURL"]; } copy]);
}

- (ZIKViewRoute * (^)(void (^)(NSString *, NSDictionary *, NSURL *, id, ZIKViewRouter *)))performActionFromURL {
    return ZIK_AUTORELEASED([^(void (^block)(NSString *, NSDictionary *, NSURL *, id, ZIKViewRouter *)) { return [self zik_set:block for:@"performActionFromURL"]; } copy]);
}

- (ZIKViewRoute * (^)(void (^)(id, ZIKViewRouter *)))beforePerformWithConfigurationFromURL {
    return ZIK_AUTORELEASED([^(void (^block)(id, ZIKViewRouter *)) { return [self zik_set:block for:@"beforePerformWithConfigurationFromURL"]; } copy]);
}

- (ZIKViewRoute * (^)(void (^)(ZIKRouteAction, id, ZIKViewRouter *)))afterSuccessActionFromURL {
    return ZIK_AUTORELEASED([^(void (^block)(ZIKRouteAction, id, ZIKViewRouter *)) { return [self zik_set:block for:@"afterSuccessActionFromURL"]; } copy]);
}

// MARK: As a maker

- (const char *)zik_name { return [_name UTF8String]; }

- (void)zik_registerRoutes {
    NSMutableArray *waiting = [_blocks objectForKey:@"registrations"];
    for (void (^registration)(void *) in waiting) registration(ZIK_POINTER(self));
}

- (void)zik_didFinishRegistration {}

- (BOOL)zik_isAbstract { return NO; }

- (ZIKViewRouteTypeMask)zik_supportedKinds {
    ZIKViewRouteTypeMask (^make)(void) = [_blocks objectForKey:@"makeSupportedRouteTypes"];
    return make ? make() : ZIKViewRouteTypeMaskViewControllerDefault;
}

- (BOOL)zik_makesSynchronously { return YES; }

- (id)zik_makeConfiguration {
    id (^make)(void) = [_blocks objectForKey:@"makeDefaultConfiguration"];
    return make ? make() : ZIK_AUTORELEASED([ZIKViewRouteConfiguration new]);
}

- (id)zik_makeRemoveConfiguration {
    id (^make)(void) = [_blocks objectForKey:@"makeDefaultRemoveConfiguration"];
    return make ? make() : ZIK_AUTORELEASED([ZIKViewRemoveConfiguration new]);
}

- (ZIKRouter *)zik_makeRouterWithHandle:(zik_handle)handle configuration:(id)configuration removal:(id)removal {
    ZIKBlockViewRouter *router =
        [[ZIKBlockViewRouter alloc] zik_initWithHandle:handle configuration:configuration removeConfiguration:removal];
    [router zik_setRoute:self];
    return ZIK_AUTORELEASED(router);
}

- (BOOL)zik_shouldAutoCreateForDestination:(id)destination fromSource:(id)source {
    BOOL (^should)(id, id) = [_blocks objectForKey:@"shouldAutoCreateForDestination"];
    return should ? should(destination, source) : YES;
}

- (BOOL)zik_validatesConfiguration:(id)configuration removal:(id)removal { return YES; }

- (BOOL)zik_detectsLeaks { return ZIKCore()->leak_delay() > 0; }

- (void)zik_phase:(zik_phase)phase router:(ZIKViewRouter *)router destination:(id)destination source:(id)source {}

@end

@implementation ZIKBlockViewRouter

- (void)zik_setRoute:(ZIKViewRoute *)route { _route = ZIK_RETAIN(route); }

#if !ZIK_ARC
- (void)dealloc {
    [_route release];
    [super dealloc];
}
#endif

- (id)destinationWithConfiguration:(id)configuration {
    id (^make)(id, ZIKViewRouter *) = [_route zik_block:@"makeDestination"];
    return make(configuration, self);
}

- (void)prepareDestination:(id)destination configuration:(id)configuration {
    void (^prepare)(id, id, ZIKViewRouter *) = [_route zik_block:@"prepareDestination"];
    if (prepare) prepare(destination, configuration, self);
}

- (void)didFinishPrepareDestination:(id)destination configuration:(id)configuration {
    void (^finish)(id, id, ZIKViewRouter *) = [_route zik_block:@"didFinishPrepareDestination"];
    if (finish) finish(destination, configuration, self);
}

- (BOOL)destinationFromExternalPrepared:(id)destination {
    BOOL (^isPrepared)(id, ZIKViewRouter *) = [_route zik_block:@"destinationFromExternalPrepared"];
    return isPrepared ? isPrepared(destination, self) : YES;
}

- (BOOL)canPerformCustomRoute {
    BOOL (^can)(ZIKViewRouter *) = [_route zik_block:@"canPerformCustomRoute"];
    return can && can(self);
}

- (BOOL)canRemoveCustomRoute {
    BOOL (^can)(ZIKViewRouter *) = [_route zik_block:@"canRemoveCustomRoute"];
    return can && can(self);
}

- (void)performCustomRouteOnDestination:(id)destination fromSource:(id)source configuration:(id)configuration {
    void (^perform)(id, id, id, ZIKViewRouter *) = [_route zik_block:@"performCustomRoute"];
    if (!perform) return [super performCustomRouteOnDestination:destination fromSource:source configuration:configuration];
    perform(destination, source, configuration, self);
}

- (void)removeCustomRouteOnDestination:(id)destination
                            fromSource:(id)source
                   removeConfiguration:(ZIKViewRemoveConfiguration *)removal
                         configuration:(id)configuration {
    void (^remove)(id, id, ZIKViewRemoveConfiguration *, id, ZIKViewRouter *) = [_route zik_block:@"removeCustomRoute"];
    if (!remove) {
        return [super removeCustomRouteOnDestination:destination
                                          fromSource:source
                                 removeConfiguration:removal
                                       configuration:configuration];
    }
    remove(destination, source, removal, configuration, self);
}

- (void)beforePerformWithConfigurationFromURL:(id)configuration {
    void (^before)(id, ZIKViewRouter *) = [_route zik_block:@"beforePerformWithConfigurationFromURL"];
    if (before) before(configuration, self);
    [super beforePerformWithConfigurationFromURL:configuration];
}

- (void)afterSuccessActionFromURL:(ZIKRouteAction)action {
    void (^after)(ZIKRouteAction, id, ZIKViewRouter *) = [_route zik_block:@"afterSuccessActionFromURL"];
    if (after) after(action, self.configuration, self);
    [super afterSuccessActionFromURL:action];
}

- (void)processUserInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    void (^process)(NSDictionary *, NSURL *, id, ZIKViewRouter *) = [_route zik_block:@"processUserInfoFromURL"];
    if (process) process(userInfo, url, self.configuration, self);
}

- (void)performAction:(NSString *)action userInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    void (^perform)(NSString *, NSDictionary *, NSURL *, id, ZIKViewRouter *) = [_route zik_block:@"performActionFromURL"];
    if (perform) perform(action, userInfo, url, self.configuration, self);
}

@end

#endif
