// SPDX-License-Identifier: Apache-2.0

// What router classes of services and of views have in common: the methods to override, and those to call.

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"

@interface ZIKRouter (ZIKOverrides)
+ (BOOL)canMakeDestinationSynchronously;
@end

@implementation ZIKRouter (ZIKRegistering)

+ (BOOL)isRegistrationFinished { return ZIKCore()->is_finished(); }

+ (void)registerIdentifier:(NSString *)identifier { ZIKCore()->identify(ZIK_POINTER(self), [identifier UTF8String]); }

+ (void)registerURLPattern:(NSString *)pattern { ZIKCore()->add_url(ZIK_POINTER(self), [pattern UTF8String]); }

@end

@implementation ZIKRouter (ZIKInternal)

+ (void)registerRoutableDestination {}

+ (void)_didFinishRegistration {}

+ (BOOL)isAbstractRouter { return NO; }

+ (id)defaultRouteConfiguration { return ZIK_AUTORELEASED([ZIKPerformRouteConfiguration new]); }

+ (id)defaultRemoveConfiguration { return ZIK_AUTORELEASED([ZIKRemoveRouteConfiguration new]); }

- (id)destinationWithConfiguration:(id)configuration {
    return ZIKMakeDestination(configuration);
}

- (void)prepareDestination:(id)destination configuration:(id)configuration {}

- (void)didFinishPrepareDestination:(id)destination configuration:(id)configuration {}

- (NSString *)checkCanRemove { return nil; }

// MARK: URLs

- (void)beforePerformWithConfigurationFromURL:(id)configuration {
    NSDictionary *userInfo = [configuration userInfo];
    NSURL *url = [userInfo objectForKey:ZIKRouteURLOriginKey];
    if (url) [self processUserInfo:userInfo fromURL:url];
}

- (void)afterSuccessActionFromURL:(ZIKRouteAction)routeAction {
    if (![routeAction isEqualToString:ZIKRouteActionPerformRoute]) return;
    NSDictionary *userInfo = [self.configuration userInfo];
    NSURL *url = [userInfo objectForKey:ZIKRouteURLOriginKey];
    NSString *action = [userInfo objectForKey:ZIKRouteURLActionKey];
    if (url && action) [self performAction:action userInfo:userInfo fromURL:url];
}

- (void)processUserInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {}

- (void)performAction:(NSString *)action userInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {}

// MARK: Methods to call

- (id)original_configuration { return self.configuration; }

- (id)original_removeConfiguration { return self.removeConfiguration; }

- (void)endPerformRouteWithSuccess {
    if ([self zik_handle]) ZIKCore()->end_perform([self zik_handle], NULL);
}

- (void)endPerformRouteWithError:(NSError *)error {
    if ([self zik_handle]) ZIKCore()->end_perform([self zik_handle], ZIK_POINTER(error));
}

- (void)prepareDestinationForRemoving {}

- (void)endRemoveRouteWithError:(NSError *)error {
    if ([self zik_handle]) ZIKCore()->end_removal([self zik_handle], ZIK_POINTER(error));
}

// MARK: Errors

static NSError *makeError(NSString *domain, NSInteger code, NSString *description) {
    return [NSError errorWithDomain:domain code:code userInfo:@{NSLocalizedDescriptionKey : description ?: @""}];
}

+ (NSString *)errorDomain { return ZIKRouteErrorDomain; }

+ (NSError *)errorWithCode:(NSInteger)code userInfo:(NSDictionary *)userInfo {
    return [NSError errorWithDomain:[self errorDomain] code:code userInfo:userInfo];
}

+ (NSError *)errorWithCode:(NSInteger)code localizedDescription:(NSString *)description {
    return makeError([self errorDomain], code, description);
}

+ (NSError *)errorWithCode:(NSInteger)code localizedDescriptionFormat:(NSString *)format, ... {
    ZIK_FORMAT(description, format);
    return makeError([self errorDomain], code, description);
}

+ (NSError *)routeErrorWithCode:(NSInteger)code localizedDescription:(NSString *)description {
    return makeError(ZIKRouteErrorDomain, code, description);
}

+ (NSError *)routeErrorWithCode:(NSInteger)code localizedDescriptionFormat:(NSString *)format, ... {
    ZIK_FORMAT(description, format);
    return makeError(ZIKRouteErrorDomain, code, description);
}

@end

// MARK: - Interceptors

@implementation ZIKRouter (ZIKInterceptors)

static void intercept(Class type, zik_interceptor interceptor, id handler) {
    void *block = ZIK_POINTER(ZIK_AUTORELEASED([handler copy]));
    BOOL isView = [type isSubclassOfClass:[ZIKViewRouter class]];
    BOOL isService = [type isSubclassOfClass:[ZIKServiceRouter class]];
    if (isView || !isService) ZIKCore()->intercept(interceptor, true, block);
    if (isService || !isView) ZIKCore()->intercept(interceptor, false, block);
}

+ (void)interceptBeforePerformWithConfiguration:(id)handler { intercept(self, zik_before_perform, handler); }

+ (void)interceptAfterPerformWithConfiguration:(id)handler { intercept(self, zik_after_perform, handler); }

+ (void)interceptAfterSuccessAction:(id)handler { intercept(self, zik_after_success, handler); }

+ (void)interceptAfterEndPerformWithError:(id)handler { intercept(self, zik_after_error, handler); }

+ (void)enableDefaultURLRouteRule {}

@end

// MARK: - A router class as a maker

@implementation ZIKRouter (ZIKMaker)

+ (const char *)zik_name { return class_getName(self); }

+ (void)zik_registerRoutes { [self registerRoutableDestination]; }

+ (void)zik_didFinishRegistration { [self _didFinishRegistration]; }

+ (BOOL)zik_isAbstract { return [self isAbstractRouter]; }

+ (BOOL)zik_makesSynchronously { return [self canMakeDestinationSynchronously]; }

+ (id)zik_makeConfiguration { return [self defaultRouteConfiguration]; }

+ (id)zik_makeRemoveConfiguration { return [self defaultRemoveConfiguration]; }

+ (ZIKRouter *)zik_makeRouterWithHandle:(zik_handle)handle configuration:(id)configuration removal:(id)removal {
    return ZIK_AUTORELEASED([[self alloc] zik_initWithHandle:handle configuration:configuration removeConfiguration:removal]);
}

@end

#endif
