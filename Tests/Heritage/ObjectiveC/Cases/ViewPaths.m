// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

/// Shows the view by a path, and checks the kind of the route.
static ZIKViewRouter *shown(ZIKViewRoutePath *path, ZIKViewRouteType type) {
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:path];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(router.realRouteType, type);
    EXPECT([router.destination isKindOfClass:[AViewController class]]);
    return router;
}

CASE(Paths, aViewIsPushed) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = shown(ZIKViewRoutePath.pushFrom(source), ZIKViewRouteTypePush);
    EXPECT(Host()->holds(router.destination, ZIKViewRouteTypePush));
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(Paths, aViewIsPresented) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = shown(ZIKViewRoutePath.presentModallyFrom(source), ZIKViewRouteTypePresentModally);
    EXPECT(Host()->holds(router.destination, ZIKViewRouteTypePresentModally));
    EXPECT(Host()->front() == (void *)router.destination);
}

CASE(Paths, aViewIsPresentedAsASheet) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = shown(ZIKViewRoutePath.presentAsSheetFrom(source), ZIKViewRouteTypePresentAsSheet);
    EXPECT(Host()->holds(router.destination, ZIKViewRouteTypePresentAsSheet));
}

CASE(Paths, aViewIsPresentedAsAPopover) {
    SourceController *source = BeginViews();
    ASubview *anchor = [[ASubview new] autorelease];
    Host()->add_subview(anchor, source);
    ZIKViewRouter *router = shown(ZIKViewRoutePath.presentAsPopoverFrom(source,
                                      ^(ZIKViewRoutePopoverConfiguration *popover) {
                                          popover.sourceView = anchor;
                                          popover.sourceRect = (ZIKRect){{1, 2}, {3, 4}};
                                      }),
                                  ZIKViewRouteTypePresentAsPopover);
    EXPECT([(ZIKViewRouteConfiguration *)router.configuration popoverConfiguration].sourceRectConfiged);
    EXPECT([(ZIKViewRouteConfiguration *)router.configuration popoverConfiguration].sourceView == anchor);
}

CASE(Paths, aPopoverWithoutAnAnchorFails) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.presentAsPopoverFrom(source, ^(ZIKViewRoutePopoverConfiguration *popover) {})
         completion:Noting(@"completes")];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT([[Notes() lastObject] hasPrefix:@"completes:0:nil:performRoute:"]);
    EXPECT(Host()->front() == (void *)source);
}

CASE(Paths, showPushesOnAStack) {
    SourceController *source = BeginViews();
    shown(ZIKViewRoutePath.showFrom(source), ZIKViewRouteTypePush);
}

CASE(Paths, showPresentsWithoutAStack) {
    BeginViews();
    SourceController *source = [SourceController openIn:zik_plain];
    shown(ZIKViewRoutePath.showFrom(source), ZIKViewRouteTypePresentModally);
}

CASE(Paths, showDetailReplacesTheDetailOfASplitView) {
    BeginViews();
    SourceController *source = [SourceController openIn:zik_split];
    ZIKViewRouter *router = shown(ZIKViewRoutePath.showDetailFrom(source), ZIKViewRouteTypeShowDetail);
    EXPECT(Host()->contains(router.destination));
}

CASE(Paths, showDetailPushesOnAStack) {
    SourceController *source = BeginViews();
    shown(ZIKViewRoutePath.showDetailFrom(source), ZIKViewRouteTypePush);
}

CASE(Paths, aHandlerAddsAChild) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = shown(ZIKViewRoutePath.addAsChildViewControllerFrom(source,
                                      ^(XXViewController *child, void (^completion)(void)) {
                                          NOTE(@"adds:%d", [child isKindOfClass:[AViewController class]]);
                                          completion();
                                      }),
                                  ZIKViewRouteTypeAddAsChildViewController);
    EXPECT_NOTES(@"router-prepares router-finishes will-perform adds:1 did-perform");
    EXPECT(Host()->holds(router.destination, ZIKViewRouteTypeAddAsChildViewController));
}

CASE(Paths, aHandlerThatEndsLaterLeavesTheRouteInProgress) {
    SourceController *source = BeginViews();
    __block void (^ending)(void) = nil;
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.addAsChildViewControllerFrom(
                        source, ^(XXViewController *child, void (^completion)(void)) { ending = [completion copy]; })
         completion:Noting(@"completes")];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouting);
    ending();
    [(id)ending release];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_EQUAL([Notes() lastObject], @"completes:1:untitled:performRoute:-1");
}

CASE(Paths, aChildIsAddedWithoutAHandler) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router =
        shown(ZIKViewRoutePath.addAsChildViewControllerFrom(source, nil), ZIKViewRouteTypeAddAsChildViewController);
    EXPECT(Host()->contains(router.destination));
}

