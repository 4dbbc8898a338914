// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "LoginModule.h"

@implementation LoginViewController

@synthesize message = _message, password = _password, router = _router;

#if !__has_feature(objc_arc)
- (void)dealloc {
    [_message release];
    [_password release];
    [super dealloc];
}
#endif

- (void)logIn {
    BOOL isRight = [self.password isEqualToString:@"123"];
    void (^finish)(void) = nil;
    if (isRight) finish = ^{ [self cancel]; };
    // snippet.perform
    [ZIKRouterToView(LoginRequiredAlertInput)
        performPath:ZIKViewRoutePath.presentModallyFrom(self)
        strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<LoginRequiredAlertInput>> *config, ZIKViewRouteConfiguration *module) {
            config.prepareDestination = ^(id<LoginRequiredAlertInput> alert) {
                alert.title = isRight ? @"Welcome" : @"Invalid Password";
                alert.message = isRight ? @"You are logged in." : @"The password is 123.";
                [alert addButtonWithTitle:@"OK" handler:finish];
            };
        }];
    // snippet.end
}

- (void)cancel { [self.router removeRoute]; }

@end

#endif
