// SPDX-License-Identifier: Apache-2.0

// A header of ZIKRouter. Its declarations are in `ZIKRouteURL.h` and, for router classes, in `ZIKRouterInternal.h`.

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRouterInternal.h>

#endif
