// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@protocol EasyServiceInput <ZIKServiceRoutable>
@property (nonatomic, copy) NSString *title;
@end

@protocol EasyViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *title;
@end

@interface EasyService : AService <EasyServiceInput>
@end
@implementation EasyService
@end

@interface EasyController : AViewController <EasyViewInput>
@end
@implementation EasyController
@end

static id easyService(ZIKPerformRouteConfiguration *config) {
    EasyService *service = [[EasyService new] autorelease];
    service.title = [config.userInfo objectForKey:@"title"];
    return service;
}

static id easyView(ZIKViewRouteConfiguration *config) {
    EasyController *view = [[EasyController new] autorelease];
    view.title = [config.userInfo objectForKey:@"title"];
    return view;
}

static ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> *serviceConfiguration(void) {
    ZIKServiceMakeableConfiguration *config = [[ZIKServiceMakeableConfiguration new] autorelease];
    config.makeDestination = ^id { return [[EasyService new] autorelease]; };
    return config;
}

static ZIKViewRouteConfiguration<ZIKConfigurationMakeable> *viewConfiguration(void) {
    ZIKViewMakeableConfiguration *config = [[ZIKViewMakeableConfiguration new] autorelease];
    config.makeDestination = ^id { return [[EasyController new] autorelease]; };
    return config;
}

/// Makes a service with a title in the loose parameters, and returns its title.
static NSString *titleMade(ZIKServiceRouterType *type) {
    return [[type makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
        [config addUserInfoForKey:@"title" object:@"given"];
    }] title];
}

static NSString *titleOfView(ZIKViewRouterType *type) {
    return [[type makeDestinationWithConfiguring:^(ZIKViewRouteConfiguration *config) {
        [config addUserInfoForKey:@"title" object:@"given"];
    }] title];
}

CASE(SimpleServices, aRouteIsRegisteredWithAClassAlone) {
    [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(EasyServiceInput) forMakingService:[EasyService class]];
    EXPECT([[ZIKRouterToService(EasyServiceInput) makeDestination] isKindOfClass:[EasyService class]]);
}

CASE(SimpleServices, aFunctionMakesTheService) {
    [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(EasyServiceInput) forMakingService:[EasyService class] factory:easyService];
    EXPECT_EQUAL(titleMade(ZIKRouterToService(EasyServiceInput)), @"given");
}

CASE(SimpleServices, aBlockMakesTheService) {
    [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(EasyServiceInput)
                             forMakingService:[EasyService class]
                                       making:^(ZIKPerformRouteConfiguration *config) { return easyService(config); }];
    EXPECT_EQUAL(titleMade(ZIKRouterToService(EasyServiceInput)), @"given");
}

CASE(SimpleServices, aRouteIsRegisteredWithAnIdentifierAndAClass) {
    [ZIKServiceRouter registerIdentifier:@"easy" forMakingService:[EasyService class]];
    EXPECT([[ZIKServiceRouter.toIdentifier(@"easy") makeDestination] isKindOfClass:[EasyService class]]);
}

CASE(SimpleServices, aFunctionMakesTheServiceOfAnIdentifier) {
    [ZIKServiceRouter registerIdentifier:@"easy" forMakingService:[EasyService class] factory:easyService];
    EXPECT_EQUAL(titleMade(ZIKServiceRouter.toIdentifier(@"easy")), @"given");
}

CASE(SimpleServices, aBlockMakesTheServiceOfAnIdentifier) {
    [ZIKServiceRouter registerIdentifier:@"easy"
                        forMakingService:[EasyService class]
                                  making:^(ZIKPerformRouteConfiguration *config) { return easyService(config); }];
    EXPECT_EQUAL(titleMade(ZIKServiceRouter.toIdentifier(@"easy")), @"given");
}

CASE(SimpleServices, aFunctionConfiguresTheServiceOfAnIdentifier) {
    [ZIKServiceRouter registerIdentifier:@"easy" forMakingService:[EasyService class] configurationFactory:serviceConfiguration];
    EXPECT([[ZIKServiceRouter.toIdentifier(@"easy") makeDestination] isKindOfClass:[EasyService class]]);
}

