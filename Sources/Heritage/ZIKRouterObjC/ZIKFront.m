// SPDX-License-Identifier: Apache-2.0

// The functions that the Swift side calls.

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"
#import <string.h>

#define MAKER(pointer) ((id<ZIKMaker>)ZIK_OBJECT(pointer))

// MARK: Objects

static zik_object retainObject(zik_object object) { return ZIK_GIVEN(ZIK_OBJECT(object)); }

#if ZIK_ARC
static void releaseObject(zik_object object) { (void)(__bridge_transfer id)object; }
#else
static void releaseObject(zik_object object) { [(id)object release]; }
#endif

static zik_object classOf(zik_object object) { return ZIK_POINTER([ZIK_OBJECT(object) class]); }

static const char *nameOfClass(zik_object type) { return class_getName(ZIK_OBJECT(type)); }

static bool inherits(zik_object type, zik_object superclass) {
    return [(Class)ZIK_OBJECT(type) isSubclassOfClass:ZIK_OBJECT(superclass)];
}

/// Returns whether a protocol is another one or inherits from it. Names are compared, because the runtime of GNU has several objects for a
/// protocol.
static bool protocolConforms(Protocol *protocol, const char *name) {
    const char *own = protocol_getName(protocol);
    if (own && strcmp(own, name) == 0) return true;
    unsigned int count = 0;
    Protocol *__unsafe_unretained *parents = (Protocol * __unsafe_unretained *)protocol_copyProtocolList(protocol, &count);
    bool found = false;
    for (unsigned int index = 0; index < count && !found; index++) found = protocolConforms(parents[index], name);
    free(parents);
    return found;
}

static bool typeConforms(zik_object type, const char *name) {
    for (Class next = ZIK_OBJECT(type); next; next = class_getSuperclass(next)) {
        unsigned int count = 0;
        Protocol *__unsafe_unretained *protocols =
            (Protocol * __unsafe_unretained *)class_copyProtocolList(next, &count);
        bool found = false;
        for (unsigned int index = 0; index < count && !found; index++) found = protocolConforms(protocols[index], name);
        free(protocols);
        if (found) return true;
    }
    return false;
}

static bool objectConforms(zik_object object, const char *name) {
    if (typeConforms(classOf(object), name)) return true;
    // A proxy answers for its target.
    Protocol *protocol = objc_getProtocol(name);
    return protocol && [(id<NSObject>)ZIK_OBJECT(object) conformsToProtocol:protocol];
}

static void eachProtocol(zik_kind kind, void *context, void (*body)(void *context, const char *name)) {
    static const char *const markers[] = {
        "ZIKServiceRoutable", "ZIKServiceModuleRoutable", "ZIKViewRoutable", "ZIKViewModuleRoutable",
    };
    unsigned int count = 0;
    Protocol *__unsafe_unretained *protocols = objc_copyProtocolList(&count);
    for (unsigned int index = 0; index < count; index++) {
        const char *name = protocol_getName(protocols[index]);
        if (name && strcmp(name, markers[kind]) != 0 && protocolConforms(protocols[index], markers[kind])) {
            body(context, name);
        }
    }
    free(protocols);
}

static zik_object makeError(int32_t code, const char *text, zik_object underlying) {
    NSMutableDictionary *userInfo = [NSMutableDictionary dictionary];
    [userInfo setObject:[NSString stringWithUTF8String:text] forKey:NSLocalizedDescriptionKey];
    if (underlying) [userInfo setObject:ZIK_OBJECT(underlying) forKey:NSUnderlyingErrorKey];
    return ZIK_GIVEN([NSError errorWithDomain:ZIKRouteErrorDomain code:code userInfo:userInfo]);
}

static int32_t readError(zik_object error, char **text) {
    NSError *object = ZIK_OBJECT(error);
    *text = strdup([[object localizedDescription] UTF8String] ?: "");
    return [[object domain] isEqualToString:ZIKRouteErrorDomain] ? (int32_t)[object code] : -1;
}

