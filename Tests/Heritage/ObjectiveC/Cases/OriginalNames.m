// SPDX-License-Identifier: Apache-2.0

// Names of ZIKRouter in the spelling of its own documentation.

#import "Fixtures.h"
#import <ZIKRouter/ZIKRouter+URLRouter.h>
#import <ZIKRouter/ZIKRouterType.h>
#import <ZIKRouter/ZIKServiceModuleRoutable.h>
#import <ZIKRouter/ZIKServiceRoutable.h>
#import <ZIKRouter/ZIKServiceRouteAdapter.h>
#import <ZIKRouter/ZIKServiceRouter+Discover.h>
#import <ZIKRouter/ZIKViewModuleRoutable.h>
#import <ZIKRouter/ZIKViewRoutable.h>
#import <ZIKRouter/ZIKViewRouteAdapter.h>
#import <ZIKRouter/ZIKViewRouteError.h>
#import <ZIKRouter/ZIKViewRouter+Discover.h>
#import <ZIKRouter/ZIKViewRouter+URLRouter.h>

@protocol NamedViewInput <ZIKViewRoutable>
@end

@protocol NamedServiceInput <ZIKServiceRoutable>
@end

ZIX_ADD_CATEGORY(AViewController, NamedViewInput)
ZIX_ADD_CATEGORY(AService, NamedServiceInput)

@protocol NamedViewModuleInput <ZIKViewModuleRoutable>
@property (nonatomic, copy, readonly) id<AViewInput> (^makeDestinationWith)(NSString *title);
@end

@protocol NamedServiceModuleInput <ZIKServiceModuleRoutable>
@property (nonatomic, copy, readonly) id<AServiceInput> (^makeDestinationWith)(NSString *title);
@end

DeclareRoutableViewModuleProtocol(NamedViewModuleInput)
DeclareRoutableServiceModuleProtocol(NamedServiceModuleInput)

// Finding

CASE(OriginalNames, blocksFindRoutes) {
    BeginServices();
    BeginViews();
    EXPECT([ZIKViewRouter.toView(ZIKRoutable(AViewInput)) makeDestination] != nil);
    EXPECT([ZIKServiceRouter.toService(ZIKRoutable(AServiceInput)) makeDestination] != nil);
    EXPECT_NUMBER([ZIKViewRouter.routersToClass([AViewController class]) count], 1);
    EXPECT_NUMBER([ZIKServiceRouter.routersToClass([AService class]) count], 1);
}

CASE(OriginalNames, blocksReportMissingRoutes) {
    ZIKViewRouter.globalErrorHandler = ^(ZIKViewRouter *router, ZIKRouteAction action, NSError *error) { NOTE(@"%@", action); };
    ZIKServiceRouter.globalErrorHandler = ^(ZIKServiceRouter *router, ZIKRouteAction action, NSError *error) { NOTE(@"%@", action); };
    EXPECT(ZIKViewRouter.toView(ZIKRoutable(AViewInput)) == nil);
    EXPECT(ZIKViewRouter.toModule(ZIKRoutable(NamedViewModuleInput)) == nil);
    EXPECT(ZIKServiceRouter.toService(ZIKRoutable(AServiceInput)) == nil);
    EXPECT(ZIKServiceRouter.toModule(ZIKRoutable(NamedServiceModuleInput)) == nil);
    EXPECT_NOTES(@"toView toViewModule toService toServiceModule");
}

// Types

@interface NamedServiceRouter : ZIKDestinationServiceRouter(AService *)
@end

@implementation NamedServiceRouter

+ (void)registerRoutableDestination {
    [self registerService:[AService class]];
    [self registerServiceProtocol:ZIKRoutable(NamedServiceInput)];
}

- (AService *)destinationWithConfiguration:(ZIKPerformRouteConfig *)configuration { return [[AService new] autorelease]; }

@end

CASE(OriginalNames, macrosTakeTypes) {
    [ZIKRouteRegistry registerRouters:@[ [NamedServiceRouter class] ]];
    ZIKDestinationServiceRouter(AService *) *router = [NamedServiceRouter performRoute];
    EXPECT([router.destination isKindOfClass:[AService class]]);
    ZIKDestinationServiceRouter(id<NamedServiceInput>) *found = [ZIKRouterToService(NamedServiceInput) performRoute];
    EXPECT_NUMBER(found.state, ZIKRouterStateRouted);
}

