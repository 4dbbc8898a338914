// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"

/// The router of a route without a router class. It calls the route's blocks.
@interface ZIKBlockServiceRouter : ZIKServiceRouter {
    ZIKServiceRoute *_route;
}
- (void)zik_setRoute:(ZIKServiceRoute *)route;
@end

@interface ZIKServiceRoute ()
- (id)zik_block:(NSString *)name;
@end

@implementation ZIKServiceRoute

static ZIKServiceRoute *make(Class type, BOOL isExclusive, id makeDestination) {
    // Routes stay registered for the life of the process.
    ZIKServiceRoute *route = [ZIKServiceRoute alloc];
    route->_blocks = [NSMutableDictionary new];
    route->_name = [NSStringFromClass(type) copy];
    [route->_blocks setObject:ZIK_AUTORELEASED([makeDestination copy]) forKey:@"makeDestination"];
    [routes() addObject:route];
    if (ZIKCore()->register_maker(ZIK_POINTER(route), zik_service_maker, NULL, 0, NULL)) {
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
    @synchronized([ZIKServiceRoute class]) {
        if (!routes) routes = [NSMutableArray new];
    }
    return routes;
}

+ (instancetype)makeRouteWithDestination:(Class)destinationClass makeDestination:(id (^)(id, ZIKServiceRouter *))makeDestination {
    return make(destinationClass, NO, makeDestination);
}

+ (instancetype)makeRouteWithExclusiveDestination:(Class)destinationClass makeDestination:(id (^)(id, ZIKServiceRouter *))makeDestination {
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

- (ZIKServiceRoute * (^)(NSString *))nameAs {
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

- (ZIKServiceRoute * (^)(Class type))registerDestination {
    return ZIK_AUTORELEASED([^(Class type) {
        return [self zik_register:^(void *maker) { ZIKCore()->bind(maker, ZIK_POINTER(type), false); }];
    } copy]);
}

- (ZIKServiceRoute * (^)(Class type))registerExclusiveDestination {
    return ZIK_AUTORELEASED([^(Class type) {
        return [self zik_register:^(void *maker) { ZIKCore()->bind(maker, ZIK_POINTER(type), true); }];
    } copy]);
}

- (ZIKServiceRoute * (^)(Protocol<ZIKServiceRoutable> *destinationProtocol))registerDestinationProtocol {
    return ZIK_AUTORELEASED([^(Protocol<ZIKServiceRoutable> *destinationProtocol) {
        // The protocol is not captured: the runtime of GNU cannot retain it.
        const char *name = ZIKNameOfProtocol(destinationProtocol);
        return [self zik_register:^(void *maker) { ZIKCore()->provide(maker, zik_service, name); }];
    } copy]);
}

- (ZIKServiceRoute * (^)(Protocol<ZIKServiceModuleRoutable> *configProtocol))registerModuleProtocol {
    return ZIK_AUTORELEASED([^(Protocol<ZIKServiceModuleRoutable> *configProtocol) {
        // The protocol is not captured: the runtime of GNU cannot retain it.
        const char *name = ZIKNameOfProtocol(configProtocol);
        return [self zik_register:^(void *maker) { ZIKCore()->provide(maker, zik_service_module, name); }];
    } copy]);
}

- (ZIKServiceRoute * (^)(NSString *identifier))registerIdentifier {
    return ZIK_AUTORELEASED([^(NSString *identifier) {
        return [self zik_register:^(void *maker) { ZIKCore()->identify(maker, [identifier UTF8String]); }];
    } copy]);
}

- (ZIKServiceRoute * (^)(NSString *pattern))registerURLPattern {
    return ZIK_AUTORELEASED([^(NSString *pattern) {
        return [self zik_register:^(void *maker) { ZIKCore()->add_url(maker, [pattern UTF8String]); }];
    } copy]);
}

- (ZIKServiceRoute * (^)(id (^)(void)))makeDefaultConfiguration {
    return ZIK_AUTORELEASED([^(id (^block)(void)) { return [self zik_set:block for:@"makeDefaultConfiguration"]; } copy]);
}

- (ZIKServiceRoute * (^)(ZIKRemoveRouteConfiguration * (^)(void)))makeDefaultRemoveConfiguration {
    return ZIK_AUTORELEASED([^(ZIKRemoveRouteConfiguration * (^block)(void)) { return [self zik_set:block for:@"makeDefaultRemoveConfiguration"]; } copy]);
}

- (ZIKServiceRoute * (^)(void (^)(id, id, ZIKServiceRouter *)))prepareDestination {
    return ZIK_AUTORELEASED([^(void (^block)(id, id, ZIKServiceRouter *)) { return [self zik_set:block for:@"prepareDestination"]; } copy]);
}

- (ZIKServiceRoute * (^)(void (^)(id, id, ZIKServiceRouter *)))didFinishPrepareDestination {
    return ZIK_AUTORELEASED([^(void (^block)(id, id, ZIKServiceRouter *)) { return [self zik_set:block for:@"didFinishPrepareDestination"]; } copy]);
}

- (ZIKServiceRoute * (^)(void (^)(NSDictionary *, NSURL *, id, ZIKServiceRouter *)))processUserInfoFromURL {
    return ZIK_AUTORELEASED([^(void (^block)(NSDictionary *, NSURL *, id, ZIKServiceRouter *)) { return [self zik_set:block for:@"processUserInfoFromURL"]; } copy]);
}

- (ZIKServiceRoute * (^)(void (^)(NSString *, NSDictionary *, NSURL *, id, ZIKServiceRouter *)))performActionFromURL {
    return ZIK_AUTORELEASED([^(void (^block)(NSString *, NSDictionary *, NSURL *, id, ZIKServiceRouter *)) { return [self zik_set:block for:@"performActionFromURL"]; } copy]);
}

- (ZIKServiceRoute * (^)(void (^)(id, ZIKServiceRouter *)))beforePerformWithConfigurationFromURL {
    return ZIK_AUTORELEASED([^(void (^block)(id, ZIKServiceRouter *)) { return [self zik_set:block for:@"beforePerformWithConfigurationFromURL"]; } copy]);
}

- (ZIKServiceRoute * (^)(void (^)(ZIKRouteAction, id, ZIKServiceRouter *)))afterSuccessActionFromURL {
    return ZIK_AUTORELEASED([^(void (^block)(ZIKRouteAction, id, ZIKServiceRouter *)) { return [self zik_set:block for:@"afterSuccessActionFromURL"]; } copy]);
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
    return 0;
}

- (BOOL)zik_makesSynchronously { return YES; }

- (id)zik_makeConfiguration {
    id (^make)(void) = [_blocks objectForKey:@"makeDefaultConfiguration"];
    return make ? make() : ZIK_AUTORELEASED([ZIKPerformRouteConfiguration new]);
}

- (id)zik_makeRemoveConfiguration {
    id (^make)(void) = [_blocks objectForKey:@"makeDefaultRemoveConfiguration"];
    return make ? make() : ZIK_AUTORELEASED([ZIKRemoveRouteConfiguration new]);
}

- (ZIKRouter *)zik_makeRouterWithHandle:(zik_handle)handle configuration:(id)configuration removal:(id)removal {
    ZIKBlockServiceRouter *router =
        [[ZIKBlockServiceRouter alloc] zik_initWithHandle:handle configuration:configuration removeConfiguration:removal];
    [router zik_setRoute:self];
    return ZIK_AUTORELEASED(router);
}

- (BOOL)zik_shouldAutoCreateForDestination:(id)destination fromSource:(id)source {
    BOOL (^should)(id, id) = [_blocks objectForKey:@"shouldAutoCreateForDestination"];
    return should ? should(destination, source) : YES;
}

- (BOOL)zik_validatesConfiguration:(id)configuration removal:(id)removal { return YES; }

- (BOOL)zik_detectsLeaks { return NO; }

- (void)zik_phase:(zik_phase)phase router:(ZIKViewRouter *)router destination:(id)destination source:(id)source {}

@end

@implementation ZIKBlockServiceRouter

- (void)zik_setRoute:(ZIKServiceRoute *)route { _route = ZIK_RETAIN(route); }

#if !ZIK_ARC
- (void)dealloc {
    [_route release];
    [super dealloc];
}
#endif

- (id)destinationWithConfiguration:(id)configuration {
    id (^make)(id, ZIKServiceRouter *) = [_route zik_block:@"makeDestination"];
    return make(configuration, self);
}

- (void)prepareDestination:(id)destination configuration:(id)configuration {
    void (^prepare)(id, id, ZIKServiceRouter *) = [_route zik_block:@"prepareDestination"];
    if (prepare) prepare(destination, configuration, self);
}

- (void)didFinishPrepareDestination:(id)destination configuration:(id)configuration {
    void (^finish)(id, id, ZIKServiceRouter *) = [_route zik_block:@"didFinishPrepareDestination"];
    if (finish) finish(destination, configuration, self);
}

- (void)beforePerformWithConfigurationFromURL:(id)configuration {
    void (^before)(id, ZIKServiceRouter *) = [_route zik_block:@"beforePerformWithConfigurationFromURL"];
    if (before) before(configuration, self);
    [super beforePerformWithConfigurationFromURL:configuration];
}

- (void)afterSuccessActionFromURL:(ZIKRouteAction)action {
    void (^after)(ZIKRouteAction, id, ZIKServiceRouter *) = [_route zik_block:@"afterSuccessActionFromURL"];
    if (after) after(action, self.configuration, self);
    [super afterSuccessActionFromURL:action];
}

- (void)processUserInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    void (^process)(NSDictionary *, NSURL *, id, ZIKServiceRouter *) = [_route zik_block:@"processUserInfoFromURL"];
    if (process) process(userInfo, url, self.configuration, self);
}

- (void)performAction:(NSString *)action userInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    void (^perform)(NSString *, NSDictionary *, NSURL *, id, ZIKServiceRouter *) = [_route zik_block:@"performActionFromURL"];
    if (perform) perform(action, userInfo, url, self.configuration, self);
}

@end

#endif
