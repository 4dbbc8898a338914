// SPDX-License-Identifier: Apache-2.0
//
// Uses every declaration of the headers once, so that a changed signature does not compile. The file is not run.

#if __has_include(<Foundation/Foundation.h>)

#import "Dialect.h"
#import <ZIKRouter/ZIKRouterInternal.h>

// MARK: - The protocols, in all positions

@protocol NoteViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *name;
@end

@protocol NoteModuleInput <ZIKViewModuleRoutable>
@property (nonatomic, copy, readonly) id<NoteViewInput> (^makeDestinationWith)(NSString *name);
@end

@protocol RequiredNoteViewInput <ZIKViewRoutable>
@end

@protocol RequiredNoteModuleInput <ZIKViewModuleRoutable>
@end

@protocol ClockInput <ZIKServiceRoutable>
@property (nonatomic, copy) NSString *zone;
@end

@protocol ClockModuleInput <ZIKServiceModuleRoutable>
@property (nonatomic, copy, readonly) id<ClockInput> (^makeDestinationWith)(NSString *zone);
@end

@protocol RequiredClockInput <ZIKServiceRoutable>
@end

@protocol RequiredClockModuleInput <ZIKServiceModuleRoutable>
@end

@interface NoteViewController : XXViewController <NoteViewInput> {
    @private
    NSString *_name;
}
@end

@implementation NoteViewController
@synthesize name = _name;
SAMPLE_DEALLOC([_name release];)
@end

@interface Clock : NSObject <ClockInput> {
    @private
    NSString *_zone;
}
@end

@implementation Clock
@synthesize zone = _zone;
SAMPLE_DEALLOC([_zone release];)
@end

@interface NoteViewRouter : ZIKDestinationViewRouter(id<NoteViewInput>)
@end

@interface NoteModuleRouter : ZIKModuleViewRouter(NoteModuleInput)
@end

@interface ClockRouter : ZIKDestinationServiceRouter(id<ClockInput>)
@end

@interface ClockModuleRouter : ZIKModuleServiceRouter(ClockModuleInput)
@end

DeclareRoutableView(NoteViewController, NoteViewRouter)
DeclareRoutableService(Clock, ClockRouter)

@interface CalendarView : XXView <ZIKRoutableView>
@end

@implementation CalendarView
@end

@interface CalendarService : NSObject <ZIKRoutableService>
@end

@implementation CalendarService
@end

/// The types of routers and routes, as properties.
@interface Routes : NSObject {
    @private
    id _values[12];
}
@property (nonatomic, strong) ZIKViewRouter<id<NoteViewInput>, ZIKViewRouteConfiguration *> *viewRouter;
@property (nonatomic, strong) ZIKViewRouter<id, ZIKViewRouteConfiguration<NoteModuleInput> *> *viewModuleRouter;
@property (nonatomic, strong) ZIKServiceRouter<id<ClockInput>, ZIKPerformRouteConfiguration *> *serviceRouter;
@property (nonatomic, strong) ZIKServiceRouter<id, ZIKPerformRouteConfiguration<ClockModuleInput> *> *serviceModuleRouter;
@property (nonatomic, strong) ZIKDestinationViewRouter(id<NoteViewInput>) *destinationViewRouter;
@property (nonatomic, strong) ZIKModuleViewRouter(NoteModuleInput) *moduleViewRouter;
@property (nonatomic, strong) ZIKDestinationServiceRouter(id<ClockInput>) *destinationServiceRouter;
@property (nonatomic, strong) ZIKModuleServiceRouter(ClockModuleInput) *moduleServiceRouter;
@property (nonatomic, strong) ZIKViewRouterType<id<NoteViewInput>, ZIKViewRouteConfiguration *> *viewRouterType;
@property (nonatomic, strong) ZIKServiceRouterType<id<ClockInput>, ZIKPerformRouteConfiguration *> *serviceRouterType;
@property (nonatomic, strong) ZIKAnyViewRouter *anyViewRouter;
@property (nonatomic, strong) ZIKAnyServiceRouter *anyServiceRouter;
@end

@implementation Routes
@dynamic viewRouter, viewModuleRouter, serviceRouter, serviceModuleRouter, destinationViewRouter, moduleViewRouter,
    destinationServiceRouter, moduleServiceRouter, viewRouterType, serviceRouterType, anyViewRouter, anyServiceRouter;
@end

void spellTypes(Routes *routes, XXViewController *source) {
    ZIKViewRoutePath *path = ZIKViewRoutePath.pushFrom(source);
    routes.viewRouter = [ZIKRouterToView(NoteViewInput) performPath:path];
    routes.viewModuleRouter = [ZIKRouterToViewModule(NoteModuleInput) performPath:path];
    routes.serviceRouter = [ZIKRouterToService(ClockInput) performRoute];
    routes.serviceModuleRouter = [ZIKRouterToServiceModule(ClockModuleInput) performRoute];
    routes.destinationViewRouter = routes.viewRouter;
    routes.moduleViewRouter = routes.viewModuleRouter;
    routes.destinationServiceRouter = routes.serviceRouter;
    routes.moduleServiceRouter = routes.serviceModuleRouter;
    routes.viewRouterType = ZIKRouterToView(NoteViewInput);
    routes.serviceRouterType = ZIKRouterToService(ClockInput);
    routes.anyViewRouter = routes.viewRouter;
    routes.anyServiceRouter = routes.serviceRouter;
    ZIKAnyViewRouterType *anyView = ZIKRouterToView(NoteViewInput);
    ZIKAnyServiceRouterType *anyService = ZIKRouterToService(ClockInput);
    anyView = ZIKFindView(ZIKRoutable(NoteViewInput), __FILE_NAME__, __LINE__);
    anyView = ZIKFindViewModule(ZIKRoutable(NoteModuleInput), __FILE_NAME__, __LINE__);
    anyService = ZIKFindService(ZIKRoutable(ClockInput), __FILE_NAME__, __LINE__);
    anyService = ZIKFindServiceModule(ZIKRoutable(ClockModuleInput), __FILE_NAME__, __LINE__);
    Protocol *protocol = ZIKProtocolNamed(@protocol(NoteViewInput), ZIKNameOf(NoteViewInput));
    (void)protocol;
    (void)anyView;
    (void)anyService;
}

// MARK: - Constants

