// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKRouterType.h"

void ZIKConfigure(void *context, zik_object configuration, zik_object removal) {
    ZIKBeginning *beginning = context;
    beginning->configuration = configuration;
    beginning->removal = removal;
    if (beginning->configure) beginning->configure(ZIK_OBJECT(configuration), ZIK_OBJECT(removal));
}

id ZIKBegin(zik_handle route, Class routerClass, ZIKViewRoutePath *path, ZIKConfiguring configure) {
    ZIKConfiguring configuring = configure;
    if (path) {
        configuring = ZIK_AUTORELEASED([^(ZIKViewRouteConfiguration *config, id removal) {
            [config configurePath:path];
            if (configure) configure(config, removal);
        } copy]);
    }
    ZIKBeginning beginning = {configuring, NULL, NULL};
    zik_path wanted = {(int32_t)path.routeType, ZIK_POINTER(path.source)};
    zik_handle router = ZIKCore()->begin(route, wanted, &beginning, ZIKConfigure);
    if (!router) return nil;
    return ZIK_AUTORELEASED([[routerClass alloc] zik_initWithHandle:router
                                                      configuration:ZIK_OBJECT(beginning.configuration)
                                                removeConfiguration:ZIK_OBJECT(beginning.removal)]);
}

@implementation ZIKRouter

- (instancetype)zik_initWithHandle:(zik_handle)handle
                     configuration:(id)configuration
               removeConfiguration:(id)removeConfiguration {
    if ((self = [super init])) {
        _handle = handle;
        _configuration = ZIK_RETAIN(configuration);
        _removeConfiguration = ZIK_RETAIN(removeConfiguration);
    }
    return self;
}

- (void)dealloc {
    if (_handle) ZIKCore()->release(_handle);
#if !ZIK_ARC
    [_configuration release];
    [_removeConfiguration release];
    [super dealloc];
#endif
}

- (zik_handle)zik_handle { return _handle; }

/// The configuration of a router that did not begin the route.
- (id)configuration {
    if (!_configuration && _handle) _configuration = ZIK_RETAIN(ZIK_OWNED(ZIKCore()->configuration(_handle)));
    return _configuration;
}

- (id)removeConfiguration {
    if (!_removeConfiguration && _handle) _removeConfiguration = ZIK_RETAIN(ZIK_OWNED(ZIKCore()->removal(_handle)));
    return _removeConfiguration;
}

- (ZIKRouterState)state { return _handle ? (ZIKRouterState)ZIKCore()->state(_handle) : ZIKRouterStateUnrouted; }

- (NSError *)error { return _handle ? ZIK_OWNED(ZIKCore()->error(_handle)) : nil; }

- (id)destination { return _handle ? ZIK_OWNED(ZIKCore()->destination(_handle)) : nil; }

- (BOOL)canPerform { return _handle && ZIKCore()->can_perform(_handle); }

/// Removes the performer's handlers that an action has used, because they belong to one action.
static void forget(id configuration, id succeeded, id failed) {
    if ([configuration performerSuccessHandler] == succeeded) [configuration setPerformerSuccessHandler:nil];
    if ([configuration performerErrorHandler] == failed) [configuration setPerformerErrorHandler:nil];
}

- (void)zik_perform:(ZIKCall *)call {
    if (!_handle) return;
    ZIKPerformRouteConfiguration *configuration = self.configuration;
    id succeeded = ZIK_RETAIN((id)configuration.performerSuccessHandler);
    id failed = ZIK_RETAIN((id)configuration.performerErrorHandler);
    // A handler may release the router.
    ZIKRouter *router __attribute__((objc_precise_lifetime)) = ZIK_RETAIN(self);
    ZIKCore()->perform(_handle, ZIK_POINTER(call));
    // Another method may end the performance later.
    if (router.state != ZIKRouterStateRouting) forget(configuration, succeeded, failed);
#if !ZIK_ARC
    [succeeded release];
    [failed release];
    [router release];
#endif
}

- (void)zik_remove:(ZIKCall *)call configured:(BOOL)isConfigured {
    if (!_handle) return;
    ZIKRemoveRouteConfiguration *configuration = self.removeConfiguration;
    id succeeded = ZIK_RETAIN((id)configuration.performerSuccessHandler);
    id failed = ZIK_RETAIN((id)configuration.performerErrorHandler);
    // The destination may own the router.
    ZIKRouter *router __attribute__((objc_precise_lifetime)) = ZIK_RETAIN(self);
    ZIKCore()->remove(_handle, ZIK_POINTER(call), isConfigured);
    if (router.state != ZIKRouterStateRemoving) forget(configuration, succeeded, failed);
#if !ZIK_ARC
    [succeeded release];
    [failed release];
    [router release];
#endif
}

- (void)performRoute { [self zik_perform:nil]; }

- (void)performRouteWithSuccessHandler:(void (^)(id))successHandler errorHandler:(ZIKRouteErrorHandler)errorHandler {
    [self zik_perform:[ZIKCall callWithSuccess:successHandler failure:errorHandler]];
}

- (void)performRouteWithCompletion:(ZIKPerformRouteCompletion)completion {
    [self zik_perform:[ZIKCall callWithCompletion:completion]];
}

- (BOOL)shouldRemoveBeforePerform { return _handle && ZIKCore()->should_remove_before_perform(_handle); }

- (BOOL)canRemove { return _handle && ZIKCore()->can_remove(_handle); }

- (void)removeRoute { [self zik_remove:nil configured:NO]; }

- (void)removeRouteWithSuccessHandler:(void (^)(void))successHandler errorHandler:(ZIKRouteErrorHandler)errorHandler {
    void (^succeeded)(id) = nil;
    if (successHandler) succeeded = ^(id destination) { successHandler(); };
    [self zik_remove:[ZIKCall callWithSuccess:succeeded failure:errorHandler] configured:NO];
}

- (void)removeRouteWithCompletion:(ZIKRemoveRouteCompletion)completion {
    ZIKCall *call = completion
        ? [ZIKCall callWithSuccess:^(id destination) { completion(YES, ZIKRouteActionRemoveRoute, nil); }
                           failure:^(ZIKRouteAction action, NSError *error) { completion(NO, action, error); }]
        : nil;
    [self zik_remove:call configured:NO];
}

- (void)removeRouteWithConfiguring:(void (^)(id))removeConfigBuilder {
    id configuration = self.removeConfiguration;
    if (removeConfigBuilder && configuration) removeConfigBuilder(configuration);
    [self zik_remove:nil configured:YES];
}

+ (NSString *)descriptionOfState:(ZIKRouterState)state {
    switch (state) {
        case ZIKRouterStateUnrouted: return @"unrouted";
        case ZIKRouterStateRouting: return @"routing";
        case ZIKRouterStateRouted: return @"routed";
        case ZIKRouterStateRemoving: return @"removing";
        case ZIKRouterStateRemoved: return @"removed";
    }
    return @"unknown";
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@(%@)", NSStringFromClass([self class]), [ZIKRouter descriptionOfState:self.state]];
}

@end

#endif
