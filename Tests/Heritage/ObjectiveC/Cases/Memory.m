// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

/// An object that handlers capture. It counts itself.
@interface Captured : NSObject
+ (Captured *)object;
@end

@implementation Captured

+ (Captured *)object { return [[self new] autorelease]; }

- (instancetype)init {
    if ((self = [super init])) CountLive(1);
    return self;
}

- (void)dealloc {
    CountLive(-1);
    [super dealloc];
}

@end

/// Runs a block often, each time with a pool, and checks that all counted objects are released.
static void releasesAll(int times, void (^body)(void)) {
    // Once before counting, for objects that are made once.
    for (int index = -1; index < times; index++) {
        static int before;
        if (index == 0) before = LiveCount();
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        body();
        [Notes() removeAllObjects];
        [pool drain];
        if (index == times - 1) EXPECT_NUMBER(LiveCount() - before, 0);
    }
}

static void expectRemoved(ZIKRouter *router) {
    if (router.state != ZIKRouterStateRemoved) EXPECT_NUMBER(router.state, ZIKRouterStateRemoved);
}

CASE(Memory, performedAndRemovedServicesAreReleased) {
    BeginServices();
    releasesAll(10000, ^{
        ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput) performRoute];
        [router removeRoute];
        expectRemoved(router);
    });
}

CASE(Memory, madeServicesAreReleased) {
    BeginServices();
    releasesAll(10000, ^{ [ZIKRouterToService(AServiceInput) makeDestination]; });
}

CASE(Memory, servicesThatAreNotRemovedAreReleasedWithTheirRouters) {
    BeginServices();
    releasesAll(10000, ^{ [ZIKRouterToService(AServiceInput) performRoute]; });
}

CASE(Memory, servicesThatArePerformedByTheirClassAreReleased) {
    BeginServices();
    releasesAll(10000, ^{
        ZIKServiceRouter *router = [AServiceRouter performRoute];
        [router removeRoute];
        expectRemoved(router);
    });
}

CASE(Memory, routesThatFailAreReleased) {
    BeginServices();
    [AServiceRouter setFails:YES];
    releasesAll(2000, ^{ [ZIKRouterToService(AServiceInput) performWithCompletion:Noting(@"completes")]; });
}

CASE(Memory, pushedAndRemovedViewsAreReleased) {
    SourceController *source = BeginViews();
    releasesAll(10000, ^{
        ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
        [router removeRoute];
        expectRemoved(router);
    });
}

CASE(Memory, presentedAndRemovedViewsAreReleased) {
    SourceController *source = BeginViews();
    releasesAll(10000, ^{
        ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.presentModallyFrom(source)];
        [router removeRoute];
        expectRemoved(router);
    });
}

CASE(Memory, subviewsAreReleased) {
    SourceController *source = BeginViews();
    releasesAll(10000, ^{
        ZIKViewRouter *router = [ZIKRouterToView(ASubviewInput) performPath:ZIKViewRoutePath.addAsSubviewFrom((XXView *)source)];
        [router removeRoute];
        expectRemoved(router);
    });
}

CASE(Memory, childrenAreReleased) {
    SourceController *source = BeginViews();
    releasesAll(10000, ^{
        ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
            performPath:ZIKViewRoutePath.addAsChildViewControllerFrom(
                            source, ^(XXViewController *child, void (^completion)(void)) { completion(); })];
        [router removeRoute];
        expectRemoved(router);
    });
}

CASE(Memory, viewsThatTheUserRemovesAreReleased) {
    SourceController *source = BeginViews();
    releasesAll(10000, ^{
        [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
        Host()->user_removes_front();
    });
}

CASE(Memory, madeViewsAreReleased) {
    BeginViews();
    releasesAll(10000, ^{ [ZIKRouterToView(AViewInput) makeDestination]; });
}

CASE(Memory, shownURLsAreReleased) {
    SourceController *source = BeginViews();
    NSURL *url = [NSURL URLWithString:@"app://view/title"];
    releasesAll(2000, ^{
        ZIKViewRouter *router = [ZIKViewRouter performURL:url path:ZIKViewRoutePath.pushFrom(source)];
        [router removeRoute];
        expectRemoved(router);
    });
}

CASE(Memory, handlersOfAServiceReleaseTheirCaptures) {
    BeginServices();
    releasesAll(2000, ^{
        Captured *captured = [Captured object];
        ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput)
            performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
                config.prepareDestination = ^(id service) { [captured self]; };
                config.successHandler = ^(id service) { [captured self]; };
                config.performerSuccessHandler = ^(id service) { [captured self]; };
                config.completionHandler = ^(BOOL success, id service, ZIKRouteAction action, NSError *error) { [captured self]; };
                config.errorHandler = ^(ZIKRouteAction action, NSError *error) { [captured self]; };
                config.stateNotifier = ^(ZIKRouterState oldState, ZIKRouterState newState) { [captured self]; };
                [config addUserInfoForKey:@"captured" object:captured];
            }
            removing:^(ZIKRemoveRouteConfiguration *config) { config.successHandler = ^{ [captured self]; }; }];
        [router removeRouteWithCompletion:^(BOOL success, ZIKRouteAction action, NSError *error) { [captured self]; }];
    });
}

