// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKRouterType.h"

static ZIKConfiguring preparing(void (^preparation)(id)) {
    if (!preparation) return nil;
    return ZIK_AUTORELEASED([^(ZIKPerformRouteConfiguration *config, id removal) {
        config.prepareDestination = preparation;
    } copy]);
}

static ZIKConfiguring configuring(void (^configure)(id), void (^removing)(ZIKRemoveRouteConfiguration *)) {
    return ZIK_AUTORELEASED([^(id config, id removal) {
        if (configure) configure(config);
        if (removing) removing(removal);
    } copy]);
}

static ZIKConfiguring strictlyConfiguring(
    void (^configure)(ZIKPerformRouteStrictConfiguration *, id), void (^removing)(ZIKRemoveRouteStrictConfiguration *)) {
    return ZIK_AUTORELEASED([^(id config, id removal) {
        if (configure) {
            configure(ZIK_AUTORELEASED([[ZIKPerformRouteStrictConfiguration alloc] initWithConfiguration:config]), config);
        }
        if (removing) removing(ZIK_AUTORELEASED([[ZIKRemoveRouteStrictConfiguration alloc] initWithConfiguration:removal]));
    } copy]);
}

static ZIKServiceRouter *perform(zik_handle route, ZIKConfiguring configure, ZIKCall *call) {
    ZIKServiceRouter *router = ZIKBegin(route, [ZIKServiceRouter class], nil, configure);
    [router zik_perform:call];
    return router;
}

static id made(zik_handle route, ZIKConfiguring configure) {
    ZIKBeginning beginning = {configure, NULL, NULL};
    return ZIK_OWNED(ZIKCore()->make(route, &beginning, ZIKConfigure));
}

@implementation ZIKServiceRouterType

+ (instancetype)zik_typeWithHandle:(zik_handle)handle {
    if (!handle) return nil;
    ZIKServiceRouterType *type = [self alloc];
    type->_handle = handle;
    return ZIK_AUTORELEASED(type);
}

- (void)dealloc {
    ZIKCore()->release(_handle);
#if !ZIK_ARC
    [super dealloc];
#endif
}

- (ZIKServiceRouter *)performRoute {
    return perform(_handle, nil, nil);
}

- (ZIKServiceRouter *)performWithSuccessHandler:(void (^)(id))successHandler errorHandler:(ZIKRouteErrorHandler)errorHandler {
    return perform(_handle, nil, [ZIKCall callWithSuccess:successHandler failure:errorHandler]);
}

- (ZIKServiceRouter *)performWithCompletion:(ZIKPerformRouteCompletion)completion {
    return perform(_handle, nil, [ZIKCall callWithCompletion:completion]);
}

- (ZIKServiceRouter *)performWithPreparation:(void (^)(id))preparation {
    return perform(_handle, preparing(preparation), nil);
}

- (ZIKServiceRouter *)performWithConfiguring:(void (^)(id))configBuilder {
    return [self performWithConfiguring:configBuilder removing:nil];
}

- (ZIKServiceRouter *)performWithConfiguring:(void (^)(id))configBuilder removing:(void (^)(ZIKRemoveRouteConfiguration *))removeConfigBuilder {
    return perform(_handle, configuring(configBuilder, removeConfigBuilder), nil);
}

- (ZIKServiceRouter *)performWithStrictConfiguring:(void (^)(ZIKPerformRouteStrictConfiguration *, id))configBuilder {
    return [self performWithStrictConfiguring:configBuilder strictRemoving:nil];
}

- (ZIKServiceRouter *)performWithStrictConfiguring:(void (^)(ZIKPerformRouteStrictConfiguration *, id))configBuilder
    strictRemoving:(void (^)(ZIKRemoveRouteStrictConfiguration *))removeConfigBuilder {
    return perform(_handle, strictlyConfiguring(configBuilder, removeConfigBuilder), nil);
}

- (id)makeDestination {
    return made(_handle, nil);
}

- (id)makeDestinationWithPreparation:(void (^)(id))preparation {
    return made(_handle, preparing(preparation));
}

- (id)makeDestinationWithConfiguring:(void (^)(id))configBuilder {
    return made(_handle, configuring(configBuilder, nil));
}

- (id)makeDestinationWithStrictConfiguring:(void (^)(ZIKPerformRouteStrictConfiguration *, id))configBuilder {
    return made(_handle, strictlyConfiguring(configBuilder, nil));
}

- (id)defaultRouteConfiguration { return [ZIKBegin(_handle, [ZIKServiceRouter class], nil, nil) configuration]; }

- (ZIKRemoveRouteConfiguration *)defaultRemoveConfiguration { return [ZIKBegin(_handle, [ZIKServiceRouter class], nil, nil) removeConfiguration]; }

- (BOOL)canMakeDestinationSynchronously { return ZIKCore()->makes_synchronously(_handle); }

- (BOOL)canMakeDestination { return ZIKCore()->makes_synchronously(_handle); }

@end

ZIKServiceRouterType *ZIKFindService(Protocol<ZIKServiceRoutable> *serviceProtocol, const char *file, unsigned int line) {
    const char *name = ZIKNameOfProtocol(serviceProtocol);
    return [ZIKServiceRouterType zik_typeWithHandle:ZIKCore()->find(zik_service, name, file, line)];
}

ZIKServiceRouterType *ZIKFindServiceModule(
    Protocol<ZIKServiceModuleRoutable> *configProtocol, const char *file, unsigned int line) {
    const char *name = ZIKNameOfProtocol(configProtocol);
    return [ZIKServiceRouterType zik_typeWithHandle:ZIKCore()->find(zik_service_module, name, file, line)];
}

#endif
