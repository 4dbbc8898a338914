// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

@implementation AService

@synthesize title = _title, isPrepared = _isPrepared;

- (instancetype)init {
    if ((self = [super init])) CountLive(1);
    return self;
}

- (void)dealloc {
    CountLive(-1);
    [_title release];
    [super dealloc];
}

@end

DeclareRoutableService(AService, AServiceRouter)

@implementation AServiceRouter

static BOOL serviceFails, serviceFailsToRemove;
static NSString *serviceReason;

+ (void)setFails:(BOOL)fails { serviceFails = fails; }

+ (void)setReasonToStay:(NSString *)reason { serviceReason = reason; }

+ (void)setFailsToRemove:(BOOL)fails { serviceFailsToRemove = fails; }

+ (void)registerRoutableDestination {
    [self registerService:[AService class]];
    [self registerServiceProtocol:ZIKRoutable(AServiceInput)];
    [self registerIdentifier:@"a-service"];
    [self registerURLPattern:@"app://service/:title"];
}

- (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
    return serviceFails ? nil : [[AService new] autorelease];
}

- (void)prepareDestination:(AService *)destination configuration:(ZIKPerformRouteConfiguration *)configuration {
    destination.isPrepared = YES;
    NOTE(@"router-prepares");
}

- (void)didFinishPrepareDestination:(AService *)destination configuration:(ZIKPerformRouteConfiguration *)configuration {
    NOTE(@"router-finishes");
}

- (NSString *)checkCanRemove { return serviceReason; }

- (void)removeDestination:(AService *)destination removeConfiguration:(ZIKRemoveRouteConfiguration *)removeConfiguration {
    NOTE(@"router-removes");
    if (serviceFailsToRemove) [self endRemoveRouteWithError:AnotherError()];
}

@end

void BeginServices(void) {
    [AServiceRouter setFails:NO];
    [AServiceRouter setReasonToStay:nil];
    [AServiceRouter setFailsToRemove:NO];
    [ZIKRouteRegistry registerRouters:@[ [AServiceRouter class] ]];
}

// MARK: Views

@implementation AViewController

@synthesize title = _title, router = _router;

- (instancetype)init {
    if ((self = [super init])) CountLive(1);
    return self;
}

- (void)dealloc {
    CountLive(-1);
    [_title release];
    [super dealloc];
}

@end

DeclareRoutableView(AViewController, AViewRouter)

@implementation AViewRouter

static BOOL viewFails;
static NSString *viewReason;

+ (void)setFails:(BOOL)fails { viewFails = fails; }

+ (void)setReasonToStay:(NSString *)reason { viewReason = reason; }

+ (void)registerRoutableDestination {
    [self registerView:[AViewController class]];
    [self registerViewProtocol:ZIKRoutable(AViewInput)];
    [self registerIdentifier:@"a-view"];
    [self registerURLPattern:@"app://view/:title"];
}

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return viewFails ? nil : [[AViewController new] autorelease];
}

- (void)prepareDestination:(AViewController *)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    destination.router = self;
    NOTE(@"router-prepares");
}

- (void)didFinishPrepareDestination:(AViewController *)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    NOTE(@"router-finishes");
}

- (NSString *)checkCanRemove { return viewReason; }

+ (void)router:(ZIKViewRouter *)router willPerformRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"will-perform");
}

+ (void)router:(ZIKViewRouter *)router didPerformRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"did-perform");
}

+ (void)router:(ZIKViewRouter *)router willRemoveRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"will-remove");
}

+ (void)router:(ZIKViewRouter *)router didRemoveRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"did-remove");
}

@end

@implementation ASubview

@synthesize title = _title, router = _router;

- (instancetype)init {
    if ((self = [super init])) CountLive(1);
    return self;
}

- (void)dealloc {
    CountLive(-1);
    [_title release];
    [super dealloc];
}

@end

DeclareRoutableView(ASubview, ASubviewRouter)

@implementation ASubviewRouter

+ (void)registerRoutableDestination {
    [self registerView:[ASubview class]];
    [self registerViewProtocol:ZIKRoutable(ASubviewInput)];
}

