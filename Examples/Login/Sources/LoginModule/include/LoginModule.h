// SPDX-License-Identifier: Apache-2.0

// The interface of the login module.

#ifdef __OBJC__

#import <ZIKRouter/ZIKRouter.h>

NS_ASSUME_NONNULL_BEGIN

// snippet.interface
/// The login screen, which this module provides.
@protocol LoginViewInput <ZIKViewRoutable>
/// The text above the password.
@property (nonatomic, copy, nullable) NSString *message;
@end

/// The alert that this module requires. The app decides which module provides it.
@protocol LoginRequiredAlertInput <ZIKViewRoutable>
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *message;
- (void)addButtonWithTitle:(NSString *)title handler:(nullable void (^)(void))handler;
@end
// snippet.end

/// The screen. It has no toolkit, so the app draws it.
@interface LoginViewController : XXViewController <LoginViewInput> {
    NSString *_message;
    NSString *_password;
    ZIKViewRouter *_router;
}
@property (nonatomic, copy, nullable) NSString *password;
/// The router that shows this screen. The hierarchy keeps it.
#if __has_feature(objc_arc_weak)
@property (nonatomic, weak, nullable) ZIKViewRouter *router;
#else
@property (nonatomic, assign, nullable) ZIKViewRouter *router;
#endif
/// Checks the password, and shows the result in an alert.
- (void)logIn;
/// Removes the screen.
- (void)cancel;
@end

NS_ASSUME_NONNULL_END

#endif
