// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

static AViewController *aView(void) {
    AViewController *view = [[AViewController new] autorelease];
    view.title = @"kept";
    return view;
}

CASE(ExistingViews, anExistingViewIsShown) {
    SourceController *source = BeginViews();
    AViewController *view = aView();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performOnDestination:view path:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT(router.destination == view);
    EXPECT(Host()->front() == (void *)view);
    EXPECT_EQUAL(view.title, @"kept");
}

CASE(ExistingViews, anExistingViewIsPreparedAgain) {
    SourceController *source = BeginViews();
    [AViewRouter performOnDestination:aView() path:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NOTES(@"router-prepares router-finishes will-perform did-perform");
}

CASE(ExistingViews, theHandlersReceiveTheAction) {
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performOnDestination:aView()
                                                 path:ZIKViewRoutePath.presentModallyFrom(source)
                                          configuring:^(ZIKViewRouteConfiguration *config) { NoteHandlers(config); }];
    EXPECT_NOTES(@"prepares router-prepares router-finishes will-perform did-perform succeeds:title "
                 @"completes:1:title:performOnDestination:-1 performer-succeeds:title");
}

CASE(ExistingViews, aStrictConfigurationPrepares) {
    SourceController *source = BeginViews();
    AViewController *view = aView();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performOnDestination:view
                        path:ZIKViewRoutePath.pushFrom(source)
           strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<AViewInput>> *config, ZIKViewRouteConfiguration *module) {
               config.prepareDestination = ^(id<AViewInput> prepared) { prepared.title = @"strict"; };
           }
              strictRemoving:^(ZIKViewRemoveStrictConfiguration<id<AViewInput>> *config) { config.successHandler = ^{ NOTE(@"removed"); }; }];
    EXPECT_EQUAL(view.title, @"strict");
    [router removeRoute];
    EXPECT_EQUAL([Notes() lastObject], @"removed");
}

CASE(ExistingViews, aViewThatIsShownAlreadyIsRefused) {
    SourceController *source = BeginViews();
    AViewController *view = aView();
    [AViewRouter performOnDestination:view path:ZIKViewRoutePath.pushFrom(source)];
    ZIKViewRouter *second = [ZIKRouterToView(AViewInput)
        performOnDestination:view
                        path:ZIKViewRoutePath.pushFrom(source)
                 configuring:^(ZIKViewRouteConfiguration *config) { config.errorHandler = NotingError(@"fails"); }];
    EXPECT_NUMBER(second.state, ZIKRouterStateUnrouted);
    EXPECT_EQUAL([Notes() lastObject], @"fails:performOnDestination:4");
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(ExistingViews, anObjectOfAnotherClassIsRefused) {
    SourceController *source = BeginViews();
    id other = [[SourceController new] autorelease];
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performOnDestination:other
                        path:ZIKViewRoutePath.pushFrom(source)
                 configuring:^(ZIKViewRouteConfiguration *config) { config.completionHandler = ^(BOOL success, id destination, ZIKRouteAction action, NSError *error) { NOTE(@"completes:%d:%@", success, action); }; }];
    EXPECT(router == nil || router.state == ZIKRouterStateUnrouted);
    EXPECT_EQUAL([Notes() lastObject], @"completes:0:performOnDestination");
    EXPECT_NUMBER(Host()->stack_count(), 1);
}

CASE(ExistingViews, anExistingViewIsOnlyPrepared) {
    BeginViews();
    AViewController *view = aView();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        prepareDestination:view
               configuring:^(ZIKViewRouteConfiguration *config) { NoteHandlers(config); }];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT(router.destination == view);
    EXPECT_NOTES(@"prepares router-prepares router-finishes succeeds:title completes:1:title:prepareDestination:-1 "
                 @"performer-succeeds:title");
    EXPECT(!Host()->contains(view));
}

CASE(ExistingViews, aStrictConfigurationOnlyPrepares) {
    BeginViews();
    AViewController *view = aView();
    [AViewRouter prepareDestination:view
                  strictConfiguring:^(ZIKViewRouteStrictConfiguration *config, id module) {
                      config.prepareDestination = ^(id<AViewInput> prepared) { prepared.title = @"strict"; };
                  }];
    EXPECT_EQUAL(view.title, @"strict");
}

CASE(ExistingViews, aPreparedViewCanBeShownByOtherCode) {
    BeginViews();
    AViewController *view = aView();
    ZIKViewRouter *router = [AViewRouter prepareDestination:view configuring:^(id config) {}];
    [Notes() removeAllObjects];
    Host()->push(view);
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NOTES(@"will-perform did-perform");
}
