// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

static NSString *stateOf(ZIKRouter *router) { return router ? [ZIKRouter descriptionOfState:router.state] : @"nil"; }

static void interceptServices(void) {
    [ZIKServiceRouter interceptBeforePerformWithConfiguration:^(ZIKServiceRouter *router, ZIKPerformRouteConfiguration *config) {
        NOTE(@"before:%@:%lu", stateOf(router), (unsigned long)[config.userInfo count]);
    }];
    [ZIKServiceRouter interceptAfterPerformWithConfiguration:^(ZIKServiceRouter *router, ZIKPerformRouteConfiguration *config) {
        NOTE(@"after:%@", stateOf(router));
    }];
    [ZIKServiceRouter interceptAfterSuccessAction:^(ZIKServiceRouter *router, ZIKRouteAction action) {
        NOTE(@"%@:%@", action, stateOf(router));
    }];
    [ZIKServiceRouter interceptAfterEndPerformWithError:^(ZIKServiceRouter *router, NSError *error) { NOTE(@"error:%ld", (long)error.code); }];
}

static void interceptViews(void) {
    [ZIKViewRouter interceptBeforePerformWithConfiguration:^(ZIKViewRouter *router, ZIKPerformRouteConfiguration *config) {
        NOTE(@"before:%@:%lu", stateOf(router), (unsigned long)[config.userInfo count]);
    }];
    [ZIKViewRouter interceptAfterPerformWithConfiguration:^(ZIKViewRouter *router, ZIKPerformRouteConfiguration *config) {
        NOTE(@"after:%@", stateOf(router));
    }];
    [ZIKViewRouter interceptAfterSuccessAction:^(ZIKViewRouter *router, ZIKRouteAction action) { NOTE(@"%@:%@", action, stateOf(router)); }];
    [ZIKViewRouter interceptAfterEndPerformWithError:^(ZIKViewRouter *router, NSError *error) { NOTE(@"error:%ld", (long)error.code); }];
}

/// Returns the notes of the interceptors.
static NSString *intercepted(void) {
    NSMutableArray *notes = [NSMutableArray array];
    for (NSString *note in Notes()) {
        if ([note rangeOfString:@":"].location != NSNotFound) [notes addObject:note];
    }
    return [notes componentsJoinedByString:@" "];
}

CASE(Interceptors, aServiceIsIntercepted) {
    BeginServices();
    interceptServices();
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput)
        performWithConfiguring:^(ZIKPerformRouteConfiguration *config) { [config addUserInfoForKey:@"a" object:@1]; }];
    [router removeRoute];
    EXPECT_EQUAL(intercepted(), @"before:routing:1 performRoute:routed after:routed removeRoute:removed");
}

CASE(Interceptors, aServiceThatFailsIsIntercepted) {
    BeginServices();
    interceptServices();
    [AServiceRouter setFails:YES];
    [ZIKRouterToService(AServiceInput) performRoute];
    EXPECT_NOTES(@"before:routing:0 error:2");
}

