// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

/// Performs the route with all handlers for the removal, and forgets the calls so far.
static ZIKServiceRouter *performed(void) {
    BeginServices();
    ZIKServiceRouter *router =
        [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {}
                                                         removing:^(ZIKRemoveRouteConfiguration *config) { NoteRemoval(config); }];
    [Notes() removeAllObjects];
    return router;
}

CASE(Removing, eachHandlerIsCalledOnceInOrder) {
    ZIKServiceRouter *router = performed();
    EXPECT([router canRemove]);
    [router removeRoute];
    EXPECT_NOTES(@"prepares-removal:untitled router-removes removed completes:1:removeRoute:-1 performer-removed");
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(Removing, aRemovedRouterHasNoDestination) {
    ZIKServiceRouter *router = performed();
    [router removeRoute];
    EXPECT(router.destination == nil);
    EXPECT(![router canRemove]);
}

CASE(Removing, theSuccessHandlerOfACallIsCalledOnce) {
    ZIKServiceRouter *router = performed();
    [router removeRouteWithSuccessHandler:^{ NOTE(@"call"); } errorHandler:NotingError(@"call-fails")];
    EXPECT_EQUAL([Notes() lastObject], @"call");
    [router performRoute];
    [Notes() removeAllObjects];
    [router removeRoute];
    EXPECT(![Notes() containsObject:@"call"]);
}

CASE(Removing, aCompletionReceivesTheOutcome) {
    ZIKServiceRouter *router = performed();
    [router removeRouteWithCompletion:NotingRemoval(@"call")];
    EXPECT_EQUAL([Notes() lastObject], @"call:1:removeRoute:-1");
}

CASE(Removing, aConfigurationAtTheRemovalReplacesEarlierHandlers) {
    ZIKServiceRouter *router = performed();
    [router removeRouteWithConfiguring:^(ZIKRemoveRouteConfiguration *config) {
        config.successHandler = ^{ NOTE(@"now"); };
        config.completionHandler = NotingRemoval(@"completes-now");
        config.prepareDestination = nil;
        config.performerSuccessHandler = nil;
    }];
    EXPECT_NOTES(@"router-removes now completes-now:1:removeRoute:-1");
}

CASE(Removing, aStrictConfigurationAtTheRemovalReplacesEarlierHandlers) {
    BeginServices();
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput)
        performWithStrictConfiguring:^(ZIKPerformRouteStrictConfiguration<id<AServiceInput>> *config, ZIKPerformRouteConfiguration *module) {}
                      strictRemoving:^(ZIKRemoveRouteStrictConfiguration<id<AServiceInput>> *config) {
                          config.successHandler = ^{ NOTE(@"before"); };
                          config.completionHandler = NotingRemoval(@"completes");
                      }];
    [Notes() removeAllObjects];
    [router removeRouteWithStrictConfiguring:^(ZIKRemoveRouteStrictConfiguration *config) {
        config.prepareDestination = ^(id<AServiceInput> service) { NOTE(@"prepares"); };
        config.successHandler = ^{ NOTE(@"now"); };
        config.performerSuccessHandler = ^{ NOTE(@"performer"); };
    }];
    EXPECT_NOTES(@"prepares router-removes now completes:1:removeRoute:-1 performer");
}

