// SPDX-License-Identifier: Apache-2.0
//
// The parts of AppKit that the Objective-C headers, their implementation and the samples use. Written from
// developer.apple.com/documentation/appkit.

#pragma once
#import <Foundation/Foundation.h>

#ifdef __OBJC__

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSPopoverBehavior) {
    NSPopoverBehaviorApplicationDefined = 0,
    NSPopoverBehaviorTransient = 1,
    NSPopoverBehaviorSemitransient = 2,
};

NS_SWIFT_UI_ACTOR
@interface NSStoryboard : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface NSStoryboardSegue : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nullable, assign) NSResponder *nextResponder;
@end

NS_SWIFT_UI_ACTOR
@interface NSApplication : NSResponder
@end

NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
@end

NS_SWIFT_UI_ACTOR
@interface NSView : NSResponder
@property NSRect frame;
@property NSRect bounds;
@property (nullable, readonly, assign) NSView *superview;
@property (copy) NSArray<__kindof NSView *> *subviews;
@property (nullable, readonly, assign) NSWindow *window;
- (instancetype)initWithFrame:(NSRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
@end

NS_SWIFT_UI_ACTOR
@interface NSViewController : NSResponder
@property (strong) NSView *view;
@property (nullable, copy) NSString *title;
@property (nullable, readonly) NSViewController *parentViewController;
@property (copy) NSArray<__kindof NSViewController *> *childViewControllers;
- (instancetype)initWithNibName:(nullable NSString *)nibName bundle:(nullable id)bundle NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (void)viewDidLoad;
- (void)addChildViewController:(NSViewController *)childViewController;
- (void)removeFromParentViewController;
- (void)presentViewControllerAsSheet:(NSViewController *)viewController;
- (void)dismissViewController:(NSViewController *)viewController;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (void)prepareForSegue:(NSStoryboardSegue *)segue sender:(nullable id)sender;
@end

NS_SWIFT_UI_ACTOR
@interface NSTabViewController : NSViewController
@end

NS_SWIFT_UI_ACTOR
@interface NSSplitViewController : NSViewController
@end

NS_SWIFT_UI_ACTOR
@interface NSPageController : NSViewController
@end

NS_ASSUME_NONNULL_END

#endif
