// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

// Routers with mistakes. Each registers what a check must find.

@protocol CheckedInput <ZIKServiceRoutable>
@end
@protocol CheckedViewInput <ZIKViewRoutable>
@end
@protocol CheckedModuleInput <ZIKServiceModuleRoutable>
@end
@protocol CheckedViewModuleInput <ZIKViewModuleRoutable>
@end
@protocol LonelyServiceInput <ZIKServiceRoutable>
@end
@protocol LonelyViewInput <ZIKViewRoutable>
@end

@interface CheckedService : NSObject
@end
@implementation CheckedService
@end

@interface ConformingService : NSObject <CheckedInput>
@end
@implementation ConformingService
@end

@interface CheckedController : XXViewController
@end
@implementation CheckedController
@end

@interface ConformingController : XXViewController <CheckedViewInput>
@end
@implementation ConformingController
@end

// The runtime of GNU learns a protocol from a class that conforms to it.
@interface LonelyService : NSObject <LonelyServiceInput>
@end
@implementation LonelyService
@end

@interface LonelyController : XXViewController <LonelyViewInput>
@end
@implementation LonelyController
@end

#define SERVICE_ROUTER(NAME, MADE, ...) \
    @interface NAME : ZIKServiceRouter \
    @end \
    @implementation NAME \
    +(void)registerRoutableDestination { __VA_ARGS__ } \
    -(id)destinationWithConfiguration : (id)configuration { return [[MADE new] autorelease]; } \
    @end

#define VIEW_ROUTER(NAME, MADE, ...) \
    @interface NAME : ZIKViewRouter \
    @end \
    @implementation NAME \
    +(void)registerRoutableDestination { __VA_ARGS__ } \
    -(id)destinationWithConfiguration : (id)configuration { return [[MADE new] autorelease]; } \
    @end

SERVICE_ROUTER(EmptyRouter, CheckedService, )
VIEW_ROUTER(EmptyViewRouter, CheckedController, )
SERVICE_ROUTER(UnboundRouter, ConformingService, [self registerServiceProtocol:ZIKRoutable(CheckedInput)];)
SERVICE_ROUTER(NonconformingRouter, CheckedService, [self registerService:[CheckedService class]];
               [self registerServiceProtocol:ZIKRoutable(CheckedInput)];)
VIEW_ROUTER(NonconformingViewRouter, CheckedController, [self registerView:[CheckedController class]];
            [self registerViewProtocol:ZIKRoutable(CheckedViewInput)];)
SERVICE_ROUTER(PlainModuleRouter, CheckedService, [self registerService:[CheckedService class]];
               [self registerModuleProtocol:ZIKRoutable(CheckedModuleInput)];)
VIEW_ROUTER(PlainViewModuleRouter, CheckedController, [self registerView:[CheckedController class]];
            [self registerModuleProtocol:ZIKRoutable(CheckedViewModuleInput)];)
SERVICE_ROUTER(FirstRouter, ConformingService, [self registerService:[ConformingService class]];
               [self registerServiceProtocol:ZIKRoutable(CheckedInput)]; [self registerIdentifier:@"checked"];
               [self registerURLPattern:@"check://:name"];)
SERVICE_ROUTER(SecondRouter, ConformingService, [self registerService:[ConformingService class]];
               [self registerServiceProtocol:ZIKRoutable(CheckedInput)]; [self registerIdentifier:@"checked"];
               [self registerURLPattern:@"check://:other"];)
SERVICE_ROUTER(ExclusiveRouter, ConformingService, [self registerExclusiveService:[ConformingService class]];
               [self registerIdentifier:@"exclusive"];)
SERVICE_ROUTER(OtherExclusiveRouter, ConformingService, [self registerExclusiveService:[ConformingService class]];
               [self registerIdentifier:@"other-exclusive"];)
VIEW_ROUTER(ExclusiveViewRouter, ConformingController, [self registerExclusiveView:[ConformingController class]];
            [self registerIdentifier:@"exclusive"];)
VIEW_ROUTER(OrdinaryViewRouter, ConformingController, [self registerView:[ConformingController class]];
            [self registerIdentifier:@"ordinary"];)
SERVICE_ROUTER(SwappedRouter, CheckedService, [self registerService:[ConformingService class]];
               [self registerServiceProtocol:ZIKRoutable(CheckedInput)];)
SERVICE_ROUTER(BadPatternRouter, ConformingService, [self registerService:[ConformingService class]];
               [self registerURLPattern:@"no pattern"];)