void spellConstants(void) {
    ZIKRouteAction actions[] = {
        ZIKRouteActionToService, ZIKRouteActionToServiceModule, ZIKRouteActionToView, ZIKRouteActionToViewModule, ZIKRouteActionToURL,
        ZIKRouteActionMakeDestination, ZIKRouteActionPerformRoute, ZIKRouteActionPerformOnDestination,
        ZIKRouteActionPrepareOnDestination, ZIKRouteActionRemoveRoute,
    };
    NSString *texts[] = {ZIKRouteErrorDomain, ZIKViewRouteErrorDomain, ZIKRouteURLOriginKey, ZIKRouteURLActionKey};
    ZIKRouterState states[] = {
        ZIKRouterStateUnrouted, ZIKRouterStateRouting, ZIKRouterStateRouted, ZIKRouterStateRemoving, ZIKRouterStateRemoved,
    };
    ZIKRouteError errors[] = {
        ZIKRouteErrorInvalidProtocol, ZIKRouteErrorInvalidConfiguration, ZIKRouteErrorDestinationUnavailable,
        ZIKRouteErrorActionFailed, ZIKRouteErrorOverRoute, ZIKRouteErrorInfiniteRecursion,
    };
    ZIKViewRouteError viewErrors[] = {
        ZIKViewRouteErrorInvalidPerformer, ZIKViewRouteErrorUnsupportType, ZIKViewRouteErrorUnbalancedTransition,
        ZIKViewRouteErrorInvalidSource, ZIKViewRouteErrorInvalidContainer, ZIKViewRouteErrorSegueNotPerformed,
    };
    ZIKViewRouteType types[] = {
        ZIKViewRouteTypePush, ZIKViewRouteTypePresentModally, ZIKViewRouteTypePresentAsPopover, ZIKViewRouteTypePresentAsSheet,
        ZIKViewRouteTypePerformSegue, ZIKViewRouteTypeShow, ZIKViewRouteTypeShowDetail, ZIKViewRouteTypeAddAsChildViewController,
        ZIKViewRouteTypeAddAsSubview, ZIKViewRouteTypeCustom, ZIKViewRouteTypeMakeDestination, ZIKViewRouteTypePresentWithAnimator,
        ZIKViewRouteTypeDefault, ZIKViewRouteTypeUnknown,
    };
    ZIKViewRouteTypeMask masks[] = {
        ZIKViewRouteTypeMaskPush, ZIKViewRouteTypeMaskPresentModally, ZIKViewRouteTypeMaskPresentAsPopover,
        ZIKViewRouteTypeMaskPresentAsSheet, ZIKViewRouteTypeMaskPerformSegue, ZIKViewRouteTypeMaskShow,
        ZIKViewRouteTypeMaskShowDetail, ZIKViewRouteTypeMaskAddAsChildViewController, ZIKViewRouteTypeMaskAddAsSubview,
        ZIKViewRouteTypeMaskCustom, ZIKViewRouteTypeMaskMakeDestination, ZIKViewRouteTypeMaskPresentWithAnimator,
        ZIKViewRouteTypeMaskViewControllerDefault, ZIKViewRouteTypeMaskViewDefault,
    };
    (void)actions;
    (void)texts;
    (void)states;
    (void)errors;
    (void)viewErrors;
    (void)types;
    (void)masks;
}

// MARK: - Configurations

static ZIKRouteErrorHandler failed = ^(ZIKRouteAction routeAction, NSError *error) {};
static ZIKRouteStateNotifier changed = ^(ZIKRouterState oldState, ZIKRouterState newState) {};
static ZIKPerformRouteCompletion performed = ^(BOOL success, id destination, ZIKRouteAction routeAction, NSError *error) {};
static ZIKRemoveRouteCompletion removed = ^(BOOL success, ZIKRouteAction routeAction, NSError *error) {};
static void (^done)(void) = ^{};
static void (^receivedAny)(id) = ^(id destination) {};
static void (^receivedNote)(id<NoteViewInput>) = ^(id<NoteViewInput> destination) {};
static void (^receivedClock)(id<ClockInput>) = ^(id<ClockInput> destination) {};
static void (^addedChild)(XXViewController *, void (^)(void)) = ^(XXViewController *destination, void (^completion)(void)) {
    completion();
};

void spellRouteConfiguration(ZIKRouteConfiguration *config) {
    config.errorHandler = failed;
    config.performerErrorHandler = failed;
    config.stateNotifier = changed;
    id same = [config copyWithZone:NULL];
    (void)same;
}

void spellPerformConfiguration(ZIKPerformRouteConfiguration *config) {
    spellRouteConfiguration(config);
    config.prepareDestination = receivedAny;
    config.successHandler = receivedAny;
    config.performerSuccessHandler = receivedAny;
    config.completionHandler = performed;
    [config addUserInfoForKey:@"key" object:@"value"];
    [config addUserInfo:@{@"key" : @"value"}];
    NSDictionary<NSString *, id> *userInfo = config.userInfo;
    (void)userInfo;
}

void spellShortNames(ZIKRouteConfig *config, ZIKPerformRouteConfig *performConfig, ZIKRemoveRouteConfig *removeConfig) {
    config.stateNotifier = changed;
    performConfig.routeCompletion = performConfig.successHandler;
    removeConfig.successHandler = done;
}

void spellShortNamesOfViews(
    ZIKViewRouteConfig *config, ZIKViewRemoveConfig *removeConfig, ZIKViewRouteSegueConfig *segue, ZIKViewRoutePopoverConfig *popover) {
    ZIKViewRouteContainerWrapper wrapper = config.containerWrapper;
    ZIKViewRoutePopoverConfiger configurePopover = config.configurePopover;
    ZIKViewRouteSegueConfiger configureSegue = config.configureSegue;
    ZIKViewRoutePopoverConfigure popoverConfigure = ^(ZIKViewRoutePopoverConfig *popoverConfig) {};
    ZIKViewRouteSegueConfigure segueConfigure = ^(ZIKViewRouteSegueConfig *segueConfig) {};
    config.containerWrapper = wrapper;
    configurePopover(popoverConfigure);
    configureSegue(segueConfigure);
    removeConfig.animated = segue == nil && popover == nil;
}

void spellRemoveConfiguration(ZIKRemoveRouteConfiguration *config) {
    spellRouteConfiguration(config);
    config.prepareDestination = receivedAny;
    config.successHandler = done;
    config.performerSuccessHandler = done;
    config.completionHandler = removed;
}

void spellMakeable(id<ZIKConfigurationMakeable> config) {
    id destination = config.makeDestination ? config.makeDestination() : nil;
    config.makedDestination = destination;
    config._prepareDestination = receivedAny;
    config.didMakeDestination = receivedAny;
}

void spellServiceMakeable(ZIKServiceMakeableConfiguration<id<ClockInput>> *config) {
    spellPerformConfiguration(config);
    spellMakeable(config);
    config.makeDestination = ^id<ClockInput> { return nil; };
    config.makeDestinationWith = ^id<ClockInput>(NSString *zone) { return nil; };
    config.constructDestination = ^(NSString *zone) {};
    config.didMakeDestination = receivedClock;
    config.makedDestination = [ZIKRouterToService(ClockInput) makeDestination];
    config._prepareDestination = receivedClock;
    [config.constructorContainer setObject:@"block" forKey:@"name"];
    ZIKMakeBlock make = [config.constructorContainer objectForKey:@"make"];
    ZIKConstructBlock construct = [config.constructorContainer objectForKey:@"construct"];
    if (make && construct) construct();
    id<ZIKConfigurationSyncMakeable> synchronous = config;
    id<ZIKConfigurationAsyncMakeable> asynchronous = config;
    (void)synchronous;
    (void)asynchronous;
}

void spellViewMakeable(ZIKViewMakeableConfiguration<id<NoteViewInput>> *config) {
    spellMakeable(config);
    config.makeDestination = ^id<NoteViewInput> { return nil; };
    config.makeDestinationWith = ^id<NoteViewInput>(NSString *name) { return nil; };
    config.constructDestination = ^(NSString *name) {};
    config.didMakeDestination = receivedNote;
    config.makedDestination = [ZIKRouterToView(NoteViewInput) makeDestination];
    config._prepareDestination = receivedNote;
    [config.constructorContainer setObject:@"block" forKey:@"name"];
}

