// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

/// Shows the view with all handlers, and returns their calls.
static NSString *callsOf(ZIKViewRouterType *type, ZIKViewRoutePath *path) {
    ZIKViewRouter *router =
        [type performPath:path configuring:^(ZIKViewRouteConfiguration *config) { NoteHandlers(config); }];
    EXPECT(router == nil || router.state == ZIKRouterStateUnrouted);
    NSMutableArray *calls = [NSMutableArray array];
    for (NSString *note in Notes()) {
        if ([note rangeOfString:@":"].location != NSNotFound) [calls addObject:note];
    }
    return [calls componentsJoinedByString:@" "];
}

static NSString *failing(NSString *code) {
    return [NSString stringWithFormat:@"fails:performRoute:%@ completes:0:nil:performRoute:%@ performer-fails:performRoute:%@",
                                      code, code, code];
}

CASE(ViewFailures, aMissingSourceFails) {
    BeginViews();
    ZIKViewRoutePath *path =
        [[[ZIKViewRoutePath alloc] initWithRouteType:ZIKViewRouteTypePush source:nil] autorelease];
    EXPECT_EQUAL(callsOf(ZIKRouterToView(AViewInput), path), failing(@"13"));
}

CASE(ViewFailures, aSourceInNoWindowFails) {
    BeginViews();
    SourceController *elsewhere = [[SourceController new] autorelease];
    EXPECT_EQUAL(callsOf(ZIKRouterToView(AViewInput), ZIKViewRoutePath.pushFrom(elsewhere)), failing(@"13"));
}

CASE(ViewFailures, aSourceWithoutAStackDoesNotPush) {
    BeginViews();
    SourceController *source = [SourceController openIn:zik_plain];
    EXPECT_EQUAL(callsOf(ZIKRouterToView(AViewInput), ZIKViewRoutePath.pushFrom(source)), failing(@"13"));
}

CASE(ViewFailures, aSourceThatPresentsDoesNotPresentAgain) {
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.presentModallyFrom(source)];
    [Notes() removeAllObjects];
    EXPECT_EQUAL(callsOf(ZIKRouterToView(AViewInput), ZIKViewRoutePath.presentModallyFrom(source)), failing(@"13"));
}

CASE(ViewFailures, anUnsupportedKindFails) {
    SourceController *source = BeginViews();
    EXPECT_EQUAL(callsOf(ZIKRouterToView(AViewInput), ZIKViewRoutePath.addAsSubviewFrom((XXView *)source)), failing(@"11"));
}

CASE(ViewFailures, aCustomTransitionThatIsNotSupportedFails) {
    SourceController *source = BeginViews();
    EXPECT_EQUAL(callsOf(ZIKRouterToView(AViewInput), ZIKViewRoutePath.customFrom(source)), failing(@"11"));
}

CASE(ViewFailures, aRouterWithoutADestinationFails) {
    SourceController *source = BeginViews();
    [AViewRouter setFails:YES];
    EXPECT_EQUAL(callsOf(ZIKRouterToView(AViewInput), ZIKViewRoutePath.pushFrom(source)), failing(@"2"));
    EXPECT_NUMBER(Host()->stack_count(), 1);
}

CASE(ViewFailures, theErrorHandlerOfACallIsCalled) {
    SourceController *source = BeginViews();
    [AViewRouter setFails:YES];
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                              successHandler:NotingSuccess(@"succeeds")
                                errorHandler:NotingError(@"fails")];
    EXPECT_NOTES(@"fails:performRoute:2");
}

CASE(ViewFailures, aCompletionReceivesTheError) {
    SourceController *source = BeginViews();
    [AViewRouter setFails:YES];
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source) completion:Noting(@"completes")];
    EXPECT_NOTES(@"completes:0:nil:performRoute:2");
}

CASE(ViewFailures, aViewThatIsShownIsNotShownAgain) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT(![router canPerform]);
    EXPECT([router shouldRemoveBeforePerform]);
    [router performRouteWithCompletion:Noting(@"again")];
    EXPECT_EQUAL([Notes() lastObject], @"again:0:nil:performRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(ViewFailures, aViewIsShownAgainAfterItsRemoval) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [router removeRoute];
    EXPECT([router canPerform]);
    EXPECT(![router shouldRemoveBeforePerform]);
    [router performRouteWithSuccessHandler:NotingSuccess(@"again") errorHandler:nil];
    EXPECT_EQUAL([Notes() lastObject], @"again:untitled");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(ViewFailures, aViewThatIsOnlyMadeIsMadeAgain) {
    BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.makeDestination];
    EXPECT(![router shouldRemoveBeforePerform]);
    [router performRouteWithCompletion:Noting(@"again")];
    EXPECT_EQUAL([Notes() lastObject], @"again:1:untitled:performRoute:-1");
}

CASE(ViewFailures, aViewIsNotMadeByARouterThatCannot) {
    BeginViews();
    [AViewRouter setFails:YES];
    id view = [ZIKRouterToView(AViewInput)
        makeDestinationWithConfiguring:^(ZIKViewRouteConfiguration *config) { NoteHandlers(config); }];
    EXPECT(view == nil);
    EXPECT_NOTES(@"fails:makeDestination:2 completes:0:nil:makeDestination:2 performer-fails:makeDestination:2");
}

CASE(ViewRepeating, aSecondPerformanceCallsTheProvidersHandlersOnly) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.pushFrom(source)
        configuring:^(ZIKViewRouteConfiguration *config) { NoteHandlers(config); }];
    [router removeRoute];
    [Notes() removeAllObjects];
    [router performRoute];
    EXPECT_NOTES(@"prepares router-prepares router-finishes will-perform did-perform succeeds:title "
                 @"completes:1:title:performRoute:-1");
}

CASE(ViewRepeating, aSecondPerformanceMakesAnotherView) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    id first = [[router.destination retain] autorelease];
    [router removeRoute];
    [router performRoute];
    EXPECT(router.destination != nil && router.destination != first);
}

CASE(ViewRepeating, aSecondPerformanceThatFailsLeavesTheRouteRemoved) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [router removeRoute];
    [AViewRouter setFails:YES];
    [router performRouteWithCompletion:Noting(@"again")];
    EXPECT_EQUAL([Notes() lastObject], @"again:0:nil:performRoute:2");
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(ViewRepeating, performingFromTheStateNotifierFailsForThatCallOnly) {
    // The original calls the notifier inside of a lock, and does not return.
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [router removeRoute];
    [Notes() removeAllObjects];
    __block ZIKViewRouter *performer = router;
    [(ZIKViewRouteConfiguration *)router.configuration setStateNotifier:^(ZIKRouterState oldState, ZIKRouterState newState) {
        if (newState == ZIKRouterStateRouting) [performer performRouteWithCompletion:Noting(@"inner")];
    }];
    [router performRouteWithCompletion:Noting(@"outer")];
    EXPECT_EQUAL([Notes() firstObject], @"inner:0:nil:performRoute:4");
    EXPECT_EQUAL([Notes() lastObject], @"outer:1:untitled:performRoute:-1");
}