CASE(Paths, aSubviewIsAdded) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(ASubviewInput) performPath:ZIKViewRoutePath.addAsSubviewFrom((XXView *)source)];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypeAddAsSubview);
    EXPECT(Host()->holds(router.destination, ZIKViewRouteTypeAddAsSubview));
}

CASE(Paths, aViewIsOnlyMade) {
    BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.makeDestination];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypeUnknown);
    EXPECT([router.destination isKindOfClass:[AViewController class]]);
    EXPECT_NOTES(@"router-prepares router-finishes");
}

CASE(Paths, theDefaultPathPresents) {
    SourceController *source = BeginViews();
    shown(ZIKViewRoutePath.defaultPathFrom(source), ZIKViewRouteTypePresentModally);
}

@interface PushingRouter : ZIKViewRouter
@end

@implementation PushingRouter

+ (void)registerRoutableDestination {
    [self registerView:[AViewController class]];
    [self registerIdentifier:@"pushing"];
}

+ (id)defaultRouteConfiguration {
    ZIKViewRouteConfiguration *config = [[ZIKViewRouteConfiguration new] autorelease];
    config.routeType = ZIKViewRouteTypePush;
    config.successHandler = ^(id view) { NOTE(@"provider-succeeds"); };
    return config;
}

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return [[AViewController new] autorelease]; }

@end

CASE(Paths, theDefaultPathComesFromTheRoutersConfiguration) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [PushingRouter class] ]];
    ZIKViewRouter *router = [PushingRouter performPath:ZIKViewRoutePath.defaultPathFrom(source)];
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePush);
    EXPECT_NOTES(@"provider-succeeds");
}

CASE(Paths, thePathOfThePerformerOverridesTheRoutersConfiguration) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [PushingRouter class] ]];
    ZIKViewRouter *router = [PushingRouter performPath:ZIKViewRoutePath.presentModallyFrom(source)];
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePresentModally);
}

CASE(Paths, aKindInTheConfigurationOverridesThePath) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.presentModallyFrom(source)
        configuring:^(ZIKViewRouteConfiguration *config) { config.routeType = ZIKViewRouteTypePush; }];
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePush);
}

CASE(Paths, aSourceInTheConfigurationCompletesThePath) {
    SourceController *source = BeginViews();
    ZIKViewRoutePath *path =
        [[[ZIKViewRoutePath alloc] initWithRouteType:ZIKViewRouteTypePush source:nil] autorelease];
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:path
        configuring:^(ZIKViewRouteConfiguration *config) { config.source = source; }];
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePush);
}

CASE(Paths, aPathConfigures) {
    SourceController *source = BeginViews();
    ZIKViewRoutePath *path = [[[ZIKViewRoutePath alloc]
        initWithRouteType:ZIKViewRouteTypePush
                   source:source
                configure:^(ZIKViewRouteConfiguration *config) { config.successHandler = NotingSuccess(@"path"); }] autorelease];
    [ZIKRouterToView(AViewInput) performPath:path];
    EXPECT_EQUAL([Notes() lastObject], @"path:untitled");
}

static void *makeViewOfSegue(void) {
    AViewController *view = [[AViewController new] autorelease];
    view.title = @"of the segue";
    return view;
}

CASE(Paths, aSegueShowsItsView) {
    SourceController *source = BeginViews();
    Host()->add_segue("toView", ZIKViewRouteTypePush, source, makeViewOfSegue);
    ZIKViewRouter *router =
        [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.performSegueFrom(source, @"toView", @"sender")];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePush);
    EXPECT_EQUAL([router.destination title], @"of the segue");
    EXPECT([(AViewController *)router.destination router] != nil);
    EXPECT_EQUAL([(ZIKViewRouteConfiguration *)router.configuration segueConfiguration].sender, @"sender");
}

CASE(Paths, aSegueThatDoesNotExistFails) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.performSegueFrom(source, @"nowhere", nil)
                                                          completion:Noting(@"completes")];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT_NOTES(@"completes:0:nil:performRoute:15");
}

CASE(Paths, aRouterNamesTheKindsThatItSupports) {
    BeginViews();
    ZIKViewRouterType *screen = ZIKRouterToView(AViewInput);
    EXPECT([screen supportRouteType:ZIKViewRouteTypePush]);
    EXPECT(![screen supportRouteType:ZIKViewRouteTypeAddAsSubview]);
    EXPECT(![AViewRouter supportRouteType:ZIKViewRouteTypeCustom]);
    EXPECT([ZIKRouterToView(ASubviewInput) supportRouteType:ZIKViewRouteTypeAddAsSubview]);
    EXPECT(![ASubviewRouter supportRouteType:ZIKViewRouteTypePush]);
    EXPECT(![ASubviewRouter supportRouteType:ZIKViewRouteTypeUnknown]);
}
