// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

static void begin(void) {
    [AServiceRouter setFails:NO];
    [ZIKRouteRegistry registerRouters:@[ [AServiceRouter class] ]];
}

CASE(Services, aServiceIsMadeAndPrepared) {
    begin();
    id<AServiceInput> service = [ZIKRouterToService(AServiceInput) makeDestination];
    EXPECT([service isKindOfClass:[AService class]]);
    EXPECT([(AService *)service isPrepared]);
    EXPECT_NOTES(@"router-prepares router-finishes");
}

CASE(Services, handlersAreCalledOnceInOrder) {
    begin();
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
        config.prepareDestination = ^(id<AServiceInput> service) {
            service.title = @"title";
            NOTE(@"prepares");
        };
        config.successHandler = ^(id<AServiceInput> service) { NOTE(@"succeeds:%@", service.title); };
        config.performerSuccessHandler = ^(id<AServiceInput> service) { NOTE(@"performer-succeeds:%@", service.title); };
        config.completionHandler = ^(BOOL success, id destination, ZIKRouteAction action, NSError *error) {
            NOTE(@"completes:%d:%@", success, action);
        };
        config.errorHandler = ^(ZIKRouteAction action, NSError *error) { NOTE(@"fails"); };
        config.performerErrorHandler = ^(ZIKRouteAction action, NSError *error) { NOTE(@"performer-fails"); };
        config.stateNotifier = ^(ZIKRouterState oldState, ZIKRouterState newState) {
            NOTE(@"%@>%@", [ZIKRouter descriptionOfState:oldState], [ZIKRouter descriptionOfState:newState]);
        };
    }];
    EXPECT_NOTES(@"unrouted>routing prepares router-prepares router-finishes routing>routed succeeds:title completes:1:performRoute "
                 @"performer-succeeds:title");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
}

CASE(Services, aProviderWithoutADestinationFails) {
    begin();
    [AServiceRouter setFails:YES];
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
        config.successHandler = ^(id<AServiceInput> service) { NOTE(@"succeeds"); };
        config.errorHandler = ^(ZIKRouteAction action, NSError *error) { NOTE(@"fails:%@:%ld", action, (long)error.code); };
        config.performerErrorHandler = ^(ZIKRouteAction action, NSError *error) { NOTE(@"performer-fails"); };
        config.completionHandler = ^(BOOL success, id destination, ZIKRouteAction action, NSError *error) {
            NOTE(@"completes:%d:%@", success, destination);
        };
    }];
    EXPECT_NOTES(@"fails:performRoute:2 completes:0:(null) performer-fails");
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT_NUMBER(router.error.code, ZIKRouteErrorDestinationUnavailable);
}

CASE(Services, tenThousandPerformsAndRemovalsReleaseAllServices) {
    begin();
    int before = LiveCount();
    for (int index = 0; index < 10000; index++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
        [router removeRoute];
        if (router.state != ZIKRouterStateRemoved) EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
        [Notes() removeAllObjects];
        [pool drain];
    }
    EXPECT_NUMBER(LiveCount() - before, 0);
}
