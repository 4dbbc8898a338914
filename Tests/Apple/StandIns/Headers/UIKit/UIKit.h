// SPDX-License-Identifier: Apache-2.0
//
// What the host of UIKit says to UIKit, in Objective-C: so that Apple's rules of importing can be tried where there is no SDK
// (what is renamed, what is optional, what belongs to the main actor, what gets an asynchronous twin). Written from the pages of
// developer.apple.com/documentation/uikit, which name both languages. For Scripts/check-apple-triples alone.
//
// Names in Swift stand here where the SDK gives them beside its headers (API notes), and for Booleans: how those are renamed
// hangs on the type BOOL, which only an SDK can map to Swift's.

#pragma once
#include <stdbool.h>

#define UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define DISABLE_ASYNC __attribute__((swift_async(none)))
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define OF_IOS(version) __attribute__((availability(ios, introduced = version)))
#define ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type

#pragma clang assume_nonnull begin

// MARK: Foundation

@protocol NSObject
- (bool)isEqual:(nullable id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end

// MARK: Views, https://developer.apple.com/documentation/uikit/uiview

@class UIViewController;
@class UIWindow;

UI_ACTOR @interface UIView : NSObject
@property(nonatomic, readonly, nullable) UIView *superview;
@property(nonatomic, readonly, nullable) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
@end

UI_ACTOR @interface UIWindow : UIView
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
@end

// MARK: Transitions, https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator

UI_ACTOR @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isCancelled) bool cancelled SWIFT_NAME(isCancelled);
@property(nonatomic, readonly, getter=isInteractive) bool interactive SWIFT_NAME(isInteractive);
@end

UI_ACTOR @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (bool)animateAlongsideTransition:
            (void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

// MARK: Presentation, https://developer.apple.com/documentation/uikit/uipresentationcontroller

@class UIPresentationController;

typedef ENUM(long, UIModalPresentationStyle) {
    UIModalPresentationFullScreen = 0,
    UIModalPresentationPageSheet = 1,
    UIModalPresentationFormSheet = 2,
    UIModalPresentationPopover = 7,
    UIModalPresentationNone = -1,
    UIModalPresentationAutomatic OF_IOS(13.0) = -2,
};

UI_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (bool)presentationControllerShouldDismiss:(UIPresentationController *)presentationController OF_IOS(13.0);
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController OF_IOS(13.0);
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController OF_IOS(13.0)
    SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

UI_ACTOR @interface UIPresentationController : NSObject
@property(nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

UI_ACTOR @interface UIPopoverPresentationController : UIPresentationController
@property(nullable, nonatomic, strong) UIView *sourceView;
@end

// MARK: Controllers, https://developer.apple.com/documentation/uikit/uiviewcontroller

@class UINavigationController;
@class UISplitViewController;

UI_ACTOR @interface UIViewController : NSObject
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, readonly) UIView *viewIfLoaded;
@property(nonatomic, readonly, getter=isViewLoaded) bool viewLoaded SWIFT_NAME(isViewLoaded);
@property(nullable, nonatomic, readonly, weak) UIViewController *parentViewController SWIFT_NAME(parent);
@property(nonatomic, readonly, nullable) UIViewController *presentingViewController
    SWIFT_NAME(presentingViewController);
@property(nonatomic, readonly, nullable) UIViewController *presentedViewController
    SWIFT_NAME(presentedViewController);
@property(nonatomic, readonly, nullable) UINavigationController *navigationController;
@property(nonatomic, readonly, nullable) UISplitViewController *splitViewController;
@property(nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property(nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, getter=isModalInPresentation) bool modalInPresentation OF_IOS(13.0)
    SWIFT_NAME(isModalInPresentation);
@property(nonatomic, readonly, getter=isBeingDismissed) bool beingDismissed SWIFT_NAME(isBeingDismissed);
@property(nonatomic, readonly, getter=isMovingFromParentViewController) bool movingFromParentViewController
    SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(bool)flag
                   completion:(void (^ _Nullable)(void))completion DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(bool)flag completion:(void (^ _Nullable)(void))completion DISABLE_ASYNC;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender;
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender;
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(didMove(toParent:));
/// What `present` would be if it were not marked: the importer makes an asynchronous twin of it.
- (void)presentUnmarkedViewController:(UIViewController *)viewControllerToPresent
                             animated:(bool)flag
                           completion:(void (^ _Nullable)(void))completion;
@end

// MARK: Containers, https://developer.apple.com/documentation/uikit/uinavigationcontroller

UI_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(bool)animated;
@end

UI_ACTOR @interface UINavigationController : UIViewController
@property(nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property(nonatomic, readonly, nullable) UIViewController *topViewController;
- (void)pushViewController:(UIViewController *)viewController
                  animated:(bool)animated SWIFT_NAME(pushViewController(_:animated:));
- (nullable UIViewController *)popViewControllerAnimated:(bool)animated;
@end

UI_ACTOR @interface UISplitViewController : UIViewController
@property(nonatomic, readonly, getter=isCollapsed) bool collapsed SWIFT_NAME(isCollapsed);
@end

UI_ACTOR @interface UITabBarController : UIViewController
@property(nullable, nonatomic, assign) UIViewController *selectedViewController;
@end

#pragma clang assume_nonnull end
