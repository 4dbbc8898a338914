// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import <ZIKRouter/ZIKRouter.h>
#import <ZIKRouter/ZIKRouterInternal.h>
#import "ObjectiveCCalls.h"

#if __has_feature(objc_arc)
#define AUTORELEASED(object) (object)
#else
#define AUTORELEASED(object) [(object) autorelease]
#endif

@protocol MeasuredInput <ZIKServiceRoutable>
- (int)number;
@end

@interface MeasuredService : NSObject <MeasuredInput>
@end

@implementation MeasuredService

- (int)number { return 1; }

@end

@interface MeasuredRouter : ZIKServiceRouter
@end

@implementation MeasuredRouter

+ (void)registerRoutableDestination {
    [self registerService:[MeasuredService class]];
    [self registerServiceProtocol:ZIKRoutable(MeasuredInput)];
}

- (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration { return AUTORELEASED([MeasuredService new]); }

@end

ZIKAutoRegister(MeasuredRouter)

static int sum;

void objc_floor(int count) {
    for (int index = 0; index < count; index++) {
        @autoreleasepool {
            id<MeasuredInput> service = AUTORELEASED([MeasuredService new]);
            sum += [service number];
        }
    }
}

void objc_find(int count) {
    for (int index = 0; index < count; index++) {
        @autoreleasepool {
            sum += ZIKRouterToService(MeasuredInput) != nil;
        }
    }
}

void objc_make(int count) {
    for (int index = 0; index < count; index++) {
        @autoreleasepool {
            id<MeasuredInput> service = [ZIKRouterToService(MeasuredInput) makeDestination];
            sum += [service number];
        }
    }
}

void objc_perform(int count) {
    for (int index = 0; index < count; index++) {
        @autoreleasepool {
            [ZIKRouterToService(MeasuredInput) performWithSuccessHandler:^(id<MeasuredInput> service) { sum += [service number]; }
                                                            errorHandler:nil];
        }
    }
}

void objc_perform_and_remove(int count) {
    for (int index = 0; index < count; index++) {
        @autoreleasepool {
            ZIKServiceRouter *router = [ZIKRouterToService(MeasuredInput) performRoute];
            [router removeRoute];
        }
    }
}

#endif
