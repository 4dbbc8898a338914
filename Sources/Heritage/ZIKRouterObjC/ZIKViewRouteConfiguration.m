// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"

#if ZIK_HAS_UIKIT
@implementation UIViewController (ZIKViewRouteSource)
@end
@implementation UIView (ZIKViewRouteSource)
@end
@implementation UINavigationController (ZIKViewRouteContainer)
@end
@implementation UITabBarController (ZIKViewRouteContainer)
@end
@implementation UISplitViewController (ZIKViewRouteContainer)
@end
@implementation UIPageViewController (ZIKViewRouteContainer)
@end
#elif ZIK_HAS_APPKIT
@implementation NSViewController (ZIKViewRouteSource)
@end
@implementation NSView (ZIKViewRouteSource)
@end
@implementation NSTabViewController (ZIKViewRouteContainer)
@end
@implementation NSSplitViewController (ZIKViewRouteContainer)
@end
@implementation NSPageController (ZIKViewRouteContainer)
@end
#else
@implementation NSObject (ZIKViewRouteSource)
@end
#endif

#if ZIK_HAS_UIKIT && !TARGET_OS_TV
@implementation ZIKViewRoutePopoverConfiguration {
    BOOL _hasLayoutMargins;
}

- (void)setPopoverLayoutMargins:(UIEdgeInsets)margins {
    _popoverLayoutMargins = margins;
    _hasLayoutMargins = YES;
}

- (void)zik_readOptions:(zik_settings *)settings {
    settings->popover_delegate = ZIK_POINTER(self.delegate);
    settings->popover_passthrough_views = ZIK_POINTER(_passthroughViews);
    settings->popover_background_color = ZIK_POINTER(_backgroundColor);
    settings->popover_background_class = ZIK_POINTER(_popoverBackgroundViewClass);
    settings->has_popover_margins = _hasLayoutMargins;
    UIEdgeInsets margins = _popoverLayoutMargins;
    settings->popover_margins = (zik_insets){margins.top, margins.left, margins.bottom, margins.right};
}
#elif ZIK_HAS_APPKIT
@implementation ZIKViewRoutePopoverConfiguration {
    BOOL _hasPreferredEdge, _hasBehavior;
}

- (void)setPreferredEdge:(NSRectEdge)edge {
    _preferredEdge = edge;
    _hasPreferredEdge = YES;
}

- (void)setBehavior:(NSPopoverBehavior)behavior {
    _behavior = behavior;
    _hasBehavior = YES;
}

- (void)zik_readOptions:(zik_settings *)settings {
    if (_hasPreferredEdge) settings->popover_edge = (int32_t)_preferredEdge;
    if (_hasBehavior) settings->popover_behavior = (int32_t)_behavior;
}
#else
@implementation ZIKViewRoutePopoverConfiguration

- (void)zik_readOptions:(zik_settings *)settings {}
#endif

@synthesize sourceView = _sourceView, sourceRect = _sourceRect, sourceRectConfiged = _hasSourceRect;
@synthesize barButtonItem = _barButtonItem, permittedArrowDirections = _permittedArrowDirections;

- (void)setSourceRect:(ZIKRect)rect {
    _sourceRect = rect;
    _hasSourceRect = YES;
}

#if !ZIK_ARC
- (void)dealloc {
    [_sourceView release];
    [_barButtonItem release];
    [super dealloc];
}
#endif

@end

@implementation ZIKViewRouteSegueConfiguration

@synthesize identifier = _identifier, sender = _sender;

#if !ZIK_ARC
- (void)dealloc {
    [_identifier release];
    [_sender release];
    [super dealloc];
}
#endif

@end

@implementation ZIKViewRouteConfiguration

@synthesize source = _source, routeType = _routeType, animated = _animated, sender = _sender;
@synthesize containerWrapper = _containerWrapper, addingChildViewHandler = _addingChildViewHandler;
@synthesize popoverConfiguration = _popoverConfiguration, segueConfiguration = _segueConfiguration;
@synthesize handleExternalRoute = _handleExternalRoute, animator = _animator;

- (instancetype)init {
    if ((self = [super init])) {
        _routeType = ZIKViewRouteTypePresentModally;
        _animated = YES;
    }
    return self;
}

#if !ZIK_ARC
- (void)dealloc {
    [_sender release];
    [_animator release];
    [(id)_containerWrapper release];
    [(id)_addingChildViewHandler release];
    [_popoverConfiguration release];
    [_segueConfiguration release];
    [super dealloc];
}
#endif

