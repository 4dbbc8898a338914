// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKRouterType.h"

static ZIKConfiguring preparing(void (^preparation)(id)) {
    if (!preparation) return nil;
    return ZIK_AUTORELEASED([^(ZIKPerformRouteConfiguration *config, id removal) {
        config.prepareDestination = preparation;
    } copy]);
}

static ZIKConfiguring configuring(void (^configure)(id), void (^removing)(ZIKViewRemoveConfiguration *)) {
    return ZIK_AUTORELEASED([^(id config, id removal) {
        if (configure) configure(config);
        if (removing) removing(removal);
    } copy]);
}

static ZIKConfiguring strictlyConfiguring(
    void (^configure)(ZIKViewRouteStrictConfiguration *, id), void (^removing)(ZIKViewRemoveStrictConfiguration *)) {
    return ZIK_AUTORELEASED([^(id config, id removal) {
        if (configure) {
            configure(ZIK_AUTORELEASED([[ZIKViewRouteStrictConfiguration alloc] initWithConfiguration:config]), config);
        }
        if (removing) removing(ZIK_AUTORELEASED([[ZIKViewRemoveStrictConfiguration alloc] initWithConfiguration:removal]));
    } copy]);
}

static ZIKViewRouter *perform(zik_handle route, ZIKViewRoutePath *path, ZIKConfiguring configure, ZIKCall *call) {
    ZIKViewRouter *router = ZIKBegin(route, [ZIKViewRouter class], path, configure);
    [router zik_perform:call];
    return router;
}

/// Shows an existing destination. Without a path, only prepares it. Returns nil if the route does not accept the destination.
static ZIKViewRouter *performExisting(zik_handle route, id destination, ZIKViewRoutePath *path, ZIKConfiguring configure) {
    ZIKViewRouter *router =
        ZIKBegin(route, [ZIKViewRouter class], path ? path : [ZIKViewRoutePath makeDestination], configure);
    if (!router) return nil;
    return ZIKCore()->perform_existing([router zik_handle], ZIK_POINTER(destination), path == nil) ? router : nil;
}

static id made(zik_handle route, ZIKConfiguring configure) {
    ZIKBeginning beginning = {configure, NULL, NULL};
    return ZIK_OWNED(ZIKCore()->make(route, &beginning, ZIKConfigure));
}

@implementation ZIKViewRouterType

+ (instancetype)zik_typeWithHandle:(zik_handle)handle {
    if (!handle) return nil;
    ZIKViewRouterType *type = [self alloc];
    type->_handle = handle;
    return ZIK_AUTORELEASED(type);
}

- (void)dealloc {
    ZIKCore()->release(_handle);
#if !ZIK_ARC
    [super dealloc];
#endif
}

- (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path {
    return perform(_handle, path, nil, nil);
}

- (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path successHandler:(void (^)(id))successHandler errorHandler:(ZIKRouteErrorHandler)errorHandler {
    return perform(_handle, path, nil, [ZIKCall callWithSuccess:successHandler failure:errorHandler]);
}

- (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path completion:(ZIKPerformRouteCompletion)completion {
    return perform(_handle, path, nil, [ZIKCall callWithCompletion:completion]);
}

- (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path preparation:(void (^)(id))preparation {
    return perform(_handle, path, preparing(preparation), nil);
}

- (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path configuring:(void (^)(id))configBuilder {
    return [self performPath:path configuring:configBuilder removing:nil];
}

- (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path configuring:(void (^)(id))configBuilder removing:(void (^)(ZIKViewRemoveConfiguration *))removeConfigBuilder {
    return perform(_handle, path, configuring(configBuilder, removeConfigBuilder), nil);
}

- (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder {
    return [self performPath:path strictConfiguring:configBuilder strictRemoving:nil];
}

- (ZIKViewRouter *)performPath:(ZIKViewRoutePath *)path
    strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder
    strictRemoving:(void (^)(ZIKViewRemoveStrictConfiguration *))removeConfigBuilder {
    return perform(_handle, path, strictlyConfiguring(configBuilder, removeConfigBuilder), nil);
}

- (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path {
    return performExisting(_handle, destination, path, nil);
}

- (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path configuring:(void (^)(id))configBuilder {
    return [self performOnDestination:destination path:path configuring:configBuilder removing:nil];
}

- (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path configuring:(void (^)(id))configBuilder removing:(void (^)(ZIKViewRemoveConfiguration *))removeConfigBuilder {
    return performExisting(_handle, destination, path, configuring(configBuilder, removeConfigBuilder));
}

- (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder {
    return [self performOnDestination:destination path:path strictConfiguring:configBuilder strictRemoving:nil];
}

- (ZIKViewRouter *)performOnDestination:(id)destination path:(ZIKViewRoutePath *)path
    strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder
    strictRemoving:(void (^)(ZIKViewRemoveStrictConfiguration *))removeConfigBuilder {
    return performExisting(_handle, destination, path, strictlyConfiguring(configBuilder, removeConfigBuilder));
}

- (ZIKViewRouter *)prepareDestination:(id)destination configuring:(void (^)(id))configBuilder {
    return [self prepareDestination:destination configuring:configBuilder removing:nil];
}

- (ZIKViewRouter *)prepareDestination:(id)destination configuring:(void (^)(id))configBuilder removing:(void (^)(ZIKViewRemoveConfiguration *))removeConfigBuilder {
    return performExisting(_handle, destination, nil, configuring(configBuilder, removeConfigBuilder));
}

- (ZIKViewRouter *)prepareDestination:(id)destination strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder {
    return [self prepareDestination:destination strictConfiguring:configBuilder strictRemoving:nil];
}

- (ZIKViewRouter *)prepareDestination:(id)destination
    strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder
    strictRemoving:(void (^)(ZIKViewRemoveStrictConfiguration *))removeConfigBuilder {
    return performExisting(_handle, destination, nil, strictlyConfiguring(configBuilder, removeConfigBuilder));
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

- (id)makeDestinationWithStrictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration *, id))configBuilder {
    return made(_handle, strictlyConfiguring(configBuilder, nil));
}

- (id)defaultRouteConfiguration { return [ZIKBegin(_handle, [ZIKViewRouter class], nil, nil) configuration]; }

- (ZIKViewRemoveConfiguration *)defaultRemoveConfiguration { return [ZIKBegin(_handle, [ZIKViewRouter class], nil, nil) removeConfiguration]; }

- (BOOL)canMakeDestinationSynchronously { return ZIKCore()->makes_synchronously(_handle); }

- (BOOL)canMakeDestination {
    return [self canMakeDestinationSynchronously] && [self supportRouteType:ZIKViewRouteTypeMakeDestination];
}

- (BOOL)supportRouteType:(ZIKViewRouteType)type { return ZIKCore()->supports(_handle, (int32_t)type); }

@end

ZIKViewRouterType *ZIKFindView(Protocol<ZIKViewRoutable> *viewProtocol, const char *file, unsigned int line) {
    return [ZIKViewRouterType zik_typeWithHandle:ZIKCore()->find(zik_view, ZIKNameOfProtocol(viewProtocol), file, line)];
}

ZIKViewRouterType *ZIKFindViewModule(Protocol<ZIKViewModuleRoutable> *configProtocol, const char *file, unsigned int line) {
    const char *name = ZIKNameOfProtocol(configProtocol);
    return [ZIKViewRouterType zik_typeWithHandle:ZIKCore()->find(zik_view_module, name, file, line)];
}

#endif