static void (^configuredPopover)(ZIKViewRoutePopoverConfiguration *) = ^(ZIKViewRoutePopoverConfiguration *popover) {
    popover.sourceView = nil;
    popover.sourceRect = (ZIKRect){{0, 0}, {1, 1}};
    BOOL hasRectangle = popover.sourceRectConfiged;
    popover.barButtonItem = nil;
    popover.permittedArrowDirections = 0;
#if ZIK_HAS_UIKIT
    popover.delegate = nil;
    popover.passthroughViews = nil;
    popover.backgroundColor = nil;
    popover.popoverLayoutMargins = (UIEdgeInsets){1, 2, 3, 4};
    popover.popoverBackgroundViewClass = nil;
#elif ZIK_HAS_APPKIT
    popover.preferredEdge = NSRectEdgeMinX;
    popover.behavior = NSPopoverBehaviorTransient;
#endif
    (void)hasRectangle;
};

static void (^configuredSegue)(ZIKViewRouteSegueConfiguration *) = ^(ZIKViewRouteSegueConfiguration *segue) {
    segue.identifier = @"ShowNote";
    segue.sender = nil;
};

/// A container for the destination.
static XXViewController<ZIKViewRouteContainer> *wrap(XXViewController *destination) { return nil; }

void spellViewConfiguration(ZIKViewRouteConfiguration *config, id<ZIKViewRouteSource> source, ZIKViewRoutePath *path) {
    spellPerformConfiguration(config);
    config.source = source;
    config.routeType = ZIKViewRouteTypePush;
    config.animated = NO;
    config.containerWrapper = ^(XXViewController *destination) { return wrap(destination); };
    config.sender = source;
    config.animator = source;
    config.addingChildViewHandler = addedChild;
    ZIKViewRoutePopoverConfiguration *popover = config.popoverConfiguration;
    ZIKViewRouteSegueConfiguration *segue = config.segueConfiguration;
    config.handleExternalRoute = YES;
    config.configurePopover(configuredPopover);
    config.configureSegue(configuredSegue);
    [config configurePath:path];
    (void)popover;
    (void)segue;
}

void spellViewRemoveConfiguration(ZIKViewRemoveConfiguration *config) {
    spellRemoveConfiguration(config);
    config.animated = NO;
    config.removingChildViewHandler = addedChild;
    config.handleExternalRoute = YES;
}

void spellStrictConfiguration(ZIKPerformRouteStrictConfiguration<id<ClockInput>> *config) {
    ZIKPerformRouteConfiguration *configuration = config.configuration;
    config.errorHandler = failed;
    config.performerErrorHandler = failed;
    config.stateNotifier = changed;
    config.prepareDestination = receivedClock;
    config.successHandler = receivedClock;
    config.performerSuccessHandler = receivedClock;
    config.completionHandler = ^(BOOL success, id<ClockInput> destination, ZIKRouteAction routeAction, NSError *error) {};
    [config addUserInfoForKey:@"key" object:@"value"];
    [config addUserInfo:@{@"key" : @"value"}];
    NSDictionary<NSString *, id> *userInfo = config.userInfo;
    (void)userInfo;
    (void)SAMPLE_AUTORELEASED(
        [[ZIKPerformRouteStrictConfiguration<id<ClockInput>> alloc] initWithConfiguration:configuration]);
}

void spellStrictRemoveConfiguration(ZIKRemoveRouteStrictConfiguration<id<ClockInput>> *config) {
    ZIKRemoveRouteConfiguration *configuration = config.configuration;
    config.errorHandler = failed;
    config.performerErrorHandler = failed;
    config.stateNotifier = changed;
    config.prepareDestination = receivedClock;
    config.successHandler = done;
    config.performerSuccessHandler = done;
    config.completionHandler = removed;
    (void)SAMPLE_AUTORELEASED([[ZIKRemoveRouteStrictConfiguration<id<ClockInput>> alloc] initWithConfiguration:configuration]);
}

void spellStrictViewConfiguration(ZIKViewRouteStrictConfiguration<id<NoteViewInput>> *config, id<ZIKViewRouteSource> source) {
    ZIKViewRouteConfiguration *configuration = config.configuration;
    config.errorHandler = failed;
    config.stateNotifier = changed;
    config.prepareDestination = receivedNote;
    config.successHandler = receivedNote;
    config.completionHandler = ^(BOOL success, id<NoteViewInput> destination, ZIKRouteAction routeAction, NSError *error) {};
    config.source = source;
    config.routeType = ZIKViewRouteTypePush;
    config.animated = NO;
    config.containerWrapper = ^(XXViewController *destination) { return wrap(destination); };
    config.sender = source;
    config.addingChildViewHandler = addedChild;
    ZIKViewRoutePopoverConfiguration *popover = config.popoverConfiguration;
    ZIKViewRouteSegueConfiguration *segue = config.segueConfiguration;
    config.handleExternalRoute = YES;
    config.configurePopover(configuredPopover);
    config.configureSegue(configuredSegue);
    (void)popover;
    (void)segue;
    (void)SAMPLE_AUTORELEASED(
        [[ZIKViewRouteStrictConfiguration<id<NoteViewInput>> alloc] initWithConfiguration:configuration]);
}

void spellStrictViewRemoveConfiguration(ZIKViewRemoveStrictConfiguration<id<NoteViewInput>> *config) {
    ZIKViewRemoveConfiguration *configuration = config.configuration;
    config.prepareDestination = receivedNote;
    config.animated = NO;
    config.removingChildViewHandler = addedChild;
    config.handleExternalRoute = YES;
    (void)SAMPLE_AUTORELEASED(
        [[ZIKViewRemoveStrictConfiguration<id<NoteViewInput>> alloc] initWithConfiguration:configuration]);
}

// MARK: - Paths

