// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

// A module with loose parameters

@protocol NoteModuleInput <ZIKServiceModuleRoutable>
@property (nonatomic, copy) NSString *text;
@end

@interface NoteConfiguration : ZIKPerformRouteConfiguration <NoteModuleInput> {
    NSString *_text;
}
@end

@implementation NoteConfiguration

@synthesize text = _text;

- (void)dealloc {
    [_text release];
    [super dealloc];
}

@end

@interface NoteRouter : ZIKServiceRouter
@end

@implementation NoteRouter

+ (void)registerRoutableDestination {
    [self registerService:[AService class]];
    [self registerModuleProtocol:ZIKRoutable(NoteModuleInput)];
    [self registerIdentifier:@"note"];
}

+ (id)defaultRouteConfiguration {
    NoteConfiguration *config = [[NoteConfiguration new] autorelease];
    config.text = @"empty";
    return config;
}

- (id)destinationWithConfiguration:(NoteConfiguration *)configuration {
    AService *service = [[AService new] autorelease];
    service.title = configuration.text;
    return service;
}

@end

CASE(ServiceModules, theRouterReceivesTheParameters) {
    [ZIKRouteRegistry registerRouters:@[ [NoteRouter class] ]];
    AService *service = [ZIKRouterToServiceModule(NoteModuleInput)
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<NoteModuleInput> *config) { config.text = @"milk"; }];
    EXPECT_EQUAL(service.title, @"milk");
}

CASE(ServiceModules, theRouterHasDefaultParameters) {
    [ZIKRouteRegistry registerRouters:@[ [NoteRouter class] ]];
    EXPECT_EQUAL([[ZIKRouterToServiceModule(NoteModuleInput) makeDestination] title], @"empty");
}

CASE(ServiceModules, aStrictConfigurationComesWithTheParameters) {
    [ZIKRouteRegistry registerRouters:@[ [NoteRouter class] ]];
    [ZIKRouterToServiceModule(NoteModuleInput)
        performWithStrictConfiguring:^(ZIKPerformRouteStrictConfiguration *config, ZIKPerformRouteConfiguration<NoteModuleInput> *module) {
            module.text = @"bread";
            config.successHandler = ^(id service) { NOTE(@"succeeds:%@", [(AService *)service title]); };
        }];
    EXPECT_NOTES(@"succeeds:bread");
}

CASE(ServiceModules, thePerformerReceivesTheRoutersConfiguration) {
    [ZIKRouteRegistry registerRouters:@[ [NoteRouter class] ]];
    ZIKServiceRouter *router = [ZIKRouterToServiceModule(NoteModuleInput)
        performWithConfiguring:^(ZIKPerformRouteConfiguration<NoteModuleInput> *config) { config.text = @"salt"; }];
    EXPECT_EQUAL([(NoteConfiguration *)router.configuration text], @"salt");
    EXPECT_EQUAL([router.destination title], @"salt");
}

CASE(ServiceModules, changedParametersCountForTheNextPerformance) {
    [ZIKRouteRegistry registerRouters:@[ [NoteRouter class] ]];
    ZIKServiceRouter *router = [ZIKRouterToServiceModule(NoteModuleInput) performRoute];
    [(NoteConfiguration *)router.configuration setText:@"sugar"];
    [router performRoute];
    EXPECT_EQUAL([router.destination title], @"sugar");
}

CASE(ServiceModules, aRouterClassConfiguresItsModule) {
    [ZIKRouteRegistry registerRouters:@[ [NoteRouter class] ]];
    AService *service =
        [NoteRouter makeDestinationWithConfiguring:^(id config) { [(NoteConfiguration *)config setText:@"pepper"]; }];
    EXPECT_EQUAL(service.title, @"pepper");
}

CASE(ServiceModules, aCopyOfAConfigurationIsTheConfiguration) {
    NoteConfiguration *config = [[NoteConfiguration new] autorelease];
    EXPECT([[config copy] autorelease] == config);
}

// Modules that make their destination

@protocol LoginModuleInput <ZIKServiceModuleRoutable>
/// Makes the service immediately.
@property (nonatomic, copy, readonly) id<AServiceInput> (^makeDestinationWith)(NSString *account);
/// Only takes the parameter.
@property (nonatomic, copy, readonly) void (^constructDestination)(NSString *account);
@property (nonatomic, copy) void (^didMakeDestination)(id<AServiceInput> destination);
@end

static int makeCount;

@interface ZIKServiceMakeableConfiguration (LoginModule) <LoginModuleInput>
@end

@implementation ZIKServiceMakeableConfiguration (LoginModule)
@end

static AService *serviceTitled(NSString *title) {
    makeCount++;
    AService *service = [[AService new] autorelease];
    service.title = title;
    return service;
}

static ZIKServiceMakeableConfiguration *loginConfiguration(void) {
    ZIKServiceMakeableConfiguration *config = [[ZIKServiceMakeableConfiguration new] autorelease];
    __block ZIKServiceMakeableConfiguration *unretained = config;
    config.makeDestinationWith = ^id(NSString *account) {
        unretained.makeDestination = ^id { return serviceTitled(account); };
        unretained.makedDestination = unretained.makeDestination();
        return unretained.makedDestination;
    };
    config.constructDestination = ^(NSString *account) {
        unretained.makeDestination = ^id { return serviceTitled(account); };
    };
    config._prepareDestination = ^(id destination) { NOTE(@"module-prepares:%@", [(AService *)destination title]); };
    return config;
}

@interface LoginRouter : ZIKServiceRouter
@end

@implementation LoginRouter

+ (void)registerRoutableDestination {
    [self registerService:[AService class]];
    [self registerModuleProtocol:ZIKRoutable(LoginModuleInput)];
}

