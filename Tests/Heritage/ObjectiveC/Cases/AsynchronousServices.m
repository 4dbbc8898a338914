// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@protocol PlayerInput <ZIKServiceRoutable>
@property (nonatomic, copy) NSString *song;
@end

@interface Player : NSObject <PlayerInput> {
    NSString *_song;
}
@end

@implementation Player

@synthesize song = _song;

- (instancetype)init {
    if ((self = [super init])) CountLive(1);
    return self;
}

- (void)dealloc {
    CountLive(-1);
    [_song release];
    [super dealloc];
}

@end

/// A router whose destination becomes ready later.
@interface PlayerRouter : ZIKServiceRouter
@end

/// Ends the last performance. Kept until the next one begins.
static void (^ready)(NSError *error);

static void setReady(void (^block)(NSError *)) {
    [(id)ready autorelease];
    ready = [block copy];
}

@implementation PlayerRouter

+ (void)registerRoutableDestination {
    [self registerService:[Player class]];
    [self registerServiceProtocol:ZIKRoutable(PlayerInput)];
}

+ (BOOL)canMakeDestinationSynchronously { return NO; }

- (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration { return [[Player new] autorelease]; }

- (void)prepareDestination:(Player *)destination configuration:(ZIKPerformRouteConfiguration *)configuration {
    NOTE(@"router-prepares:%@", destination.song);
}

- (void)performRouteOnDestination:(Player *)destination configuration:(ZIKPerformRouteConfiguration *)configuration {
    NOTE(@"loads");
    setReady(^(NSError *error) {
        if (error) {
            [self endPerformRouteWithError:error];
            return;
        }
        [self prepareDestinationForPerforming];
        [self endPerformRouteWithSuccess];
    });
}

@end

static ZIKServiceRouter *performed(void) {
    [ZIKRouteRegistry registerRouters:@[ [PlayerRouter class] ]];
    return [ZIKRouterToService(PlayerInput) performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
        config.prepareDestination = ^(id<PlayerInput> player) { player.song = @"song"; };
        config.successHandler = ^(id<PlayerInput> player) { NOTE(@"succeeds:%@", player.song); };
        config.performerSuccessHandler = ^(id<PlayerInput> player) { NOTE(@"performer-succeeds"); };
        config.errorHandler = NotingError(@"fails");
        config.performerErrorHandler = NotingError(@"performer-fails");
    }];
}

CASE(Asynchronous, aRouteIsPerformedUntilItsRouterEndsIt) {
    ZIKServiceRouter *router = performed();
    EXPECT_NUMBER(router.state, ZIKRouterStateRouting);
    EXPECT(![router canPerform]);
    EXPECT_NOTES(@"loads");
    setReady(nil);
}

CASE(Asynchronous, theHandlersAreCalledWhenTheRouterEnds) {
    ZIKServiceRouter *router = performed();
    [Notes() removeAllObjects];
    ready(nil);
    setReady(nil);
    EXPECT_NOTES(@"router-prepares:song succeeds:song performer-succeeds");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
}

CASE(Asynchronous, anErrorEndsThePerformance) {
    ZIKServiceRouter *router = performed();
    [Notes() removeAllObjects];
    ready(AnotherError());
    setReady(nil);
    // An error of another domain says that the destination could not be made. The original passes the error itself.
    EXPECT_NOTES(@"fails:performRoute:2 performer-fails:performRoute:2");
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
}

CASE(Asynchronous, theErrorOfTheRouterArrives) {
    ZIKServiceRouter *router = performed();
    ready(AnotherError());
    setReady(nil);
    EXPECT_EQUAL(router.error.domain, ZIKRouteErrorDomain);
    NSError *underlying = [router.error.userInfo objectForKey:NSUnderlyingErrorKey];
    EXPECT_EQUAL(underlying.domain, @"AnotherDomain");
    EXPECT_NUMBER(underlying.code, 77);
    EXPECT_EQUAL(underlying.localizedDescription, @"another error");
    EXPECT([[router.error localizedDescription] rangeOfString:@"another error"].location != NSNotFound);
}

CASE(Asynchronous, aCodeOfTheDomainArrives) {
    ZIKServiceRouter *router = performed();
    ready([PlayerRouter routeErrorWithCode:ZIKRouteErrorInvalidConfiguration localizedDescription:@"no song"]);
    setReady(nil);
    EXPECT_NUMBER(router.error.code, ZIKRouteErrorInvalidConfiguration);
    EXPECT([[router.error localizedDescription] rangeOfString:@"no song"].location != NSNotFound);
}

CASE(Asynchronous, aRouteIsNotPerformedAgainMeanwhile) {
    ZIKServiceRouter *router = performed();
    [Notes() removeAllObjects];
    [router performRouteWithSuccessHandler:nil errorHandler:NotingError(@"call-fails")];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouting);
    EXPECT_EQUAL([Notes() lastObject], @"call-fails:performRoute:4");
    EXPECT(![Notes() containsObject:@"loads"]);
    ready(nil);
    setReady(nil);
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
}

CASE(Asynchronous, aRouteIsNotRemovedMeanwhile) {
    ZIKServiceRouter *router = performed();
    EXPECT(![router canRemove]);
    [router removeRouteWithCompletion:NotingRemoval(@"removal")];
    EXPECT_EQUAL([Notes() lastObject], @"removal:0:removeRoute:3");
    ready(nil);
    setReady(nil);
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
}

CASE(Asynchronous, aSecondEndIsIgnored) {
    ZIKServiceRouter *router = performed();
    ready(nil);
    [Notes() removeAllObjects];
    ready(AnotherError());
    setReady(nil);
    EXPECT_NOTES(@"");
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT(router.error == nil);
}

CASE(Asynchronous, aServiceThatIsReadyLaterIsNotMade) {
    [ZIKRouteRegistry registerRouters:@[ [PlayerRouter class] ]];
    ZIKServiceRouterType *type = ZIKRouterToService(PlayerInput);
    EXPECT(![type canMakeDestination]);
    EXPECT(![type canMakeDestinationSynchronously]);
    EXPECT(![PlayerRouter canMakeDestination]);
    id made = [type makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
        config.errorHandler = ^(ZIKRouteAction action, NSError *error) { NOTE(@"%@:%@", action, error.localizedDescription); };
    }];
    setReady(nil);
    EXPECT(made == nil);
    EXPECT([[Notes() lastObject] hasPrefix:@"makeDestination:"]);
}

CASE(Asynchronous, nothingIsKeptWhenTheRouteHasEnded) {
    int before = LiveCount();
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    ZIKServiceRouter *router = performed();
    ready(nil);
    setReady(nil);
    EXPECT_NUMBER(LiveCount() - before, 1);
    [router removeRoute];
    [pool drain];
    EXPECT_NUMBER(LiveCount() - before, 0);
}
