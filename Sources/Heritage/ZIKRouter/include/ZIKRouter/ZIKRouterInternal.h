// SPDX-License-Identifier: Apache-2.0

// The API for router classes: methods to override, and methods that only a router calls on itself.

#ifdef __OBJC__

#import <ZIKRouter/ZIKRouter.h>
#import <ZIKRouter/ZIKRouterClassInternal.h>
#import <ZIKRouter/ZIKServiceRouterInternal.h>
#import <ZIKRouter/ZIKViewRouterInternal.h>

#endif