/// Returns the faults that contain a word. The protocols of other cases have no routers here.
static NSString *found(NSString *word) {
    NSMutableArray *faults = [NSMutableArray array];
    for (ZIKRouteFault *fault in [ZIKRouteRegistry validate]) {
        if (![fault.identifier isEqualToString:@"missing-provider"]) [faults addObject:fault];
    }
    return FaultsWith(faults, word);
}

static NSString *faults(NSArray *routers, NSString *word) {
    [ZIKRouteRegistry registerRouters:routers];
    return found(word);
}

CASE(Checks, aRouterOfServicesWithoutADestination) {
    EXPECT_EQUAL(faults(@[ [EmptyRouter class] ], @"EmptyRouter"),
                 @"error: EmptyRouter is registered without a class of destinations [provider-without-destination]\n"
                 @"  help: call [self registerService:] in +registerRoutableDestination of EmptyRouter");
}

CASE(Checks, aRouterOfViewsWithoutADestination) {
    EXPECT_EQUAL(faults(@[ [EmptyViewRouter class] ], @"EmptyViewRouter"),
                 @"error: EmptyViewRouter is registered without a class of destinations [provider-without-destination]\n"
                 @"  help: call [self registerView:] in +registerRoutableDestination of EmptyViewRouter");
}

CASE(Checks, aProtocolWithoutAClass) {
    EXPECT_EQUAL(faults(@[ [UnboundRouter class] ], @"UnboundRouter"),
                 @"error: UnboundRouter is registered without a class of destinations [provider-without-destination]\n"
                 @"  help: call [self registerService:] in +registerRoutableDestination of UnboundRouter");
}

CASE(Checks, aServiceThatDoesNotConform) {
    EXPECT_EQUAL(faults(@[ [NonconformingRouter class] ], @"Nonconforming"),
                 @"Objective-C: error: NonconformingRouter makes CheckedService for RoutableService<CheckedInput>, and CheckedService does not conform to CheckedInput [destination-not-conforming]\n"
                 @"  CheckedService is registered at Objective-C\n"
                 @"  help: conform CheckedService to CheckedInput, for example in an extension beside this registration");
}

CASE(Checks, aViewThatDoesNotConform) {
    EXPECT_EQUAL(faults(@[ [NonconformingViewRouter class] ], @"Nonconforming"),
                 @"Objective-C: error: NonconformingViewRouter makes CheckedController for RoutableView<CheckedViewInput>, and CheckedController does not conform to CheckedViewInput [destination-not-conforming]\n"
                 @"  CheckedController is registered at Objective-C\n"
                 @"  help: conform CheckedController to CheckedViewInput, for example in an extension beside this registration");
}

CASE(Checks, aConfigurationOfAServiceThatDoesNotConform) {
    NSString *text = faults(@[ [PlainModuleRouter class] ], @"PlainModuleRouter");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: PlainModuleRouter makes ZIKPerformRouteConfiguration for RoutableServiceModule<CheckedModuleInput>, and ZIKPerformRouteConfiguration does not conform to CheckedModuleInput [configuration-not-conforming]\n"
        @"  help: return a configuration from defaultRouteConfiguration() that conforms to CheckedModuleInput");
}

CASE(Checks, aConfigurationOfAViewThatDoesNotConform) {
    NSString *text = faults(@[ [PlainViewModuleRouter class] ], @"PlainViewModuleRouter");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: PlainViewModuleRouter makes ZIKViewRouteConfiguration for RoutableViewModule<CheckedViewModuleInput>, and ZIKViewRouteConfiguration does not conform to CheckedViewModuleInput [configuration-not-conforming]\n"
        @"  help: return a configuration from defaultRouteConfiguration() that conforms to CheckedViewModuleInput");
}

CASE(Checks, aProtocolThatTwoRoutersRegister) {
    EXPECT_EQUAL(faults(@[ [FirstRouter class], [SecondRouter class] ], @"RoutableService<CheckedInput>"),
                 @"Objective-C: error: RoutableService<CheckedInput> is provided by SecondRouter, and by FirstRouter before it [duplicate-provider]\n"
                 @"  FirstRouter provides it at Objective-C\n"
                 @"  help: remove one of the two, or let one replace the other; FirstRouter, registered first, is used");
}

