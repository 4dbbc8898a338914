// SPDX-License-Identifier: Apache-2.0
//
// The parts of UIKit that the Objective-C headers, their implementation and the samples use. Written from
// developer.apple.com/documentation/uikit. The declarations of Tests/Apple/StandIns/Headers serve another purpose: they have Swift's
// names of UIKit and no Foundation.

#pragma once
#import <Foundation/Foundation.h>

#define UIKIT_EXTERN FOUNDATION_EXPORT

#ifdef __OBJC__

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController, UIPopoverPresentationController, UISplitViewController, UIStoryboardSegue, UITabBarController, UIWindow;

typedef struct UIEdgeInsets {
    CGFloat top, left, bottom, right;
} UIEdgeInsets;

@interface UIColor : NSObject <NSCopying>
@end

@protocol UIPopoverPresentationControllerDelegate <NSObject>
@end

NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIStoryboardSegue : NSObject
@end

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
    UIPopoverArrowDirectionUp = 1UL << 0,
    UIPopoverArrowDirectionDown = 1UL << 1,
    UIPopoverArrowDirectionLeft = 1UL << 2,
    UIPopoverArrowDirectionRight = 1UL << 3,
    UIPopoverArrowDirectionAny = 15UL,
    UIPopoverArrowDirectionUnknown = ULONG_MAX,
};

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@end

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic, readonly, nullable) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nonatomic, readonly, nullable) UIWindow *window;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, readonly, weak) UIViewController *parentViewController;
@property (nonatomic, readonly, nullable) UIViewController *presentedViewController;
@property (nonatomic, readonly, nullable) UIViewController *presentingViewController;
@property (nonatomic, readonly, nullable) UINavigationController *navigationController;
- (instancetype)initWithNibName:(nullable NSString *)nibName bundle:(nullable id)bundle NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (void)viewDidLoad;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^ _Nullable)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion;
- (void)addChildViewController:(UIViewController *)childController;
- (void)removeFromParentViewController;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent;
- (void)didMoveToParentViewController:(nullable UIViewController *)parent;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@end

NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController
@end

NS_SWIFT_UI_ACTOR
@interface UIPageViewController : UIViewController
@end

NS_ASSUME_NONNULL_END

#endif