// Routes of blocks

CASE(OriginalNames, routesOfBlocksHaveTypes) {
    SourceController *source = [SourceController open];
    ZIKDestinationViewRoute(id<NamedViewInput>) *view = [ZIKDestinationViewRoute(id<NamedViewInput>)
        makeRouteWithDestination:[AViewController class]
                 makeDestination:^id(ZIKViewRouteConfig *config, ZIKRouter *router) { return [[AViewController new] autorelease]; }];
    EXPECT_EQUAL(view.name, @"AViewController");
    view.name = @"named view";
    view.registerDestinationProtocol(ZIKRoutable(NamedViewInput)).makeSupportedRouteTypes(^ZIKBlockViewRouteTypeMask {
        return ZIKBlockViewRouteTypeMaskViewControllerDefault | ZIKBlockViewRouteTypeMaskCustom;
    });
    EXPECT_NUMBER([ZIKRouterToView(NamedViewInput) performPath:ZIKViewRoutePath.pushFrom(source)].state, ZIKRouterStateRouted);
    EXPECT([ZIKRouterToView(NamedViewInput) supportRouteType:ZIKViewRouteTypeCustom]);
    EXPECT_EQUAL(view.nameAs(@"another name").name, @"another name");

    ZIKDestinationServiceRoute(id<NamedServiceInput>) *service = [ZIKDestinationServiceRoute(id<NamedServiceInput>)
        makeRouteWithDestination:[AService class]
                 makeDestination:^id(ZIKPerformRouteConfig *config, ZIKRouter *router) { return [[AService new] autorelease]; }];
    service.name = @"named service";
    service.registerDestinationProtocol(ZIKRoutable(NamedServiceInput));
    EXPECT([ZIKRouterToService(NamedServiceInput) makeDestination] != nil);
    EXPECT_EQUAL(service.name, @"named service");
}

CASE(OriginalNames, aNameIsInMessages) {
    [ZIKAnyServiceRoute makeRouteWithDestination:[NSObject class]
                                 makeDestination:^id(ZIKPerformRouteConfig *config, ZIKServiceRouter *router) { return nil; }]
        .registerDestinationProtocol(ZIKRoutable(NamedServiceInput))
        .name = @"the named route";
    EXPECT([FaultsWith([ZIKRouteRegistry validate], @"the named route") length] > 0);
}

static AViewController *titled(NSString *title) {
    AViewController *view = [[AViewController new] autorelease];
    view.title = title;
    return view;
}

CASE(OriginalNames, declaredModulesTakeParameters) {
    ZIKModuleViewRoute(NamedViewModuleInput) *view = [ZIKModuleViewRoute(NamedViewModuleInput)
        makeRouteWithDestination:[AViewController class]
                 makeDestination:^id(ZIKViewRouteConfig<NamedViewModuleInput> *config, ZIKViewRouter *router) {
                     return [(ZIKViewMakeableConfiguration *)config makeDestination]();
                 }];
    view.registerModuleProtocol(ZIKRoutable(NamedViewModuleInput)).makeDefaultConfiguration(^{
        ZIKViewMakeableConfiguration *config = [[ZIKViewMakeableConfiguration new] autorelease];
        __block ZIKViewMakeableConfiguration *unretained = config;
        config.makeDestinationWith = ^id(NSString *title) {
            unretained.makeDestination = ^id { return titled(title); };
            return nil;
        };
        return (ZIKViewRouteConfiguration<NamedViewModuleInput> *)config;
    });
    id made = [ZIKRouterToViewModule(NamedViewModuleInput)
        makeDestinationWithConfiguring:^(ZIKViewRouteConfig<NamedViewModuleInput> *config) { config.makeDestinationWith(@"declared"); }];
    EXPECT_EQUAL([made title], @"declared");
    EXPECT_EQUAL(FaultsWith([ZIKRouteRegistry validate], @"no provider for RoutableViewModule<NamedViewModuleInput>"), @"");
}

