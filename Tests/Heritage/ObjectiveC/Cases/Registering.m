// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@protocol UnprovidedServiceInput <ZIKServiceRoutable>
@end
@protocol UnprovidedViewInput <ZIKViewRoutable>
@end
@protocol UnprovidedServiceModuleInput <ZIKServiceModuleRoutable>
@end
@protocol UnprovidedViewModuleInput <ZIKViewModuleRoutable>
@end

@interface SpecialService : AService
@end
@implementation SpecialService
@end

@interface SpecialServiceRouter : ZIKServiceRouter
@end

static int finishCount;

@implementation SpecialServiceRouter

+ (void)registerRoutableDestination {
    [self registerService:[SpecialService class]];
    [self registerIdentifier:@"special"];
}

+ (void)_didFinishRegistration { finishCount++; }

- (id)destinationWithConfiguration:(id)configuration { return [[SpecialService new] autorelease]; }

@end

@interface AbstractServiceRouter : ZIKServiceRouter
@end

@implementation AbstractServiceRouter

+ (BOOL)isAbstractRouter { return self == [AbstractServiceRouter class]; }

@end

@interface ConcreteServiceRouter : AbstractServiceRouter
@end

@implementation ConcreteServiceRouter

+ (void)registerRoutableDestination {
    [self registerService:[SpecialService class]];
    [self registerIdentifier:@"concrete"];
}

- (id)destinationWithConfiguration:(id)configuration { return [[SpecialService new] autorelease]; }

@end

static void noteErrors(void) {
    ZIKServiceRouter.globalErrorHandler = ^(ZIKServiceRouter *router, ZIKRouteAction action, NSError *error) {
        NOTE(@"%@:%ld:%d", action, (long)error.code, router != nil);
    };
    ZIKViewRouter.globalErrorHandler = ^(ZIKViewRouter *router, ZIKRouteAction action, NSError *error) {
        NOTE(@"%@:%ld:%d", action, (long)error.code, router != nil);
    };
}

CASE(Finding, aServiceWithoutARouterIsReported) {
    noteErrors();
    EXPECT(ZIKRouterToService(UnprovidedServiceInput) == nil);
    EXPECT_NOTES(@"toService:0:0");
}

CASE(Finding, aViewWithoutARouterIsReported) {
    noteErrors();
    EXPECT(ZIKRouterToView(UnprovidedViewInput) == nil);
    EXPECT_NOTES(@"toView:0:0");
}

CASE(Finding, aModuleOfAServiceWithoutARouterIsReported) {
    noteErrors();
    EXPECT(ZIKRouterToServiceModule(UnprovidedServiceModuleInput) == nil);
    EXPECT_NOTES(@"toServiceModule:0:0");
}

CASE(Finding, aModuleOfAViewWithoutARouterIsReported) {
    noteErrors();
    EXPECT(ZIKRouterToViewModule(UnprovidedViewModuleInput) == nil);
    EXPECT_NOTES(@"toViewModule:0:0");
}

CASE(Finding, aMissingIdentifierIsNotFound) {
    EXPECT(ZIKServiceRouter.toIdentifier(@"nowhere") == nil);
    EXPECT(ZIKViewRouter.toIdentifier(@"nowhere") == nil);
}

CASE(Finding, anIdentifierBelongsToItsKind) {
    BeginServices();
    BeginViews();
    EXPECT([ZIKServiceRouter.toIdentifier(@"a-service") makeDestination] != nil);
    EXPECT(ZIKViewRouter.toIdentifier(@"a-service") == nil);
    EXPECT([ZIKViewRouter.toIdentifier(@"a-view") makeDestination] != nil);
    EXPECT(ZIKServiceRouter.toIdentifier(@"a-view") == nil);
}

CASE(Finding, aURLPatternIsAnIdentifier) {
    BeginServices();
    EXPECT([ZIKServiceRouter.toIdentifier(@"app://service/:title") makeDestination] != nil);
}

CASE(Finding, aRouterClassThatIsNotRegisteredIsReported) {
    EXPECT([SpecialServiceRouter makeDestination] == nil);
    EXPECT([SpecialServiceRouter performRoute] == nil);
}

CASE(Finding, aClassLeadsToTheRoutersOfItsSuperclasses) {
    // The routers of the class come first. Where Swift does not know the classes of Objective-C, the first registered router does.
    [ZIKRouteRegistry registerRouters:@[ [SpecialServiceRouter class] ]];
    BeginServices();
    NSArray *types = [ZIKServiceRouter routersToClass:[SpecialService class]];
    EXPECT_NUMBER([types count], 2);
    EXPECT([[[types firstObject] makeDestination] isKindOfClass:[SpecialService class]]);
    EXPECT(![[[types lastObject] makeDestination] isKindOfClass:[SpecialService class]]);
    EXPECT_NUMBER([[ZIKServiceRouter routersToClass:[AService class]] count], 1);
}

CASE(Finding, aClassWithoutARouterLeadsToNone) {
    BeginServices();
    EXPECT_NUMBER([[ZIKServiceRouter routersToClass:[NSString class]] count], 0);
    EXPECT_NUMBER([[ZIKViewRouter routersToClass:[SourceController class]] count], 0);
}

CASE(Finding, aClassOfViewsLeadsToItsRouters) {
    BeginViews();
    NSArray *types = [ZIKViewRouter routersToClass:[AViewController class]];
    EXPECT_NUMBER([types count], 1);
    EXPECT([[[types lastObject] makeDestination] isKindOfClass:[AViewController class]]);
}