CASE(Removing, aReasonToStayRefusesTheRemoval) {
    ZIKServiceRouter *router = performed();
    [AServiceRouter setReasonToStay:@"the service is busy"];
    EXPECT(![router canRemove]);
    [router removeRouteWithCompletion:NotingRemoval(@"call")];
    EXPECT_NOTES(@"fails:removeRoute:3 completes:0:removeRoute:3 performer-fails:removeRoute:3 call:0:removeRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT([[router.error localizedDescription] rangeOfString:@"the service is busy"].location != NSNotFound);
}

CASE(Removing, aConfigurationAtARefusedRemovalReportsOnce) {
    // The original calls the handlers twice.
    ZIKServiceRouter *router = performed();
    [AServiceRouter setReasonToStay:@"the service is busy"];
    [router removeRouteWithConfiguring:^(ZIKRemoveRouteConfiguration *config) {
        config.errorHandler = NotingError(@"now-fails");
        config.completionHandler = nil;
        config.performerErrorHandler = nil;
    }];
    EXPECT_NOTES(@"now-fails:removeRoute:3");
}

CASE(Removing, aStrictConfigurationAtARefusedRemovalReports) {
    // The original does not run the block.
    BeginServices();
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    [Notes() removeAllObjects];
    [AServiceRouter setReasonToStay:@"the service is busy"];
    [router removeRouteWithStrictConfiguring:^(ZIKRemoveRouteStrictConfiguration *config) {
        config.errorHandler = NotingError(@"fails");
    }];
    EXPECT_NOTES(@"fails:removeRoute:3");
}

CASE(Removing, aRouterThatEndsWithAnErrorKeepsTheRouteRouted) {
    ZIKServiceRouter *router = performed();
    [AServiceRouter setFailsToRemove:YES];
    [router removeRoute];
    EXPECT_NOTES(@"prepares-removal:untitled router-removes fails:removeRoute:3 completes:0:removeRoute:3 "
                 @"performer-fails:removeRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    NSError *underlying = [router.error.userInfo objectForKey:NSUnderlyingErrorKey];
    EXPECT_EQUAL(underlying.domain, @"AnotherDomain");
    EXPECT_NUMBER(underlying.code, 77);
}

CASE(Removing, aRouteIsRemovedAfterAFailedRemoval) {
    ZIKServiceRouter *router = performed();
    [AServiceRouter setFailsToRemove:YES];
    [router removeRoute];
    [AServiceRouter setFailsToRemove:NO];
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(Removing, aRouteThatIsNotRoutedIsNotRemoved) {
    BeginServices();
    [AServiceRouter setFails:YES];
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
    EXPECT(![router canRemove]);
    [router removeRouteWithSuccessHandler:^{ NOTE(@"call"); } errorHandler:NotingError(@"call-fails")];
    EXPECT_NOTES(@"call-fails:removeRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
}

CASE(Removing, aSecondRemovalFails) {
    ZIKServiceRouter *router = performed();
    [router removeRoute];
    [Notes() removeAllObjects];
    [router removeRouteWithCompletion:NotingRemoval(@"call")];
    EXPECT_EQUAL([Notes() lastObject], @"call:0:removeRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(Removing, removingFromAPreparationFailsForThatCallOnly) {
    BeginServices();
    ZIKServiceRouter *router =
        [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {}
                                                         removing:^(ZIKRemoveRouteConfiguration *config) {
                                                             config.prepareDestination = ^(id service) {};
                                                         }];
    [Notes() removeAllObjects];
    __block ZIKServiceRouter *performer = router;
    [router removeRouteWithConfiguring:^(ZIKRemoveRouteConfiguration *config) {
        config.prepareDestination = ^(id service) { [performer removeRouteWithCompletion:NotingRemoval(@"inner")]; };
        config.completionHandler = NotingRemoval(@"outer");
    }];
    EXPECT_NOTES(@"inner:0:removeRoute:3 router-removes outer:1:removeRoute:-1");
}

CASE(Removing, theNotifierOfTheRemovalReportsStates) {
    BeginServices();
    ZIKServiceRouter *router =
        [ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {}
                                                         removing:^(ZIKRemoveRouteConfiguration *config) {
                                                             config.stateNotifier = NotingStates();
                                                         }];
    [Notes() removeAllObjects];
    [router removeRoute];
    EXPECT_NOTES(@"routed>removing router-removes removing>removed");
}

@interface ARemoveConfiguration : ZIKRemoveRouteConfiguration {
    NSString *_farewell;
}
@property (nonatomic, copy) NSString *farewell;
@end

@implementation ARemoveConfiguration

@synthesize farewell = _farewell;

- (void)dealloc {
    [_farewell release];
    [super dealloc];
}

@end

/// A router with its own configuration for the removal.
@interface PoliteRouter : ZIKServiceRouter
@end

@implementation PoliteRouter

+ (void)registerRoutableDestination {
    [self registerService:[AService class]];
    [self registerIdentifier:@"polite"];
}

+ (ZIKRemoveRouteConfiguration *)defaultRemoveConfiguration {
    ARemoveConfiguration *config = [[ARemoveConfiguration new] autorelease];
    config.farewell = @"bye";
    return config;
}

- (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration { return [[AService new] autorelease]; }

- (void)removeDestination:(AService *)destination removeConfiguration:(ZIKRemoveRouteConfiguration *)removeConfiguration {
    NOTE(@"%@", [(ARemoveConfiguration *)removeConfiguration farewell]);
}

@end

CASE(Removing, aRouterReceivesItsOwnRemoveConfiguration) {
    [ZIKRouteRegistry registerRouters:@[ [PoliteRouter class] ]];
    ZIKServiceRouter *router = [PoliteRouter performRoute];
    EXPECT([router.removeConfiguration isKindOfClass:[ARemoveConfiguration class]]);
    [router removeRoute];
    EXPECT_NOTES(@"bye");
}

CASE(Removing, thePerformerChangesTheRemoveConfigurationOfTheRouter) {
    [ZIKRouteRegistry registerRouters:@[ [PoliteRouter class] ]];
    ZIKServiceRouter *router = [PoliteRouter
        performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {}
                      removing:^(ZIKRemoveRouteConfiguration *config) { [(ARemoveConfiguration *)config setFarewell:@"later"]; }];
    [router removeRoute];
    EXPECT_NOTES(@"later");
}
