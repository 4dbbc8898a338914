// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@protocol BlockServiceInput <ZIKServiceRoutable>
@property (nonatomic, copy) NSString *title;
@end

@protocol BlockViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *title;
@end

@protocol BlockModuleInput <ZIKServiceModuleRoutable>
@property (nonatomic, copy) NSString *text;
@end

@interface BlockService : AService <BlockServiceInput>
@end
@implementation BlockService
@end

@interface BlockController : AViewController <BlockViewInput>
@end
@implementation BlockController
@end

@interface BlockConfiguration : ZIKPerformRouteConfiguration <BlockModuleInput> {
    NSString *_text;
}
@end

@implementation BlockConfiguration

@synthesize text = _text;

- (void)dealloc {
    [_text release];
    [super dealloc];
}

@end

@interface BlockRemoveConfiguration : ZIKRemoveRouteConfiguration
@end
@implementation BlockRemoveConfiguration
@end

static ZIKServiceRoute *serviceRoute(void) {
    return [ZIKServiceRoute makeRouteWithDestination:[BlockService class]
                                     makeDestination:^(ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) {
                                         EXPECT(router.configuration == config);
                                         return [[BlockService new] autorelease];
                                     }];
}

static void registerService(void) {
    serviceRoute()
        .nameAs(@"the block of services")
        .registerDestinationProtocol(ZIKRoutable(BlockServiceInput))
        .registerModuleProtocol(ZIKRoutable(BlockModuleInput))
        .registerIdentifier(@"block-service")
        .registerURLPattern(@"block://service/:name")
        .makeDefaultConfiguration(^{
            BlockConfiguration *config = [[BlockConfiguration new] autorelease];
            config.text = @"default";
            return (id)config;
        })
        .makeDefaultRemoveConfiguration(^{ return (ZIKRemoveRouteConfiguration *)[[BlockRemoveConfiguration new] autorelease]; })
        .prepareDestination(^(BlockService *service, BlockConfiguration *config, ZIKServiceRouter *router) {
            if (!service.title) service.title = config.text;
            NOTE(@"prepares");
        })
        .didFinishPrepareDestination(^(BlockService *service, BlockConfiguration *config, ZIKServiceRouter *router) {
            NOTE(@"finishes:%@", service.title);
        })
        .beforePerformWithConfigurationFromURL(^(id config, ZIKServiceRouter *router) { NOTE(@"before"); })
        .afterSuccessActionFromURL(^(ZIKRouteAction action, id config, ZIKServiceRouter *router) { NOTE(@"after:%@", action); })
        .processUserInfoFromURL(^(NSDictionary *userInfo, NSURL *url, id config, ZIKServiceRouter *router) {
            NOTE(@"processes:%@", [userInfo objectForKey:@"name"]);
        })
        .performActionFromURL(^(NSString *action, NSDictionary *userInfo, NSURL *url, id config, ZIKServiceRouter *router) {
            NOTE(@"performs:%@", action);
        });
}

CASE(BlockServices, aRouteByHandMakesAndPrepares) {
    registerService();
    id<BlockServiceInput> service = [ZIKRouterToService(BlockServiceInput) makeDestination];
    EXPECT_EQUAL(service.title, @"default");
    EXPECT_NOTES(@"before prepares finishes:default");
}

CASE(BlockServices, aRouteIsFoundByItsModule) {
    registerService();
    BlockService *service = [ZIKRouterToServiceModule(BlockModuleInput)
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<BlockModuleInput> *config) { config.text = @"module"; }];
    EXPECT_EQUAL(service.title, @"module");
}

CASE(BlockServices, aRouteIsFoundByItsIdentifier) {
    registerService();
    EXPECT([[ZIKServiceRouter.toIdentifier(@"block-service") makeDestination] isKindOfClass:[BlockService class]]);
}

CASE(BlockServices, aRouteIsFoundByItsClass) {
    registerService();
    NSArray *types = [ZIKServiceRouter routersToClass:[BlockService class]];
    EXPECT_NUMBER([types count], 1);
    EXPECT([[[types lastObject] makeDestination] isKindOfClass:[BlockService class]]);
}

CASE(BlockServices, aURLPerformsARoute) {
    registerService();
    [ZIKServiceRouter performURL:[NSURL URLWithString:@"block://service/anna?action=sing"]];
    EXPECT_NOTES(@"before processes:anna prepares finishes:default after:performRoute performs:sing");
}

CASE(BlockServices, aRouteHasItsRemoveConfiguration) {
    registerService();
    ZIKServiceRouter *router = [ZIKRouterToService(BlockServiceInput) performRoute];
    EXPECT([router.removeConfiguration isKindOfClass:[BlockRemoveConfiguration class]]);
    [Notes() removeAllObjects];
    [router removeRoute];
    EXPECT_NOTES(@"after:removeRoute");
}

CASE(BlockServices, blocksThatAreSetLaterCount) {
    ZIKServiceRoute *route = serviceRoute();
    route.registerDestinationProtocol(ZIKRoutable(BlockServiceInput));
    EXPECT([ZIKRouterToService(BlockServiceInput) makeDestination] != nil);
    route.prepareDestination(^(BlockService *service, id config, ZIKServiceRouter *router) { service.title = @"later"; });
    EXPECT_EQUAL([[ZIKRouterToService(BlockServiceInput) makeDestination] title], @"later");
}

/// Registers routes of blocks.
@interface BlockAdapter : ZIKServiceRouteAdapter
@end