static void freeText(char *text) { free(text); }

const char *ZIKTextOfURL(id<ZIKRouteURL> url) {
    id object = url;
    return [[object isKindOfClass:[NSURL class]] ? [object absoluteString] : object UTF8String];
}

// MARK: Makers

// Swift code runs without a pool on most threads, so each function that runs code of the app has its own.

static bool isClass(zik_object maker) { return class_isMetaClass(object_getClass(ZIK_OBJECT(maker))); }

static zik_maker_kind kindOfClass(zik_object maker) { return ZIKKindOfMaker(ZIK_OBJECT(maker)); }

static void registerRoutes(zik_object maker) {
    @autoreleasepool {
        [MAKER(maker) zik_registerRoutes];
    }
}

static void didFinishRegistration(zik_object maker) {
    @autoreleasepool {
        [MAKER(maker) zik_didFinishRegistration];
    }
}

static const char *nameOfMaker(zik_object maker) { return [MAKER(maker) zik_name]; }

static bool isAbstract(zik_object maker) {
    @autoreleasepool {
        return [MAKER(maker) zik_isAbstract];
    }
}

static uint32_t supportedKinds(zik_object maker) {
    @autoreleasepool {
        return (uint32_t)[MAKER(maker) zik_supportedKinds];
    }
}

static bool makesSynchronously(zik_object maker) {
    @autoreleasepool {
        return [MAKER(maker) zik_makesSynchronously];
    }
}

static zik_object makeConfiguration(zik_object maker, bool isView) {
    @autoreleasepool {
        if (maker) return ZIK_GIVEN([MAKER(maker) zik_makeConfiguration]);
        if (isView) return ZIK_GIVEN(ZIK_AUTORELEASED([ZIKViewRouteConfiguration new]));
        return ZIK_GIVEN(ZIK_AUTORELEASED([ZIKPerformRouteConfiguration new]));
    }
}

static zik_object makeRemoval(zik_object maker, bool isView) {
    @autoreleasepool {
        if (maker) return ZIK_GIVEN([MAKER(maker) zik_makeRemoveConfiguration]);
        if (isView) return ZIK_GIVEN(ZIK_AUTORELEASED([ZIKViewRemoveConfiguration new]));
        return ZIK_GIVEN(ZIK_AUTORELEASED([ZIKRemoveRouteConfiguration new]));
    }
}

static zik_object makeRouter(zik_object maker, zik_handle router, zik_object configuration, zik_object removal) {
    @autoreleasepool {
        return ZIK_GIVEN([MAKER(maker) zik_makeRouterWithHandle:router
                                                  configuration:ZIK_OBJECT(configuration)
                                                        removal:ZIK_OBJECT(removal)]);
    }
}

static bool shouldAutoCreate(zik_object maker, zik_object destination, zik_object source) {
    @autoreleasepool {
        return [MAKER(maker) zik_shouldAutoCreateForDestination:ZIK_OBJECT(destination) fromSource:ZIK_OBJECT(source)];
    }
}

static bool validates(zik_object maker, zik_object configuration, zik_object removal) {
    @autoreleasepool {
        return [MAKER(maker) zik_validatesConfiguration:ZIK_OBJECT(configuration) removal:ZIK_OBJECT(removal)];
    }
}

static bool detectsLeaks(zik_object maker) {
    @autoreleasepool {
        return [MAKER(maker) zik_detectsLeaks];
    }
}

/// Returns the performer's router of a handle, which it takes.
static id routerWithHandle(zik_handle handle, bool isView) {
    if (!handle) return nil;
    Class type = isView ? [ZIKViewRouter class] : [ZIKServiceRouter class];
    return ZIK_AUTORELEASED([[type alloc] zik_initWithHandle:handle configuration:nil removeConfiguration:nil]);
}

