// SPDX-License-Identifier: Apache-2.0

// The toolkit's types, and macros that other implementations of Foundation lack.

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKClassCapabilities.h>

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
#ifndef NS_NOESCAPE
#define NS_NOESCAPE __attribute__((noescape))
#endif
#ifndef NS_FORMAT_FUNCTION
#define NS_FORMAT_FUNCTION(format, arguments) __attribute__((format(__NSString__, format, arguments)))
#endif
/// Marks an initialiser that must not be called.
#define ZIK_UNAVAILABLE __attribute__((unavailable))
#ifndef NS_EXTENSIBLE_STRING_ENUM
#define NS_EXTENSIBLE_STRING_ENUM
#endif

#endif
