// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@interface BadgeConfiguration : ZIKViewRouteConfiguration {
    BOOL _isInvalid, _fails;
    NSString *_segue;
}
@property (nonatomic) BOOL isInvalid, fails;
@property (nonatomic, copy) NSString *segue;
@end

@implementation BadgeConfiguration

@synthesize isInvalid = _isInvalid, fails = _fails, segue = _segue;

- (void)dealloc {
    [_segue release];
    [super dealloc];
}

@end

/// A router with its own transition.
@interface BadgeRouter : ZIKViewRouter
@end

static BOOL canPerform, canRemove, failsToRemove;

@implementation BadgeRouter

+ (void)registerRoutableDestination {
    [self registerView:[AViewController class]];
    [self registerIdentifier:@"badge"];
}

+ (ZIKViewRouteTypeMask)supportedRouteTypes { return ZIKViewRouteTypeMaskCustom | ZIKViewRouteTypeMaskViewControllerDefault; }

+ (id)defaultRouteConfiguration {
    BadgeConfiguration *config = [[BadgeConfiguration new] autorelease];
    config.routeType = ZIKViewRouteTypeCustom;
    return config;
}

+ (BOOL)validateCustomRouteConfiguration:(BadgeConfiguration *)configuration
                     removeConfiguration:(ZIKViewRemoveConfiguration *)removeConfiguration {
    EXPECT([removeConfiguration isKindOfClass:[ZIKViewRemoveConfiguration class]]);
    return !configuration.isInvalid;
}

- (id)destinationWithConfiguration:(BadgeConfiguration *)configuration { return [[AViewController new] autorelease]; }

- (BOOL)canPerformCustomRoute { return canPerform; }

- (BOOL)canRemoveCustomRoute { return canRemove; }

- (void)performCustomRouteOnDestination:(id)destination fromSource:(id)source configuration:(BadgeConfiguration *)configuration {
    if (configuration.segue) {
        [self _performSegueWithIdentifier:configuration.segue fromSource:source sender:nil];
        return;
    }
    [self beginPerformRoute];
    if (configuration.fails) {
        [self endPerformRouteWithError:[[self class] viewRouteErrorWithCode:ZIKViewRouteErrorInvalidSource localizedDescription:@"no room"]];
        return;
    }
    NOTE(@"push=%d present=%d pop=%d", [self _canPerformPush], [self _canPerformPresent], [self _canPop]);
    Host()->add_child(destination, source);
    [self endPerformRouteWithSuccess];
}

- (void)removeCustomRouteOnDestination:(id)destination
                            fromSource:(id)source
                   removeConfiguration:(ZIKViewRemoveConfiguration *)removeConfiguration
                         configuration:(BadgeConfiguration *)configuration {
    [self beginRemoveRouteFromSource:source];
    [self prepareDestinationForRemoving];
    if (failsToRemove) {
        [self endRemoveRouteWithError:AnotherError()];
        return;
    }
    NOTE(@"child=%d subview=%d", [self _canRemoveFromParentViewController], [self _canRemoveFromSuperview]);
    Host()->remove(destination);
    [self endRemoveRouteWithSuccessOnDestination:destination fromSource:source];
}

@end

static SourceController *begin(void) {
    canPerform = canRemove = YES;
    failsToRemove = NO;
    [ZIKRouteRegistry registerRouters:@[ [BadgeRouter class] ]];
    return [SourceController open];
}

CASE(CustomRoutes, aRouterShowsItsViewItself) {
    SourceController *source = begin();
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source) completion:Noting(@"completes")];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypeCustom);
    EXPECT(Host()->holds(router.destination, ZIKViewRouteTypeAddAsChildViewController));
    EXPECT_NOTES(@"push=1 present=1 pop=0 completes:1:untitled:performRoute:-1");
}

CASE(CustomRoutes, aRouterRemovesItsViewItself) {
    SourceController *source = begin();
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source)];
    [Notes() removeAllObjects];
    EXPECT([router canRemove]);
    [router removeRouteWithCompletion:NotingRemoval(@"removed")];
    EXPECT_NOTES(@"child=1 subview=0 removed:1:removeRoute:-1");
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(CustomRoutes, aRouterThatCannotPerformFails) {
    SourceController *source = begin();
    canPerform = NO;
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source) completion:Noting(@"completes")];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT_NOTES(@"completes:0:nil:performRoute:3");
}

