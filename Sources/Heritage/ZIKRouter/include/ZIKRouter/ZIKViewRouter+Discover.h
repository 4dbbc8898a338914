// SPDX-License-Identifier: Apache-2.0

// A header of ZIKRouter. Its declarations are in `ZIKViewRouterType.h`.

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKViewRouterType.h>

#endif