void spellPaths(XXViewController *source, XXView *view) {
    ZIKViewRoutePath *path = ZIKViewRoutePath.pushFrom(source);
    path = ZIKViewRoutePath.presentModallyFrom(source);
    path = ZIKViewRoutePath.presentAsPopoverFrom(source, configuredPopover);
    path = ZIKViewRoutePath.presentAsSheetFrom(source);
    path = ZIKViewRoutePath.performSegueFrom(source, @"ShowNote", nil);
    path = ZIKViewRoutePath.showFrom(source);
    path = ZIKViewRoutePath.showDetailFrom(source);
    path = ZIKViewRoutePath.addAsChildViewControllerFrom(source, addedChild);
    path = ZIKViewRoutePath.addAsChildViewControllerFrom(source, nil);
    path = ZIKViewRoutePath.addAsSubviewFrom(view);
    path = ZIKViewRoutePath.customFrom(source);
    path = ZIKViewRoutePath.customFrom(nil);
    path = ZIKViewRoutePath.defaultPathFrom(source);
    path = ZIKViewRoutePath.makeDestination;
    path = ZIKViewRoutePath.show;
    path = ZIKViewRoutePath.presentWithAnimatorFrom(source, view);
    path = [ZIKViewRoutePath pushFrom:source];
    path = [ZIKViewRoutePath presentModallyFrom:source];
    path = [ZIKViewRoutePath presentAsPopoverFrom:source configure:configuredPopover];
    path = [ZIKViewRoutePath presentAsSheetFrom:source];
    path = [ZIKViewRoutePath presentFrom:source animator:view];
    path = [ZIKViewRoutePath performSegueFrom:source identifier:@"ShowNote" sender:nil];
    path = [ZIKViewRoutePath showFrom:source];
    path = [ZIKViewRoutePath showDetailFrom:source];
    path = [ZIKViewRoutePath addAsChildViewControllerFrom:source addingChildViewHandler:addedChild];
    path = [ZIKViewRoutePath addAsSubviewFrom:view];
    path = [ZIKViewRoutePath customFrom:nil];
    path = [ZIKViewRoutePath defaultPathFrom:source];
    path = SAMPLE_AUTORELEASED([[ZIKViewRoutePath alloc] initWithRouteType:ZIKViewRouteTypePush source:source]);
    path = SAMPLE_AUTORELEASED([[ZIKViewRoutePath alloc] initWithRouteType:ZIKViewRouteTypePush
                                                                    source:source
                                                                 configure:^(ZIKViewRouteConfiguration *config) {
                                                                     config.animated = NO;
                                                                 }]);
    id<ZIKViewRouteSource> origin = path.source;
    ZIKViewRouteType type = path.routeType;
    path.configure = ^(ZIKViewRouteConfig *config) {};
    void (^configure)(ZIKViewRouteConfiguration *) = path.configure;
    if ([origin respondsToSelector:@selector(prepareDestinationFromExternal:configuration:)] && type == ZIKViewRouteTypePush) {
        ZIKViewRouteConfiguration *config = SAMPLE_AUTORELEASED([ZIKViewRouteConfiguration new]);
        if (configure) configure(config);
        [origin prepareDestinationFromExternal:source configuration:config];
    }
}

// MARK: - Performing and making

static void (^configuredView)(ZIKViewRouteConfiguration *) = ^(ZIKViewRouteConfiguration *config) {};
static void (^removedView)(ZIKViewRemoveConfiguration *) = ^(ZIKViewRemoveConfiguration *config) {};
static void (^strictView)(ZIKViewRouteStrictConfiguration<id<NoteViewInput>> *, ZIKViewRouteConfiguration *) =
    ^(ZIKViewRouteStrictConfiguration<id<NoteViewInput>> *config, ZIKViewRouteConfiguration *module) {};
static void (^strictRemovedView)(ZIKViewRemoveStrictConfiguration<id<NoteViewInput>> *) =
    ^(ZIKViewRemoveStrictConfiguration<id<NoteViewInput>> *config) {};
static void (^completedView)(BOOL, id<NoteViewInput>, ZIKRouteAction, NSError *) =
    ^(BOOL success, id<NoteViewInput> destination, ZIKRouteAction routeAction, NSError *error) {};
static void (^configuredService)(ZIKPerformRouteConfiguration *) = ^(ZIKPerformRouteConfiguration *config) {};
static void (^removedService)(ZIKRemoveRouteConfiguration *) = ^(ZIKRemoveRouteConfiguration *config) {};
static void (^strictService)(ZIKPerformRouteStrictConfiguration<id<ClockInput>> *, ZIKPerformRouteConfiguration *) =
    ^(ZIKPerformRouteStrictConfiguration<id<ClockInput>> *config, ZIKPerformRouteConfiguration *module) {};
static void (^strictRemovedService)(ZIKRemoveRouteStrictConfiguration<id<ClockInput>> *) =
    ^(ZIKRemoveRouteStrictConfiguration<id<ClockInput>> *config) {};
static void (^completedService)(BOOL, id<ClockInput>, ZIKRouteAction, NSError *) =
    ^(BOOL success, id<ClockInput> destination, ZIKRouteAction routeAction, NSError *error) {};

/// The methods that a router class and a route that was found have in common.
#define SPELL_VIEW_METHODS(RECEIVER) \
    ZIKDestinationViewRouter(id<NoteViewInput>) *router = [RECEIVER performPath:path]; \
    router = [RECEIVER performPath:path successHandler:receivedNote errorHandler:failed]; \
    router = [RECEIVER performPath:path completion:completedView]; \
    router = [RECEIVER performPath:path preparation:receivedNote]; \
    router = [RECEIVER performPath:path configuring:configuredView]; \
    router = [RECEIVER performPath:path configuring:configuredView removing:removedView]; \
    router = [RECEIVER performPath:path strictConfiguring:strictView]; \
    router = [RECEIVER performPath:path strictConfiguring:strictView strictRemoving:strictRemovedView]; \
    id<NoteViewInput> destination = [RECEIVER makeDestination]; \
    destination = [RECEIVER makeDestinationWithPreparation:receivedNote]; \
    destination = [RECEIVER makeDestinationWithConfiguring:configuredView]; \
    destination = [RECEIVER makeDestinationWithStrictConfiguring:strictView]; \
    router = [RECEIVER performOnDestination:destination path:path]; \
    router = [RECEIVER performOnDestination:destination path:path configuring:configuredView]; \
    router = [RECEIVER performOnDestination:destination path:path configuring:configuredView removing:removedView]; \
    router = [RECEIVER performOnDestination:destination path:path strictConfiguring:strictView]; \
    router = [RECEIVER performOnDestination:destination \
                                       path:path \
                          strictConfiguring:strictView \
                             strictRemoving:strictRemovedView]; \
    router = [RECEIVER prepareDestination:destination configuring:configuredView]; \
    router = [RECEIVER prepareDestination:destination configuring:configuredView removing:removedView]; \
    router = [RECEIVER prepareDestination:destination strictConfiguring:strictView]; \
    router = [RECEIVER prepareDestination:destination strictConfiguring:strictView strictRemoving:strictRemovedView]; \
    BOOL answers[] = { \
        [RECEIVER canMakeDestinationSynchronously], [RECEIVER canMakeDestination], \
        [RECEIVER supportRouteType:ZIKViewRouteTypePush], \
    }; \
    (void)answers

#define SPELL_SERVICE_METHODS(RECEIVER) \
    ZIKDestinationServiceRouter(id<ClockInput>) *router = [RECEIVER performRoute]; \
    router = [RECEIVER performWithSuccessHandler:receivedClock errorHandler:failed]; \
    router = [RECEIVER performWithCompletion:completedService]; \
    router = [RECEIVER performWithPreparation:receivedClock]; \
    router = [RECEIVER performWithConfiguring:configuredService]; \
    router = [RECEIVER performWithConfiguring:configuredService removing:removedService]; \
    router = [RECEIVER performWithStrictConfiguring:strictService]; \
    router = [RECEIVER performWithStrictConfiguring:strictService strictRemoving:strictRemovedService]; \
    id<ClockInput> destination = [RECEIVER makeDestination]; \
    destination = [RECEIVER makeDestinationWithPreparation:receivedClock]; \
    destination = [RECEIVER makeDestinationWithConfiguring:configuredService]; \
    destination = [RECEIVER makeDestinationWithStrictConfiguring:strictService]; \
    BOOL answers[] = {[RECEIVER canMakeDestinationSynchronously], [RECEIVER canMakeDestination]}; \
    (void)destination; \
    (void)answers

