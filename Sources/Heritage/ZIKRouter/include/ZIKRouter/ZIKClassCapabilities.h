// SPDX-License-Identifier: Apache-2.0

// The toolkit's classes, by names that are the same for all toolkits.

#ifdef __OBJC__

#pragma once
#import <Foundation/Foundation.h>
#import <ZIKRouter/ZIKPlatformCapabilities.h>

#if ZIK_HAS_UIKIT
#import <UIKit/UIKit.h>
typedef UIApplication XXApplication;
/// A screen of the toolkit.
typedef UIViewController XXViewController;
/// A view of the toolkit.
typedef UIView XXView;
typedef UIWindow XXWindow;
typedef UIResponder XXResponder;
typedef UIStoryboard XXStoryboard;
typedef UIStoryboardSegue XXStoryboardSegue;
typedef UITabBarController XXTabBarController;
typedef UISplitViewController XXSplitViewController;
typedef UIPageViewController XXPageViewController;
#elif ZIK_HAS_APPKIT
#import <AppKit/AppKit.h>
typedef NSApplication XXApplication;
typedef NSViewController XXViewController;
typedef NSView XXView;
typedef NSWindow XXWindow;
typedef NSResponder XXResponder;
typedef NSStoryboard XXStoryboard;
typedef NSStoryboardSegue XXStoryboardSegue;
typedef NSTabViewController XXTabBarController;
typedef NSSplitViewController XXSplitViewController;
typedef NSPageController XXPageViewController;
#else
// Without a toolkit, any object can be a screen or a view.
typedef NSObject XXViewController;
typedef NSObject XXView;
#endif

#endif
