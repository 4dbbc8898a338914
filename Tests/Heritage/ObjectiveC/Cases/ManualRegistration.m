// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

// Routers that register by calls, without a list. Each has a class of its own, because a known class keeps its kind for the life of the
// process.

@protocol ManualViewInput <ZIKViewRoutable>
@end

@interface AViewController (Manual) <ManualViewInput>
@end
@implementation AViewController (Manual)
@end

@protocol ManualServiceInput <ZIKServiceRoutable>
@end

@interface AService (Manual) <ManualServiceInput>
@end
@implementation AService (Manual)
@end

/// Defines a router class of views with its registrations.
#define VIEW_ROUTER(NAME, ...) \
    @interface NAME : ZIKViewRouter \
    @end \
    @implementation NAME \
    +(void)registerRoutableDestination { __VA_ARGS__; } \
    -(id)destinationWithConfiguration:(id)configuration { return [[AViewController new] autorelease]; } \
    @end

/// Defines a router class of services with its registrations.
#define SERVICE_ROUTER(NAME, ...) \
    @interface NAME : ZIKServiceRouter \
    @end \
    @implementation NAME \
    +(void)registerRoutableDestination { __VA_ARGS__; } \
    -(id)destinationWithConfiguration:(id)configuration { return [[AService new] autorelease]; } \
    @end

VIEW_ROUTER(ClassOnlyViewRouter, [self registerView:[AViewController class]])
SERVICE_ROUTER(ClassOnlyServiceRouter, [self registerService:[AService class]])
VIEW_ROUTER(ManualExclusiveViewRouter, [self registerExclusiveView:[AViewController class]])
SERVICE_ROUTER(ManualExclusiveServiceRouter, [self registerExclusiveService:[AService class]])
VIEW_ROUTER(SecondManualExclusiveViewRouter, [self registerExclusiveView:[AViewController class]])
SERVICE_ROUTER(SecondManualExclusiveServiceRouter, [self registerExclusiveService:[AService class]])
VIEW_ROUTER(IdentifiedViewRouter, [self registerIdentifier:@"manual-view"])
SERVICE_ROUTER(IdentifiedServiceRouter, [self registerIdentifier:@"manual-service"])
VIEW_ROUTER(LinkedViewRouter, [self registerURLPattern:@"manual://view/:name"])
SERVICE_ROUTER(LinkedServiceRouter, [self registerURLPattern:@"manual://service/:name"])
VIEW_ROUTER(OrderedViewRouter, [self registerURLPattern:@"ordered://view"]; [self registerIdentifier:@"ordered-view"];
            [self registerView:[AViewController class]]; [self registerViewProtocol:ZIKRoutable(ManualViewInput)])
SERVICE_ROUTER(OrderedServiceRouter, [self registerURLPattern:@"ordered://service"]; [self registerIdentifier:@"ordered-service"];
               [self registerService:[AService class]]; [self registerServiceProtocol:ZIKRoutable(ManualServiceInput)])

CASE(ManualRegistration, classAloneRegistersRouter) {
    [ClassOnlyViewRouter registerRoutableDestination];
    EXPECT([[ClassOnlyViewRouter makeDestination] isKindOfClass:[AViewController class]]);
    EXPECT_NUMBER([[ZIKViewRouter routersToClass:[AViewController class]] count], 1);
    [ZIKViewRouter enumerateAllViewRouters:^(Class router) { NOTE(@"%@", router); }];
    [ClassOnlyServiceRouter registerRoutableDestination];
    EXPECT([[ClassOnlyServiceRouter makeDestination] isKindOfClass:[AService class]]);
    EXPECT_NUMBER([[ZIKServiceRouter routersToClass:[AService class]] count], 1);
    [ZIKServiceRouter enumerateAllServiceRouters:^(Class router) { NOTE(@"%@", router); }];
    EXPECT_NOTES(@"ClassOnlyViewRouter ClassOnlyServiceRouter");
    EXPECT_EQUAL(FaultsWith([ZIKRouteRegistry notifyRegistrationFinished], @"ClassOnly"), @"");
}

CASE(ManualRegistration, classAloneLetsRouterPerform) {
    SourceController *source = [SourceController open];
    [ClassOnlyViewRouter registerRoutableDestination];
    EXPECT_NUMBER([ClassOnlyViewRouter performPath:ZIKViewRoutePath.pushFrom(source)].state, ZIKRouterStateRouted);
    [ClassOnlyServiceRouter registerRoutableDestination];
    EXPECT_NUMBER([ClassOnlyServiceRouter performRoute].state, ZIKRouterStateRouted);
}

CASE(ManualRegistration, exclusiveClassHasOneRouter) {
    [ManualExclusiveViewRouter registerRoutableDestination];
    [ManualExclusiveServiceRouter registerRoutableDestination];
    EXPECT([ManualExclusiveViewRouter makeDestination] != nil);
    EXPECT([ManualExclusiveServiceRouter makeDestination] != nil);
    EXPECT_EQUAL(FaultsWith([ZIKRouteRegistry validate], @"Exclusive"), @"");
    [SecondManualExclusiveViewRouter registerRoutableDestination];
    EXPECT([FaultsWith([ZIKRouteRegistry validate], @"SecondManualExclusiveViewRouter") length] > 0);
    [SecondManualExclusiveServiceRouter registerRoutableDestination];
    EXPECT([FaultsWith([ZIKRouteRegistry validate], @"SecondManualExclusiveServiceRouter") length] > 0);
}

CASE(ManualRegistration, identifierAloneRegistersRouter) {
    [IdentifiedViewRouter registerRoutableDestination];
    [IdentifiedServiceRouter registerRoutableDestination];
    EXPECT([[ZIKViewRouter.toIdentifier(@"manual-view") makeDestination] isKindOfClass:[AViewController class]]);
    EXPECT([[ZIKServiceRouter.toIdentifier(@"manual-service") makeDestination] isKindOfClass:[AService class]]);
}

CASE(ManualRegistration, urlPatternAloneRegistersRouter) {
    SourceController *source = [SourceController open];
    [LinkedViewRouter registerRoutableDestination];
    [LinkedServiceRouter registerRoutableDestination];
    EXPECT_NUMBER([ZIKAnyViewRouter performURL:@"manual://view/map" path:ZIKViewRoutePath.pushFrom(source)].state, ZIKRouterStateRouted);
    EXPECT_NUMBER([ZIKAnyServiceRouter performURL:@"manual://service/clock"].state, ZIKRouterStateRouted);
}

CASE(ManualRegistration, callsBeforeProtocolAreKept) {
    [OrderedViewRouter registerRoutableDestination];
    [OrderedServiceRouter registerRoutableDestination];
    EXPECT([ZIKRouterToView(ManualViewInput) makeDestination] != nil);
    EXPECT([ZIKRouterToService(ManualServiceInput) makeDestination] != nil);
    EXPECT([ZIKViewRouter.toIdentifier(@"ordered-view") makeDestination] != nil);
    EXPECT([ZIKServiceRouter.toIdentifier(@"ordered-service") makeDestination] != nil);
    EXPECT([[ZIKAnyViewRouter routerForURL:@"ordered://view"] makeDestination] != nil);
    EXPECT([[ZIKAnyServiceRouter routerForURL:@"ordered://service"] makeDestination] != nil);
    EXPECT_NUMBER([[ZIKViewRouter routersToClass:[AViewController class]] count], 1);
    EXPECT_NUMBER([[ZIKServiceRouter routersToClass:[AService class]] count], 1);
}