void spellViewRoute(ZIKViewRoutePath *path) {
    SPELL_VIEW_METHODS(ZIKRouterToView(NoteViewInput));
    ZIKViewRouteConfiguration *configuration = [ZIKRouterToView(NoteViewInput) defaultRouteConfiguration];
    ZIKViewRemoveConfiguration *removeConfiguration = [ZIKRouterToView(NoteViewInput) defaultRemoveConfiguration];
    (void)configuration;
    (void)removeConfiguration;
    (void)router;
}

void spellServiceRoute(void) {
    SPELL_SERVICE_METHODS(ZIKRouterToService(ClockInput));
    ZIKPerformRouteConfiguration *configuration = [ZIKRouterToService(ClockInput) defaultRouteConfiguration];
    ZIKRemoveRouteConfiguration *removeConfiguration = [ZIKRouterToService(ClockInput) defaultRemoveConfiguration];
    (void)configuration;
    (void)removeConfiguration;
    (void)router;
}

void spellModules(ZIKViewRoutePath *path) {
    [ZIKRouterToViewModule(NoteModuleInput) performPath:path
                                            configuring:^(ZIKViewRouteConfiguration<NoteModuleInput> *config) {
                                                id<NoteViewInput> destination = config.makeDestinationWith(@"Note");
                                                (void)destination;
                                            }];
    [ZIKRouterToServiceModule(ClockModuleInput)
        performWithConfiguring:^(ZIKPerformRouteConfiguration<ClockModuleInput> *config) {
            id<ClockInput> destination = config.makeDestinationWith(@"UTC");
            (void)destination;
        }];
}

void spellViewRouter(ZIKViewRoutePath *path, NSURL *url, XXViewController *source) {
    SPELL_VIEW_METHODS(NoteViewRouter);
    ZIKViewRouterType<id, ZIKViewRouteConfiguration *> *route = NoteViewRouter.toIdentifier(@"note");
    NSArray<ZIKViewRouterType<id, ZIKViewRouteConfiguration *> *> *routes =
        [ZIKAnyViewRouter routersToClass:[NoteViewController class]];
    routes = ZIKViewRouter.routersToClass([NoteViewController class]);
    route = [ZIKViewRouter<id<NoteViewInput>, ZIKViewRouteConfiguration *> toView](ZIKRoutable(NoteViewInput));
    route = [ZIKViewRouter<id, ZIKViewRouteConfiguration<NoteModuleInput> *> toModule](ZIKRoutable(NoteModuleInput));
    route = [ZIKAnyViewRouter routerForURL:@"app://note/1"];
    route = [ZIKAnyViewRouter routerForURL:url];
    ZIKViewRouter *any = [ZIKAnyViewRouter performURL:url path:path];
    any = [ZIKAnyViewRouter performURL:@"app://note/1" path:path];
    any = [ZIKAnyViewRouter performURL:url path:path completion:performed];
    any = [ZIKAnyViewRouter performURL:url fromSource:source];
    any = [ZIKAnyViewRouter performURL:url fromSource:source completion:performed];
    ZIKViewRouter.globalErrorHandler = ^(ZIKViewRouter *failedRouter, ZIKRouteAction routeAction, NSError *error) {};
    [ZIKAnyViewRouter notifyGlobalErrorWithRouter:router action:ZIKRouteActionToView error:router.error];
    NSTimeInterval delay = ZIKViewRouter.detectMemoryLeakDelay;
    ZIKViewRouter.detectMemoryLeakDelay = delay;
    ZIKViewRouter.didDetectLeakingHandler = receivedAny;
    ZIKViewRouteGlobalErrorHandler handler = ZIKViewRouter.globalErrorHandler;
    ZIKViewRouter.globalErrorHandler = handler;
    [ZIKAnyViewRouter enumerateAllViewRouters:^(Class routerClass) {}];
    BOOL flags[] = {ZIKViewRouter.isRegistrationFinished, router.autoCreated, router.routingFromInternal};
    ZIKViewRouteType type = router.realRouteType;
    [router removeRouteWithConfiguring:removedView];
    [router removeRouteWithStrictConfiguring:strictRemovedView];
    ZIKViewRouteConfiguration *configuration = router.configuration;
    ZIKViewRemoveConfiguration *removeConfiguration = router.removeConfiguration;
    (void)route;
    (void)routes;
    (void)any;
    (void)flags;
    (void)type;
    (void)configuration;
    (void)removeConfiguration;
}

void spellServiceRouter(NSURL *url) {
    SPELL_SERVICE_METHODS(ClockRouter);
    ZIKServiceRouterType<id, ZIKPerformRouteConfiguration *> *route = ClockRouter.toIdentifier(@"clock");
    NSArray<ZIKServiceRouterType<id, ZIKPerformRouteConfiguration *> *> *routes = [ZIKAnyServiceRouter routersToClass:[Clock class]];
    routes = ZIKServiceRouter.routersToClass([Clock class]);
    route = [ZIKServiceRouter<id<ClockInput>, ZIKPerformRouteConfiguration *> toService](ZIKRoutable(ClockInput));
    route = [ZIKServiceRouter<id, ZIKPerformRouteConfiguration<ClockModuleInput> *> toModule](ZIKRoutable(ClockModuleInput));
    route = [ZIKAnyServiceRouter routerForURL:@"app://clock/utc"];
    route = [ZIKAnyServiceRouter routerForURL:url];
    ZIKServiceRouter *any = [ZIKAnyServiceRouter performURL:url];
    any = [ZIKAnyServiceRouter performURL:@"app://clock/utc"];
    any = [ZIKAnyServiceRouter performURL:url completion:performed];
    ZIKServiceRouter.globalErrorHandler = ^(ZIKServiceRouter *failedRouter, ZIKRouteAction routeAction, NSError *error) {};
    [ZIKAnyServiceRouter notifyGlobalErrorWithRouter:router action:ZIKRouteActionToService error:router.error];
    [ZIKAnyServiceRouter enumerateAllServiceRouters:^(Class routerClass) {}];
    BOOL isFinished = ZIKServiceRouter.isRegistrationFinished;
    [router removeRouteWithConfiguring:removedService];
    [router removeRouteWithStrictConfiguring:strictRemovedService];
    ZIKPerformRouteConfiguration *configuration = router.configuration;
    ZIKRemoveRouteConfiguration *removeConfiguration = router.removeConfiguration;
    (void)route;
    (void)routes;
    (void)any;
    (void)isFinished;
    (void)configuration;
    (void)removeConfiguration;
}

void spellRouter(ZIKDestinationServiceRouter(id<ClockInput>) *router) {
    NSString *text = [ZIKRouter descriptionOfState:router.state];
    NSError *error = router.error;
    id<ClockInput> destination = router.destination;
    if ([router canPerform] && ![router shouldRemoveBeforePerform]) [router performRoute];
    [router performRouteWithSuccessHandler:receivedClock errorHandler:failed];
    [router performRouteWithCompletion:completedService];
    if ([router canRemove]) [router removeRoute];
    [router removeRouteWithSuccessHandler:done errorHandler:failed];
    [router removeRouteWithCompletion:removed];
    ZIKPerformRouteConfiguration *configuration = router.original_configuration;
    ZIKRemoveRouteConfiguration *removeConfiguration = router.original_removeConfiguration;
    (void)text;
    (void)error;
    (void)destination;
    (void)configuration;
    (void)removeConfiguration;
}