CASE(Checks, anIdentifierThatTwoRoutersRegister) {
    EXPECT_EQUAL(faults(@[ [FirstRouter class], [SecondRouter class] ], @"checked"),
                 @"Objective-C: error: the identifier 'checked' is registered by SecondRouter, and by FirstRouter before it [duplicate-identifier]\n"
                 @"  FirstRouter registers it at Objective-C\n"
                 @"  help: rename one of the two; FirstRouter, registered first, is used");
}

CASE(Checks, aURLThatTwoRoutersRegister) {
    EXPECT_EQUAL(faults(@[ [FirstRouter class], [SecondRouter class] ], @"check://"),
                 @"Objective-C: error: 'check://:other' of SecondRouter matches the same URLs as 'check://:name' of FirstRouter [url-pattern-clash]\n"
                 @"  FirstRouter has 'check://:name' at Objective-C\n"
                 @"  help: add a fixed part to one of the two patterns, or remove one of them");
}

CASE(Checks, anExclusiveServiceOfTwoRouters) {
    NSString *text = faults(@[ [ExclusiveRouter class], [OtherExclusiveRouter class] ], @"xclusive");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: OtherExclusiveRouter makes ConformingService, which ExclusiveRouter reserves for itself [exclusive-conflict]\n"
        @"  ExclusiveRouter reserves it at Objective-C\n"
        @"  help: remove `exclusive: true` there, or let OtherExclusiveRouter make a subclass");
}

CASE(Checks, anExclusiveServiceOfAnotherRouter) {
    NSString *text = faults(@[ [FirstRouter class], [ExclusiveRouter class] ], @"xclusive");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: FirstRouter makes ConformingService, which ExclusiveRouter reserves for itself [exclusive-conflict]\n"
        @"  ExclusiveRouter reserves it at Objective-C\n"
        @"  help: remove `exclusive: true` there, or let FirstRouter make a subclass");
}

CASE(Checks, anExclusiveViewOfAnotherRouter) {
    NSString *text = faults(@[ [ExclusiveViewRouter class], [OrdinaryViewRouter class] ], @"xclusive");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: OrdinaryViewRouter makes ConformingController, which ExclusiveViewRouter reserves for itself [exclusive-conflict]\n"
        @"  ExclusiveViewRouter reserves it at Objective-C\n"
        @"  help: remove `exclusive: true` there, or let OrdinaryViewRouter make a subclass");
}

CASE(Checks, anExclusiveBlockRouteOfAnotherRouter) {
    [ZIKRouteRegistry registerRouters:@[ [FirstRouter class] ]];
    [ZIKServiceRoute makeRouteWithExclusiveDestination:[ConformingService class]
                                       makeDestination:^(id config, ZIKServiceRouter *router) { return (id)nil; }]
        .nameAs(@"the exclusive block");
    NSString *text = found(@"exclusive");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: FirstRouter makes ConformingService, which the exclusive block reserves for itself [exclusive-conflict]\n"
        @"  the exclusive block reserves it at Objective-C\n"
        @"  help: remove `exclusive: true` there, or let FirstRouter make a subclass");
}

CASE(Checks, aBlockRouteWhoseServiceDoesNotConform) {
    [ZIKServiceRoute makeRouteWithDestination:[CheckedService class]
                              makeDestination:^(id config, ZIKServiceRouter *router) { return (id)nil; }]
        .nameAs(@"the block")
        .registerDestinationProtocol(ZIKRoutable(CheckedInput));
    EXPECT_EQUAL(found(@"the block"),
                 @"Objective-C: error: the block makes CheckedService for RoutableService<CheckedInput>, and CheckedService does not conform to CheckedInput [destination-not-conforming]\n"
                 @"  CheckedService is registered at Objective-C\n"
                 @"  help: conform CheckedService to CheckedInput, for example in an extension beside this registration");
}

CASE(Checks, aRegistrationOfAClassThatDoesNotConform) {
    [ZIKViewRouter registerViewProtocol:ZIKRoutable(CheckedViewInput) forMakingView:[CheckedController class]];
    EXPECT_EQUAL(found(@"CheckedController"),
                 @"Objective-C: error: CheckedController makes CheckedController for RoutableView<CheckedViewInput>, and CheckedController does not conform to CheckedViewInput [destination-not-conforming]\n"
                 @"  CheckedController is registered at Objective-C\n"
                 @"  help: conform CheckedController to CheckedViewInput, for example in an extension beside this registration");
}

static ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> *plainMakeable(void) {
    return [[ZIKServiceMakeableConfiguration new] autorelease];
}