+ (ZIKViewRouteTypeMask)supportedRouteTypes { return ZIKViewRouteTypeMaskViewDefault; }

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return [[ASubview new] autorelease]; }

- (void)prepareDestination:(ASubview *)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    destination.router = self;
}

@end

@implementation SourceController

+ (SourceController *)open { return [self openIn:zik_navigation]; }

+ (SourceController *)openIn:(zik_window)content {
    SourceController *source = [[SourceController new] autorelease];
    Host()->open(content, source);
    return source;
}

@end

SourceController *BeginViews(void) {
    [AViewRouter setFails:NO];
    [AViewRouter setReasonToStay:nil];
    [ZIKRouteRegistry registerRouters:@[ [AViewRouter class], [ASubviewRouter class] ]];
    return [SourceController open];
}

// MARK: Handlers

static NSString *titleOf(id destination) {
    if (!destination) return @"nil";
    NSString *title = [(id<AServiceInput>)destination title];
    return title ? title : @"untitled";
}

void NoteHandlers(ZIKPerformRouteConfiguration *configuration) {
    configuration.prepareDestination = ^(id<AServiceInput> destination) {
        destination.title = @"title";
        NOTE(@"prepares");
    };
    configuration.successHandler = ^(id destination) { NOTE(@"succeeds:%@", titleOf(destination)); };
    configuration.performerSuccessHandler = ^(id destination) { NOTE(@"performer-succeeds:%@", titleOf(destination)); };
    configuration.completionHandler = Noting(@"completes");
    configuration.errorHandler = NotingError(@"fails");
    configuration.performerErrorHandler = NotingError(@"performer-fails");
}

void NoteRemoval(ZIKRemoveRouteConfiguration *configuration) {
    configuration.prepareDestination = ^(id destination) { NOTE(@"prepares-removal:%@", titleOf(destination)); };
    configuration.successHandler = ^{ NOTE(@"removed"); };
    configuration.performerSuccessHandler = ^{ NOTE(@"performer-removed"); };
    configuration.completionHandler = NotingRemoval(@"completes");
    configuration.errorHandler = NotingError(@"fails");
    configuration.performerErrorHandler = NotingError(@"performer-fails");
}

ZIKPerformRouteCompletion Noting(NSString *word) {
    return [[^(BOOL success, id destination, ZIKRouteAction action, NSError *error) {
        NOTE(@"%@:%d:%@:%@:%ld", word, success, titleOf(destination), action, error ? (long)error.code : -1);
    } copy] autorelease];
}

ZIKRemoveRouteCompletion NotingRemoval(NSString *word) {
    return [[^(BOOL success, ZIKRouteAction action, NSError *error) {
        NOTE(@"%@:%d:%@:%ld", word, success, action, error ? (long)error.code : -1);
    } copy] autorelease];
}

void (^NotingSuccess(NSString *word))(id) {
    return [[^(id destination) { NOTE(@"%@:%@", word, titleOf(destination)); } copy] autorelease];
}

ZIKRouteErrorHandler NotingError(NSString *word) {
    return [[^(ZIKRouteAction action, NSError *error) { NOTE(@"%@:%@:%ld", word, action, (long)error.code); } copy] autorelease];
}

ZIKRouteStateNotifier NotingStates(void) {
    return [[^(ZIKRouterState oldState, ZIKRouterState newState) {
        NOTE(@"%@>%@", [ZIKRouter descriptionOfState:oldState], [ZIKRouter descriptionOfState:newState]);
    } copy] autorelease];
}

NSError *AnotherError(void) {
    return [NSError errorWithDomain:@"AnotherDomain" code:77 userInfo:@{NSLocalizedDescriptionKey : @"another error"}];
}

NSString *Text(const char *text) { return [NSString stringWithUTF8String:text ? text : ""]; }

NSString *FaultsWith(NSArray<ZIKRouteFault *> *faults, NSString *word) {
    NSMutableArray *found = [NSMutableArray array];
    for (ZIKRouteFault *fault in faults) {
        if ([fault.message rangeOfString:word].location != NSNotFound) [found addObject:fault.message];
    }
    return [found componentsJoinedByString:@"\n"];
}