CASE(Finding, routerClassesAreEnumeratedByKind) {
    BeginServices();
    BeginViews();
    [ZIKServiceRouter enumerateAllServiceRouters:^(Class router) { NOTE(@"%@", NSStringFromClass(router)); }];
    EXPECT_NOTES(@"AServiceRouter");
    [ZIKViewRouter enumerateAllViewRouters:^(Class router) { NOTE(@"%@", NSStringFromClass(router)); }];
    EXPECT_NOTES(@"AViewRouter ASubviewRouter");
}

static void findInChild(void) {
    EXPECT([ZIKRouterToService(AServiceInput) makeDestination] != nil);
    [ZIKRouteRegistry registerRouters:@[ [SpecialServiceRouter class] ]];
    EXPECT([ZIKServiceRouter.toIdentifier(@"special") makeDestination] != nil);
}

CASE(Finding, aRegistryAsksItsParent) {
    BeginServices();
    Host()->in_child_registry(findInChild);
    EXPECT(ZIKServiceRouter.toIdentifier(@"special") == nil);
}

// Registering

CASE(Registering, aRouterThatIsRegisteredTwiceIsOneRouter) {
    BeginServices();
    [ZIKRouteRegistry registerRouters:@[ [AServiceRouter class], [AServiceRouter class] ]];
    EXPECT_NUMBER([[ZIKServiceRouter routersToClass:[AService class]] count], 1);
    EXPECT_EQUAL(FaultsWith([ZIKRouteRegistry validate], @"AServiceRouter"), @"");
}

CASE(Registering, anAbstractRouterIsNotRegistered) {
    [ZIKRouteRegistry registerRouters:@[ [AbstractServiceRouter class], [ConcreteServiceRouter class] ]];
    EXPECT_EQUAL(FaultsWith([ZIKRouteRegistry validate], @"AbstractServiceRouter"), @"");
    EXPECT([ZIKServiceRouter.toIdentifier(@"concrete") makeDestination] != nil);
    [ZIKServiceRouter enumerateAllServiceRouters:^(Class router) { NOTE(@"%@", NSStringFromClass(router)); }];
    EXPECT_NOTES(@"ConcreteServiceRouter");
}

CASE(Registering, aRouterRegistersByHand) {
    [SpecialServiceRouter registerRoutableDestination];
    EXPECT([[ZIKServiceRouter.toIdentifier(@"special") makeDestination] isKindOfClass:[SpecialService class]]);
}

CASE(Registering, theEndOfTheRegistrationIsReportedToEachRouter) {
    finishCount = 0;
    [ZIKRouteRegistry registerRouters:@[ [SpecialServiceRouter class] ]];
    EXPECT(!ZIKRouteRegistry.registrationFinished);
    EXPECT(![ZIKServiceRouter isRegistrationFinished]);
    EXPECT_EQUAL(FaultsWith([ZIKRouteRegistry notifyRegistrationFinished], @"Special"), @"");
    EXPECT(ZIKRouteRegistry.registrationFinished);
    EXPECT([ZIKViewRouter isRegistrationFinished]);
    EXPECT_NUMBER(finishCount, 1);
}

CASE(Registering, theEndIsReportedToARouterThatRegisteredByHand) {
    finishCount = 0;
    [SpecialServiceRouter registerRoutableDestination];
    [ZIKRouteRegistry notifyRegistrationFinished];
    EXPECT_NUMBER(finishCount, 1);
}

CASE(Registering, aCheckDoesNotEndTheRegistration) {
    finishCount = 0;
    [ZIKRouteRegistry registerRouters:@[ [SpecialServiceRouter class] ]];
    [ZIKRouteRegistry validate];
    EXPECT_NUMBER(finishCount, 0);
    EXPECT(!ZIKRouteRegistry.registrationFinished);
}

@protocol GuestServiceInput <ZIKServiceRoutable>
@end

@interface AService (Guest) <GuestServiceInput>
@end
@implementation AService (Guest)
@end

/// Registers a protocol for another router.
@interface GuestAdapter : ZIKServiceRouteAdapter
@end

@implementation GuestAdapter

+ (void)registerRoutableDestination { [AServiceRouter registerServiceProtocol:ZIKRoutable(GuestServiceInput)]; }

@end

CASE(Registering, aProtocolIsRegisteredForAnotherRouter) {
    BeginServices();
    [ZIKRouteRegistry registerRouters:@[ [GuestAdapter class] ]];
    EXPECT([[ZIKRouterToService(GuestServiceInput) makeDestination] isKindOfClass:[AService class]]);
}

CASE(Registering, aProtocolIsRegisteredForARouterThatFollows) {
    [ZIKRouteRegistry registerRouters:@[ [GuestAdapter class] ]];
    BeginServices();
    EXPECT([[ZIKRouterToService(GuestServiceInput) makeDestination] isKindOfClass:[AService class]]);
}

CASE(Registering, aNamedActionHasItsDescription) {
    EXPECT_EQUAL(ZIKRouteActionPerformRoute, @"performRoute");
    EXPECT_EQUAL([ZIKRouter descriptionOfState:ZIKRouterStateRemoved], @"removed");
    EXPECT_EQUAL(ZIKViewRouteErrorDomain, ZIKRouteErrorDomain);
}
