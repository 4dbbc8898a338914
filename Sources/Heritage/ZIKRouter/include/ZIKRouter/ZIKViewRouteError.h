// SPDX-License-Identifier: Apache-2.0

// A header of ZIKRouter. Its declarations are in `ZIKRouteErrors.h`.

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRouteErrors.h>

#endif
