// SPDX-License-Identifier: Apache-2.0

// Handlers that the performer sets on a router's configuration after the call.

#import "Fixtures.h"

CASE(LaterHandlers, viewInProgressCallsThem) {
    BeginViews();
    SourceController *source = [[SourceController new] autorelease];
    Host()->open_slowly(source);
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouting);
    [Notes() removeAllObjects];
    router.configuration.successHandler = NotingSuccess(@"succeeds");
    router.configuration.completionHandler = Noting(@"completes");
    router.configuration.stateNotifier = NotingStates();
    Host()->finish_transitions();
    EXPECT_NOTES(@"routing>routed did-perform succeeds:untitled completes:1:untitled:performRoute:-1");
}

CASE(LaterHandlers, nextPerformanceOfViewCallsThem) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [router removeRoute];
    [Notes() removeAllObjects];
    router.configuration.successHandler = NotingSuccess(@"succeeds");
    router.configuration.performerSuccessHandler = NotingSuccess(@"performer-succeeds");
    [router performRoute];
    EXPECT([Notes() containsObject:@"succeeds:untitled"]);
    EXPECT_EQUAL([Notes() lastObject], @"performer-succeeds:untitled");
    [router removeRoute];
    [Notes() removeAllObjects];
    [router performRoute];
    EXPECT_EQUAL([Notes() lastObject], @"succeeds:untitled");
}

CASE(LaterHandlers, removalOfViewCallsThem) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [Notes() removeAllObjects];
    router.removeConfiguration.successHandler = ^{ NOTE(@"removed"); };
    [router removeRoute];
    EXPECT_EQUAL([Notes() lastObject], @"removed");
}

CASE(LaterHandlers, routerOfViewCallsThem) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    ZIKViewRouter *own = [(AViewController *)router.destination router];
    own.removeConfiguration.successHandler = ^{ NOTE(@"removed"); };
    own.configuration.errorHandler = NotingError(@"fails");
    [own removeRoute];
    EXPECT_EQUAL([Notes() lastObject], @"removed");
    [AViewRouter setFails:YES];
    [router performRoute];
    EXPECT_EQUAL([Notes() lastObject], @"fails:performRoute:2");
}

CASE(LaterHandlers, nextPerformanceOfServiceCallsThem) {
    BeginServices();
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    [router removeRoute];
    [Notes() removeAllObjects];
    router.configuration.successHandler = NotingSuccess(@"succeeds");
    router.configuration.stateNotifier = NotingStates();
    [router performRoute];
    EXPECT([Notes() containsObject:@"succeeds:untitled"]);
    EXPECT([Notes() containsObject:@"removed>routing"]);
}

CASE(LaterHandlers, removedHandlerIsNotCalled) {
    BeginServices();
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput)
        performWithConfiguring:^(ZIKPerformRouteConfiguration *config) { config.successHandler = NotingSuccess(@"succeeds"); }];
    [Notes() removeAllObjects];
    router.configuration.successHandler = nil;
    [router performRoute];
    EXPECT(![Notes() containsObject:@"succeeds:untitled"]);
}