- (void)setRouteType:(ZIKViewRouteType)routeType {
    _routeType = routeType;
    _hasRouteType = YES;
}

- (ZIKViewRoutePopoverConfiger)configurePopover {
    return ZIK_AUTORELEASED([^(NS_NOESCAPE ZIKViewRoutePopoverConfigure configure) {
        if (!self->_popoverConfiguration) self->_popoverConfiguration = [ZIKViewRoutePopoverConfiguration new];
        configure(self->_popoverConfiguration);
    } copy]);
}

- (ZIKViewRouteSegueConfiger)configureSegue {
    return ZIK_AUTORELEASED([^(NS_NOESCAPE ZIKViewRouteSegueConfigure configure) {
        if (!self->_segueConfiguration) self->_segueConfiguration = [ZIKViewRouteSegueConfiguration new];
        configure(self->_segueConfiguration);
    } copy]);
}

- (void)configurePath:(ZIKViewRoutePath *)path {
    if (path.source) self.source = path.source;
    if (path.routeType != ZIKViewRouteTypeDefault) self.routeType = path.routeType;
    if (path.configure) path.configure(self);
}

- (void)zik_readSettings:(zik_settings *)settings {
    [super zik_readSettings:settings];
    settings->is_animated = _animated;
    settings->handles_external_routes = _handleExternalRoute;
    settings->has_kind = _hasRouteType;
    settings->kind = (int32_t)_routeType;
    settings->source = ZIK_POINTER(self.source);
    settings->sender = ZIK_POINTER(_sender);
    settings->animator = ZIK_POINTER(_animator);
    settings->has_container = _containerWrapper != nil;
    settings->handles_child = _addingChildViewHandler != nil;
    settings->segue = [_segueConfiguration.identifier UTF8String];
    if (_segueConfiguration.sender) settings->sender = ZIK_POINTER(_segueConfiguration.sender);
    ZIKViewRoutePopoverConfiguration *popover = _popoverConfiguration;
    if (!popover) return;
    settings->has_popover = true;
    settings->popover_edge = settings->popover_behavior = -1;
    [popover zik_readOptions:settings];
    settings->popover_view = ZIK_POINTER(popover.sourceView);
    settings->popover_item = ZIK_POINTER(popover.barButtonItem);
    settings->popover_directions = (int32_t)popover.permittedArrowDirections;
    settings->has_popover_rect = popover.sourceRectConfiged;
    ZIKRect rect = popover.sourceRect;
    settings->popover_rect = (zik_rect){rect.origin.x, rect.origin.y, rect.size.width, rect.size.height};
}

- (id)zik_wrap:(id)destination { return _containerWrapper ? _containerWrapper(destination) : destination; }

@end

@implementation ZIKViewRemoveConfiguration

@synthesize animated = _animated, removingChildViewHandler = _removingChildViewHandler;
@synthesize handleExternalRoute = _handleExternalRoute;

- (instancetype)init {
    if ((self = [super init])) _animated = YES;
    return self;
}

#if !ZIK_ARC
- (void)dealloc {
    [(id)_removingChildViewHandler release];
    [super dealloc];
}
#endif

- (void)zik_readSettings:(zik_settings *)settings {
    [super zik_readSettings:settings];
    settings->is_animated = _animated;
    settings->handles_external_routes = _handleExternalRoute;
    settings->handles_child = _removingChildViewHandler != nil;
}

@end

@implementation ZIKViewMakeableConfiguration

@synthesize makeDestination = _makeDestination, makeDestinationWith = _makeDestinationWith;
@synthesize constructDestination = _constructDestination, didMakeDestination = _didMakeDestination;
@synthesize makedDestination = _makedDestination, _prepareDestination = _modulePreparation;

- (NSMutableDictionary *)constructorContainer {
    if (!_constructorContainer) _constructorContainer = [NSMutableDictionary new];
    return _constructorContainer;
}

#if !ZIK_ARC
- (void)dealloc {
    [_makeDestination release];
    [_makeDestinationWith release];
    [_constructDestination release];
    [_didMakeDestination release];
    [_makedDestination release];
    [_modulePreparation release];
    [_constructorContainer release];
    [super dealloc];
}
#endif

@end

// MARK: - Strict configurations

@implementation ZIKViewRouteStrictConfiguration

@dynamic configuration;

- (instancetype)initWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return [super initWithConfiguration:configuration];
}

