// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@protocol PageModuleInput <ZIKViewModuleRoutable>
@property (nonatomic) int number;
@property (nonatomic, copy, readonly) id<AViewInput> (^makeDestinationWith)(int number);
@property (nonatomic, copy, readonly) void (^constructDestination)(int number);
@property (nonatomic, copy) void (^didMakeDestination)(id<AViewInput> destination);
@end

@interface PageConfiguration : ZIKViewMakeableConfiguration <PageModuleInput> {
    int _number;
}
@end

@implementation PageConfiguration

@synthesize number = _number;

@dynamic makeDestinationWith, constructDestination, didMakeDestination;

+ (PageConfiguration *)configuration {
    PageConfiguration *config = [[PageConfiguration new] autorelease];
    __block PageConfiguration *unretained = config;
    id (^make)(int) = ^id(int number) {
        AViewController *view = [[AViewController new] autorelease];
        view.title = [NSString stringWithFormat:@"page %d", number];
        return view;
    };
    make = [[make copy] autorelease];
    [config setMakeDestinationWith:^id(int number) {
        unretained.makeDestination = ^id { return make(number); };
        unretained.makedDestination = make(number);
        return unretained.makedDestination;
    }];
    [config setConstructDestination:^(int number) { unretained.makeDestination = ^id { return make(number); }; }];
    config._prepareDestination = ^(id view) { NOTE(@"module-prepares"); };
    return config;
}

@end

@interface PageRouter : ZIKViewRouter
@end

@implementation PageRouter

+ (void)registerRoutableDestination {
    [self registerView:[AViewController class]];
    [self registerModuleProtocol:ZIKRoutable(PageModuleInput)];
}

+ (id)defaultRouteConfiguration { return [PageConfiguration configuration]; }

- (id)destinationWithConfiguration:(PageConfiguration *)configuration {
    if (configuration.number == 0) return [super destinationWithConfiguration:configuration];
    AViewController *view = [[AViewController new] autorelease];
    view.title = [NSString stringWithFormat:@"number %d", configuration.number];
    return view;
}

- (void)prepareDestination:(id)destination configuration:(PageConfiguration *)configuration { NOTE(@"router-prepares"); }

@end

static ZIKViewRouterType<id, ZIKViewRouteConfiguration<PageModuleInput> *> *page(void) {
    [ZIKRouteRegistry registerRouters:@[ [PageRouter class] ]];
    return ZIKRouterToViewModule(PageModuleInput);
}

CASE(ViewModules, theRouterReceivesTheParameters) {
    SourceController *source = [SourceController open];
    [page() performPath:ZIKViewRoutePath.pushFrom(source)
            configuring:^(ZIKViewRouteConfiguration<PageModuleInput> *config) { config.number = 7; }];
    EXPECT_EQUAL([(AViewController *)Host()->front() title], @"number 7");
}

CASE(ViewModules, aStrictConfigurationComesWithTheParameters) {
    SourceController *source = [SourceController open];
    [page() performPath:ZIKViewRoutePath.presentModallyFrom(source)
        strictConfiguring:^(ZIKViewRouteStrictConfiguration *config, ZIKViewRouteConfiguration<PageModuleInput> *module) {
            module.number = 8;
            config.successHandler = NotingSuccess(@"succeeds");
        }];
    EXPECT_EQUAL([Notes() lastObject], @"succeeds:number 8");
}

CASE(ViewModules, aViewIsMadeFromTheParameter) {
    SourceController *source = [SourceController open];
    [page() performPath:ZIKViewRoutePath.pushFrom(source)
            configuring:^(ZIKViewRouteConfiguration<PageModuleInput> *config) {
                config.constructDestination(3);
                config.didMakeDestination = ^(id<AViewInput> view) { NOTE(@"did-make:%@", view.title); };
            }];
    EXPECT_EQUAL([(AViewController *)Host()->front() title], @"page 3");
    EXPECT_NOTES(@"module-prepares router-prepares did-make:page 3");
}

CASE(ViewModules, aViewThatIsMadeImmediatelyIsShown) {
    SourceController *source = [SourceController open];
    __block id immediate = nil;
    ZIKViewRouter *router = [page() performPath:ZIKViewRoutePath.pushFrom(source)
                                    configuring:^(ZIKViewRouteConfiguration<PageModuleInput> *config) {
                                        immediate = config.makeDestinationWith(4);
                                    }];
    EXPECT(router.destination == immediate);
    EXPECT([(PageConfiguration *)router.configuration makedDestination] == nil);
}

CASE(ViewModules, withoutItsParameterThereIsNoView) {
    SourceController *source = [SourceController open];
    [page() performPath:ZIKViewRoutePath.pushFrom(source) completion:Noting(@"completes")];
    EXPECT_NOTES(@"completes:0:nil:performRoute:2");
}

CASE(ViewModules, aViewIsMadeWithParameters) {
    AViewController *view = [page()
        makeDestinationWithConfiguring:^(ZIKViewRouteConfiguration<PageModuleInput> *config) { config.number = 9; }];
    EXPECT_EQUAL(view.title, @"number 9");
}

CASE(ViewModules, aContainerHasFurtherConstructors) {
    ZIKViewMakeableConfiguration *config = [[ZIKViewMakeableConfiguration new] autorelease];
    [config.constructorContainer setObject:@"constructor" forKey:@"name"];
    EXPECT_EQUAL([config.constructorContainer objectForKey:@"name"], @"constructor");
}

static ZIKViewRouteConfiguration<ZIKConfigurationMakeable> *pageFactory(void) { return [PageConfiguration configuration]; }

CASE(ViewModules, aFactoryOfConfigurationsNeedsNoRouterClass) {
    [ZIKViewRouter registerModuleProtocol:ZIKRoutable(PageModuleInput) forMakingView:[AViewController class] factory:pageFactory];
    SourceController *source = [SourceController open];
    [ZIKRouterToViewModule(PageModuleInput)
        performPath:ZIKViewRoutePath.pushFrom(source)
        configuring:^(ZIKViewRouteConfiguration<PageModuleInput> *config) { config.constructDestination(5); }];
    EXPECT_EQUAL([(AViewController *)Host()->front() title], @"page 5");
}

CASE(ViewModules, aBlockMakesConfigurations) {
    [ZIKViewRouter registerModuleProtocol:ZIKRoutable(PageModuleInput)
                            forMakingView:[AViewController class]
                                   making:^{ return pageFactory(); }];
    AViewController *view = [ZIKRouterToViewModule(PageModuleInput)
        makeDestinationWithConfiguring:^(ZIKViewRouteConfiguration<PageModuleInput> *config) { config.constructDestination(6); }];
    EXPECT_EQUAL(view.title, @"page 6");
}
