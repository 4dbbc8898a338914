// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

/// Performs the route with all handlers, and forgets their calls.
static ZIKServiceRouter *performed(void) {
    BeginServices();
    ZIKAnyServiceRouter *router =
        [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) { NoteHandlers(config); }];
    [Notes() removeAllObjects];
    return router;
}

CASE(Repeating, aSecondPerformanceCallsTheProvidersHandlersOnly) {
    ZIKServiceRouter *router = performed();
    [router performRoute];
    EXPECT_NOTES(@"prepares router-prepares router-finishes succeeds:title completes:1:title:performRoute:-1");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
}

CASE(Repeating, aSecondPerformanceMakesAnotherDestination) {
    ZIKServiceRouter *router = performed();
    id first = [[router.destination retain] autorelease];
    [router performRoute];
    EXPECT([router.destination isKindOfClass:[AService class]]);
    EXPECT(router.destination != first);
}

CASE(Repeating, aSecondPerformanceThatFailsLeavesTheRouteRouted) {
    ZIKServiceRouter *router = performed();
    [AServiceRouter setFails:YES];
    [router performRouteWithCompletion:Noting(@"call")];
    // The performer's handler for errors has not been called yet.
    EXPECT_NOTES(@"fails:performRoute:2 completes:0:nil:performRoute:2 call:0:nil:performRoute:2");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(router.error.code, ZIKRouteErrorDestinationUnavailable);
}

CASE(Repeating, theHandlersOfACallAreCalledOnceAfterTheOthers) {
    ZIKServiceRouter *router = performed();
    [router performRouteWithSuccessHandler:NotingSuccess(@"call") errorHandler:NotingError(@"call-fails")];
    EXPECT_EQUAL([Notes() lastObject], @"call:title");
    [Notes() removeAllObjects];
    [router performRoute];
    EXPECT(![Notes() containsObject:@"call:title"]);
}

CASE(Repeating, aCallReportsItsOwnError) {
    ZIKServiceRouter *router = performed();
    [AServiceRouter setFails:YES];
    [router performRouteWithSuccessHandler:NotingSuccess(@"call") errorHandler:NotingError(@"call-fails")];
    EXPECT_EQUAL([Notes() lastObject], @"call-fails:performRoute:2");
}

CASE(Repeating, performingFromTheStateNotifierFailsForThatCallOnly) {
    // The original calls the notifier inside of a lock, and does not return.
    BeginServices();
    ZIKAnyServiceRouter *router =
        [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
            config.errorHandler = NotingError(@"fails");
            config.stateNotifier = ^(ZIKRouterState oldState, ZIKRouterState newState) {};
        }];
    [Notes() removeAllObjects];
    __block ZIKServiceRouter *performer = router;
    router.configuration.stateNotifier = ^(ZIKRouterState oldState, ZIKRouterState newState) {
        if (newState != ZIKRouterStateRouting) return;
        [performer performRouteWithSuccessHandler:NotingSuccess(@"inner") errorHandler:NotingError(@"inner-fails")];
    };
    [router performRouteWithSuccessHandler:NotingSuccess(@"outer") errorHandler:nil];
    EXPECT_NOTES(@"inner-fails:performRoute:4 router-prepares router-finishes outer:untitled");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
}

CASE(Repeating, performingFromAPreparationFailsForThatCallOnly) {
    BeginServices();
    ZIKAnyServiceRouter *router =
        [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
            config.prepareDestination = ^(id service) {};
        }];
    [Notes() removeAllObjects];
    __block ZIKServiceRouter *performer = router;
    router.configuration.prepareDestination = ^(id service) { [performer performRouteWithCompletion:Noting(@"inner")]; };
    [router performRouteWithCompletion:Noting(@"outer")];
    EXPECT_NOTES(@"inner:0:nil:performRoute:4 router-prepares router-finishes outer:1:untitled:performRoute:-1");
}

CASE(Repeating, performingFromASuccessHandlerMakesAnotherDestination) {
    BeginServices();
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    NSMutableArray *made = [NSMutableArray array];
    __block ZIKServiceRouter *performer = router;
    [router performRouteWithSuccessHandler:^(id outer) {
        [made addObject:outer];
        [performer performRouteWithSuccessHandler:^(id inner) { [made addObject:inner]; } errorHandler:nil];
    } errorHandler:nil];
    EXPECT_NUMBER([made count], 2);
    EXPECT([made firstObject] != [made lastObject]);
}

CASE(Repeating, aRetryInAnErrorHandlerHasItsOwnCompletion) {
    BeginServices();
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    [Notes() removeAllObjects];
    [AServiceRouter setFails:YES];
    __block ZIKServiceRouter *performer = router;
    [router performRouteWithSuccessHandler:NotingSuccess(@"outer") errorHandler:^(ZIKRouteAction action, NSError *error) {
        [AServiceRouter setFails:NO];
        [performer performRouteWithSuccessHandler:NotingSuccess(@"inner") errorHandler:nil];
        NOTE(@"outer-fails:%ld", (long)error.code);
    }];
    EXPECT_NOTES(@"router-prepares router-finishes inner:untitled outer-fails:2");
}

CASE(Repeating, aHandlerThatIsSetLaterIsCalled) {
    BeginServices();
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    [Notes() removeAllObjects];
    NoteHandlers(router.configuration);
    [router performRoute];
    EXPECT_NOTES(@"prepares router-prepares router-finishes succeeds:title completes:1:title:performRoute:-1 "
                 @"performer-succeeds:title");
}

CASE(Repeating, aRemovedRouteIsPerformedAgain) {
    ZIKServiceRouter *router = performed();
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    // The original answers NO for a removed route, although it can perform it.
    EXPECT([router canPerform]);
    [router performRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
}

CASE(Repeating, aServiceNeedNotBeRemovedBeforeTheNext) {
    ZIKServiceRouter *router = performed();
    EXPECT([router canPerform]);
    EXPECT(![router shouldRemoveBeforePerform]);
}

CASE(Repeating, aFailedRouteIsPerformedAgain) {
    BeginServices();
    [AServiceRouter setFails:YES];
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT([router canPerform]);
    [AServiceRouter setFails:NO];
    [router performRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
}

CASE(Repeating, theNotifierNamesEachState) {
    BeginServices();
    ZIKAnyServiceRouter *router =
        [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
            config.stateNotifier = NotingStates();
        }];
    [router removeRoute];
    [AServiceRouter setFails:YES];
    [router performRoute];
    NSMutableArray *states = [NSMutableArray array];
    for (NSString *note in Notes()) {
        if ([note rangeOfString:@">"].location != NSNotFound) [states addObject:note];
    }
    EXPECT_EQUAL([states componentsJoinedByString:@" "],
                 @"unrouted>routing routing>routed routed>removing removing>removed removed>routing routing>removed");
}
