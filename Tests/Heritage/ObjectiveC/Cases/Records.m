// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

// Routers that register themselves in the shared registry. The tests in Swift use them, because a case has a registry of its own.

@protocol RecordedServiceInput <ZIKServiceRoutable>
@end
@protocol RecordedAdapterInput <ZIKServiceRoutable>
@end
@protocol RecordedViewInput <ZIKViewRoutable>
@end

@interface RecordedService : NSObject <RecordedServiceInput, RecordedAdapterInput>
@end
@implementation RecordedService
@end

@interface RecordedController : XXViewController <RecordedViewInput>
@end
@implementation RecordedController
@end

@interface RecordedServiceRouter : ZIKServiceRouter
@end

static int finishCount;

@implementation RecordedServiceRouter

+ (void)registerRoutableDestination {
    [self registerService:[RecordedService class]];
    [self registerServiceProtocol:ZIKRoutable(RecordedServiceInput)];
}

+ (void)_didFinishRegistration { finishCount++; }

- (id)destinationWithConfiguration:(id)configuration { return [[RecordedService new] autorelease]; }

@end

@interface RecordedViewRouter : ZIKViewRouter
@end

@implementation RecordedViewRouter

+ (void)registerRoutableDestination {
    [self registerView:[RecordedController class]];
    [self registerViewProtocol:ZIKRoutable(RecordedViewInput)];
}

- (id)destinationWithConfiguration:(id)configuration { return [[RecordedController new] autorelease]; }

@end

@interface RecordedAdapter : ZIKServiceRouteAdapter
@end

@implementation RecordedAdapter

+ (void)registerRoutableDestination {
    [self registerDestinationAdapter:ZIKRoutable(RecordedAdapterInput) forAdaptee:ZIKRoutable(RecordedServiceInput)];
}

@end

ZIKAutoRegister(RecordedServiceRouter)
ZIKAutoRegister(RecordedViewRouter)
ZIKAutoRegister(RecordedAdapter)

bool zik_makes_recorded_service(void) {
    @autoreleasepool {
        return [[ZIKRouterToService(RecordedServiceInput) makeDestination] isKindOfClass:[RecordedService class]];
    }
}

bool zik_makes_recorded_view(void) {
    @autoreleasepool {
        return [[ZIKRouterToView(RecordedViewInput) makeDestination] isKindOfClass:[RecordedController class]];
    }
}

bool zik_makes_recorded_adapted_service(void) {
    @autoreleasepool {
        return [[ZIKRouterToService(RecordedAdapterInput) makeDestination] isKindOfClass:[RecordedService class]];
    }
}

int zik_recorded_finish_count(void) { return finishCount; }

char *zik_faults_with(const char *word) {
    @autoreleasepool {
        return strdup([FaultsWith([ZIKRouteRegistry validate], Text(word)) UTF8String]);
    }
}

bool zik_registers_recorded_service_on_demand(void) {
    @autoreleasepool {
        if (!ZIKRouteRegistry.autoRegister) return false;
        ZIKRouteRegistry.autoRegister = NO;
        if (ZIKRouteRegistry.autoRegister) return false;
        if (ZIKRouterToService(RecordedServiceInput) != nil) return false;
        [RecordedViewRouter registerRoutableDestination];
        if (!zik_makes_recorded_view() || ZIKRouterToService(RecordedServiceInput) != nil) return false;
        [ZIKRouteRegistry registerAll];
        return zik_makes_recorded_service();
    }
}
