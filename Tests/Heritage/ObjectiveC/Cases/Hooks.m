// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@interface BaseController : XXViewController
@end
@implementation BaseController
@end

@interface DerivedController : BaseController
@end
@implementation DerivedController
@end



/// Notes the phases of its views.
@interface BaseRouter : ZIKViewRouter
+ (NSString *)word;
+ (Class)viewClass;
@end

static void *seenSource;
static ZIKRouterState seenState;

@implementation BaseRouter

+ (NSString *)word { return @"base"; }

+ (Class)viewClass { return [BaseController class]; }

+ (void)registerRoutableDestination {
    [self registerView:[self viewClass]];
    [self registerIdentifier:[self word]];
}

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return [[[[self class] viewClass] new] autorelease];
}

+ (void)router:(ZIKViewRouter *)router willPerformRouteOnDestination:(id)destination fromSource:(id)source {
    seenSource = source;
    seenState = router.state;
    NOTE(@"%@-will-perform:%d", [self word], router != nil);
}

+ (void)router:(ZIKViewRouter *)router didPerformRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"%@-did-perform:%d", [self word], router != nil);
}

+ (void)router:(ZIKViewRouter *)router willRemoveRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"%@-will-remove:%d", [self word], router != nil);
}

+ (void)router:(ZIKViewRouter *)router didRemoveRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"%@-did-remove:%d", [self word], router != nil);
}

@end

@interface DerivedRouter : BaseRouter
@end

@implementation DerivedRouter

+ (NSString *)word { return @"derived"; }

+ (Class)viewClass { return [DerivedController class]; }

@end

/// Only observes the views of another router.
@interface ObservingRouter : BaseRouter
@end

@implementation ObservingRouter

+ (NSString *)word { return @"observing"; }

@end

CASE(Hooks, theRoutersOfASuperclassAreCalledToo) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class], [DerivedRouter class] ]];
    [DerivedRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    NSString *calls = [Notes() componentsJoinedByString:@" "];
    EXPECT([calls rangeOfString:@"derived-will-perform:1"].location != NSNotFound);
    EXPECT([calls rangeOfString:@"base-will-perform:1"].location != NSNotFound);
    EXPECT_NUMBER([Notes() count], 4);
}

CASE(Hooks, theRoutersOfASubclassAreNotCalled) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class], [DerivedRouter class] ]];
    [BaseRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NOTES(@"base-will-perform:1 base-did-perform:1");
}

CASE(Hooks, allRoutersOfAClassAreCalled) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class], [ObservingRouter class] ]];
    ZIKViewRouter *router = [BaseRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NOTES(@"base-will-perform:1 observing-will-perform:1 base-did-perform:1 observing-did-perform:1");
    [router removeRoute];
    EXPECT_NOTES(@"base-will-remove:1 observing-will-remove:1 base-did-remove:1 observing-did-remove:1");
}

CASE(Hooks, aHookReceivesTheSourceAndTheState) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class] ]];
    [BaseRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT(seenSource == source);
    EXPECT_NUMBER(seenState, ZIKRouterStateRouting);
}

CASE(Hooks, aViewThatIsOnlyMadeCallsNoHook) {
    [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class] ]];
    id view = [BaseRouter makeDestination];
    EXPECT_NOTES(@"");
    Host()->push(view);
    EXPECT_NOTES(@"base-will-perform:0 base-did-perform:0");
}

CASE(Hooks, aChildCallsTheHooks) {
    // The original calls none for children.
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class] ]];
    [BaseRouter performPath:ZIKViewRoutePath.addAsChildViewControllerFrom(source, nil)];
    EXPECT_NOTES(@"base-will-perform:1 base-did-perform:1");
}

// Leaks

@interface CarelessRouter : BaseRouter
@end

@implementation CarelessRouter

+ (NSString *)word { return @"careless"; }

+ (BOOL)shouldDetectMemoryLeak { return NO; }

@end

CASE(Leaks, aViewThatOutlivesItsRemovalIsReported) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class] ]];
    ZIKViewRouter.detectMemoryLeakDelay = 2;
    EXPECT_NUMBER((int)ZIKViewRouter.detectMemoryLeakDelay, 2);
    ZIKViewRouter *router = [BaseRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    Host()->keep(router.destination);
    [router removeRoute];
    EXPECT_NUMBER(Host()->leak_count(), 1);
}

CASE(Leaks, handlerReceivesLeakingView) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class] ]];
    ZIKViewRouter.detectMemoryLeakDelay = 2;
    __block id leaked = nil;
    ZIKViewRouter.didDetectLeakingHandler = ^(id destination) { leaked = destination; };
    EXPECT(ZIKViewRouter.didDetectLeakingHandler != nil);
    ZIKViewRouter *router = [BaseRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    id view = router.destination;
    Host()->keep(view);
    [router removeRoute];
    Host()->leak_count();
    EXPECT(leaked == view);
    leaked = nil;
    ZIKViewRouter.didDetectLeakingHandler = nil;
    Host()->leak_count();
    EXPECT(leaked == nil);
}

CASE(Leaks, aViewThatMayOutliveItsRemovalIsNotReported) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [CarelessRouter class] ]];
    ZIKViewRouter.detectMemoryLeakDelay = 2;
    ZIKViewRouter *router = [CarelessRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    Host()->keep(router.destination);
    [router removeRoute];
    EXPECT_NUMBER(Host()->leak_count(), 0);
}

CASE(Leaks, aDelayOfZeroSwitchesTheDetectionOff) {
    SourceController *source = [SourceController open];
    [ZIKRouteRegistry registerRouters:@[ [BaseRouter class] ]];
    ZIKViewRouter.detectMemoryLeakDelay = 0;
    EXPECT(![BaseRouter shouldDetectMemoryLeak]);
    ZIKViewRouter *router = [BaseRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    Host()->keep(router.destination);
    [router removeRoute];
    EXPECT_NUMBER(Host()->leak_count(), 0);
}
