// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

/// Shows the view with all handlers for the removal, and forgets the calls so far.
static ZIKViewRouter *pushed(SourceController *source) {
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.pushFrom(source)
        configuring:^(ZIKViewRouteConfiguration *config) {}
           removing:^(ZIKViewRemoveConfiguration *config) { NoteRemoval(config); }];
    [Notes() removeAllObjects];
    return router;
}

CASE(ViewRemoving, eachHandlerIsCalledOnceInOrder) {
    ZIKViewRouter *router = pushed(BeginViews());
    EXPECT([router canRemove]);
    [router removeRoute];
    EXPECT_NOTES(@"prepares-removal:untitled will-remove did-remove removed completes:1:removeRoute:-1 performer-removed");
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypeUnknown);
    EXPECT(router.destination == nil);
}

CASE(ViewRemoving, theSuccessHandlerOfACallIsCalled) {
    ZIKViewRouter *router = pushed(BeginViews());
    [router removeRouteWithSuccessHandler:^{ NOTE(@"call"); } errorHandler:NotingError(@"call-fails")];
    EXPECT_EQUAL([Notes() lastObject], @"call");
}

CASE(ViewRemoving, aCompletionReceivesTheOutcome) {
    ZIKViewRouter *router = pushed(BeginViews());
    [router removeRouteWithCompletion:NotingRemoval(@"call")];
    EXPECT_EQUAL([Notes() lastObject], @"call:1:removeRoute:-1");
}

CASE(ViewRemoving, aConfigurationAtTheRemovalReplacesEarlierHandlers) {
    ZIKViewRouter *router = pushed(BeginViews());
    [router removeRouteWithConfiguring:^(ZIKViewRemoveConfiguration *config) {
        config.successHandler = ^{ NOTE(@"now"); };
        config.completionHandler = nil;
        config.prepareDestination = nil;
        config.performerSuccessHandler = nil;
    }];
    EXPECT_NOTES(@"will-remove did-remove now");
}

CASE(ViewRemoving, aStrictConfigurationAtTheRemovalReplacesEarlierHandlers) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.pushFrom(source)
        strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<AViewInput>> *config, ZIKViewRouteConfiguration *module) {}
           strictRemoving:^(ZIKViewRemoveStrictConfiguration<id<AViewInput>> *config) {
               config.successHandler = ^{ NOTE(@"before"); };
               config.animated = NO;
           }];
    [Notes() removeAllObjects];
    [router removeRouteWithStrictConfiguring:^(ZIKViewRemoveStrictConfiguration *config) {
        EXPECT(!config.animated);
        config.successHandler = ^{ NOTE(@"now"); };
    }];
    EXPECT_NOTES(@"will-remove did-remove now");
}

CASE(ViewRemoving, handlersThatAreSetLaterAreCalled) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [Notes() removeAllObjects];
    [(ZIKViewRemoveConfiguration *)router.removeConfiguration setSuccessHandler:^{ NOTE(@"later"); }];
    [router removeRoute];
    EXPECT_EQUAL([Notes() lastObject], @"later");
}

CASE(ViewRemoving, aReasonToStayRefusesTheRemoval) {
    ZIKViewRouter *router = pushed(BeginViews());
    [AViewRouter setReasonToStay:@"it has changes"];
    EXPECT(![router canRemove]);
    [router removeRouteWithCompletion:NotingRemoval(@"call")];
    EXPECT_NOTES(@"fails:removeRoute:3 completes:0:removeRoute:3 performer-fails:removeRoute:3 call:0:removeRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT([[router.error localizedDescription] rangeOfString:@"it has changes"].location != NSNotFound);
}

CASE(ViewRemoving, aViewThatIsNotShownIsNotRemoved) {
    BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.makeDestination];
    EXPECT(![router canRemove]);
    [router removeRouteWithCompletion:NotingRemoval(@"call")];
    EXPECT_EQUAL([Notes() lastObject], @"call:0:removeRoute:3");
}

