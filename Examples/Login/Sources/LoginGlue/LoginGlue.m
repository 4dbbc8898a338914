// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "LoginGlue.h"
#import "LoginModule.h"
#import <string.h>

#if __has_feature(objc_arc)
#define OBJECT(pointer) ((__bridge id)(pointer))
#define GIVEN(object) ((__bridge_retained void *)(object))
#define TAKEN(pointer) ((void)(__bridge_transfer id)(pointer))
#else
#define OBJECT(pointer) ((id)(pointer))
#define GIVEN(object) ((void *)[(id)(object) retain])
#define TAKEN(pointer) ([(id)(pointer) release])
#endif

bool login_is_screen(void *object) { return [OBJECT(object) isKindOfClass:[LoginViewController class]]; }

char *login_copy_message(void *login) {
    @autoreleasepool {
        NSString *message = [(LoginViewController *)OBJECT(login) message];
        return message ? strdup([message UTF8String]) : NULL;
    }
}

void login_set_message(void *login, const char *message) {
    @autoreleasepool {
        [(LoginViewController *)OBJECT(login) setMessage:[NSString stringWithUTF8String:message]];
    }
}

void login_type(void *login, const char *password) {
    @autoreleasepool {
        [(LoginViewController *)OBJECT(login) setPassword:[NSString stringWithUTF8String:password]];
    }
}

void login_press(void *login) {
    @autoreleasepool {
        [(LoginViewController *)OBJECT(login) logIn];
    }
}

void login_cancel(void *login) {
    @autoreleasepool {
        [(LoginViewController *)OBJECT(login) cancel];
    }
}

/// A Swift alert as the alert that the login module requires.
@interface LoginAlertProxy : NSObject <LoginRequiredAlertInput> {
    login_alert _alert;
    NSString *_title, *_message;
}
- (instancetype)initWithAlert:(login_alert)alert;
@end

@implementation LoginAlertProxy

@synthesize title = _title, message = _message;

- (instancetype)initWithAlert:(login_alert)alert {
    if ((self = [super init])) _alert = alert;
    return self;
}

- (void)dealloc {
    _alert.release(_alert.context);
#if !__has_feature(objc_arc)
    [_title release];
    [_message release];
    [super dealloc];
#endif
}

- (void)setTitle:(NSString *)title {
    if (title != _title) {
#if !__has_feature(objc_arc)
        [_title release];
#endif
        _title = [title copy];
    }
    _alert.set_title(_alert.context, [title UTF8String]);
}

- (void)setMessage:(NSString *)message {
    if (message != _message) {
#if !__has_feature(objc_arc)
        [_message release];
#endif
        _message = [message copy];
    }
    _alert.set_message(_alert.context, [message UTF8String]);
}

- (void)addButtonWithTitle:(NSString *)title handler:(void (^)(void))handler {
    void (^action)(void) = [(handler ? handler : ^{}) copy];
    _alert.add_button(_alert.context, [title UTF8String], GIVEN(action));
#if !__has_feature(objc_arc)
    [(id)action release];
#endif
}

@end

void *login_make_alert(login_alert alert) {
    @autoreleasepool {
        LoginAlertProxy *proxy = [[LoginAlertProxy alloc] initWithAlert:alert];
#if !__has_feature(objc_arc)
        [proxy autorelease];
#endif
        return GIVEN(proxy);
    }
}

void login_run_action(void *action) {
    @autoreleasepool {
        ((void (^)(void))OBJECT(action))();
    }
}

void login_release_action(void *action) { TAKEN(action); }

#endif
