// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"

ZIKRouteAction const ZIKRouteActionToService = @"toService";
ZIKRouteAction const ZIKRouteActionToServiceModule = @"toServiceModule";
ZIKRouteAction const ZIKRouteActionToView = @"toView";
ZIKRouteAction const ZIKRouteActionToViewModule = @"toViewModule";
ZIKRouteAction const ZIKRouteActionToURL = @"toURL";
ZIKRouteAction const ZIKRouteActionMakeDestination = @"makeDestination";
ZIKRouteAction const ZIKRouteActionPerformRoute = @"performRoute";
ZIKRouteAction const ZIKRouteActionPerformOnDestination = @"performOnDestination";
ZIKRouteAction const ZIKRouteActionPrepareOnDestination = @"prepareDestination";
ZIKRouteAction const ZIKRouteActionRemoveRoute = @"removeRoute";

NSString *const ZIKRouteURLOriginKey = @"origin-url";
NSString *const ZIKRouteURLActionKey = @"action";

NSString *const ZIKRouteErrorDomain = @"ZIKRouteErrorDomain";
NSString *const ZIKViewRouteErrorDomain = @"ZIKRouteErrorDomain";

ZIKRouteAction ZIKActionNamed(const char *name) { return [NSString stringWithUTF8String:name ? name : ""]; }

@implementation ZIKRouteConfiguration

@synthesize errorHandler = _errorHandler, performerErrorHandler = _performerErrorHandler, stateNotifier = _stateNotifier;

#if !ZIK_ARC
- (void)dealloc {
    [(id)_errorHandler release];
    [(id)_performerErrorHandler release];
    [(id)_stateNotifier release];
    [super dealloc];
}
#endif

- (id)copyWithZone:(NSZone *)zone { return ZIK_RETAIN(self); }

- (void)zik_readSettings:(zik_settings *)settings {
    if (_errorHandler) settings->handlers |= zik_error;
    if (_performerErrorHandler) settings->handlers |= zik_performer_error;
    if (_stateNotifier) settings->handlers |= zik_state;
}

- (void)zik_send:(zik_handler)handler outcome:(const zik_outcome *)outcome {
    switch (handler) {
        case zik_error: {
            ZIKRouteErrorHandler told = self.errorHandler;
            if (told) told(ZIKActionNamed(outcome->action), ZIK_OBJECT(outcome->error));
            break;
        }
        case zik_performer_error: {
            // Removed before it is called, because it may perform the route again.
            ZIKRouteErrorHandler told = ZIK_AUTORELEASED(ZIK_RETAIN(self.performerErrorHandler));
            self.performerErrorHandler = nil;
            if (told) told(ZIKActionNamed(outcome->action), ZIK_OBJECT(outcome->error));
            break;
        }
        case zik_state: {
            ZIKRouteStateNotifier told = self.stateNotifier;
            if (told) told((ZIKRouterState)outcome->old_state, (ZIKRouterState)outcome->new_state);
            break;
        }
        default: break;
    }
}

@end

@implementation ZIKPerformRouteConfiguration

@synthesize prepareDestination = _prepareDestination, successHandler = _successHandler;
@synthesize performerSuccessHandler = _performerSuccessHandler, completionHandler = _completionHandler;

#if !ZIK_ARC
- (void)dealloc {
    [(id)_prepareDestination release];
    [(id)_successHandler release];
    [(id)_performerSuccessHandler release];
    [(id)_completionHandler release];
    [_userInfo release];
    [super dealloc];
}
#endif

- (NSDictionary *)userInfo { return _userInfo ? ZIK_AUTORELEASED([_userInfo copy]) : @{}; }

- (void)addUserInfoForKey:(NSString *)key object:(id)object {
    if (key && object) [self addUserInfo:@{key : object}];
}

- (void)addUserInfo:(NSDictionary *)userInfo {
    if (!_userInfo) _userInfo = [NSMutableDictionary new];
    [_userInfo addEntriesFromDictionary:userInfo];
}

- (void)zik_readSettings:(zik_settings *)settings {
    [super zik_readSettings:settings];
    if (_prepareDestination) settings->handlers |= zik_prepare;
    if (_successHandler) settings->handlers |= zik_success;
    if (_performerSuccessHandler) settings->handlers |= zik_performer_success;
    if (_completionHandler) settings->handlers |= zik_completion;
}