CASE(ViewRemoving, aSecondRemovalFails) {
    ZIKViewRouter *router = pushed(BeginViews());
    [router removeRoute];
    [Notes() removeAllObjects];
    [router removeRouteWithCompletion:NotingRemoval(@"call")];
    EXPECT_EQUAL([Notes() lastObject], @"call:0:removeRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(ViewRemoving, aChildIsRemovedByItsHandler) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.addAsChildViewControllerFrom(source, nil)
        configuring:^(ZIKViewRouteConfiguration *config) {}
           removing:^(ZIKViewRemoveConfiguration *config) {
               config.removingChildViewHandler = ^(XXViewController *child, void (^completion)(void)) {
                   NOTE(@"removes-child");
                   completion();
               };
           }];
    [Notes() removeAllObjects];
    id view = [[router.destination retain] autorelease];
    [router removeRoute];
    EXPECT_NOTES(@"will-remove removes-child did-remove");
    EXPECT(!Host()->contains(view));
}

CASE(ViewRemoving, aPresentedViewIsRemoved) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.presentAsSheetFrom(source)];
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    EXPECT(Host()->front() == (void *)source);
}

CASE(ViewRemoving, aSubviewIsRemoved) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(ASubviewInput) performPath:ZIKViewRoutePath.addAsSubviewFrom((XXView *)source)];
    id view = [[router.destination retain] autorelease];
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    EXPECT(!Host()->contains(view));
}

// Removals without the router

CASE(ViewRemoving, theStateFollowsTheUser) {
    ZIKViewRouter *router = pushed(BeginViews());
    Host()->user_removes_front();
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    // The handlers belong to removals by the router.
    EXPECT_NOTES(@"will-remove did-remove");
}

CASE(ViewRemoving, theStateFollowsASwipeDown) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.presentModallyFrom(source)];
    Host()->user_dismisses_front();
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    EXPECT(Host()->front() == (void *)source);
}

CASE(ViewRemoving, aCancelledSwipeLeavesTheRouteRouted) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.pushFrom(source)
        configuring:^(ZIKViewRouteConfiguration *config) { config.stateNotifier = NotingStates(); }];
    [Notes() removeAllObjects];
    Host()->user_swipes_back(true);
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NOTES(@"routed>removing will-remove removing>routed");
}

CASE(ViewRemoving, theNotifierFollowsTheUser) {
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                                 configuring:^(ZIKViewRouteConfiguration *config) { config.stateNotifier = NotingStates(); }];
    [Notes() removeAllObjects];
    Host()->user_swipes_back(false);
    EXPECT_NOTES(@"routed>removing will-remove removing>removed did-remove");
}

CASE(ViewRemoving, handlersOfExternalRemovalsFollowTheUser) {
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                                 configuring:^(ZIKViewRouteConfiguration *config) {}
                                    removing:^(ZIKViewRemoveConfiguration *config) {
                                        config.handleExternalRoute = YES;
                                        config.successHandler = ^{ NOTE(@"removed"); };
                                        config.completionHandler = NotingRemoval(@"completes");
                                    }];
    [Notes() removeAllObjects];
    Host()->user_removes_front();
    EXPECT_NOTES(@"will-remove did-remove removed completes:1:removeRoute:-1");
}

CASE(ViewRemoving, theStateFollowsCode) {
    ZIKViewRouter *router = pushed(BeginViews());
    Host()->remove(router.destination);
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(ViewRemoving, aViewThatTheUserRemovedIsShownAgain) {
    ZIKViewRouter *router = pushed(BeginViews());
    Host()->user_removes_front();
    EXPECT([router canPerform]);
    [router performRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(ViewRemoving, aClosedWindowRemovesItsViews) {
    ZIKViewRouter *router = pushed(BeginViews());
    Host()->close_window();
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}