+ (id)defaultRouteConfiguration { return loginConfiguration(); }

- (void)prepareDestination:(id)destination configuration:(id)configuration { NOTE(@"router-prepares"); }

- (void)didFinishPrepareDestination:(id)destination configuration:(id)configuration { NOTE(@"router-finishes"); }

@end

static ZIKServiceRouterType<id, ZIKPerformRouteConfiguration<LoginModuleInput> *> *login(void) {
    makeCount = 0;
    [ZIKRouteRegistry registerRouters:@[ [LoginRouter class] ]];
    return ZIKRouterToServiceModule(LoginModuleInput);
}

CASE(MakeableServices, aServiceIsMadeFromTheParameter) {
    AService *service = [login()
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<LoginModuleInput> *config) { config.constructDestination(@"anna"); }];
    EXPECT_EQUAL(service.title, @"anna");
    EXPECT_NUMBER(makeCount, 1);
}

CASE(MakeableServices, aServiceThatIsMadeImmediatelyIsTheDestination) {
    __block id immediate = nil;
    id service = [login()
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<LoginModuleInput> *config) { immediate = config.makeDestinationWith(@"bob"); }];
    EXPECT(service != nil && service == immediate);
    EXPECT_NUMBER(makeCount, 1);
    EXPECT_NOTES(@"module-prepares:bob router-prepares router-finishes");
}

CASE(MakeableServices, withoutItsParameterThereIsNoService) {
    [login() performWithCompletion:Noting(@"completes")];
    EXPECT_NOTES(@"completes:0:nil:performRoute:2");
}

CASE(MakeableServices, thePreparationsRunInOrder) {
    [login() performWithConfiguring:^(ZIKPerformRouteConfiguration<LoginModuleInput> *config) {
        config.constructDestination(@"carl");
        config.prepareDestination = ^(id service) { NOTE(@"performer-prepares"); };
        config.didMakeDestination = ^(id<AServiceInput> service) { NOTE(@"did-make:%@", service.title); };
        config.successHandler = ^(id service) { NOTE(@"succeeds"); };
    }];
    EXPECT_NOTES(@"performer-prepares module-prepares:carl router-prepares router-finishes did-make:carl succeeds");
}

CASE(MakeableServices, thePerformerReceivesTheServiceOnce) {
    ZIKServiceRouter *router = [login() performWithConfiguring:^(ZIKPerformRouteConfiguration<LoginModuleInput> *config) {
        config.constructDestination(@"dora");
        config.didMakeDestination = ^(id<AServiceInput> service) { NOTE(@"did-make"); };
    }];
    [Notes() removeAllObjects];
    [router performRoute];
    EXPECT_NOTES(@"module-prepares:dora router-prepares router-finishes");
    EXPECT_NUMBER(makeCount, 2);
}

CASE(MakeableServices, aServiceThatWasMadeImmediatelyIsUsedOnce) {
    __block id immediate = nil;
    ZIKServiceRouter *router = [login() performWithConfiguring:^(ZIKPerformRouteConfiguration<LoginModuleInput> *config) {
        immediate = config.makeDestinationWith(@"emil");
    }];
    EXPECT(router.destination == immediate);
    EXPECT([(ZIKServiceMakeableConfiguration *)router.configuration makedDestination] == nil);
    [router performRoute];
    EXPECT(router.destination != immediate);
    EXPECT_EQUAL([router.destination title], @"emil");
}

CASE(MakeableServices, aContainerHasFurtherConstructors) {
    ZIKServiceMakeableConfiguration *config = loginConfiguration();
    EXPECT([config.constructorContainer count] == 0);
    __block ZIKServiceMakeableConfiguration *unretained = config;
    void (^construct)(NSString *, int) = ^(NSString *name, int age) {
        unretained.makeDestination = ^id { return serviceTitled([NSString stringWithFormat:@"%@ %d", name, age]); };
    };
    [config.constructorContainer setObject:[[construct copy] autorelease] forKey:@"name-and-age"];
    void (^found)(NSString *, int) = [config.constructorContainer objectForKey:@"name-and-age"];
    found(@"fred", 7);
    EXPECT_EQUAL([(AService *)config.makeDestination() title], @"fred 7");
}

static ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> *loginFactory(void) { return loginConfiguration(); }

CASE(MakeableServices, aFactoryOfConfigurationsNeedsNoRouterClass) {
    [ZIKServiceRouter registerModuleProtocol:ZIKRoutable(LoginModuleInput) forMakingService:[AService class] factory:loginFactory];
    AService *service = [ZIKRouterToServiceModule(LoginModuleInput)
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<LoginModuleInput> *config) { config.constructDestination(@"gina"); }];
    EXPECT_EQUAL(service.title, @"gina");
    EXPECT_NOTES(@"module-prepares:gina");
}

CASE(MakeableServices, aBlockMakesConfigurations) {
    [ZIKServiceRouter registerModuleProtocol:ZIKRoutable(LoginModuleInput)
                            forMakingService:[AService class]
                                      making:^{ return loginFactory(); }];
    __block id immediate = nil;
    id service = [ZIKRouterToServiceModule(LoginModuleInput)
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<LoginModuleInput> *config) { immediate = config.makeDestinationWith(@"hugo"); }];
    EXPECT(service != nil && service == immediate);
}

CASE(MakeableServices, aConfigurationReleasesItsBlocks) {
    int before = LiveCount();
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    ZIKServiceRouter *router = [login() performWithConfiguring:^(ZIKPerformRouteConfiguration<LoginModuleInput> *config) {
        config.makeDestinationWith(@"ida");
    }];
    EXPECT_NUMBER(LiveCount() - before, 1);
    [router removeRoute];
    [pool drain];
    EXPECT_NUMBER(LiveCount() - before, 0);
}
