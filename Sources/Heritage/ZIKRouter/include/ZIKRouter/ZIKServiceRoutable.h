// SPDX-License-Identifier: Apache-2.0

// A header of ZIKRouter. Its declarations are in `ZIKRoutable.h`.

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRoutable.h>

#endif