- (void)zik_send:(zik_handler)handler outcome:(const zik_outcome *)outcome {
    id destination = ZIK_OBJECT(outcome->destination);
    switch (handler) {
        case zik_prepare: {
            void (^told)(id) = self.prepareDestination;
            if (told) told(destination);
            break;
        }
        case zik_success: {
            void (^told)(id) = self.successHandler;
            if (told) told(destination);
            break;
        }
        case zik_performer_success: {
            void (^told)(id) = ZIK_AUTORELEASED(ZIK_RETAIN(self.performerSuccessHandler));
            self.performerSuccessHandler = nil;
            if (told) told(destination);
            break;
        }
        case zik_completion: {
            ZIKPerformRouteCompletion told = self.completionHandler;
            if (told) told(outcome->succeeded, destination, ZIKActionNamed(outcome->action), ZIK_OBJECT(outcome->error));
            break;
        }
        default: [super zik_send:handler outcome:outcome];
    }
}

@end

@implementation ZIKRemoveRouteConfiguration

@synthesize prepareDestination = _prepareDestination, successHandler = _successHandler;
@synthesize performerSuccessHandler = _performerSuccessHandler, completionHandler = _completionHandler;

#if !ZIK_ARC
- (void)dealloc {
    [(id)_prepareDestination release];
    [(id)_successHandler release];
    [(id)_performerSuccessHandler release];
    [(id)_completionHandler release];
    [super dealloc];
}
#endif

- (void)zik_readSettings:(zik_settings *)settings {
    [super zik_readSettings:settings];
    if (_prepareDestination) settings->handlers |= zik_prepare;
    if (_successHandler) settings->handlers |= zik_success;
    if (_performerSuccessHandler) settings->handlers |= zik_performer_success;
    if (_completionHandler) settings->handlers |= zik_completion;
}

- (void)zik_send:(zik_handler)handler outcome:(const zik_outcome *)outcome {
    switch (handler) {
        case zik_prepare: {
            void (^told)(id) = self.prepareDestination;
            if (told) told(ZIK_OBJECT(outcome->destination));
            break;
        }
        case zik_success: {
            void (^told)(void) = self.successHandler;
            if (told) told();
            break;
        }
        case zik_performer_success: {
            void (^told)(void) = ZIK_AUTORELEASED(ZIK_RETAIN(self.performerSuccessHandler));
            self.performerSuccessHandler = nil;
            if (told) told();
            break;
        }
        case zik_completion: {
            ZIKRemoveRouteCompletion told = self.completionHandler;
            if (told) told(outcome->succeeded, ZIKActionNamed(outcome->action), ZIK_OBJECT(outcome->error));
            break;
        }
        default: [super zik_send:handler outcome:outcome];
    }
}

@end

@implementation ZIKServiceMakeableConfiguration

@synthesize makeDestination = _makeDestination, makeDestinationWith = _makeDestinationWith;
@synthesize constructDestination = _constructDestination, didMakeDestination = _didMakeDestination;
@synthesize makedDestination = _makedDestination, _prepareDestination = _modulePreparation;

- (NSMutableDictionary *)constructorContainer {
    if (!_constructorContainer) _constructorContainer = [NSMutableDictionary new];
    return _constructorContainer;
}

#if !ZIK_ARC
- (void)dealloc {
    [_makeDestination release];
    [_makeDestinationWith release];
    [_constructDestination release];
    [_didMakeDestination release];
    [_makedDestination release];
    [_modulePreparation release];
    [_constructorContainer release];
    [super dealloc];
}
#endif

@end

id<ZIKConfigurationMakeable> ZIKMakeable(id configuration) {
    return [configuration conformsToProtocol:@protocol(ZIKConfigurationMakeable)] ? configuration : nil;
}

id ZIKMakeDestination(id configuration) {
    id<ZIKConfigurationMakeable> makeable = ZIKMakeable(configuration);
    id made = [makeable respondsToSelector:@selector(makedDestination)] ? makeable.makedDestination : nil;
    return made ?: makeable.makeDestination ? makeable.makeDestination() : nil;
}

// MARK: - Strict configurations

@implementation ZIKRouteStrictConfiguration

- (instancetype)initWithConfiguration:(id)configuration {
    if ((self = [super init])) _configuration = ZIK_RETAIN(configuration);
    return self;
}

#if !ZIK_ARC
- (void)dealloc {
    [_configuration release];
    [super dealloc];
}
#endif

