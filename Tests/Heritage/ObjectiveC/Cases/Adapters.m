// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@protocol RequiredServiceInput <ZIKServiceRoutable>
@property (nonatomic, copy) NSString *title;
@end

@protocol FurtherServiceInput <ZIKServiceRoutable>
@property (nonatomic, copy) NSString *title;
@end

@interface AService (Adapted) <RequiredServiceInput, FurtherServiceInput>
@end
@implementation AService (Adapted)
@end

@protocol RequiredViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *title;
@end

@protocol RemoteViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *title;
@end

@interface AViewController (Adapted) <RequiredViewInput, RemoteViewInput>
@end
@implementation AViewController (Adapted)
@end

// Modules

@protocol ProvidedModuleInput <ZIKServiceModuleRoutable>
@property (nonatomic, copy) NSString *text;
@end

@protocol RequiredModuleInput <ZIKServiceModuleRoutable>
@property (nonatomic, copy) NSString *text;
@end

@protocol ProvidedViewModuleInput <ZIKViewModuleRoutable>
@property (nonatomic, copy) NSString *text;
@end

@protocol RequiredViewModuleInput <ZIKViewModuleRoutable>
@property (nonatomic, copy) NSString *text;
@end

@interface AdaptedConfiguration : ZIKPerformRouteConfiguration <ProvidedModuleInput, RequiredModuleInput> {
    NSString *_text;
}
@end

@implementation AdaptedConfiguration

@synthesize text = _text;

- (void)dealloc {
    [_text release];
    [super dealloc];
}

@end

@interface AdaptedViewConfiguration : ZIKViewRouteConfiguration <ProvidedViewModuleInput, RequiredViewModuleInput> {
    NSString *_text;
}
@end

@implementation AdaptedViewConfiguration

@synthesize text = _text;

- (void)dealloc {
    [_text release];
    [super dealloc];
}

@end

@interface AdaptedModuleRouter : ZIKServiceRouter
@end

@implementation AdaptedModuleRouter

+ (void)registerRoutableDestination {
    [self registerService:[AService class]];
    [self registerModuleProtocol:ZIKRoutable(ProvidedModuleInput)];
}

+ (id)defaultRouteConfiguration { return [[AdaptedConfiguration new] autorelease]; }

- (id)destinationWithConfiguration:(AdaptedConfiguration *)configuration {
    AService *service = [[AService new] autorelease];
    service.title = configuration.text;
    return service;
}

@end

@interface AdaptedViewModuleRouter : ZIKViewRouter
@end

@implementation AdaptedViewModuleRouter

+ (void)registerRoutableDestination {
    [self registerView:[AViewController class]];
    [self registerModuleProtocol:ZIKRoutable(ProvidedViewModuleInput)];
}

+ (id)defaultRouteConfiguration { return [[AdaptedViewConfiguration new] autorelease]; }

- (id)destinationWithConfiguration:(AdaptedViewConfiguration *)configuration {
    AViewController *view = [[AViewController new] autorelease];
    view.title = configuration.text;
    return view;
}

@end

// Adapters

#define SERVICE_ADAPTER(NAME, REQUIRED, PROVIDED) \
    @interface NAME : ZIKServiceRouteAdapter \
    @end \
    @implementation NAME \
    +(void)registerRoutableDestination { \
        [self registerDestinationAdapter:ZIKRoutable(REQUIRED) forAdaptee:ZIKRoutable(PROVIDED)]; \
    } \
    @end

#define VIEW_ADAPTER(NAME, REQUIRED, PROVIDED) \
    @interface NAME : ZIKViewRouteAdapter \
    @end \
    @implementation NAME \
    +(void)registerRoutableDestination { \
        [self registerDestinationAdapter:ZIKRoutable(REQUIRED) forAdaptee:ZIKRoutable(PROVIDED)]; \
    } \
    @end

SERVICE_ADAPTER(RequiredServiceAdapter, RequiredServiceInput, AServiceInput)
SERVICE_ADAPTER(FurtherServiceAdapter, FurtherServiceInput, RequiredServiceInput)
SERVICE_ADAPTER(CyclicServiceAdapter, RequiredServiceInput, FurtherServiceInput)
VIEW_ADAPTER(RequiredViewAdapter, RequiredViewInput, AViewInput)
VIEW_ADAPTER(RemoteViewAdapter, RemoteViewInput, RequiredViewInput)

