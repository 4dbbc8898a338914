// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKRouteBlocks.h"

/// The router of a route without a router class. It calls the route's blocks.
@interface ZIKBlockServiceRouter : ZIKServiceRouter {
    ZIKServiceRoute *_route;
}
- (void)zik_setRoute:(ZIKServiceRoute *)route;
@end

@implementation ZIKServiceRoute

+ (instancetype)makeRouteWithDestination:(Class)destinationClass makeDestination:(id (^)(id, ZIKServiceRouter *))makeDestination {
    return [self zik_routeTo:destinationClass isExclusive:NO kind:zik_service_maker making:makeDestination];
}

+ (instancetype)makeRouteWithExclusiveDestination:(Class)destinationClass
                                  makeDestination:(id (^)(id, ZIKServiceRouter *))makeDestination {
    return [self zik_routeTo:destinationClass isExclusive:YES kind:zik_service_maker making:makeDestination];
}

// The base class implements these.
@dynamic nameAs, registerDestination, registerExclusiveDestination, registerIdentifier, registerURLPattern;

- (ZIKServiceRoute * (^)(Protocol<ZIKServiceRoutable> *))registerDestinationProtocol { return [self zik_protocolRegistrar:zik_service]; }

- (ZIKServiceRoute * (^)(Protocol<ZIKServiceModuleRoutable> *))registerModuleProtocol {
    return [self zik_protocolRegistrar:zik_service_module];
}

- (ZIKServiceRoute * (^)(id (^)(void)))makeDefaultConfiguration { return [self zik_setter:@"makeDefaultConfiguration"]; }

- (ZIKServiceRoute * (^)(ZIKRemoveRouteConfiguration * (^)(void)))makeDefaultRemoveConfiguration { return [self zik_setter:@"makeDefaultRemoveConfiguration"]; }

- (ZIKServiceRoute * (^)(void (^)(id, id, ZIKServiceRouter *)))prepareDestination { return [self zik_setter:@"prepareDestination"]; }

- (ZIKServiceRoute * (^)(void (^)(id, id, ZIKServiceRouter *)))didFinishPrepareDestination { return [self zik_setter:@"didFinishPrepareDestination"]; }

- (ZIKServiceRoute * (^)(void (^)(NSDictionary *, NSURL *, id, ZIKServiceRouter *)))processUserInfoFromURL { return [self zik_setter:@"processUserInfoFromURL"]; }

- (ZIKServiceRoute * (^)(void (^)(NSString *, NSDictionary *, NSURL *, id, ZIKServiceRouter *)))performActionFromURL { return [self zik_setter:@"performActionFromURL"]; }

- (ZIKServiceRoute * (^)(void (^)(id, ZIKServiceRouter *)))beforePerformWithConfigurationFromURL { return [self zik_setter:@"beforePerformWithConfigurationFromURL"]; }

- (ZIKServiceRoute * (^)(void (^)(ZIKRouteAction, id, ZIKServiceRouter *)))afterSuccessActionFromURL { return [self zik_setter:@"afterSuccessActionFromURL"]; }

// MARK: As a maker

- (id)zik_makeConfiguration {
    id (^make)(void) = [self zik_block:@"makeDefaultConfiguration"];
    return make ? make() : ZIK_AUTORELEASED([ZIKPerformRouteConfiguration new]);
}

- (id)zik_makeRemoveConfiguration {
    id (^make)(void) = [self zik_block:@"makeDefaultRemoveConfiguration"];
    return make ? make() : ZIK_AUTORELEASED([ZIKRemoveRouteConfiguration new]);
}

- (ZIKRouter *)zik_makeRouterWithHandle:(zik_handle)handle configuration:(id)configuration removal:(id)removal {
    ZIKBlockServiceRouter *router =
        [[ZIKBlockServiceRouter alloc] zik_initWithHandle:handle configuration:configuration removeConfiguration:removal];
    [router zik_setRoute:self];
    return ZIK_AUTORELEASED(router);
}

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