static void notify(zik_object maker, zik_phase phase, zik_handle router, zik_object destination, zik_object source) {
    @autoreleasepool {
        [MAKER(maker) zik_phase:phase
                         router:routerWithHandle(router, true)
                    destination:ZIK_OBJECT(destination)
                         source:ZIK_OBJECT(source)];
    }
}

static void prepareExternal(zik_object source, zik_object destination) {
    @autoreleasepool {
        id<ZIKViewRouteSource> performer = ZIK_OBJECT(source);
        if (![performer respondsToSelector:@selector(prepareDestinationFromExternal:configuration:)]) {
            NSString *text = [NSString stringWithFormat:@"%@ is not prepared: %@ does not implement prepareDestinationFromExternal:configuration:",
                                                        [ZIK_OBJECT(destination) class], [performer class]];
            NSError *error = [ZIKViewRouter routeErrorWithCode:ZIKViewRouteErrorInvalidPerformer localizedDescription:text];
            [ZIKViewRouter notifyGlobalErrorWithRouter:nil action:ZIKRouteActionPerformRoute error:error];
            return;
        }
        ZIKViewRouteConfiguration *configuration = ZIK_AUTORELEASED([ZIKViewRouteConfiguration new]);
        configuration.source = performer;
        [performer prepareDestinationFromExternal:ZIK_OBJECT(destination) configuration:configuration];
    }
}

// MARK: Routers

// Only the router of a view, or only that of a service, receives some of these messages. Their selectors are the same.
#define VIEW(pointer) ((ZIKViewRouter *)ZIK_OBJECT(pointer))
#define SERVICE(pointer) ((ZIKServiceRouter *)ZIK_OBJECT(pointer))

static zik_object make(zik_object router, zik_object configuration) {
    @autoreleasepool {
        id destination = [SERVICE(router) destinationWithConfiguration:ZIK_OBJECT(configuration)];
        return destination ? ZIK_GIVEN(destination) : NULL;
    }
}

static void prepare(zik_object router, zik_object destination, zik_object configuration) {
    @autoreleasepool {
        id made = ZIK_OBJECT(destination);
        id config = ZIK_OBJECT(configuration);
        id<ZIKConfigurationMakeable> makeable = ZIKMakeable(config);
        if ([makeable respondsToSelector:@selector(_prepareDestination)] && makeable._prepareDestination) makeable._prepareDestination(made);
        [SERVICE(router) prepareDestination:made configuration:config];
        [SERVICE(router) didFinishPrepareDestination:made configuration:config];
        if ([makeable respondsToSelector:@selector(setMakedDestination:)]) makeable.makedDestination = nil;
        if (![makeable respondsToSelector:@selector(setDidMakeDestination:)]) return;
        void (^didMake)(id) = ZIK_AUTORELEASED(ZIK_RETAIN(makeable.didMakeDestination));
        makeable.didMakeDestination = nil;
        if (didMake) didMake(made);
    }
}

static void perform(zik_object router, zik_object destination, zik_object configuration) {
    @autoreleasepool {
        [SERVICE(router) performRouteOnDestination:ZIK_OBJECT(destination) configuration:ZIK_OBJECT(configuration)];
    }
}

static bool isPrepared(zik_object router, zik_object destination) {
    @autoreleasepool {
        return [VIEW(router) destinationFromExternalPrepared:ZIK_OBJECT(destination)];
    }
}

static bool canPerformCustom(zik_object router) {
    @autoreleasepool {
        return [VIEW(router) canPerformCustomRoute];
    }
}

static bool canRemoveCustom(zik_object router) {
    @autoreleasepool {
        return [VIEW(router) canRemoveCustomRoute];
    }
}

static void performCustom(zik_object router, zik_object destination, zik_object source, zik_object configuration) {
    @autoreleasepool {
        [VIEW(router) performCustomRouteOnDestination:ZIK_OBJECT(destination)
                                           fromSource:ZIK_OBJECT(source)
                                        configuration:ZIK_OBJECT(configuration)];
    }
}

