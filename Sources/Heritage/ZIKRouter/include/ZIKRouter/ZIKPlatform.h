// SPDX-License-Identifier: Apache-2.0

// The toolkit's types, and macros that other implementations of Foundation lack.

#ifdef __OBJC__

#pragma once
#import <Foundation/Foundation.h>

#if __has_include(<UIKit/UIKit.h>) && !TARGET_OS_WATCH
#import <UIKit/UIKit.h>
/// A screen of the toolkit.
typedef UIViewController XXViewController;
/// A view of the toolkit.
typedef UIView XXView;
#elif __has_include(<AppKit/AppKit.h>) && defined(__APPLE__)
#import <AppKit/AppKit.h>
typedef NSViewController XXViewController;
typedef NSView XXView;
#else
// Without a toolkit, any object can be a screen or a view.
typedef NSObject XXViewController;
typedef NSObject XXView;
#endif

#ifndef NS_SWIFT_NAME
#define NS_SWIFT_NAME(name)
#endif
#ifndef NS_SWIFT_UI_ACTOR
#define NS_SWIFT_UI_ACTOR
#endif
#ifndef NS_REFINED_FOR_SWIFT
#define NS_REFINED_FOR_SWIFT
#endif
#ifndef NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#endif
#ifndef NS_REQUIRES_SUPER
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#endif
/// Marks an initialiser that must not be called.
#define ZIK_UNAVAILABLE __attribute__((unavailable))
#ifndef NS_EXTENSIBLE_STRING_ENUM
#define NS_EXTENSIBLE_STRING_ENUM
#endif

#endif
