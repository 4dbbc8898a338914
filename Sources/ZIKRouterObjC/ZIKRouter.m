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

- (id)configuration { return _configuration; }

- (id)removeConfiguration { return _removeConfiguration; }

- (ZIKRouterState)state { return _handle ? (ZIKRouterState)ZIKCore()->state(_handle) : ZIKRouterStateUnrouted; }

- (NSError *)error { return _handle ? ZIK_OWNED(ZIKCore()->error(_handle)) : nil; }

- (id)destination { return _handle ? ZIK_OWNED(ZIKCore()->destination(_handle)) : nil; }

- (BOOL)canPerform { return _handle && ZIKCore()->can_perform(_handle); }

- (void)performRoute {
    if (_handle) ZIKCore()->perform(_handle, NULL);
}

- (void)performRouteWithSuccessHandler:(void (^)(id))successHandler errorHandler:(ZIKRouteErrorHandler)errorHandler {
    ZIKCall *call = [ZIKCall callWithSuccess:successHandler failure:errorHandler];
    if (_handle) ZIKCore()->perform(_handle, ZIK_POINTER(call));
}

- (void)performRouteWithCompletion:(ZIKPerformRouteCompletion)completion {
    ZIKCall *call = [ZIKCall callWithCompletion:completion];
    if (_handle) ZIKCore()->perform(_handle, ZIK_POINTER(call));
}

- (BOOL)shouldRemoveBeforePerform { return _handle && ZIKCore()->should_remove_before_perform(_handle); }

- (BOOL)canRemove { return _handle && ZIKCore()->can_remove(_handle); }

- (void)removeRoute {
    if (_handle) ZIKCore()->remove(_handle, NULL, false);
}

- (void)removeRouteWithSuccessHandler:(void (^)(void))successHandler errorHandler:(ZIKRouteErrorHandler)errorHandler {
    void (^succeeded)(id) = nil;
    if (successHandler) succeeded = ^(id destination) { successHandler(); };
    ZIKCall *call = [ZIKCall callWithSuccess:succeeded failure:errorHandler];
    if (_handle) ZIKCore()->remove(_handle, ZIK_POINTER(call), false);
}

- (void)removeRouteWithCompletion:(ZIKRemoveRouteCompletion)completion {
    ZIKCall *call = completion
        ? [ZIKCall callWithSuccess:^(id destination) { completion(YES, ZIKRouteActionRemoveRoute, nil); }
                           failure:^(ZIKRouteAction action, NSError *error) { completion(NO, action, error); }]
        : nil;
    if (_handle) ZIKCore()->remove(_handle, ZIK_POINTER(call), false);
}

- (void)removeRouteWithConfiguring:(void (^)(id))removeConfigBuilder {
    if (removeConfigBuilder && _removeConfiguration) removeConfigBuilder(_removeConfiguration);
    if (_handle) ZIKCore()->remove(_handle, NULL, true);
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