CASE(Memory, handlersOfAViewReleaseTheirCaptures) {
    SourceController *source = BeginViews();
    releasesAll(2000, ^{
        Captured *captured = [Captured object];
        ZIKViewRouter *router = [ZIKRouterToView(AViewInput)
            performPath:ZIKViewRoutePath.pushFrom(source)
            configuring:^(ZIKViewRouteConfiguration *config) {
                config.successHandler = ^(id view) { [captured self]; };
                config.sender = captured;
                config.stateNotifier = ^(ZIKRouterState oldState, ZIKRouterState newState) { [captured self]; };
            }
               removing:^(ZIKViewRemoveConfiguration *config) { config.successHandler = ^{ [captured self]; }; }];
        [router removeRouteWithSuccessHandler:^{ [captured self]; } errorHandler:nil];
    });
}

CASE(Memory, aPerformersHandlerIsReleasedAfterItsCall) {
    BeginServices();
    int before = LiveCount();
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    ZIKServiceRouter *router = [[ZIKRouterToService(AServiceInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
        Captured *captured = [Captured object];
        config.performerSuccessHandler = ^(id service) { [captured self]; };
    }] retain];
    [pool drain];
    // Only the service is left.
    EXPECT_NUMBER(LiveCount() - before, 1);
    [router release];
    EXPECT_NUMBER(LiveCount() - before, 0);
}

CASE(Memory, aPerformersHandlerOfARemovalIsReleasedAfterItsCall) {
    BeginServices();
    int before = LiveCount();
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    ZIKServiceRouter *router = [[ZIKRouterToService(AServiceInput) performRoute] retain];
    [router removeRouteWithConfiguring:^(ZIKRemoveRouteConfiguration *config) {
        Captured *captured = [Captured object];
        config.performerSuccessHandler = ^{ [captured self]; };
    }];
    [pool drain];
    EXPECT_NUMBER(LiveCount() - before, 0);
    [router release];
}

CASE(Memory, aShownViewKeepsItsRouter) {
    SourceController *source = BeginViews();
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [pool drain];
    AViewController *view = Host()->front();
    EXPECT_NUMBER(view.router.state, ZIKRouterStateRouted);
    EXPECT(view.router.destination == view);
    [view.router removeRoute];
    EXPECT_NUMBER(Host()->stack_count(), 1);
}

CASE(Memory, aClosedWindowReleasesItsViews) {
    int before = LiveCount();
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    SourceController *source = BeginViews();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.presentModallyFrom((XXViewController *)Host()->front())];
    EXPECT_NUMBER(LiveCount() - before, 2);
    Host()->close_window();
    [pool drain];
    EXPECT_NUMBER(LiveCount() - before, 0);
}

/// A service that keeps its router, to remove itself.
@interface KeepingService : AService {
    ZIKServiceRouter *_router;
}
@property (nonatomic, retain) ZIKServiceRouter *router;
@end

@implementation KeepingService

@synthesize router = _router;

- (void)dealloc {
    [_router release];
    [super dealloc];
}

@end

@interface KeepingRouter : ZIKServiceRouter
@end

@implementation KeepingRouter

+ (void)registerRoutableDestination {
    [self registerService:[KeepingService class]];
    [self registerIdentifier:@"keeping"];
}

- (id)destinationWithConfiguration:(id)configuration { return [[KeepingService new] autorelease]; }

- (void)prepareDestination:(KeepingService *)destination configuration:(id)configuration { destination.router = self; }

@end

CASE(Memory, aServiceRemovesItselfWithItsRouter) {
    [ZIKRouteRegistry registerRouters:@[ [KeepingRouter class] ]];
    releasesAll(2000, ^{
        ZIKServiceRouter *router = [ZIKServiceRouter.toIdentifier(@"keeping") performRoute];
        KeepingService *service = router.destination;
        [service.router removeRoute];
        expectRemoved(router);
    });
}

static void makeServices(int number) {
    for (int index = 0; index < 500; index++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        ZIKServiceRouter *router = [ZIKServiceRouter.toIdentifier(@"keeping") performRoute];
        KeepingService *service = router.destination;
        if (![service isKindOfClass:[KeepingService class]]) Fail(@"no service", __FILE__, __LINE__);
        [router removeRoute];
        if (router.state != ZIKRouterStateRemoved) Fail(@"not removed", __FILE__, __LINE__);
        [pool drain];
    }
}

CASE(Threads, servicesAreMadeOnSeveralThreads) {
    [ZIKRouteRegistry registerRouters:@[ [KeepingRouter class] ]];
    int before = LiveCount();
    Host()->on_threads(8, makeServices);
    EXPECT_NUMBER(LiveCount() - before, 0);
}

@protocol ThreadedInput <ZIKServiceRoutable>
@end

@interface ThreadedService : AService <ThreadedInput>
@end
@implementation ThreadedService
@end

static void registerAndMake(int number) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *identifier = [NSString stringWithFormat:@"threaded %d", number];
    [ZIKServiceRouter registerIdentifier:identifier forMakingService:[ThreadedService class]];
    if (![[ZIKServiceRouter.toIdentifier(identifier) makeDestination] isKindOfClass:[ThreadedService class]]) {
        Fail(@"no service", __FILE__, __LINE__);
    }
    [pool drain];
}

CASE(Threads, servicesAreRegisteredOnSeveralThreads) {
    Host()->on_threads(8, registerAndMake);
    EXPECT_NUMBER([[ZIKServiceRouter routersToClass:[ThreadedService class]] count], 8);
}
