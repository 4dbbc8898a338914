// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKRouteBlocks.h"

/// The router of a route without a router class. It calls the route's blocks.
@interface ZIKBlockViewRouter : ZIKViewRouter {
    ZIKViewRoute *_route;
}
- (void)zik_setRoute:(ZIKViewRoute *)route;
@end

@implementation ZIKViewRoute

+ (instancetype)makeRouteWithDestination:(Class)destinationClass makeDestination:(id (^)(id, ZIKViewRouter *))makeDestination {
    return [self zik_routeTo:destinationClass isExclusive:NO kind:zik_view_maker making:makeDestination];
}

+ (instancetype)makeRouteWithExclusiveDestination:(Class)destinationClass
                                  makeDestination:(id (^)(id, ZIKViewRouter *))makeDestination {
    return [self zik_routeTo:destinationClass isExclusive:YES kind:zik_view_maker making:makeDestination];
}

// The base class implements these.
@dynamic nameAs, registerDestination, registerExclusiveDestination, registerIdentifier, registerURLPattern;

- (ZIKViewRoute * (^)(Protocol<ZIKViewRoutable> *))registerDestinationProtocol { return [self zik_protocolRegistrar:zik_view]; }

- (ZIKViewRoute * (^)(Protocol<ZIKViewModuleRoutable> *))registerModuleProtocol {
    return [self zik_protocolRegistrar:zik_view_module];
}

- (ZIKViewRoute * (^)(id (^)(void)))makeDefaultConfiguration { return [self zik_setter:@"makeDefaultConfiguration"]; }

- (ZIKViewRoute * (^)(ZIKViewRemoveConfiguration * (^)(void)))makeDefaultRemoveConfiguration { return [self zik_setter:@"makeDefaultRemoveConfiguration"]; }

- (ZIKViewRoute * (^)(void (^)(id, id, ZIKViewRouter *)))prepareDestination { return [self zik_setter:@"prepareDestination"]; }

- (ZIKViewRoute * (^)(void (^)(id, id, ZIKViewRouter *)))didFinishPrepareDestination { return [self zik_setter:@"didFinishPrepareDestination"]; }

- (ZIKViewRoute * (^)(ZIKViewRouteTypeMask (^)(void)))makeSupportedRouteTypes { return [self zik_setter:@"makeSupportedRouteTypes"]; }

- (ZIKViewRoute * (^)(BOOL (^)(id, id)))shouldAutoCreateForDestination { return [self zik_setter:@"shouldAutoCreateForDestination"]; }

- (ZIKViewRoute * (^)(BOOL (^)(id, ZIKViewRouter *)))destinationFromExternalPrepared { return [self zik_setter:@"destinationFromExternalPrepared"]; }

- (ZIKViewRoute * (^)(BOOL (^)(ZIKViewRouter *)))canPerformCustomRoute { return [self zik_setter:@"canPerformCustomRoute"]; }

- (ZIKViewRoute * (^)(BOOL (^)(ZIKViewRouter *)))canRemoveCustomRoute { return [self zik_setter:@"canRemoveCustomRoute"]; }

- (ZIKViewRoute * (^)(void (^)(id, id, id, ZIKViewRouter *)))performCustomRoute { return [self zik_setter:@"performCustomRoute"]; }

- (ZIKViewRoute * (^)(void (^)(id, id, ZIKViewRemoveConfiguration *, id, ZIKViewRouter *)))removeCustomRoute { return [self zik_setter:@"removeCustomRoute"]; }

- (ZIKViewRoute * (^)(void (^)(NSDictionary *, NSURL *, id, ZIKViewRouter *)))processUserInfoFromURL { return [self zik_setter:@"processUserInfoFromURL"]; }

- (ZIKViewRoute * (^)(void (^)(NSString *, NSDictionary *, NSURL *, id, ZIKViewRouter *)))performActionFromURL { return [self zik_setter:@"performActionFromURL"]; }

- (ZIKViewRoute * (^)(void (^)(id, ZIKViewRouter *)))beforePerformWithConfigurationFromURL { return [self zik_setter:@"beforePerformWithConfigurationFromURL"]; }

- (ZIKViewRoute * (^)(void (^)(ZIKRouteAction, id, ZIKViewRouter *)))afterSuccessActionFromURL { return [self zik_setter:@"afterSuccessActionFromURL"]; }

// MARK: As a maker

- (ZIKViewRouteTypeMask)zik_supportedKinds {
    ZIKViewRouteTypeMask (^make)(void) = [self zik_block:@"makeSupportedRouteTypes"];
    return make ? make() : ZIKViewRouteTypeMaskViewControllerDefault;
}

- (id)zik_makeConfiguration {
    id (^make)(void) = [self zik_block:@"makeDefaultConfiguration"];
    return make ? make() : ZIK_AUTORELEASED([ZIKViewRouteConfiguration new]);
}

- (id)zik_makeRemoveConfiguration {
    id (^make)(void) = [self zik_block:@"makeDefaultRemoveConfiguration"];
    return make ? make() : ZIK_AUTORELEASED([ZIKViewRemoveConfiguration new]);
}

- (ZIKRouter *)zik_makeRouterWithHandle:(zik_handle)handle configuration:(id)configuration removal:(id)removal {
    ZIKBlockViewRouter *router =
        [[ZIKBlockViewRouter alloc] zik_initWithHandle:handle configuration:configuration removeConfiguration:removal];
    [router zik_setRoute:self];
    return ZIK_AUTORELEASED(router);
}

- (BOOL)zik_shouldAutoCreateForDestination:(id)destination fromSource:(id)source {
    BOOL (^should)(id, id) = [self zik_block:@"shouldAutoCreateForDestination"];
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