// MARK: - Registering

static id makeNote(ZIKViewRouteConfiguration *config) { return SAMPLE_AUTORELEASED([NoteViewController new]); }

static ZIKViewRouteConfiguration<ZIKConfigurationMakeable> *makeNoteModule(void) {
    return SAMPLE_AUTORELEASED([ZIKViewMakeableConfiguration new]);
}

static id makeClock(ZIKPerformRouteConfiguration *config) { return SAMPLE_AUTORELEASED([Clock new]); }

static ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> *makeClockModule(void) {
    return SAMPLE_AUTORELEASED([ZIKServiceMakeableConfiguration new]);
}

void spellRegistry(void) {
    ZIKRouteRegistry.autoRegister = !ZIKRouteRegistry.autoRegister && ZIKRouteRegistry.registrationFinished;
    [ZIKRouteRegistry registerRouters:@[ [NoteViewRouter class], [ClockRouter class] ]];
    [ZIKRouteRegistry registerAll];
    NSArray<ZIKRouteFault *> *faults = [ZIKRouteRegistry notifyRegistrationFinished];
    for (ZIKRouteFault *fault in [ZIKRouteRegistry validate]) {
        NSLog(@"%@ %@ %@", fault.identifier, fault.message, faults);
    }
}

void spellRegistrationsWithoutRouters(void) {
    Class view = [NoteViewController class];
    id (^makingNote)(ZIKViewRouteConfiguration *) = ^(ZIKViewRouteConfiguration *config) { return makeNote(config); };
    ZIKViewRouteConfiguration<ZIKConfigurationMakeable> * (^makingNoteModule)(void) = ^{ return makeNoteModule(); };
    [ZIKAnyViewRouter registerViewProtocol:ZIKRoutable(NoteViewInput) forMakingView:view];
    [ZIKAnyViewRouter registerViewProtocol:ZIKRoutable(NoteViewInput) forMakingView:view factory:makeNote];
    [ZIKAnyViewRouter registerViewProtocol:ZIKRoutable(NoteViewInput) forMakingView:view making:makingNote];
    [ZIKAnyViewRouter registerModuleProtocol:ZIKRoutable(NoteModuleInput) forMakingView:view factory:makeNoteModule];
    [ZIKAnyViewRouter registerModuleProtocol:ZIKRoutable(NoteModuleInput) forMakingView:view making:makingNoteModule];
    [ZIKAnyViewRouter registerIdentifier:@"note" forMakingView:view];
    [ZIKAnyViewRouter registerIdentifier:@"note" forMakingView:view factory:makeNote];
    [ZIKAnyViewRouter registerIdentifier:@"note" forMakingView:view making:makingNote];
    [ZIKAnyViewRouter registerIdentifier:@"note" forMakingView:view configurationFactory:makeNoteModule];
    [ZIKAnyViewRouter registerIdentifier:@"note" forMakingView:view configurationMaking:makingNoteModule];

    Class service = [Clock class];
    id (^makingClock)(ZIKPerformRouteConfiguration *) = ^(ZIKPerformRouteConfiguration *config) { return makeClock(config); };
    ZIKPerformRouteConfiguration<ZIKConfigurationMakeable> * (^makingClockModule)(void) = ^{ return makeClockModule(); };
    [ZIKAnyServiceRouter registerServiceProtocol:ZIKRoutable(ClockInput) forMakingService:service];
    [ZIKAnyServiceRouter registerServiceProtocol:ZIKRoutable(ClockInput) forMakingService:service factory:makeClock];
    [ZIKAnyServiceRouter registerServiceProtocol:ZIKRoutable(ClockInput) forMakingService:service making:makingClock];
    [ZIKAnyServiceRouter registerModuleProtocol:ZIKRoutable(ClockModuleInput) forMakingService:service factory:makeClockModule];
    [ZIKAnyServiceRouter registerModuleProtocol:ZIKRoutable(ClockModuleInput) forMakingService:service making:makingClockModule];
    [ZIKAnyServiceRouter registerIdentifier:@"clock" forMakingService:service];
    [ZIKAnyServiceRouter registerIdentifier:@"clock" forMakingService:service factory:makeClock];
    [ZIKAnyServiceRouter registerIdentifier:@"clock" forMakingService:service making:makingClock];
    [ZIKAnyServiceRouter registerIdentifier:@"clock" forMakingService:service configurationFactory:makeClockModule];
    [ZIKAnyServiceRouter registerIdentifier:@"clock" forMakingService:service configurationMaking:makingClockModule];
}