CASE(SimpleServices, aBlockConfiguresTheServiceOfAnIdentifier) {
    [ZIKServiceRouter registerIdentifier:@"easy"
                        forMakingService:[EasyService class]
                     configurationMaking:^{ return serviceConfiguration(); }];
    EXPECT([[ZIKServiceRouter.toIdentifier(@"easy") makeDestination] isKindOfClass:[EasyService class]]);
}

CASE(SimpleServices, twoIdentifiersOfOneClassAreTwoRoutes) {
    // The original confuses an exclusive class with an ordinary one here.
    [ZIKServiceRouter registerIdentifier:@"first" forMakingService:[EasyService class] factory:easyService];
    [ZIKServiceRouter registerIdentifier:@"second" forMakingService:[EasyService class] factory:easyService];
    EXPECT([ZIKServiceRouter.toIdentifier(@"first") makeDestination] != nil);
    EXPECT([ZIKServiceRouter.toIdentifier(@"second") makeDestination] != nil);
    EXPECT_NUMBER([[ZIKServiceRouter routersToClass:[EasyService class]] count], 2);
}

CASE(SimpleServices, aFunctionThatReturnsNilFails) {
    [ZIKServiceRouter registerIdentifier:@"easy"
                        forMakingService:[EasyService class]
                                  making:^(ZIKPerformRouteConfiguration *config) { return (id)nil; }];
    ZIKServiceRouter *router = [ZIKServiceRouter.toIdentifier(@"easy") performRoute];
    EXPECT_NUMBER(router.error.code, ZIKRouteErrorDestinationUnavailable);
}

CASE(SimpleViews, aRouteIsRegisteredWithAClassAlone) {
    [ZIKViewRouter registerViewProtocol:ZIKRoutable(EasyViewInput) forMakingView:[EasyController class]];
    SourceController *source = [SourceController open];
    ZIKViewRouter *router = [ZIKRouterToView(EasyViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT([router.destination isKindOfClass:[EasyController class]]);
}

CASE(SimpleViews, aFunctionMakesTheView) {
    [ZIKViewRouter registerViewProtocol:ZIKRoutable(EasyViewInput) forMakingView:[EasyController class] factory:easyView];
    EXPECT_EQUAL(titleOfView(ZIKRouterToView(EasyViewInput)), @"given");
}

CASE(SimpleViews, aBlockMakesTheView) {
    [ZIKViewRouter registerViewProtocol:ZIKRoutable(EasyViewInput)
                          forMakingView:[EasyController class]
                                 making:^(ZIKViewRouteConfiguration *config) { return easyView(config); }];
    EXPECT_EQUAL(titleOfView(ZIKRouterToView(EasyViewInput)), @"given");
}

CASE(SimpleViews, aRouteIsRegisteredWithAnIdentifierAndAClass) {
    [ZIKViewRouter registerIdentifier:@"easy" forMakingView:[EasyController class]];
    EXPECT([[ZIKViewRouter.toIdentifier(@"easy") makeDestination] isKindOfClass:[EasyController class]]);
}

CASE(SimpleViews, aFunctionMakesTheViewOfAnIdentifier) {
    [ZIKViewRouter registerIdentifier:@"easy" forMakingView:[EasyController class] factory:easyView];
    EXPECT_EQUAL(titleOfView(ZIKViewRouter.toIdentifier(@"easy")), @"given");
}

CASE(SimpleViews, aBlockMakesTheViewOfAnIdentifier) {
    [ZIKViewRouter registerIdentifier:@"easy"
                        forMakingView:[EasyController class]
                               making:^(ZIKViewRouteConfiguration *config) { return easyView(config); }];
    EXPECT_EQUAL(titleOfView(ZIKViewRouter.toIdentifier(@"easy")), @"given");
}

CASE(SimpleViews, aFunctionConfiguresTheViewOfAnIdentifier) {
    [ZIKViewRouter registerIdentifier:@"easy" forMakingView:[EasyController class] configurationFactory:viewConfiguration];
    EXPECT([[ZIKViewRouter.toIdentifier(@"easy") makeDestination] isKindOfClass:[EasyController class]]);
}

CASE(SimpleViews, aBlockConfiguresTheViewOfAnIdentifier) {
    [ZIKViewRouter registerIdentifier:@"easy" forMakingView:[EasyController class] configurationMaking:^{ return viewConfiguration(); }];
    EXPECT([[ZIKViewRouter.toIdentifier(@"easy") makeDestination] isKindOfClass:[EasyController class]]);
}