CASE(Interceptors, aViewIsIntercepted) {
    SourceController *source = BeginViews();
    interceptViews();
    ZIKViewRouter *router = [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    [router removeRoute];
    EXPECT_EQUAL(intercepted(), @"before:routing:0 after:routing performRoute:routed removeRoute:removed");
}

CASE(Interceptors, aViewThatFailsIsIntercepted) {
    SourceController *source = BeginViews();
    interceptViews();
    [AViewRouter setFails:YES];
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_NOTES(@"before:routing:0 error:2");
}

CASE(Interceptors, aMadeServiceIsNotPerformed) {
    BeginServices();
    interceptServices();
    [ZIKRouterToService(AServiceInput) makeDestination];
    EXPECT_EQUAL(intercepted(), @"before:routing:0 after:routing");
}

CASE(Interceptors, severalInterceptorsAreCalledInOrder) {
    // In the original, the last one replaces the others.
    BeginServices();
    [ZIKServiceRouter interceptAfterSuccessAction:^(ZIKServiceRouter *router, ZIKRouteAction action) { NOTE(@"first:"); }];
    [ZIKServiceRouter interceptAfterSuccessAction:^(ZIKServiceRouter *router, ZIKRouteAction action) { NOTE(@"second:"); }];
    [ZIKRouterToService(AServiceInput) performRoute];
    EXPECT_EQUAL(intercepted(), @"first: second:");
}

CASE(Interceptors, anInterceptorReceivesTheRoutersConfiguration) {
    BeginServices();
    __block BOOL isSame = NO;
    [ZIKServiceRouter interceptBeforePerformWithConfiguration:^(ZIKServiceRouter *router, ZIKPerformRouteConfiguration *config) {
        isSame = router.configuration == config;
    }];
    [ZIKRouterToService(AServiceInput) performRoute];
    EXPECT(isSame);
}

CASE(Interceptors, servicesAndViewsHaveTheirOwnInterceptors) {
    SourceController *source = BeginViews();
    BeginServices();
    interceptServices();
    [ZIKRouterToView(AViewInput) performPath:ZIKViewRoutePath.pushFrom(source)];
    EXPECT_EQUAL(intercepted(), @"");
}

// The handlers for all failures

static void noteErrors(void) {
    ZIKServiceRouter.globalErrorHandler = ^(ZIKServiceRouter *router, ZIKRouteAction action, NSError *error) {
        NOTE(@"service:%@:%@:%ld", stateOf(router), action, (long)error.code);
    };
    ZIKViewRouter.globalErrorHandler = ^(ZIKViewRouter *router, ZIKRouteAction action, NSError *error) {
        NOTE(@"view:%@:%@:%ld", stateOf(router), action, (long)error.code);
    };
}

CASE(GlobalErrors, aServicesHandlerIsCalledLast) {
    BeginServices();
    noteErrors();
    [AServiceRouter setFails:YES];
    ZIKServiceRouter *router = [ZIKRouterToService(AServiceInput)
        performWithConfiguring:^(ZIKPerformRouteConfiguration *config) { config.errorHandler = NotingError(@"own"); }];
    EXPECT_NOTES(@"own:performRoute:2 service:unrouted:performRoute:2");
    [router removeRoute];
    EXPECT_NOTES(@"service:unrouted:removeRoute:3");
}

CASE(GlobalErrors, aViewsHandlerIsCalled) {
    BeginViews();
    noteErrors();
    ZIKViewRoutePath *path = [[[ZIKViewRoutePath alloc] initWithRouteType:ZIKViewRouteTypePush source:nil] autorelease];
    [ZIKRouterToView(AViewInput) performPath:path];
    EXPECT_EQUAL([Notes() lastObject], @"view:unrouted:performRoute:13");
}

CASE(GlobalErrors, aHandlerReplacesAnother) {
    BeginServices();
    ZIKServiceRouter.globalErrorHandler = ^(ZIKServiceRouter *router, ZIKRouteAction action, NSError *error) { NOTE(@"first"); };
    ZIKServiceRouter.globalErrorHandler = ^(ZIKServiceRouter *router, ZIKRouteAction action, NSError *error) { NOTE(@"second"); };
    EXPECT(ZIKServiceRouter.globalErrorHandler != nil);
    [AServiceRouter setFails:YES];
    [ZIKRouterToService(AServiceInput) performRoute];
    ZIKServiceRouter.globalErrorHandler = nil;
    EXPECT(ZIKServiceRouter.globalErrorHandler == nil);
    [ZIKRouterToService(AServiceInput) performRoute];
    EXPECT_NOTES(@"second");
}

CASE(GlobalErrors, anAppReportsItsOwnError) {
    noteErrors();
    [ZIKServiceRouter notifyGlobalErrorWithRouter:nil action:ZIKRouteActionPerformRoute error:AnotherError()];
    [ZIKViewRouter notifyGlobalErrorWithRouter:nil action:ZIKRouteActionRemoveRoute error:AnotherError()];
    EXPECT_NOTES(@"service:nil:performRoute:77 view:nil:removeRoute:77");
}

CASE(GlobalErrors, withoutAHandlerAReportIsIgnored) {
    [ZIKServiceRouter notifyGlobalErrorWithRouter:nil action:ZIKRouteActionPerformRoute error:AnotherError()];
    [ZIKViewRouter notifyGlobalErrorWithRouter:nil action:ZIKRouteActionPerformRoute error:AnotherError()];
    EXPECT_NOTES(@"");
}

/// A router that needs its own destination.
@protocol EndlessInput <ZIKServiceRoutable>
@end

@interface EndlessService : NSObject <EndlessInput>
@end
@implementation EndlessService
@end

@interface EndlessRouter : ZIKServiceRouter
@end

@implementation EndlessRouter

+ (void)registerRoutableDestination {
    [self registerService:[EndlessService class]];
    [self registerServiceProtocol:ZIKRoutable(EndlessInput)];
}

- (id)destinationWithConfiguration:(id)configuration {
    [ZIKRouterToService(EndlessInput) makeDestination];
    return [[EndlessService new] autorelease];
}

@end

CASE(GlobalErrors, anEndlessRecursionEnds) {
    [ZIKRouteRegistry registerRouters:@[ [EndlessRouter class] ]];
    noteErrors();
    [ZIKRouterToService(EndlessInput) makeDestination];
    EXPECT_NUMBER([Notes() count], 1);
    EXPECT([[Notes() lastObject] hasSuffix:@":5"]);
}

CASE(GlobalErrors, anErrorNamesItsRouter) {
    NSError *error = [AServiceRouter routeErrorWithCode:ZIKRouteErrorActionFailed localizedDescription:@"text"];
    EXPECT_EQUAL(error.domain, ZIKRouteErrorDomain);
    EXPECT_EQUAL([error localizedDescription], @"text");
    NSError *ofView = [AViewRouter viewRouteErrorWithCode:ZIKViewRouteErrorInvalidSource localizedDescription:@"text"];
    EXPECT_NUMBER(ofView.code, 13);
}