void spellBlockRoutes(void) {
    ZIKViewRoute<NoteViewController *, ZIKViewRouteConfiguration *> *view = [ZIKViewRoute
        makeRouteWithDestination:[NoteViewController class]
                 makeDestination:^id(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) { return makeNote(config); }];
    view.nameAs(@"note")
        .registerDestination([NoteViewController class])
        .registerExclusiveDestination([NoteViewController class])
        .registerDestinationProtocol(ZIKRoutable(NoteViewInput))
        .registerModuleProtocol(ZIKRoutable(NoteModuleInput))
        .registerIdentifier(@"note")
        .registerURLPattern(@"app://note/:name")
        .makeDefaultConfiguration(^ZIKViewRouteConfiguration * { return makeNoteModule(); })
        .makeDefaultRemoveConfiguration(^{ return SAMPLE_AUTORELEASED([ZIKViewRemoveConfiguration new]); })
        .prepareDestination(^(NoteViewController *destination, ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {})
        .didFinishPrepareDestination(^(NoteViewController *destination, ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {})
        .makeSupportedRouteTypes(^{ return ZIKViewRouteTypeMaskViewControllerDefault; })
        .shouldAutoCreateForDestination(^BOOL(NoteViewController *destination, id source) { return YES; })
        .destinationFromExternalPrepared(^BOOL(NoteViewController *destination, ZIKViewRouter *router) { return YES; })
        .canPerformCustomRoute(^BOOL(ZIKViewRouter *router) { return YES; })
        .canRemoveCustomRoute(^BOOL(ZIKViewRouter *router) { return YES; })
        .performCustomRoute(
            ^(NoteViewController *destination, id source, ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {})
        .removeCustomRoute(^(NoteViewController *destination, id source, ZIKViewRemoveConfiguration *removeConfig,
                             ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {})
        .processUserInfoFromURL(^(NSDictionary *userInfo, NSURL *url, ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {})
        .performActionFromURL(^(NSString *action, NSDictionary *userInfo, NSURL *url, ZIKViewRouteConfiguration *config,
                                ZIKViewRouter *router) {})
        .beforePerformWithConfigurationFromURL(^(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {})
        .afterSuccessActionFromURL(^(ZIKRouteAction routeAction, ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {});
    ZIKModuleViewRoute(NoteModuleInput) *moduleView = [ZIKModuleViewRoute(NoteModuleInput)
        makeRouteWithDestination:[NoteViewController class]
                 makeDestination:^id(ZIKViewRouteConfig<NoteModuleInput> *config, __kindof ZIKRouter *router) {
                     return config.makeDestinationWith(@"Note");
                 }];
    moduleView.name = view.name;
    ZIKModuleServiceRoute(ClockModuleInput) *moduleService = [ZIKModuleServiceRoute(ClockModuleInput)
        makeRouteWithDestination:[Clock class]
                 makeDestination:^id(ZIKPerformRouteConfig<ClockModuleInput> *config, __kindof ZIKRouter *router) {
                     return config.makeDestinationWith(@"UTC");
                 }];
    moduleService.name = @"clock";
    ZIKAnyViewRoute *exclusiveView = [ZIKAnyViewRoute
        makeRouteWithExclusiveDestination:[NoteViewController class]
                          makeDestination:^id(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) { return nil; }];
    (void)exclusiveView;

    ZIKServiceRoute<Clock *, ZIKPerformRouteConfiguration *> *service = [ZIKServiceRoute
        makeRouteWithDestination:[Clock class]
                 makeDestination:^id(ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) { return makeClock(config); }];
    service.nameAs(@"clock")
        .registerDestination([Clock class])
        .registerExclusiveDestination([Clock class])
        .registerDestinationProtocol(ZIKRoutable(ClockInput))
        .registerModuleProtocol(ZIKRoutable(ClockModuleInput))
        .registerIdentifier(@"clock")
        .registerURLPattern(@"app://clock/:zone")
        .makeDefaultConfiguration(^ZIKPerformRouteConfiguration * { return makeClockModule(); })
        .makeDefaultRemoveConfiguration(^{ return SAMPLE_AUTORELEASED([ZIKRemoveRouteConfiguration new]); })
        .prepareDestination(^(Clock *destination, ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) {})
        .didFinishPrepareDestination(^(Clock *destination, ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) {})
        .processUserInfoFromURL(
            ^(NSDictionary *userInfo, NSURL *url, ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) {})
        .performActionFromURL(^(NSString *action, NSDictionary *userInfo, NSURL *url, ZIKPerformRouteConfiguration *config,
                                ZIKServiceRouter *router) {})
        .beforePerformWithConfigurationFromURL(^(ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) {})
        .afterSuccessActionFromURL(^(ZIKRouteAction routeAction, ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) {});
    ZIKAnyServiceRoute *exclusiveService = [ZIKAnyServiceRoute
        makeRouteWithExclusiveDestination:[Clock class]
                          makeDestination:^id(ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) { return nil; }];
    (void)exclusiveService;
}

// MARK: - Router classes

@implementation NoteViewRouter
+ (void)registerRoutableDestination {
    [self registerView:[NoteViewController class]];
    [self registerExclusiveView:[NoteViewController class]];
    [self registerViewProtocol:ZIKRoutable(NoteViewInput)];
    [self registerModuleProtocol:ZIKRoutable(NoteModuleInput)];
    [self registerIdentifier:@"note"];
    [self registerURLPattern:@"app://note/:name"];
}
+ (void)_didFinishRegistration {
    [super _didFinishRegistration];
}
+ (BOOL)isAbstractRouter {
    return [super isAbstractRouter];
}
+ (ZIKViewRouteConfiguration *)defaultRouteConfiguration {
    return [super defaultRouteConfiguration];
}
+ (ZIKViewRemoveConfiguration *)defaultRemoveConfiguration {
    return [super defaultRemoveConfiguration];
}
- (id<NoteViewInput>)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return [super destinationWithConfiguration:configuration];
}
- (void)prepareDestination:(id<NoteViewInput>)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    [super prepareDestination:destination configuration:configuration];
}
- (void)didFinishPrepareDestination:(id<NoteViewInput>)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    [super didFinishPrepareDestination:destination configuration:configuration];
}
+ (ZIKViewRouteTypeMask)supportedRouteTypes {
    return [super supportedRouteTypes];
}
+ (BOOL)shouldDetectMemoryLeak {
    return [super shouldDetectMemoryLeak];
}
- (NSString *)checkCanRemove {
    return [super checkCanRemove];
}
+ (BOOL)shouldAutoCreateForDestination:(id<NoteViewInput>)destination fromSource:(id)source {
    return [super shouldAutoCreateForDestination:destination fromSource:source];
}
- (BOOL)destinationFromExternalPrepared:(id<NoteViewInput>)destination {
    return [super destinationFromExternalPrepared:destination];
}
+ (BOOL)validateCustomRouteConfiguration:(ZIKViewRouteConfiguration *)configuration
                     removeConfiguration:(ZIKViewRemoveConfiguration *)removeConfiguration {
    return [super validateCustomRouteConfiguration:configuration removeConfiguration:removeConfiguration];
}
- (BOOL)canPerformCustomRoute {
    return [super canPerformCustomRoute];
}
- (BOOL)canRemoveCustomRoute {
    return [super canRemoveCustomRoute];
}
- (void)performCustomRouteOnDestination:(id<NoteViewInput>)destination
                             fromSource:(id)source
                          configuration:(ZIKViewRouteConfiguration *)configuration {
    [super performCustomRouteOnDestination:destination fromSource:source configuration:configuration];
    [self beginPerformRoute];
    BOOL answers[] = {
        [self _canPerformPush], [self _canPerformPresent], [self _canPop], [self _canDismiss],
        [self _canRemoveFromParentViewController], [self _canRemoveFromSuperview],
    };
    if (answers[0]) {
        [self _performSegueWithIdentifier:@"ShowNote" fromSource:source sender:nil];
        [self endPerformRouteWithSuccess];
    } else {
        [self endPerformRouteWithError:[NoteViewRouter viewRouteErrorWithCode:ZIKViewRouteErrorInvalidSource
                                                        localizedDescription:@"No source"]];
    }
}
- (void)removeCustomRouteOnDestination:(id<NoteViewInput>)destination
                            fromSource:(id)source
                   removeConfiguration:(ZIKViewRemoveConfiguration *)removeConfiguration
                         configuration:(ZIKViewRouteConfiguration *)configuration {
    [super removeCustomRouteOnDestination:destination
                               fromSource:source
                      removeConfiguration:removeConfiguration
                            configuration:configuration];
    [self prepareDestinationForRemoving];
    [self beginRemoveRouteFromSource:source];
    [self endRemoveRouteWithSuccessOnDestination:destination fromSource:source];
    [self endRemoveRouteWithError:[NoteViewRouter routeErrorWithCode:ZIKRouteErrorActionFailed localizedDescription:@"Shown"]];
    [self endRemoveRouteWithError:[NoteViewRouter viewRouteErrorWithCode:ZIKViewRouteErrorInvalidSource
                                              localizedDescriptionFormat:@"%@", source]];
    [self endRemoveRouteWithError:[NoteViewRouter routeErrorWithCode:0 localizedDescriptionFormat:@"%@", source]];
    [self endRemoveRouteWithError:[NoteViewRouter errorWithCode:0 localizedDescriptionFormat:@"%@", source]];
    [self endRemoveRouteWithError:[NoteViewRouter errorWithCode:0 localizedDescription:[NoteViewRouter errorDomain]]];
    [self endRemoveRouteWithError:[NoteViewRouter errorWithCode:0 userInfo:nil]];
}
+ (void)router:(ZIKViewRouter *)router willPerformRouteOnDestination:(id<NoteViewInput>)destination fromSource:(id)source {
    [super router:router willPerformRouteOnDestination:destination fromSource:source];
}
+ (void)router:(ZIKViewRouter *)router didPerformRouteOnDestination:(id<NoteViewInput>)destination fromSource:(id)source {
    [super router:router didPerformRouteOnDestination:destination fromSource:source];
}
+ (void)router:(ZIKViewRouter *)router willRemoveRouteOnDestination:(id<NoteViewInput>)destination fromSource:(id)source {
    [super router:router willRemoveRouteOnDestination:destination fromSource:source];
}
+ (void)router:(ZIKViewRouter *)router didRemoveRouteOnDestination:(id<NoteViewInput>)destination fromSource:(id)source {
    [super router:router didRemoveRouteOnDestination:destination fromSource:source];
}
- (void)beforePerformWithConfigurationFromURL:(ZIKViewRouteConfiguration *)configuration {
    [super beforePerformWithConfigurationFromURL:configuration];
}
- (void)afterSuccessActionFromURL:(ZIKRouteAction)routeAction {
    [super afterSuccessActionFromURL:routeAction];
}
- (void)processUserInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    [super processUserInfo:userInfo fromURL:url];
}
- (void)performAction:(NSString *)action userInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    [super performAction:action userInfo:userInfo fromURL:url];
}
@end

@implementation NoteModuleRouter
- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration<NoteModuleInput> *)configuration {
    return configuration.makeDestinationWith(@"Note");
}
@end

@implementation ClockRouter
+ (void)registerRoutableDestination {
    [self registerService:[Clock class]];
    [self registerExclusiveService:[Clock class]];
    [self registerServiceProtocol:ZIKRoutable(ClockInput)];
    [self registerModuleProtocol:ZIKRoutable(ClockModuleInput)];
    [self registerIdentifier:@"clock"];
    [self registerURLPattern:@"app://clock/:zone"];
}
+ (void)_didFinishRegistration {
    [super _didFinishRegistration];
}
+ (BOOL)isAbstractRouter {
    return [super isAbstractRouter];
}
+ (ZIKPerformRouteConfiguration *)defaultRouteConfiguration {
    return [super defaultRouteConfiguration];
}
+ (ZIKRemoveRouteConfiguration *)defaultRemoveConfiguration {
    return [super defaultRemoveConfiguration];
}
- (id<ClockInput>)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
    return [super destinationWithConfiguration:configuration];
}
- (void)prepareDestination:(id<ClockInput>)destination configuration:(ZIKPerformRouteConfiguration *)configuration {
    [super prepareDestination:destination configuration:configuration];
}
- (void)didFinishPrepareDestination:(id<ClockInput>)destination configuration:(ZIKPerformRouteConfiguration *)configuration {
    [super didFinishPrepareDestination:destination configuration:configuration];
}
- (void)performRouteOnDestination:(id<ClockInput>)destination configuration:(ZIKPerformRouteConfiguration *)configuration {
    [super performRouteOnDestination:destination configuration:configuration];
    [self prepareDestinationForPerforming];
    [self endPerformRouteWithSuccess];
    [self endPerformRouteWithError:[ClockRouter routeErrorWithCode:ZIKRouteErrorActionFailed localizedDescription:@"Stopped"]];
}
- (NSString *)checkCanRemove {
    return [super checkCanRemove];
}
- (void)removeDestination:(id<ClockInput>)destination removeConfiguration:(ZIKRemoveRouteConfiguration *)removeConfiguration {
    [super removeDestination:destination removeConfiguration:removeConfiguration];
    [self prepareDestinationForRemoving];
    [self endRemoveRouteWithSuccess];
    [self endRemoveRouteWithError:[ClockRouter routeErrorWithCode:ZIKRouteErrorActionFailed localizedDescription:@"Running"]];
}
- (void)beforePerformWithConfigurationFromURL:(ZIKPerformRouteConfiguration *)configuration {
    [super beforePerformWithConfigurationFromURL:configuration];
}
- (void)afterSuccessActionFromURL:(ZIKRouteAction)routeAction {
    [super afterSuccessActionFromURL:routeAction];
}
- (void)processUserInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    [super processUserInfo:userInfo fromURL:url];
}
- (void)performAction:(NSString *)action userInfo:(NSDictionary *)userInfo fromURL:(NSURL *)url {
    [super performAction:action userInfo:userInfo fromURL:url];
}
@end

