// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

/// A screen that a URL shows.
@interface MapRouter : ZIKViewRouter {
    NSString *_place;
}
@end

@implementation MapRouter

+ (void)registerRoutableDestination {
    [self registerView:[AViewController class]];
    [self registerURLPattern:@"app://map/:place"];
}

- (void)dealloc {
    [_place release];
    [super dealloc];
}

- (void)beforePerformWithConfigurationFromURL:(ZIKViewRouteConfiguration *)configuration {
    NOTE(@"before");
    [super beforePerformWithConfigurationFromURL:configuration];
}

- (void)processUserInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    [_place autorelease];
    _place = [[userInfo objectForKey:@"place"] copy];
    NOTE(@"processes:%@", _place);
}

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    AViewController *view = [[AViewController new] autorelease];
    NSString *zoom = [configuration.userInfo objectForKey:@"zoom"];
    view.title = [NSString stringWithFormat:@"%@ %@", _place, zoom];
    NOTE(@"makes");
    return view;
}

- (void)afterSuccessActionFromURL:(ZIKRouteAction)routeAction {
    NOTE(@"after:%@", routeAction);
    [super afterSuccessActionFromURL:routeAction];
}

- (void)performAction:(NSString *)action userInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    NOTE(@"performs:%@:%@:%@", action, [userInfo objectForKey:@"place"], [url absoluteString]);
}

@end

/// A service that a URL performs.
@interface AlarmRouter : ZIKServiceRouter
@end

@implementation AlarmRouter

+ (void)registerRoutableDestination {
    [self registerService:[AService class]];
    [self registerURLPattern:@"app://alarm/:time"];
}

- (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
    AService *service = [[AService new] autorelease];
    service.title = [configuration.userInfo objectForKey:@"time"];
    NSURL *url = [configuration.userInfo objectForKey:ZIKRouteURLOriginKey];
    if (url) NOTE(@"origin:%@", [url absoluteString]);
    return service;
}

- (void)processUserInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url { NOTE(@"processes:%@", [userInfo objectForKey:@"time"]); }

- (void)performAction:(NSString *)action userInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url { NOTE(@"performs:%@", action); }

@end

static NSURL *url(NSString *text) { return [NSURL URLWithString:text]; }

static SourceController *begin(void) {
    [ZIKRouteRegistry registerRouters:@[ [MapRouter class], [AlarmRouter class] ]];
    return [SourceController open];
}

