// SPDX-License-Identifier: Apache-2.0

// Existing objects that are not views of the router.

#import "Fixtures.h"

@protocol ChartModuleInput <ZIKViewModuleRoutable>
@end

@interface ChartConfiguration : ZIKViewRouteConfiguration <ChartModuleInput>
@end
@implementation ChartConfiguration
@end

@interface ChartController : AViewController
@end
@implementation ChartController
@end

/// A subclass without a registration of its own.
@interface SpecialChartController : ChartController
@end
@implementation SpecialChartController
@end

@interface ChartRouter : ZIKViewRouter
@end

@implementation ChartRouter

+ (void)registerRoutableDestination {
    [self registerView:[ChartController class]];
    [self registerModuleProtocol:ZIKRoutable(ChartModuleInput)];
}

+ (id)defaultRouteConfiguration { return [[ChartConfiguration new] autorelease]; }

- (id)destinationWithConfiguration:(id)configuration { return [[ChartController new] autorelease]; }

- (void)prepareDestination:(id)destination configuration:(id)configuration { NOTE(@"router-prepares"); }

@end

static ZIKViewRouterType<id, ZIKViewRouteConfiguration<ChartModuleInput> *> *charts(void) {
    [ZIKRouteRegistry registerRouters:@[ [ChartRouter class] ]];
    return ZIKRouterToViewModule(ChartModuleInput);
}

/// Returns nil, without a warning of the compiler.
static id nothing(void) { return nil; }

static void noteCompletion(ZIKViewRouteConfiguration *config) {
    config.completionHandler = ^(BOOL success, id destination, ZIKRouteAction action, NSError *error) {
        NOTE(@"%d:%@:%d", success, action, error ? (int)error.code : -1);
    };
}

/// Shows and prepares an object by a route that knows no type of the view.
static void tryWith(id object) {
    SourceController *source = [SourceController open];
    ZIKViewRouter *shown = [charts() performOnDestination:object
                                                     path:ZIKViewRoutePath.pushFrom(source)
                                              configuring:^(id config) { noteCompletion(config); }];
    ZIKViewRouter *prepared = [charts() prepareDestination:object configuring:^(id config) { noteCompletion(config); }];
    NOTE(@"%@:%@", shown ? @"router" : @"nil", prepared ? @"router" : @"nil");
}

CASE(RefusedViews, moduleRouteAcceptsViewsOfItsClass) {
    tryWith([[ChartController new] autorelease]);
    EXPECT_EQUAL([Notes() lastObject], @"router:router");
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(RefusedViews, moduleRouteAcceptsViewsOfSubclasses) {
    tryWith([[SpecialChartController new] autorelease]);
    EXPECT_EQUAL([Notes() lastObject], @"router:router");
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(RefusedViews, moduleRouteRefusesForeignObjects) {
    tryWith([[NSObject new] autorelease]);
    EXPECT_NOTES(@"0:performOnDestination:1 0:prepareDestination:1 nil:nil");
    EXPECT_NUMBER(Host()->stack_count(), 1);
}

CASE(RefusedViews, moduleRouteRefusesViewsOfOtherRouters) {
    tryWith([[AViewController new] autorelease]);
    EXPECT_NOTES(@"0:performOnDestination:1 0:prepareDestination:1 nil:nil");
    EXPECT_NUMBER(Host()->stack_count(), 1);
}

CASE(RefusedViews, moduleRouteRefusesNil) {
    tryWith(nil);
    EXPECT_NOTES(@"0:performOnDestination:1 0:prepareDestination:1 nil:nil");
    EXPECT_NUMBER(Host()->stack_count(), 1);
}

CASE(RefusedViews, routerClassRefusesForeignObjects) {
    SourceController *source = [SourceController open];
    charts();
    EXPECT([ChartRouter performOnDestination:[[NSObject new] autorelease] path:ZIKViewRoutePath.pushFrom(source)] == nil);
    EXPECT([ChartRouter prepareDestination:[[NSObject new] autorelease] configuring:^(id config) {}] == nil);
    EXPECT_NOTES(@"");
}

CASE(RefusedViews, identifiedRouteRefusesForeignObjects) {
    [ZIKAnyViewRouter registerIdentifier:@"chart" forMakingView:[ChartController class]];
    ZIKAnyViewRouterType *route = ZIKViewRouter.toIdentifier(@"chart");
    EXPECT([route prepareDestination:[[NSObject new] autorelease] configuring:^(id config) {}] == nil);
    EXPECT([route prepareDestination:nothing() configuring:^(id config) {}] == nil);
    EXPECT([route prepareDestination:[[ChartController new] autorelease] configuring:^(id config) {}] != nil);
}

CASE(RefusedViews, blockRouteRefusesForeignObjects) {
    [ZIKAnyViewRoute makeRouteWithDestination:[ChartController class]
                              makeDestination:^id(ZIKViewRouteConfig *config, ZIKViewRouter *router) { return nil; }]
        .registerDestination([ASubview class])
        .registerModuleProtocol(ZIKRoutable(ChartModuleInput))
        .makeDefaultConfiguration(^{ return (ZIKViewRouteConfiguration *)[[ChartConfiguration new] autorelease]; });
    ZIKViewRouterType<id, ZIKViewRouteConfiguration<ChartModuleInput> *> *route = ZIKRouterToViewModule(ChartModuleInput);
    EXPECT([route prepareDestination:[[NSObject new] autorelease] configuring:^(id config) {}] == nil);
    EXPECT([route prepareDestination:[[ChartController new] autorelease] configuring:^(id config) {}] != nil);
    EXPECT([route prepareDestination:[[ASubview new] autorelease] configuring:^(id config) {}] != nil);
}

CASE(RefusedViews, routeOfProtocolRefusesViewsOfOtherRouters) {
    SourceController *source = BeginViews();
    id other = [[ASubview new] autorelease];
    EXPECT([ZIKRouterToView(AViewInput) performOnDestination:other path:ZIKViewRoutePath.pushFrom(source)] == nil);
    EXPECT([ZIKRouterToView(AViewInput) prepareDestination:other configuring:^(id config) {}] == nil);
}

CASE(RefusedViews, errorNamesTheClass) {
    ZIKViewRouter.globalErrorHandler = ^(ZIKViewRouter *router, ZIKRouteAction action, NSError *error) {
        NOTE(@"%@", error.localizedDescription);
    };
    [charts() prepareDestination:nothing() configuring:^(id config) {}];
    NSString *text = [Notes() lastObject];
    EXPECT([text rangeOfString:@"nil is not what ChartRouter provides"].location != NSNotFound);
    EXPECT([text rangeOfString:@"pass a ChartController"].location != NSNotFound);
}