@implementation ClockModuleRouter
- (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration<ClockModuleInput> *)configuration {
    return configuration.makeDestinationWith(@"UTC");
}
@end

void spellInterceptors(void) {
    [ZIKAnyViewRouter
        interceptBeforePerformWithConfiguration:^(ZIKViewRouter *router, ZIKPerformRouteConfiguration *configuration) {}];
    [ZIKAnyViewRouter
        interceptAfterPerformWithConfiguration:^(ZIKViewRouter *router, ZIKPerformRouteConfiguration *configuration) {}];
    [ZIKAnyViewRouter interceptAfterSuccessAction:^(ZIKViewRouter *router, ZIKRouteAction routeAction) {}];
    [ZIKAnyViewRouter interceptAfterEndPerformWithError:^(ZIKViewRouter *router, NSError *error) {}];
    [ZIKAnyServiceRouter
        interceptBeforePerformWithConfiguration:^(ZIKServiceRouter *router, ZIKPerformRouteConfiguration *configuration) {}];
    [ZIKAnyServiceRouter
        interceptAfterPerformWithConfiguration:^(ZIKServiceRouter *router, ZIKPerformRouteConfiguration *configuration) {}];
    [ZIKAnyServiceRouter interceptAfterSuccessAction:^(ZIKServiceRouter *router, ZIKRouteAction routeAction) {}];
    [ZIKAnyServiceRouter interceptAfterEndPerformWithError:^(ZIKServiceRouter *router, NSError *error) {}];
    [ZIKRouter interceptBeforePerformWithConfiguration:^(ZIKRouter *router, ZIKPerformRouteConfiguration *configuration) {}];
    [ZIKRouter enableDefaultURLRouteRule];
}

// MARK: - Adapters

@interface NoteAdapter : ZIKViewRouteAdapter
@end

@implementation NoteAdapter
+ (void)registerRoutableDestination {
    [self registerDestinationAdapter:ZIKRoutable(RequiredNoteViewInput) forAdaptee:ZIKRoutable(NoteViewInput)];
    [self registerModuleAdapter:ZIKRoutable(RequiredNoteModuleInput) forAdaptee:ZIKRoutable(NoteModuleInput)];
}
@end

@interface ClockAdapter : ZIKServiceRouteAdapter
@end

@implementation ClockAdapter
+ (void)registerRoutableDestination {
    [self registerDestinationAdapter:ZIKRoutable(RequiredClockInput) forAdaptee:ZIKRoutable(ClockInput)];
    [self registerModuleAdapter:ZIKRoutable(RequiredClockModuleInput) forAdaptee:ZIKRoutable(ClockModuleInput)];
}
@end

ZIKAutoRegister(NoteViewRouter)
ZIKAutoRegister(NoteModuleRouter)
ZIKAutoRegister(ClockRouter)
ZIKAutoRegister(NoteAdapter)
ZIKAutoRegister(ClockAdapter)

#endif