/// A configuration with only the required part of the protocol.
@interface MinimalConfiguration : ZIKPerformRouteConfiguration <ZIKConfigurationMakeable>
@end

@implementation MinimalConfiguration
- (id (^)(void))makeDestination { return ^id { return [[AService new] autorelease]; }; }
@end

CASE(OriginalNames, makeableConfigurationNeedsOnlyItsBlock) {
    [ZIKAnyServiceRouter registerIdentifier:@"minimal"
                           forMakingService:[AService class]
                        configurationMaking:^{
                            return (ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> *)[[MinimalConfiguration new] autorelease];
                        }];
    EXPECT([[ZIKServiceRouter.toIdentifier(@"minimal") makeDestination] isKindOfClass:[AService class]]);
}

// Paths

CASE(OriginalNames, methodsReturnPaths) {
    SourceController *source = BeginViews();
    ASubview *view = [[ASubview new] autorelease];
    void (^none)(id, void (^)(void)) = ^(id destination, void (^completion)(void)) {};
    ZIKViewRoutePath *paths[] = {
        [ZIKViewRoutePath pushFrom:source],
        [ZIKViewRoutePath presentModallyFrom:source],
        [ZIKViewRoutePath presentAsPopoverFrom:source configure:^(ZIKViewRoutePopoverConfig *config) { config.sourceView = view; }],
        [ZIKViewRoutePath presentAsSheetFrom:source],
        [ZIKViewRoutePath performSegueFrom:source identifier:@"segue" sender:nil],
        [ZIKViewRoutePath showFrom:source],
        [ZIKViewRoutePath showDetailFrom:source],
        [ZIKViewRoutePath addAsChildViewControllerFrom:source addingChildViewHandler:none],
        [ZIKViewRoutePath addAsSubviewFrom:view],
        [ZIKViewRoutePath customFrom:source],
        ZIKViewRoutePath.makeDestination,
        [ZIKViewRoutePath presentFrom:source animator:view],
        [ZIKViewRoutePath defaultPathFrom:source],
    };
    for (int type = ZIKViewRouteTypePush; type <= ZIKViewRouteTypeDefault; type++) EXPECT_NUMBER(paths[type].routeType, type);
    ZIKViewRouteConfig *config = [[ZIKViewRouteConfig new] autorelease];
    [config configurePath:[ZIKViewRoutePath presentAsPopoverFrom:source
                                                       configure:^(ZIKViewRoutePopoverConfig *popover) { popover.sourceView = view; }]];
    EXPECT(config.popoverConfiguration.sourceView == view);
    [config configurePath:[ZIKViewRoutePath performSegueFrom:source identifier:@"segue" sender:view]];
    EXPECT_EQUAL(config.segueConfiguration.identifier, @"segue");
    [config configurePath:ZIKViewRoutePath.presentWithAnimatorFrom(source, view)];
    EXPECT(config.animator == view);
    EXPECT_NUMBER(config.routeType, ZIKViewRouteTypePresentWithAnimator);
    EXPECT_NUMBER([AViewRouter performPath:[ZIKViewRoutePath pushFrom:source]].realRouteType, ZIKViewRouteRealTypePush);
}

