// SPDX-License-Identifier: Apache-2.0

// A header of ZIKRouter. Its declarations are in `ZIKServiceRouterType.h` and `ZIKViewRouterType.h`.

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKServiceRouterType.h>
#import <ZIKRouter/ZIKViewRouterType.h>

#endif