CASE(URLs, aURLShowsAView) {
    SourceController *source = begin();
    ZIKViewRouter *router = [ZIKViewRouter performURL:url(@"app://map/Rome?zoom=3") path:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_EQUAL([(AViewController *)Host()->front() title], @"Rome 3");
    EXPECT_NUMBER(Host()->stack_count(), 2);
}

CASE(URLs, theRouterIsCalledInOrder) {
    SourceController *source = begin();
    [ZIKViewRouter performURL:url(@"app://map/Rome?action=zoom") path:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NOTES(@"before processes:Rome makes after:performRoute performs:zoom:Rome:app://map/Rome?action=zoom");
}

CASE(URLs, aCompletionReceivesTheView) {
    SourceController *source = begin();
    [ZIKViewRouter performURL:url(@"app://map/Oslo") path:ZIKViewRoutePath.presentModallyFrom(source) completion:Noting(@"completes")];
    EXPECT_NOTES(@"before processes:Oslo makes completes:1:Oslo (null):performRoute:-1 after:performRoute");
}

CASE(URLs, anItemOfTheURLSetsTheTransition) {
    SourceController *source = begin();
    ZIKViewRouter *pushed = [ZIKViewRouter performURL:url(@"app://map/Rome?transition=push") fromSource:source];
    EXPECT_NUMBER(pushed.realRouteType, ZIKViewRouteTypePush);
    ZIKViewRouter *presented = [ZIKViewRouter performURL:url(@"app://map/Rome?transition=present") fromSource:Host()->front()];
    EXPECT_NUMBER(presented.realRouteType, ZIKViewRouteTypePresentModally);
}

CASE(URLs, withoutATransitionTheRouterDecides) {
    // The original shows the view by `show`.
    SourceController *source = begin();
    ZIKViewRouter *router = [ZIKViewRouter performURL:url(@"app://map/Rome") fromSource:source completion:Noting(@"completes")];
    EXPECT_NUMBER(router.realRouteType, ZIKViewRouteTypePresentModally);
    EXPECT([Notes() containsObject:@"completes:1:Rome (null):performRoute:-1"]);
}

CASE(URLs, aURLWithoutARouteIsReported) {
    SourceController *source = begin();
    ZIKViewRouter *router = [ZIKViewRouter performURL:url(@"app://nowhere")
                                                 path:ZIKViewRoutePath.pushFrom(source)
                                           completion:Noting(@"completes")];
    EXPECT(router == nil);
    EXPECT_NOTES(@"completes:0:nil:toURL:0");
}

CASE(URLs, aURLFindsARouteWithItsParameters) {
    begin();
    EXPECT_EQUAL([[[ZIKViewRouter routerForURL:url(@"app://map/Rome?zoom=2")] makeDestination] title], @"Rome 2");
    EXPECT([ZIKViewRouter routerForURL:url(@"app://nowhere")] == nil);
    EXPECT([ZIKViewRouter routerForURL:url(@"app://alarm/7")] == nil);
}

CASE(URLs, parametersAreDecoded) {
    SourceController *source = begin();
    [ZIKViewRouter performURL:url(@"app://map/Z%C3%BCrich?zoom=%E2%82%AC%201") path:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_EQUAL([(AViewController *)Host()->front() title], Text("Z\u00fcrich \u20ac 1"));
}

CASE(URLs, theURLOfTheRouteIsInTheUserInfo) {
    // For a URL with characters outside of ASCII, the original has none.
    begin();
    [ZIKServiceRouter performURL:url(@"app://alarm/%C3%BC")];
    EXPECT_NOTES(@"processes:\u00fc origin:app://alarm/%C3%BC");
}

CASE(URLs, aURLPerformsAService) {
    begin();
    ZIKServiceRouter *router = [ZIKServiceRouter performURL:url(@"app://alarm/7?action=ring") completion:Noting(@"completes")];
    EXPECT_NUMBER(router.state, ZIKRouterStateRouted);
    EXPECT_NOTES(@"processes:7 origin:app://alarm/7?action=ring completes:1:7:performRoute:-1 performs:ring");
}

CASE(URLs, aURLFindsAServiceWithItsParameters) {
    begin();
    EXPECT_EQUAL([[[ZIKServiceRouter routerForURL:url(@"app://alarm/8")] makeDestination] title], @"8");
    EXPECT([ZIKServiceRouter routerForURL:url(@"app://map/Rome")] == nil);
}

CASE(URLs, aURLOfAViewIsNoService) {
    begin();
    ZIKServiceRouter *router = [ZIKServiceRouter performURL:url(@"app://map/Rome") completion:Noting(@"completes")];
    EXPECT(router == nil);
    EXPECT_NOTES(@"completes:0:nil:toURL:3");
}

CASE(URLs, aRouterOfAURLHasItsConfiguration) {
    SourceController *source = begin();
    ZIKServiceRouter *service = [ZIKServiceRouter performURL:url(@"app://alarm/9")];
    EXPECT_EQUAL([[(ZIKPerformRouteConfiguration *)service.configuration userInfo] objectForKey:@"time"], @"9");
    [service removeRouteWithConfiguring:^(ZIKRemoveRouteConfiguration *config) { config.successHandler = ^{ NOTE(@"removed"); }; }];
    EXPECT_EQUAL([Notes() lastObject], @"removed");
    ZIKViewRouter *view = [ZIKViewRouter performURL:url(@"app://map/Rome") path:ZIKViewRoutePath.pushFrom(source)];
    [view removeRoute];
    EXPECT_NUMBER(view.state, ZIKRouterStateRemoved);
}

CASE(URLs, withoutAURLTheHooksAreCalledToo) {
    SourceController *source = begin();
    ZIKViewRouter *router = [MapRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NOTES(@"before makes after:performRoute");
    [router removeRoute];
    EXPECT_NOTES(@"after:removeRoute");
}

CASE(URLs, aRemovalByTheUserCallsNoActionHook) {
    SourceController *source = begin();
    [MapRouter performPath:ZIKViewRoutePath.pushFrom(source)];
    [Notes() removeAllObjects];
    Host()->user_removes_front();
    EXPECT_NOTES(@"");
}

CASE(URLs, viewMethodsTakeStrings) {
    SourceController *source = begin();
    EXPECT_EQUAL([[[ZIKAnyViewRouter routerForURL:@"app://map/Rome?zoom=2"] makeDestination] title], @"Rome 2");
    EXPECT_NUMBER([ZIKAnyViewRouter performURL:@"app://map/Rome" path:ZIKViewRoutePath.pushFrom(source)].state, ZIKRouterStateRouted);
    [Notes() removeAllObjects];
    [ZIKAnyViewRouter performURL:@"app://map/Oslo"
                            path:ZIKViewRoutePath.pushFrom(Host()->front())
                      completion:Noting(@"completes")];
    EXPECT([Notes() containsObject:@"completes:1:Oslo (null):performRoute:-1"]);
    ZIKViewRouter *presented = [ZIKAnyViewRouter performURL:@"app://map/Bern?transition=present" fromSource:Host()->front()];
    EXPECT_NUMBER(presented.realRouteType, ZIKViewRouteTypePresentModally);
    [ZIKAnyViewRouter performURL:@"app://map/Riga" fromSource:Host()->front() completion:Noting(@"completes")];
    EXPECT([Notes() containsObject:@"completes:1:Riga (null):performRoute:-1"]);
}

CASE(URLs, serviceMethodsTakeStrings) {
    begin();
    EXPECT_EQUAL([[[ZIKAnyServiceRouter routerForURL:@"app://alarm/8"] makeDestination] title], @"8");
    EXPECT_NUMBER([ZIKAnyServiceRouter performURL:@"app://alarm/7"].state, ZIKRouterStateRouted);
    [Notes() removeAllObjects];
    [ZIKAnyServiceRouter performURL:@"app://alarm/9" completion:Noting(@"completes")];
    EXPECT_NOTES(@"processes:9 origin:app://alarm/9 completes:1:9:performRoute:-1");
}

CASE(URLs, stringWithoutRouteIsReported) {
    SourceController *source = begin();
    [ZIKAnyViewRouter performURL:@"app://nowhere" path:ZIKViewRoutePath.pushFrom(source) completion:Noting(@"completes")];
    [ZIKAnyServiceRouter performURL:@"no URL" completion:Noting(@"completes")];
    EXPECT_NOTES(@"completes:0:nil:toURL:0 completes:0:nil:toURL:0");
}

CASE(URLs, enablingRuleChangesNothing) {
    SourceController *source = begin();
    [ZIKRouter enableDefaultURLRouteRule];
    [ZIKAnyViewRouter performURL:@"app://map/Rome?action=zoom" path:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NOTES(@"before processes:Rome makes after:performRoute performs:zoom:Rome:app://map/Rome?action=zoom");
}