- (id<ZIKViewRouteSource>)source { return self.configuration.source; }
- (void)setSource:(id<ZIKViewRouteSource>)source { self.configuration.source = source; }
- (ZIKViewRouteType)routeType { return self.configuration.routeType; }
- (void)setRouteType:(ZIKViewRouteType)type { self.configuration.routeType = type; }
- (BOOL)animated { return self.configuration.animated; }
- (void)setAnimated:(BOOL)animated { self.configuration.animated = animated; }
- (id)animator { return self.configuration.animator; }
- (void)setAnimator:(id)animator { self.configuration.animator = animator; }
- (id)sender { return self.configuration.sender; }
- (void)setSender:(id)sender { self.configuration.sender = sender; }
- (ZIKViewRouteContainerWrapper)containerWrapper { return self.configuration.containerWrapper; }
- (void)setContainerWrapper:(ZIKViewRouteContainerWrapper)wrapper {
    self.configuration.containerWrapper = wrapper;
}
- (ZIKViewRouteChildHandler)addingChildViewHandler { return self.configuration.addingChildViewHandler; }
- (void)setAddingChildViewHandler:(ZIKViewRouteChildHandler)handler {
    self.configuration.addingChildViewHandler = handler;
}
- (ZIKViewRoutePopoverConfiguration *)popoverConfiguration { return self.configuration.popoverConfiguration; }
- (ZIKViewRouteSegueConfiguration *)segueConfiguration { return self.configuration.segueConfiguration; }
- (BOOL)handleExternalRoute { return self.configuration.handleExternalRoute; }
- (void)setHandleExternalRoute:(BOOL)handles { self.configuration.handleExternalRoute = handles; }
- (ZIKViewRoutePopoverConfiger)configurePopover { return self.configuration.configurePopover; }
- (ZIKViewRouteSegueConfiger)configureSegue { return self.configuration.configureSegue; }

@end

@implementation ZIKViewRemoveStrictConfiguration

@dynamic configuration;

- (instancetype)initWithConfiguration:(ZIKViewRemoveConfiguration *)configuration {
    return [super initWithConfiguration:configuration];
}

- (BOOL)animated { return self.configuration.animated; }
- (void)setAnimated:(BOOL)animated { self.configuration.animated = animated; }
- (ZIKViewRouteChildHandler)removingChildViewHandler { return self.configuration.removingChildViewHandler; }
- (void)setRemovingChildViewHandler:(ZIKViewRouteChildHandler)handler {
    self.configuration.removingChildViewHandler = handler;
}
- (BOOL)handleExternalRoute { return self.configuration.handleExternalRoute; }
- (void)setHandleExternalRoute:(BOOL)handles { self.configuration.handleExternalRoute = handles; }

@end

// MARK: - Paths

@implementation ZIKViewRoutePath

@synthesize source = _source, routeType = _routeType, configure = _configure;

- (instancetype)initWithRouteType:(ZIKViewRouteType)routeType source:(id)source {
    return [self initWithRouteType:routeType source:source configure:nil];
}

- (instancetype)initWithRouteType:(ZIKViewRouteType)routeType
                           source:(id)source
                        configure:(void (^)(ZIKViewRouteConfiguration *))configure {
    if ((self = [super init])) {
        _routeType = routeType;
        _source = ZIK_RETAIN(source);
        _configure = [configure copy];
    }
    return self;
}

#if !ZIK_ARC
- (void)dealloc {
    [_source release];
    [(id)_configure release];
    [super dealloc];
}
#endif

/// Returns a path with a configuration. The parameter has no type, because the class is one of the toolkit.
+ (instancetype)zik_path:(ZIKViewRouteType)type from:(id)source configure:(void (^)(ZIKViewRouteConfiguration *config))configure {
    return ZIK_AUTORELEASED([[self alloc] initWithRouteType:type source:source configure:configure]);
}

+ (instancetype)pushFrom:(XXViewController *)source { return [self zik_path:ZIKViewRouteTypePush from:source configure:nil]; }

+ (instancetype)presentModallyFrom:(XXViewController *)source {
    return [self zik_path:ZIKViewRouteTypePresentModally from:source configure:nil];
}

+ (instancetype)presentAsPopoverFrom:(XXViewController *)source configure:(ZIKViewRoutePopoverConfigure)configure {
    return [self zik_path:ZIKViewRouteTypePresentAsPopover
                     from:source
                configure:^(ZIKViewRouteConfiguration *config) {
                    if (configure) config.configurePopover(configure);
                }];
}

+ (instancetype)presentAsSheetFrom:(XXViewController *)source {
    return [self zik_path:ZIKViewRouteTypePresentAsSheet from:source configure:nil];
}

