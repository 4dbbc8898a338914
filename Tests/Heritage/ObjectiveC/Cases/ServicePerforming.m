// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

CASE(Services, aServiceIsMadeAndPrepared) {
    BeginServices();
    id<AServiceInput> service = [ZIKRouterToService(AServiceInput) makeDestination];
    EXPECT([service isKindOfClass:[AService class]]);
    EXPECT([(AService *)service isPrepared]);
    EXPECT_NOTES(@"router-prepares router-finishes");
}

CASE(Services, handlersAreCalledOnceInOrder) {
    BeginServices();
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
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
    BeginServices();
    [AServiceRouter setFails:YES];
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
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

CASE(Services, aRouteIsPerformedWithoutArguments) {
    BeginServices();
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT([router.destination isKindOfClass:[AService class]]);
    EXPECT(router.error == nil);
}

CASE(Services, aRouteIsPerformedByItsRouterClass) {
    BeginServices();
    ZIKServiceRouter *router = [AServiceRouter performRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT([router.destination isKindOfClass:[AService class]]);
}

CASE(Services, thePerformersPreparationRunsBeforeTheRouters) {
    BeginServices();
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performWithPreparation:^(id<AServiceInput> service) {
        service.title = @"prepared";
        NOTE(@"prepares");
    }];
    EXPECT_NOTES(@"prepares router-prepares router-finishes");
    EXPECT_EQUAL([router.destination title], @"prepared");
}

CASE(Services, aCompletionReceivesTheService) {
    BeginServices();
    __block BOOL isService = NO;
    [ZIKRouterToService(AServiceInput)
        performWithCompletion:^(BOOL success, id<AServiceInput> service, ZIKRouteAction action, NSError *error) {
            isService = [service isKindOfClass:[AService class]];
            NOTE(@"%d:%@:%@", success, action, error);
        }];
    EXPECT(isService);
    EXPECT_NOTES(@"router-prepares router-finishes 1:performRoute:(null)");
}

CASE(Services, aCompletionReceivesTheError) {
    BeginServices();
    [AServiceRouter setFails:YES];
    [ZIKRouterToService(AServiceInput) performWithCompletion:Noting(@"completes")];
    EXPECT_NOTES(@"completes:0:nil:performRoute:2");
}

CASE(Services, theSuccessHandlerOfACallIsCalled) {
    BeginServices();
    [ZIKRouterToService(AServiceInput) performWithSuccessHandler:NotingSuccess(@"succeeds") errorHandler:NotingError(@"fails")];
    EXPECT_NOTES(@"router-prepares router-finishes succeeds:untitled");
}

CASE(Services, theErrorHandlerOfACallIsCalled) {
    BeginServices();
    [AServiceRouter setFails:YES];
    [ZIKRouterToService(AServiceInput) performWithSuccessHandler:NotingSuccess(@"succeeds") errorHandler:NotingError(@"fails")];
    EXPECT_NOTES(@"fails:performRoute:2");
}

CASE(Services, aRouteIsPerformedWithoutHandlers) {
    BeginServices();
    [AServiceRouter setFails:YES];
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performWithSuccessHandler:nil errorHandler:nil];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
}

CASE(Services, aStrictConfigurationHasAllHandlers) {
    BeginServices();
    [ZIKRouterToService(AServiceInput)
        performWithStrictConfiguring:^(ZIKPerformRouteStrictConfiguration<id<AServiceInput>> *config, ZIKPerformRouteConfiguration *module) {
            EXPECT(config.configuration == module);
            config.prepareDestination = ^(id<AServiceInput> service) { service.title = @"strict"; };
            config.successHandler = ^(id<AServiceInput> service) { NOTE(@"succeeds:%@", service.title); };
            config.performerSuccessHandler = ^(id<AServiceInput> service) { NOTE(@"performer-succeeds:%@", service.title); };
            config.completionHandler = ^(BOOL success, id<AServiceInput> service, ZIKRouteAction action, NSError *error) {
                NOTE(@"completes:%@", service.title);
            };
            config.stateNotifier = NotingStates();
        }];
    EXPECT_NOTES(@"unrouted>routing router-prepares router-finishes routing>routed succeeds:strict completes:strict "
                 @"performer-succeeds:strict");
}

CASE(Services, aStrictConfigurationHasTheErrorHandlers) {
    BeginServices();
    [AServiceRouter setFails:YES];
    [ZIKRouterToService(AServiceInput)
        performWithStrictConfiguring:^(ZIKPerformRouteStrictConfiguration<id<AServiceInput>> *config, ZIKPerformRouteConfiguration *module) {
            config.errorHandler = NotingError(@"fails");
            config.performerErrorHandler = NotingError(@"performer-fails");
            // The original returns the other handler.
            EXPECT(config.performerErrorHandler == module.performerErrorHandler);
            EXPECT(config.performerErrorHandler != config.errorHandler);
        }];
    EXPECT_NOTES(@"fails:performRoute:2 performer-fails:performRoute:2");
}

CASE(Services, aRouterHasTheConfigurationOfItsPerformer) {
    BeginServices();
    ZIKPerformRouteConfiguration *__block configured = nil;
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
        [config addUserInfoForKey:@"key" object:@"value"];
        configured = config;
    }];
    EXPECT(router.configuration == configured);
    EXPECT_EQUAL(router.configuration.userInfo, @{@"key" : @"value"});
}

CASE(Services, userInfoOfOneKeyIsReplaced) {
    ZIKPerformRouteConfiguration *config = [[ZIKPerformRouteConfiguration new] autorelease];
    EXPECT_EQUAL(config.userInfo, @{});
    [config addUserInfo:@{@"a" : @"1", @"b" : @"2"}];
    [config addUserInfoForKey:@"a" object:@"3"];
    EXPECT_EQUAL(config.userInfo, (@{@"a" : @"3", @"b" : @"2"}));
}

CASE(Services, eachPerformanceHasItsOwnConfiguration) {
    BeginServices();
    ZIKServiceRouterType *type = ZIKRouterToService(AServiceInput);
    ZIKServiceRouter *first = [type performRoute];
    ZIKServiceRouter *second = [type performRoute];
    EXPECT(first.configuration != second.configuration);
    EXPECT(first.destination != second.destination);
}

CASE(Services, aHandlerSeesTheStateOfItsRouter) {
    BeginServices();
    ZIKAnyServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    router.configuration.stateNotifier = nil;
    [router performRouteWithSuccessHandler:^(id service) { NOTE(@"%@", [ZIKRouter descriptionOfState:router.state]); }
                              errorHandler:nil];
    EXPECT_EQUAL([Notes() lastObject], @"routed");
}

CASE(Services, aRouterDescribesItself) {
    BeginServices();
    EXPECT_EQUAL([[ZIKRouterToService(AServiceInput) performRoute] description], @"ZIKServiceRouter(routed)");
}
