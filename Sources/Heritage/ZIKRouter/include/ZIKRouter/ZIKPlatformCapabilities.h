// SPDX-License-Identifier: Apache-2.0

// The toolkit of the platform.

#ifndef ZIK_PLATFORM_CAPABILITIES_H
#define ZIK_PLATFORM_CAPABILITIES_H

#ifdef __APPLE__
#include <TargetConditionals.h>
#endif

/// Whether screens are those of UIKit. UIKit on watchOS has no screens.
#if __has_include(<UIKit/UIKit.h>) && !TARGET_OS_WATCH
#define ZIK_HAS_UIKIT 1
#else
#define ZIK_HAS_UIKIT 0
#endif

/// Whether screens are those of AppKit.
#if !ZIK_HAS_UIKIT && __has_include(<AppKit/AppKit.h>) && defined(__APPLE__)
#define ZIK_HAS_APPKIT 1
#else
#define ZIK_HAS_APPKIT 0
#endif

#endif