CASE(Checks, aFactoryWhoseConfigurationDoesNotConform) {
    [ZIKServiceRouter registerModuleProtocol:ZIKRoutable(CheckedModuleInput) forMakingService:[ConformingService class] factory:plainMakeable];
    NSString *text = found(@"CheckedModuleInput");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: ConformingService makes ZIKServiceMakeableConfiguration for RoutableServiceModule<CheckedModuleInput>, and ZIKServiceMakeableConfiguration does not conform to CheckedModuleInput [configuration-not-conforming]\n"
        @"  help: return a configuration from defaultRouteConfiguration() that conforms to CheckedModuleInput");
}

CASE(Checks, anInvalidURLPattern) {
    EXPECT_EQUAL(faults(@[ [BadPatternRouter class] ], @"no pattern"),
                 @"Objective-C: error: 'no pattern' has no scheme; write it out, as in 'app://' [url-pattern-invalid]\n"
                 @"  help: correct the pattern; no URL matches it");
}

CASE(Checks, aServiceProtocolWithoutARouter) {
    NSString *text = FaultsWith([ZIKRouteRegistry validate], @"LonelyServiceInput");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: no provider for RoutableService<LonelyServiceInput> [missing-provider]\n"
        @"  help: link the module that provides it, or add a provider to a module that the app links:\n"
        @"    struct LonelyServiceInputRouter: ServiceRouteProvider {\n"
        @"        static var routes: RouteList<Self> { Provides(RoutableService<LonelyServiceInput>()) { $0 } }\n"
        @"        func makeDestination(with configuration: RouteConfiguration) throws -> <#Destination#>? {\n"
        @"            <#Destination()#>\n"
        @"        }\n"
        @"    }\n"
        @"    and register it when the app starts: RouteRegistry.shared.register { LonelyServiceInputRouter.self }\n"
        @"    or, if a module requires this key, adapt it in the app: Adapts(RoutableService<LonelyServiceInput>(), to: <#Key#>) { <#Proxy#>($0) }");
}

CASE(Checks, aViewProtocolWithoutARouter) {
    NSString *text = FaultsWith([ZIKRouteRegistry validate], @"LonelyViewInput");
    EXPECT_EQUAL(
        text,
        @"Objective-C: error: no provider for RoutableView<LonelyViewInput> [missing-provider]\n"
        @"  help: link the module that provides it, or add a provider to a module that the app links:\n"
        @"    struct LonelyViewInputRouter: ViewRouteProvider {\n"
        @"        static var routes: RouteList<Self> { Provides(RoutableView<LonelyViewInput>()) { $0 } }\n"
        @"        func makeDestination(with configuration: RouteConfiguration) throws -> <#Screen#>? {\n"
        @"            <#Screen()#>\n"
        @"        }\n"
        @"    }\n"
        @"    and register it when the app starts: RouteRegistry.shared.register { LonelyViewInputRouter.self }\n"
        @"    or, if a module requires this key, adapt it in the app: Adapts(RoutableView<LonelyViewInput>(), to: <#Key#>) { <#Proxy#>($0) }");
}

CASE(Checks, aRouterThatMakesAnotherClass) {
    // The check sees the registered class. The route fails.
    EXPECT_EQUAL(faults(@[ [SwappedRouter class] ], @"SwappedRouter"), @"");
    ZIKServiceRouter *router = [ZIKRouterToService(CheckedInput) performRoute];
    EXPECT_NUMBER(router.state, ZIKRouterStateUnrouted);
    EXPECT([[router.error localizedDescription] hasPrefix:@"CheckedService is not CheckedInput [destination-unavailable]"]);
}

CASE(Checks, aFaultHasAnIdentifier) {
    [ZIKRouteRegistry registerRouters:@[ [NonconformingRouter class] ]];
    for (ZIKRouteFault *fault in [ZIKRouteRegistry validate]) {
        if ([fault.identifier isEqualToString:@"missing-provider"]) continue;
        NOTE(@"%@", fault.identifier);
        EXPECT_EQUAL([fault description], fault.message);
    }
    EXPECT_NOTES(@"destination-not-conforming");
}

CASE(Checks, correctRoutersHaveNoFaults) {
    BeginServices();
    BeginViews();
    for (ZIKRouteFault *fault in [ZIKRouteRegistry validate]) {
        // Other cases declare protocols that have no router here.
        if (![fault.identifier isEqualToString:@"missing-provider"]) NOTE(@"%@", fault.message);
    }
    EXPECT_NOTES(@"");
}