static void removeCustom(
    zik_object router, zik_object destination, zik_object source, zik_object removal, zik_object configuration) {
    @autoreleasepool {
        [VIEW(router) removeCustomRouteOnDestination:ZIK_OBJECT(destination)
                                          fromSource:ZIK_OBJECT(source)
                                 removeConfiguration:ZIK_OBJECT(removal)
                                       configuration:ZIK_OBJECT(configuration)];
    }
}

static char *reasonNotToRemove(zik_object router) {
    @autoreleasepool {
        NSString *reason = [SERVICE(router) checkCanRemove];
        return reason ? strdup([reason UTF8String]) : NULL;
    }
}

static void removeDestination(zik_object router, zik_object destination, zik_object removal) {
    @autoreleasepool {
        [SERVICE(router) removeDestination:ZIK_OBJECT(destination) removeConfiguration:ZIK_OBJECT(removal)];
    }
}

static void beforePerform(zik_object router, zik_object configuration) {
    @autoreleasepool {
        [SERVICE(router) beforePerformWithConfigurationFromURL:ZIK_OBJECT(configuration)];
    }
}

static void afterSuccess(zik_object router, const char *action) {
    @autoreleasepool {
        [SERVICE(router) afterSuccessActionFromURL:ZIKActionNamed(action)];
    }
}

// MARK: Configurations

static void readSettings(zik_object configuration, zik_settings *settings) {
    [(ZIKRouteConfiguration *)ZIK_OBJECT(configuration) zik_readSettings:settings];
}

static void sendOutcome(zik_object configuration, zik_handler handler, const zik_outcome *outcome) {
    @autoreleasepool {
        [(ZIKRouteConfiguration *)ZIK_OBJECT(configuration) zik_send:handler outcome:outcome];
    }
}

static zik_object wrap(zik_object configuration, zik_object destination) {
    @autoreleasepool {
        return ZIK_GIVEN([(ZIKViewRouteConfiguration *)ZIK_OBJECT(configuration) zik_wrap:ZIK_OBJECT(destination)]);
    }
}

static void handleChild(zik_object configuration, zik_object child, zik_continuation continuation) {
    @autoreleasepool {
        id config = ZIK_OBJECT(configuration);
        void (^handle)(id, void (^)(void)) = [config isKindOfClass:[ZIKViewRemoveConfiguration class]]
            ? [(ZIKViewRemoveConfiguration *)config removingChildViewHandler]
            : [(ZIKViewRouteConfiguration *)config addingChildViewHandler];
        __block BOOL isDone = NO;
        handle(ZIK_OBJECT(child), ^{
            if (isDone) return;
            isDone = YES;
            continuation.run(continuation.context);
        });
    }
}

static void addUserInfo(zik_object configuration, const char *key, const char *value) {
    @autoreleasepool {
        [(ZIKPerformRouteConfiguration *)ZIK_OBJECT(configuration) addUserInfoForKey:[NSString stringWithUTF8String:key]
                                                                              object:[NSString stringWithUTF8String:value]];
    }
}

void ZIKEachString(NSDictionary *userInfo, void *context, void (*body)(void *context, const char *key, const char *value)) {
    for (NSString *key in userInfo) {
        id value = [userInfo objectForKey:key];
        if ([value isKindOfClass:[NSString class]]) body(context, [key UTF8String], [value UTF8String]);
    }
}

static void eachUserInfo(
    zik_object configuration, void *context, void (*body)(void *context, const char *key, const char *value)) {
    @autoreleasepool {
        ZIKEachString([(ZIKPerformRouteConfiguration *)ZIK_OBJECT(configuration) userInfo], context, body);
    }
}