- (id)configuration { return _configuration; }

- (ZIKRouteErrorHandler)errorHandler { return [_configuration errorHandler]; }
- (void)setErrorHandler:(ZIKRouteErrorHandler)handler { [_configuration setErrorHandler:handler]; }
- (ZIKRouteErrorHandler)performerErrorHandler { return [_configuration performerErrorHandler]; }
- (void)setPerformerErrorHandler:(ZIKRouteErrorHandler)handler { [_configuration setPerformerErrorHandler:handler]; }
- (ZIKRouteStateNotifier)stateNotifier { return [_configuration stateNotifier]; }
- (void)setStateNotifier:(ZIKRouteStateNotifier)notifier { [_configuration setStateNotifier:notifier]; }

@end

static ZIKPerformRouteConfiguration *strict(ZIKPerformRouteStrictConfiguration *configuration) { return configuration.configuration; }

static ZIKRemoveRouteConfiguration *strictRemoval(ZIKRemoveRouteStrictConfiguration *configuration) {
    return configuration.configuration;
}

@implementation ZIKPerformRouteStrictConfiguration

- (void (^)(id))prepareDestination { return strict(self).prepareDestination; }
- (void)setPrepareDestination:(void (^)(id))handler { strict(self).prepareDestination = handler; }
- (void (^)(id))successHandler { return strict(self).successHandler; }
- (void)setSuccessHandler:(void (^)(id))handler { strict(self).successHandler = handler; }
- (void (^)(id))performerSuccessHandler { return strict(self).performerSuccessHandler; }
- (void)setPerformerSuccessHandler:(void (^)(id))handler { strict(self).performerSuccessHandler = handler; }
- (ZIKPerformRouteCompletion)completionHandler { return strict(self).completionHandler; }
- (void)setCompletionHandler:(ZIKPerformRouteCompletion)handler { strict(self).completionHandler = handler; }
- (NSDictionary *)userInfo { return strict(self).userInfo; }
- (void)addUserInfoForKey:(NSString *)key object:(id)object { [strict(self) addUserInfoForKey:key object:object]; }
- (void)addUserInfo:(NSDictionary *)userInfo { [strict(self) addUserInfo:userInfo]; }

@end

@implementation ZIKRemoveRouteStrictConfiguration

- (void (^)(id))prepareDestination { return strictRemoval(self).prepareDestination; }
- (void)setPrepareDestination:(void (^)(id))handler { strictRemoval(self).prepareDestination = handler; }
- (void (^)(void))successHandler { return strictRemoval(self).successHandler; }
- (void)setSuccessHandler:(void (^)(void))handler { strictRemoval(self).successHandler = handler; }
- (void (^)(void))performerSuccessHandler { return strictRemoval(self).performerSuccessHandler; }
- (void)setPerformerSuccessHandler:(void (^)(void))handler { strictRemoval(self).performerSuccessHandler = handler; }
- (ZIKRemoveRouteCompletion)completionHandler { return strictRemoval(self).completionHandler; }
- (void)setCompletionHandler:(ZIKRemoveRouteCompletion)handler { strictRemoval(self).completionHandler = handler; }

@end

// MARK: - The handlers of one call

@implementation ZIKCall

+ (instancetype)callWithSuccess:(void (^)(id))succeeded failure:(ZIKRouteErrorHandler)failed {
    if (!succeeded && !failed) return nil;
    ZIKCall *call = ZIK_AUTORELEASED([self new]);
    call->_succeeded = [succeeded copy];
    call->_failed = [failed copy];
    return call;
}

+ (instancetype)callWithCompletion:(ZIKPerformRouteCompletion)completion {
    if (!completion) return nil;
    return [self
        callWithSuccess:^(id destination) { completion(YES, destination, ZIKRouteActionPerformRoute, nil); }
                failure:^(ZIKRouteAction action, NSError *error) { completion(NO, nil, action, error); }];
}

#if !ZIK_ARC
- (void)dealloc {
    [(id)_succeeded release];
    [(id)_failed release];
    [super dealloc];
}
#endif

- (void)zik_send:(zik_handler)handler outcome:(const zik_outcome *)outcome {
    if (handler == zik_success && _succeeded) _succeeded(ZIK_OBJECT(outcome->destination));
    if (handler == zik_error && _failed) _failed(ZIKActionNamed(outcome->action), ZIK_OBJECT(outcome->error));
}

@end

#endif