CASE(OriginalNames, showUsesTheFrontScreen) {
    BeginViews();
    EXPECT_NUMBER([AViewRouter performPath:ZIKViewRoutePath.show].state, ZIKRouterStateRouted);
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(OriginalNames, configureOfPathCanBeSet) {
    SourceController *source = BeginViews();
    ZIKViewRoutePath *path = [ZIKViewRoutePath pushFrom:source];
    path.configure = ^(ZIKViewRouteConfig *config) { NOTE(@"configures"); };
    [AViewRouter performPath:path];
    EXPECT_EQUAL([Notes() firstObject], @"configures");
}

// Errors

@interface DomainRouter : ZIKServiceRouter
@end

@implementation DomainRouter
+ (NSString *)errorDomain { return @"app"; }
@end

CASE(OriginalNames, errorsHaveFormats) {
    NSError *error = [ZIKViewRouter routeErrorWithCode:ZIKRouteErrorActionFailed localizedDescriptionFormat:@"%@ %d", @"failed", 3];
    EXPECT_EQUAL(error.localizedDescription, @"failed 3");
    EXPECT_EQUAL(error.domain, ZIKRouteErrorDomain);
    EXPECT_NUMBER(error.code, ZIKRouteErrorActionFailed);
    error = [ZIKViewRouter viewRouteErrorWithCode:ZIKViewRouteErrorInvalidSource localizedDescriptionFormat:@"no %@", @"source"];
    EXPECT_EQUAL(error.localizedDescription, @"no source");
    EXPECT_NUMBER(error.code, ZIKViewRouteErrorInvalidSource);
    EXPECT_EQUAL([ZIKViewRouter errorDomain], ZIKViewRouteErrorDomain);
}

CASE(OriginalNames, errorsHaveTheDomainOfTheRouter) {
    NSError *error = [DomainRouter errorWithCode:7 localizedDescriptionFormat:@"%@", @"text"];
    EXPECT_EQUAL(error.domain, @"app");
    EXPECT_EQUAL(error.localizedDescription, @"text");
    EXPECT_EQUAL([[DomainRouter errorWithCode:7 localizedDescription:@"text"] domain], @"app");
    EXPECT_EQUAL([[[DomainRouter errorWithCode:7 userInfo:@{@"key" : @"value"}] userInfo] objectForKey:@"key"], @"value");
    EXPECT_EQUAL([[DomainRouter routeErrorWithCode:0 localizedDescription:@"text"] domain], ZIKRouteErrorDomain);
}

// Others

CASE(OriginalNames, routesHaveDefaultConfigurations) {
    BeginServices();
    BeginViews();
    ZIKViewRouteConfig *config = [ZIKRouterToView(AViewInput) defaultRouteConfiguration];
    EXPECT([config isKindOfClass:[ZIKViewRouteConfiguration class]]);
    EXPECT_NUMBER(config.routeType, ZIKViewRouteTypePresentModally);
    EXPECT(config != [ZIKRouterToView(AViewInput) defaultRouteConfiguration]);
    EXPECT([[ZIKRouterToView(AViewInput) defaultRemoveConfiguration] animated]);
    EXPECT([ZIKRouterToService(AServiceInput) defaultRouteConfiguration] != nil);
    EXPECT([ZIKRouterToService(AServiceInput) defaultRemoveConfiguration] != nil);
}

CASE(OriginalNames, configurationsAreOriginals) {
    BeginServices();
    ZIKServiceRouter *router = [AServiceRouter performRoute];
    EXPECT(router.original_configuration == router.configuration);
    EXPECT(router.original_removeConfiguration == router.removeConfiguration);
}

CASE(OriginalNames, interceptorsOfBaseClassAreForBothKinds) {
    SourceController *source = BeginViews();
    BeginServices();
    [ZIKRouter interceptBeforePerformWithConfiguration:^(ZIKRouter *router, ZIKPerformRouteConfig *config) {
        NOTE(@"before-%@", [router isKindOfClass:[ZIKViewRouter class]] ? @"view" : @"service");
    }];
    [ZIKRouter enableDefaultURLRouteRule];
    [AServiceRouter performRoute];
    [AViewRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT([Notes() containsObject:@"before-view"]);
    EXPECT([Notes() containsObject:@"before-service"]);
}

CASE(OriginalNames, earlierNamesAreSame) {
    ZIKPerformRouteConfig *config = [[ZIKPerformRouteConfig new] autorelease];
    config.routeCompletion = ^(id destination) { NOTE(@"completes"); };
    config.successHandler(config);
    EXPECT_NOTES(@"completes");
    EXPECT_NUMBER(ZIKRouterStateNotRoute, ZIKRouterStateUnrouted);
    EXPECT_NUMBER(ZIKViewRouteTypeGetDestination, ZIKViewRouteTypeMakeDestination);
    EXPECT_NUMBER(ZIKViewRouteTypeMaskUIViewDefault, ZIKViewRouteTypeMaskViewDefault);
    ZIKURLRouteKey key = ZIKURLRouteKeyOriginURL;
    EXPECT_EQUAL(key, @"origin-url");
}
