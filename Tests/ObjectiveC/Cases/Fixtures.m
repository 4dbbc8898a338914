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

static BOOL serviceFails;

+ (void)setFails:(BOOL)fails { serviceFails = fails; }

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

- (void)removeDestination:(AService *)destination removeConfiguration:(ZIKRemoveRouteConfiguration *)removeConfiguration {
    NOTE(@"router-removes");
}

@end

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

+ (void)setFails:(BOOL)fails { viewFails = fails; }

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

@implementation SourceController

+ (SourceController *)open {
    SourceController *source = [[SourceController new] autorelease];
    Host()->open_window(source);
    return source;
}

@end