CASE(CustomRoutes, aRouterThatCannotRemoveStays) {
    SourceController *source = begin();
    canRemove = NO;
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source)];
    EXPECT(![router canRemove]);
    [router removeRouteWithCompletion:NotingRemoval(@"removed")];
    EXPECT_EQUAL([Notes() lastObject], @"removed:0:removeRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    canRemove = YES;
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(CustomRoutes, anInvalidConfigurationFails) {
    SourceController *source = begin();
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source)
                                         configuring:^(id config) {
                                             [(BadgeConfiguration *)config setIsInvalid:YES];
                                             [config setCompletionHandler:Noting(@"completes")];
                                         }];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT_NOTES(@"completes:0:nil:performRoute:1");
}

CASE(CustomRoutes, anOrdinaryRouteIsNotValidated) {
    SourceController *source = begin();
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.pushFrom(source)
                                         configuring:^(id config) { [(BadgeConfiguration *)config setIsInvalid:YES]; }];
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePush);
}

CASE(CustomRoutes, aTransitionEndsWithAnError) {
    SourceController *source = begin();
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source)
                                         configuring:^(id config) {
                                             [(BadgeConfiguration *)config setFails:YES];
                                             [config setCompletionHandler:Noting(@"completes")];
                                         }];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT_NOTES(@"completes:0:untitled:performRoute:13");
    EXPECT([[router.error localizedDescription] rangeOfString:@"no room"].location != NSNotFound);
}

CASE(CustomRoutes, aRemovalEndsWithAnError) {
    SourceController *source = begin();
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source)];
    failsToRemove = YES;
    [router removeRouteWithCompletion:NotingRemoval(@"removed")];
    EXPECT_EQUAL([Notes() lastObject], @"removed:0:removeRoute:3");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    // A view's transition reports a reason, not an underlying error.
    EXPECT([[router.error localizedDescription] rangeOfString:@"another error"].location != NSNotFound);
    EXPECT(Host()->contains(router.destination));
    failsToRemove = NO;
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(CustomRoutes, theDefaultPathIsTheCustomTransition) {
    SourceController *source = begin();
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.defaultPathFrom(source)];
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypeCustom);
}

static void *makeBadge(void) { return [[AViewController new] autorelease]; }

CASE(CustomRoutes, aTransitionPerformsASegue) {
    SourceController *source = begin();
    Host()->add_segue("toBadge", ZIKViewRouteTypePush, source, makeBadge);
    ZIKViewRouter *router = [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source)
                                         configuring:^(id config) { [(BadgeConfiguration *)config setSegue:@"toBadge"]; }];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT(Host()->front() == (void *)router.destination);
    [router removeRoute];
    EXPECT(Host()->front() == (void *)source);
}

CASE(CustomRoutes, aTransitionPerformsNoMissingSegue) {
    SourceController *source = begin();
    [BadgeRouter performPath:ZIKViewRoutePath.customFrom(source)
                 configuring:^(id config) {
                     [(BadgeConfiguration *)config setSegue:@"nowhere"];
                     [config setErrorHandler:NotingError(@"fails")];
                 }];
    EXPECT_NOTES(@"fails:performRoute:15");
}

/// Supports custom transitions, but has none.
@interface UnfinishedRouter : ZIKViewRouter
@end

@implementation UnfinishedRouter

+ (void)registerRoutableDestination {
    [self registerView:[AViewController class]];
    [self registerIdentifier:@"unfinished"];
}

+ (ZIKViewRouteTypeMask)supportedRouteTypes { return ZIKViewRouteTypeMaskCustom; }

- (id)destinationWithConfiguration:(id)configuration { return [[AViewController new] autorelease]; }

- (BOOL)canPerformCustomRoute { return YES; }

@end

CASE(CustomRoutes, aRouterWithoutItsTransitionFails) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [UnfinishedRouter class] ]];
    ZIKViewRouter *router = [UnfinishedRouter performPath:ZIKViewRoutePath.customFrom(source) completion:Noting(@"completes")];
    EXPECT_NOTES(@"completes:0:nil:performRoute:3");
    NSString *text = @"UnfinishedRouter does not override performCustomRouteOnDestination:fromSource:configuration:";
    EXPECT([[router.error localizedDescription] rangeOfString:text].location != NSNotFound);
}
