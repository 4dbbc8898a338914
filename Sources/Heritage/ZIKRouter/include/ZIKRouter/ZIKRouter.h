// SPDX-License-Identifier: Apache-2.0

// The API for performers: code that requests routes. Router classes also import `ZIKRouterInternal.h`.

#ifdef __OBJC__

#import <ZIKRouter/ZIKEarlierNames.h>
#import <ZIKRouter/ZIKRoutable.h>
#import <ZIKRouter/ZIKRoute.h>
#import <ZIKRouter/ZIKRouteConfiguration.h>
#import <ZIKRouter/ZIKRouteErrors.h>
#import <ZIKRouter/ZIKRouteRegistry.h>
#import <ZIKRouter/ZIKRouteURL.h>
#import <ZIKRouter/ZIKRouterClass.h>
#import <ZIKRouter/ZIKServiceRoute.h>
#import <ZIKRouter/ZIKServiceRouteAdapter.h>
#import <ZIKRouter/ZIKServiceRouter.h>
#import <ZIKRouter/ZIKServiceRouterType.h>
#import <ZIKRouter/ZIKViewRoute.h>
#import <ZIKRouter/ZIKViewRouteAdapter.h>
#import <ZIKRouter/ZIKViewRouteConfiguration.h>
#import <ZIKRouter/ZIKViewRoutePath.h>
#import <ZIKRouter/ZIKViewRouter.h>
#import <ZIKRouter/ZIKViewRouterType.h>

#endif