+ (instancetype)presentFrom:(XXViewController *)source animator:(id)animator {
    return [self zik_path:ZIKViewRouteTypePresentWithAnimator
                     from:source
                configure:^(ZIKViewRouteConfiguration *config) { config.animator = animator; }];
}

+ (instancetype)performSegueFrom:(XXViewController *)source identifier:(NSString *)identifier sender:(id)sender {
    return [self zik_path:ZIKViewRouteTypePerformSegue
                     from:source
                configure:^(ZIKViewRouteConfiguration *config) {
                    config.configureSegue(^(ZIKViewRouteSegueConfiguration *segue) {
                        segue.identifier = identifier;
                        segue.sender = sender;
                    });
                }];
}

+ (instancetype)showFrom:(XXViewController *)source { return [self zik_path:ZIKViewRouteTypeShow from:source configure:nil]; }

+ (instancetype)showDetailFrom:(XXViewController *)source {
    return [self zik_path:ZIKViewRouteTypeShowDetail from:source configure:nil];
}

+ (instancetype)addAsChildViewControllerFrom:(XXViewController *)source
                      addingChildViewHandler:(ZIKViewRouteChildHandler)addingChildViewHandler {
    return [self zik_path:ZIKViewRouteTypeAddAsChildViewController
                     from:source
                configure:^(ZIKViewRouteConfiguration *config) {
                    if (addingChildViewHandler) config.addingChildViewHandler = addingChildViewHandler;
                }];
}

+ (instancetype)addAsSubviewFrom:(XXView *)source { return [self zik_path:ZIKViewRouteTypeAddAsSubview from:source configure:nil]; }

+ (instancetype)customFrom:(id<ZIKViewRouteSource>)source { return [self zik_path:ZIKViewRouteTypeCustom from:source configure:nil]; }

+ (instancetype)defaultPathFrom:(XXViewController *)source {
    return [self zik_path:ZIKViewRouteTypeDefault from:source configure:nil];
}

+ (ZIKViewRoutePath *)show {
    return [self zik_path:ZIKViewRouteTypeShow from:ZIK_OWNED(ZIKCore()->front_source()) configure:nil];
}

+ (ZIKViewRoutePath *)makeDestination { return [self zik_path:ZIKViewRouteTypeMakeDestination from:nil configure:nil]; }

// MARK: The same paths as blocks

#define ZIK_PATH_BLOCK(NAME, SOURCE) \
    +(ZIKViewRoutePath * (^)(SOURCE)) NAME { \
        return ^(id source) { return [ZIKViewRoutePath NAME:source]; }; \
    }
ZIK_PATH_BLOCK(pushFrom, XXViewController *)
ZIK_PATH_BLOCK(presentModallyFrom, XXViewController *)
ZIK_PATH_BLOCK(presentAsSheetFrom, XXViewController *)
ZIK_PATH_BLOCK(showFrom, XXViewController *)
ZIK_PATH_BLOCK(showDetailFrom, XXViewController *)
ZIK_PATH_BLOCK(addAsSubviewFrom, XXView *)
ZIK_PATH_BLOCK(customFrom, id<ZIKViewRouteSource>)
ZIK_PATH_BLOCK(defaultPathFrom, XXViewController *)
#undef ZIK_PATH_BLOCK

+ (ZIKViewRoutePath * (^)(XXViewController *, ZIKViewRoutePopoverConfigure))presentAsPopoverFrom {
    return ^(id source, ZIKViewRoutePopoverConfigure configure) { return [ZIKViewRoutePath presentAsPopoverFrom:source configure:configure]; };
}

+ (ZIKViewRoutePath * (^)(XXViewController *, id))presentWithAnimatorFrom {
    return ^(id source, id animator) { return [ZIKViewRoutePath presentFrom:source animator:animator]; };
}

+ (ZIKViewRoutePath * (^)(XXViewController *, NSString *, id))performSegueFrom {
    return ^(id source, NSString *identifier, id sender) { return [ZIKViewRoutePath performSegueFrom:source identifier:identifier sender:sender]; };
}

+ (ZIKViewRoutePath * (^)(XXViewController *, ZIKViewRouteChildHandler))addAsChildViewControllerFrom {
    return ^(id source, ZIKViewRouteChildHandler addingChildViewHandler) {
        return [ZIKViewRoutePath addAsChildViewControllerFrom:source addingChildViewHandler:addingChildViewHandler];
    };
}

@end

#endif
