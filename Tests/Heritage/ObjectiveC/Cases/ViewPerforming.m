// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

CASE(Views, aViewIsPresentedAndRemoved) {
    SourceController *source = BeginViews();
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


CASE(Views, theViewRemovesItselfWithItsRouter) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    AViewController *view = router.destination;
    [view.router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    EXPECT_NUMBER(Host()->stack_count(), 1);
}

CASE(Views, handlersAreCalledOnceInOrder) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.pushFrom(source)
        configuring:^(ZIKViewRouteConfiguration *config) {
            NoteHandlers(config);
            config.stateNotifier = NotingStates();
        }];
    EXPECT_NOTES(@"unrouted>routing prepares router-prepares router-finishes will-perform routing>routed did-perform succeeds:title "
                 @"completes:1:title:performRoute:-1 performer-succeeds:title");
    EXPECT(router.error == nil);
}

CASE(Views, aRouteIsPerformedByItsRouterClass) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [AViewRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT(Host()->front() == (void *)router.destination);
}

CASE(Views, thePerformersPreparationRunsBeforeTheRouters) {
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                                 preparation:^(id<AViewInput> view) { NOTE(@"prepares"); }];
    EXPECT_NOTES(@"prepares router-prepares router-finishes will-perform did-perform");
}

CASE(Views, theSuccessHandlerOfACallIsCalled) {
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                              successHandler:NotingSuccess(@"succeeds")
                                errorHandler:NotingError(@"fails")];
    EXPECT_EQUAL([Notes() lastObject], @"succeeds:untitled");
}

CASE(Views, aCompletionReceivesTheView) {
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source) completion:Noting(@"completes")];
    EXPECT_EQUAL([Notes() lastObject], @"completes:1:untitled:performRoute:-1");
}

CASE(Views, aStrictConfigurationHasTheSettingsOfTheConfiguration) {
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                           strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<AViewInput>> *config, ZIKViewRouteConfiguration *module) {
                               EXPECT(config.configuration == module);
                               EXPECT(config.source == (id)source);
                               EXPECT_NUMBER(config.routeType, ZIKViewRouteTypePush);
                               EXPECT(config.animated);
                               config.animated = NO;
                               config.handleExternalRoute = YES;
                               config.sender = @"sender";
                               EXPECT(!module.animated);
                               EXPECT(module.handleExternalRoute);
                               EXPECT_EQUAL(module.sender, @"sender");
                           }];
}

CASE(Views, aRouterHasTheConfigurationOfItsPerformer) {
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.pushFrom(source)
        configuring:^(ZIKViewRouteConfiguration *config) { [config addUserInfoForKey:@"key" object:@"value"]; }];
    EXPECT_EQUAL([(ZIKViewRouteConfiguration *)router.configuration userInfo], @{@"key" : @"value"});
    EXPECT([router.removeConfiguration isKindOfClass:[ZIKViewRemoveConfiguration class]]);
}

CASE(Views, aViewIsMade) {
    BeginViews();
    id<AViewInput> view =
        [ZIKRouterToView(AViewInput) makeDestinationWithPreparation:^(id<AViewInput> made) { made.title = @"made"; }];
    EXPECT_EQUAL(view.title, @"made");
    EXPECT([AViewRouter canMakeDestination]);
    EXPECT([ZIKRouterToView(AViewInput) canMakeDestination]);
    EXPECT_NOTES(@"router-prepares router-finishes");
}

CASE(Views, aViewIsMadeWithAllHandlers) {
    BeginViews();
    id view = [ZIKRouterToView(AViewInput)
        makeDestinationWithStrictConfiguring:^(ZIKViewRouteStrictConfiguration<id<AViewInput>> *config, ZIKViewRouteConfiguration *module) {
            NoteHandlers(module);
        }];
    EXPECT(view != nil);
    EXPECT_NOTES(@"prepares router-prepares router-finishes succeeds:title completes:1:title:makeDestination:-1 "
                 @"performer-succeeds:title");
}

CASE(Views, anAnimatedTransitionEndsLater) {
    BeginViews();
    SourceController *source = [[SourceController new] autorelease];
    Host()->open_slowly(source);
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                                                          completion:Noting(@"completes")];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouting);
    [router performRouteWithCompletion:Noting(@"again")];
    EXPECT_EQUAL([Notes() lastObject], @"again:0:nil:performRoute:4");
    Host()->finish_transitions();
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_EQUAL([Notes() lastObject], @"completes:1:untitled:performRoute:-1");
}

CASE(Views, aTransitionWithoutAnimationEndsImmediately) {
    BeginViews();
    SourceController *source = [[SourceController new] autorelease];
    Host()->open_slowly(source);
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                                                         configuring:^(ZIKViewRouteConfiguration *config) { config.animated = NO; }
                                                            removing:^(ZIKViewRemoveConfiguration *config) { config.animated = NO; }];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(Views, anAnimatedRemovalEndsLater) {
    BeginViews();
    SourceController *source = [[SourceController new] autorelease];
    Host()->open_slowly(source);
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    Host()->finish_transitions();
    [router removeRouteWithCompletion:NotingRemoval(@"removed")];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoving);
    Host()->finish_transitions();
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
    EXPECT_EQUAL([Notes() lastObject], @"removed:1:removeRoute:-1");
}

@interface ContainerController : XXViewController {
    id _content;
}
@property (nonatomic, retain) id content;
@end

@implementation ContainerController

@synthesize content = _content;

- (void)dealloc {
    [_content release];
    [super dealloc];
}

@end

CASE(Views, aContainerThatDoesNotContainTheViewFails) {
    // The original reports the error and shows the view without a container.
    SourceController *source = BeginViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
        performPath:ZIKViewRoutePath.presentModallyFrom(source)
        configuring:^(ZIKViewRouteConfiguration *config) {
            config.containerWrapper = ^(XXViewController *view) {
                NOTE(@"wraps");
                return (XXViewController<ZIKViewRouteContainer> *)[[ContainerController new] autorelease];
            };
            config.errorHandler = NotingError(@"fails");
        }];
    EXPECT_NOTES(@"router-prepares router-finishes wraps fails:performRoute:14");
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
}
