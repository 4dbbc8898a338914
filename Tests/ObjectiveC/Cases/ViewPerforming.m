// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

static SourceController *begin(void) {
    [AViewRouter setFails:NO];
    [ZIKRouteRegistry registerRouters:@[ [AViewRouter class] ]];
    return [SourceController open];
}

CASE(Views, aViewIsPresentedAndRemoved) {
    SourceController *source = begin();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.presentModallyFrom(source)];
    EXPECT_NOTES(@"router-prepares router-finishes will-perform did-perform");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT(Host()->front() == (void *)router.destination);
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePresentModally);
    [router removeRoute];
    EXPECT_NOTES(@"will-remove did-remove");
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    EXPECT(Host()->front() == (void *)source);
}

CASE(Views, aViewIsPushed) {
    SourceController *source = begin();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
        strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<AViewInput>> *config, ZIKViewRouteConfiguration *module) {
            config.prepareDestination = ^(id<AViewInput> view) { view.title = @"pushed"; };
        }];
    EXPECT_EQUAL([router.destination title], @"pushed");
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(Views, theViewRemovesItselfWithItsRouter) {
    SourceController *source = begin();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    AViewController *view = router.destination;
    [view.router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    EXPECT_NUMBER(Host()->stack_count(), 1);
}

CASE(Views, tenThousandPerformsAndRemovalsReleaseAllViews) {
    SourceController *source = begin();
    int before = LiveCount();
    for (int index = 0; index < 10000; index++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
        [router removeRoute];
        if (router.state != ZIKRouterStateRemoved) EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
        [Notes() removeAllObjects];
        [pool drain];
    }
    EXPECT_NUMBER(LiveCount() - before, 0);
}