@interface ModuleAdapter : ZIKServiceRouteAdapter
@end

@implementation ModuleAdapter

+ (void)registerRoutableDestination {
    [self registerModuleAdapter:ZIKRoutable(RequiredModuleInput) forAdaptee:ZIKRoutable(ProvidedModuleInput)];
}

@end

@interface ViewModuleAdapter : ZIKViewRouteAdapter
@end

@implementation ViewModuleAdapter

+ (void)registerRoutableDestination {
    [self registerModuleAdapter:ZIKRoutable(RequiredViewModuleInput) forAdaptee:ZIKRoutable(ProvidedViewModuleInput)];
}

@end

CASE(Adapters, aRequiredProtocolLeadsToTheService) {
    BeginServices();
    [ZIKRouteRegistry registerRouters:@[ [RequiredServiceAdapter class] ]];
    id<RequiredServiceInput> service =
        [ZIKRouterToService(RequiredServiceInput) makeDestinationWithPreparation:^(id<RequiredServiceInput> made) { made.title = @"adapted"; }];
    EXPECT([service isKindOfClass:[AService class]]);
    EXPECT_EQUAL(service.title, @"adapted");
}

CASE(Adapters, aChainOfAdaptersLeadsToTheService) {
    [ZIKRouteRegistry registerRouters:@[ [FurtherServiceAdapter class], [RequiredServiceAdapter class] ]];
    BeginServices();
    ZIKServiceRouter *router = [ZIKRouterToService(FurtherServiceInput) performRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT([router.destination isKindOfClass:[AService class]]);
    [router removeRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(Adapters, aRequiredProtocolLeadsToTheView) {
    SourceController *source = BeginViews();
    [ZIKRouteRegistry registerRouters:@[ [RequiredViewAdapter class], [RemoteViewAdapter class] ]];
    ZIKViewRouter *router = [ZIKRouterToView(RemoteViewInput) performPath:ZIKViewRoutePath.pushFrom(source)
                                                              preparation:^(id<RemoteViewInput> view) { view.title = @"adapted"; }];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_EQUAL([(AViewController *)Host()->front() title], @"adapted");
}

CASE(Adapters, aRequiredModuleLeadsToTheService) {
    [ZIKRouteRegistry registerRouters:@[ [AdaptedModuleRouter class], [ModuleAdapter class] ]];
    AService *service = [ZIKRouterToServiceModule(RequiredModuleInput)
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<RequiredModuleInput> *config) { config.text = @"adapted"; }];
    EXPECT_EQUAL(service.title, @"adapted");
}

CASE(Adapters, aRequiredModuleLeadsToTheView) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [AdaptedViewModuleRouter class], [ViewModuleAdapter class] ]];
    [ZIKRouterToViewModule(RequiredViewModuleInput)
        performPath:ZIKViewRoutePath.pushFrom(source)
        configuring:^(ZIKViewRouteConfiguration<RequiredViewModuleInput> *config) { config.text = @"adapted"; }];
    EXPECT_EQUAL([(AViewController *)Host()->front() title], @"adapted");
}

CASE(Adapters, anAdapterIsRegisteredByHand) {
    BeginServices();
    [RequiredServiceAdapter registerRoutableDestination];
    EXPECT([ZIKRouterToService(RequiredServiceInput) makeDestination] != nil);
}

CASE(Adapters, anAdapterWithoutAnAdapteeFindsNoRouter) {
    [ZIKRouteRegistry registerRouters:@[ [RequiredServiceAdapter class] ]];
    ZIKServiceRouter.globalErrorHandler = ^(ZIKServiceRouter *router, ZIKRouteAction action, NSError *error) {
        NOTE(@"%@:%ld", action, (long)error.code);
    };
    EXPECT(ZIKRouterToService(RequiredServiceInput) == nil);
    EXPECT_NOTES(@"toService:0");
}

CASE(Adapters, aCycleOfAdaptersFindsNoRouter) {
    [ZIKRouteRegistry registerRouters:@[ [FurtherServiceAdapter class], [CyclicServiceAdapter class] ]];
    ZIKServiceRouter.globalErrorHandler = ^(ZIKServiceRouter *router, ZIKRouteAction action, NSError *error) {
        NOTE(@"%@:%ld", action, (long)error.code);
    };
    EXPECT(ZIKRouterToService(RequiredServiceInput) == nil);
    EXPECT_NOTES(@"toService:5");
}