@implementation BlockAdapter

+ (void)registerRoutableDestination { registerService(); }

@end

CASE(BlockServices, aRouteIsCreatedInARegistration) {
    [ZIKRouteRegistry registerRouters:@[ [BlockAdapter class] ]];
    EXPECT_EQUAL([[ZIKRouterToService(BlockServiceInput) makeDestination] title], @"default");
    EXPECT([ZIKServiceRouter.toIdentifier(@"block-service") makeDestination] != nil);
}

// Views

static ZIKViewRoute *viewRoute(void) {
    return [ZIKViewRoute makeRouteWithDestination:[BlockController class]
                                  makeDestination:^(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {
                                      return [[BlockController new] autorelease];
                                  }]
        .registerDestinationProtocol(ZIKRoutable(BlockViewInput))
        .registerIdentifier(@"block-view");
}

CASE(BlockViews, aRouteShowsItsView) {
    viewRoute().prepareDestination(^(BlockController *view, id config, ZIKViewRouter *router) {
        view.router = router;
        view.title = @"block";
    });
    SourceController *source = [SourceController open];
    ZIKViewRouter *router = [ZIKRouterToView(BlockViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    BlockController *view = router.destination;
    EXPECT_EQUAL(view.title, @"block");
    [view.router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(BlockViews, aRouteHasItsDefaultPath) {
    viewRoute().makeDefaultConfiguration(^{
        ZIKViewRouteConfiguration *config = [[ZIKViewRouteConfiguration new] autorelease];
        config.routeType = ZIKViewRouteTypePush;
        return (id)config;
    });
    SourceController *source = [SourceController open];
    ZIKViewRouter *router = [ZIKRouterToView(BlockViewInput) performPath:ZIKViewRoutePath.defaultPathFrom(source)];
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePush);
}

CASE(BlockViews, aRouteNamesTheKindsThatItSupports) {
    viewRoute().makeSupportedRouteTypes(
        ^{ return (ZIKViewRouteTypeMask)(ZIKViewRouteTypeMaskPresentModally | ZIKViewRouteTypeMaskMakeDestination); });
    EXPECT([ZIKRouterToView(BlockViewInput) supportRouteType:ZIKViewRouteTypePresentModally]);
    EXPECT(![ZIKRouterToView(BlockViewInput) supportRouteType:ZIKViewRouteTypePush]);
}

CASE(BlockViews, aRouteHasItsRemoveConfiguration) {
    viewRoute().makeDefaultRemoveConfiguration(^{
        ZIKViewRemoveConfiguration *config = [[ZIKViewRemoveConfiguration new] autorelease];
        config.successHandler = ^{ NOTE(@"removed"); };
        return config;
    });
    SourceController *source = [SourceController open];
    ZIKViewRouter *router = [ZIKRouterToView(BlockViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [router removeRoute];
    EXPECT_NOTES(@"removed");
}

CASE(BlockViews, aRouteShowsItsViewItself) {
    viewRoute()
        .makeSupportedRouteTypes(^{ return (ZIKViewRouteTypeMask)ZIKViewRouteTypeMaskCustom; })
        .canPerformCustomRoute(^(ZIKViewRouter *router) { return YES; })
        .canRemoveCustomRoute(^(ZIKViewRouter *router) { return YES; })
        .performCustomRoute(^(id view, id source, id config, ZIKViewRouter *router) {
            [router beginPerformRoute];
            Host()->add_child(view, source);
            [router endPerformRouteWithSuccess];
        })
        .removeCustomRoute(^(id view, id source, ZIKViewRemoveConfiguration *removal, id config, ZIKViewRouter *router) {
            [router beginRemoveRouteFromSource:source];
            Host()->remove(view);
            [router endRemoveRouteWithSuccessOnDestination:view fromSource:source];
        });
    SourceController *source = [SourceController open];
    ZIKViewRouter *router = [ZIKRouterToView(BlockViewInput) performPath:ZIKViewRoutePath.customFrom(source)];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(BlockViews, aRouteWithoutACustomTransitionCannotPerformOne) {
    viewRoute().makeSupportedRouteTypes(^{ return (ZIKViewRouteTypeMask)ZIKViewRouteTypeMaskCustom; });
    SourceController *source = [SourceController open];
    ZIKViewRouter *router = [ZIKRouterToView(BlockViewInput) performPath:ZIKViewRoutePath.customFrom(source)];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT_NUMBER(router.error.code, ZIKRouteErrorActionFailed);
}

CASE(BlockViews, aURLShowsTheViewOfARoute) {
    viewRoute()
        .registerURLPattern(@"block://view/:name")
        .processUserInfoFromURL(^(NSDictionary *userInfo, NSURL *url, id config, ZIKViewRouter *router) {
            NOTE(@"processes:%@", [userInfo objectForKey:@"name"]);
        })
        .performActionFromURL(^(NSString *action, NSDictionary *userInfo, NSURL *url, id config, ZIKViewRouter *router) {
            NOTE(@"performs:%@", action);
        });
    SourceController *source = [SourceController open];
    [ZIKViewRouter performURL:[NSURL URLWithString:@"block://view/anna?action=zoom"] path:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NOTES(@"processes:anna performs:zoom");
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(BlockViews, aRouteIsNotEnumeratedAsARouterClass) {
    viewRoute();
    [ZIKViewRouter enumerateAllViewRouters:^(Class router) { NOTE(@"%@", NSStringFromClass(router)); }];
    EXPECT_NOTES(@"");
}
