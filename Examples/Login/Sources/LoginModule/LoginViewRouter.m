// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import <ZIKRouter/ZIKRouterInternal.h>
#import "LoginModule.h"

// snippet.router
/// The router of the login screen. Other modules find it by its protocol, so it has no header.
@interface LoginViewRouter : ZIKViewRouter<LoginViewController *, ZIKViewRouteConfiguration *>
@end

DeclareRoutableView(LoginViewController, LoginViewRouter)

@implementation LoginViewRouter

+ (void)registerRoutableDestination {
    [self registerExclusiveView:[LoginViewController class]];
    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];
    [self registerURLPattern:@"login://password"];
}

- (LoginViewController *)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    // snippet.hide
#if __has_feature(objc_arc)
    // snippet.show
    return [LoginViewController new];
    // snippet.hide
#else
    return [[LoginViewController new] autorelease];
#endif
    // snippet.show
}

- (void)prepareDestination:(LoginViewController *)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    destination.router = self;
}

@end

ZIKAutoRegister(LoginViewRouter)
// snippet.end

#endif