CASE(Adapters, anAdapterIsNoRouterClass) {
    BeginServices();
    [ZIKRouteRegistry registerRouters:@[ [RequiredServiceAdapter class] ]];
    [ZIKServiceRouter enumerateAllServiceRouters:^(Class router) { NOTE(@"%@", NSStringFromClass(router)); }];
    EXPECT_NOTES(@"AServiceRouter");
}

// Checks

CASE(AdapterChecks, aCycleIsReported) {
    [ZIKRouteRegistry registerRouters:@[ [FurtherServiceAdapter class], [CyclicServiceAdapter class] ]];
    NSString *faults = FaultsWith([ZIKRouteRegistry validate], @"adapter-cycle");
    EXPECT([faults hasPrefix:@"Objective-C: error: adapter cycle: RoutableService<FurtherServiceInput> → RoutableService<RequiredServiceInput> → "
                             @"RoutableService<FurtherServiceInput> [adapter-cycle]\n"]);
    EXPECT([faults hasSuffix:@"  help: adapt one of these keys to a key that a module provides"]);
}

CASE(AdapterChecks, anAdapterWithoutAnAdapteeIsReported) {
    [ZIKRouteRegistry registerRouters:@[ [RequiredServiceAdapter class] ]];
    NSArray *faults = [ZIKRouteRegistry validate];
    EXPECT([FaultsWith(faults, @"missing-provider")
        rangeOfString:@"Objective-C: error: no provider for RoutableService<AServiceInput> [missing-provider]\n"
                      @"  needed by the adapter of RoutableService<RequiredServiceInput> at Objective-C\n"].location != NSNotFound);
    EXPECT_EQUAL(FaultsWith(faults, @"adapter-without-provider"),
                 @"Objective-C: error: RoutableService<RequiredServiceInput> is adapted to a route without a provider: "
                 @"RoutableService<RequiredServiceInput> → RoutableService<AServiceInput> [adapter-without-provider]\n"
                 @"  help: link the module that provides RoutableService<AServiceInput>, or adapt to another key");
}

CASE(AdapterChecks, aProtocolWithTwoAdaptersIsReported) {
    [ZIKRouteRegistry registerRouters:@[ [RequiredServiceAdapter class], [CyclicServiceAdapter class] ]];
    BeginServices();
    EXPECT_EQUAL(FaultsWith([ZIKRouteRegistry validate], @"RequiredServiceInput"),
                 @"Objective-C: error: RoutableService<RequiredServiceInput> is provided by CyclicServiceAdapter, and by RequiredServiceAdapter before it [duplicate-provider]\n"
                 @"  RequiredServiceAdapter provides it at Objective-C\n"
                 @"  help: remove one of the two, or let one replace the other; RequiredServiceAdapter, registered first, is used");
}

@protocol StrangeServiceInput <ZIKServiceRoutable>
@end

@interface StrangeService : NSObject <StrangeServiceInput>
@end
@implementation StrangeService
@end

SERVICE_ADAPTER(StrangeAdapter, StrangeServiceInput, AServiceInput)

CASE(AdapterChecks, aDestinationThatDoesNotConformToTheRequiredProtocolIsReported) {
    BeginServices();
    [ZIKRouteRegistry registerRouters:@[ [StrangeAdapter class] ]];
    EXPECT_EQUAL(FaultsWith([ZIKRouteRegistry validate], @"StrangeServiceInput"),
                 @"Objective-C: error: AServiceRouter makes AService for RoutableService<StrangeServiceInput>, and AService does not conform to StrangeServiceInput [destination-not-conforming]\n"
                 @"  AService is registered at Objective-C\n"
                 @"  help: conform AService to StrangeServiceInput, for example in an extension beside this registration");
}

CASE(AdapterChecks, aDestinationThatDoesNotConformFails) {
    BeginServices();
    [ZIKRouteRegistry registerRouters:@[ [StrangeAdapter class] ]];
    ZIKServiceRouter *router = [ZIKRouterToService(StrangeServiceInput) performRoute];
    EXPECT_NUMBER(router.error.code, ZIKRouteErrorDestinationUnavailable);
    EXPECT([[router.error localizedDescription] rangeOfString:@"is not StrangeServiceInput [destination-unavailable]"].location != NSNotFound);
}