static void setURL(zik_object configuration, const char *text, const char *action) {
    @autoreleasepool {
        ZIKPerformRouteConfiguration *config = ZIK_OBJECT(configuration);
        NSURL *url = [NSURL URLWithString:[NSString stringWithUTF8String:text]];
        if (url) [config addUserInfoForKey:ZIKRouteURLOriginKey object:url];
        if (action) [config addUserInfoForKey:ZIKRouteURLActionKey object:[NSString stringWithUTF8String:action]];
    }
}

// MARK: Blocks

static void intercept(
    zik_object block, zik_interceptor interceptor, zik_handle router, zik_object configuration, const char *action,
    zik_object error, bool isView) {
    @autoreleasepool {
        id handler = ZIK_OBJECT(block);
        id subject = routerWithHandle(router, isView);
        switch (interceptor) {
            case zik_before_perform:
            case zik_after_perform: ((void (^)(id, id))handler)(subject, ZIK_OBJECT(configuration)); break;
            case zik_after_success: ((void (^)(id, ZIKRouteAction))handler)(subject, ZIKActionNamed(action)); break;
            case zik_after_error: ((void (^)(id, NSError *))handler)(subject, ZIK_OBJECT(error)); break;
        }
    }
}

static void leaked(zik_object block, zik_object view) {
    @autoreleasepool {
        ((void (^)(id))ZIK_OBJECT(block))(ZIK_OBJECT(view));
    }
}

static void globalError(zik_object block, zik_handle router, const char *action, zik_object error, bool isView) {
    @autoreleasepool {
        ((void (^)(id, ZIKRouteAction, NSError *))ZIK_OBJECT(block))(
            routerWithHandle(router, isView), ZIKActionNamed(action), ZIK_OBJECT(error));
    }
}

// MARK: -

static const zik_front front = {
    .retain = retainObject,
    .release = releaseObject,
    .class_of = classOf,
    .name_of_class = nameOfClass,
    .inherits = inherits,
    .type_conforms = typeConforms,
    .object_conforms = objectConforms,
    .each_protocol = eachProtocol,
    .make_error = makeError,
    .read_error = readError,
    .free_text = freeText,
    .is_class = isClass,
    .kind_of_class = kindOfClass,
    .register_routes = registerRoutes,
    .did_finish_registration = didFinishRegistration,
    .name = nameOfMaker,
    .is_abstract = isAbstract,
    .supported_kinds = supportedKinds,
    .makes_synchronously = makesSynchronously,
    .make_configuration = makeConfiguration,
    .make_removal = makeRemoval,
    .make_router = makeRouter,
    .should_auto_create = shouldAutoCreate,
    .validates = validates,
    .detects_leaks = detectsLeaks,
    .notify = notify,
    .prepare_external = prepareExternal,
    .make = make,
    .prepare = prepare,
    .perform = perform,
    .is_prepared = isPrepared,
    .can_perform_custom = canPerformCustom,
    .can_remove_custom = canRemoveCustom,
    .perform_custom = performCustom,
    .remove_custom = removeCustom,
    .reason_not_to_remove = reasonNotToRemove,
    .remove = removeDestination,
    .before_perform = beforePerform,
    .after_success = afterSuccess,
    .read_settings = readSettings,
    .send = sendOutcome,
    .wrap = wrap,
    .handle_child = handleChild,
    .add_user_info = addUserInfo,
    .each_user_info = eachUserInfo,
    .set_url = setURL,
    .intercept = intercept,
    .leaked = leaked,
    .global_error = globalError,
};

const zik_core *ZIKCore(void) {
    static const zik_core *core;
    // Connecting twice has the same result, so a race is harmless.
    const zik_core *known = __atomic_load_n(&core, __ATOMIC_ACQUIRE);
    if (known) return known;
    known = zik_router_connect(&front);
    __atomic_store_n(&core, known, __ATOMIC_RELEASE);
    return known;
}

// Swift code may be the first that uses the router.
__attribute__((constructor)) static void connectBothSides(void) { ZIKCore(); }

#endif
