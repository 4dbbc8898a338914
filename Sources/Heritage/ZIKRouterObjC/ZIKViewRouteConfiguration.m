// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"

#if __has_include(<UIKit/UIKit.h>)
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
#elif __has_include(<AppKit/AppKit.h>) && defined(__APPLE__)
@implementation NSViewController (ZIKViewRouteSource)
@end
@implementation NSView (ZIKViewRouteSource)
@end
@implementation NSTabViewController (ZIKViewRouteContainer)
@end
@implementation NSSplitViewController (ZIKViewRouteContainer)
@end
#else
@implementation NSObject (ZIKViewRouteSource)
@end
#endif

@implementation ZIKViewRoutePopoverConfiguration

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
@synthesize handleExternalRoute = _handleExternalRoute;

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

- (void (^)(void (^)(ZIKViewRoutePopoverConfiguration *)))configurePopover {
    return ZIK_AUTORELEASED([^(void (^configure)(ZIKViewRoutePopoverConfiguration *)) {
        if (!self->_popoverConfiguration) self->_popoverConfiguration = [ZIKViewRoutePopoverConfiguration new];
        configure(self->_popoverConfiguration);
    } copy]);
}

- (void (^)(void (^)(ZIKViewRouteSegueConfiguration *)))configureSegue {
    return ZIK_AUTORELEASED([^(void (^configure)(ZIKViewRouteSegueConfiguration *)) {
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
    settings->has_container = _containerWrapper != nil;
    settings->handles_child = _addingChildViewHandler != nil;
    settings->segue = [_segueConfiguration.identifier UTF8String];
    if (_segueConfiguration.sender) settings->sender = ZIK_POINTER(_segueConfiguration.sender);
    ZIKViewRoutePopoverConfiguration *popover = _popoverConfiguration;
    if (!popover) return;
    settings->has_popover = true;
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
- (id)sender { return self.configuration.sender; }
- (void)setSender:(id)sender { self.configuration.sender = sender; }
- (XXViewController<ZIKViewRouteContainer> * (^)(XXViewController *))containerWrapper { return self.configuration.containerWrapper; }
- (void)setContainerWrapper:(XXViewController<ZIKViewRouteContainer> * (^)(XXViewController *))wrapper {
    self.configuration.containerWrapper = wrapper;
}
- (void (^)(XXViewController *, void (^)(void)))addingChildViewHandler { return self.configuration.addingChildViewHandler; }
- (void)setAddingChildViewHandler:(void (^)(XXViewController *, void (^)(void)))handler {
    self.configuration.addingChildViewHandler = handler;
}
- (ZIKViewRoutePopoverConfiguration *)popoverConfiguration { return self.configuration.popoverConfiguration; }
- (ZIKViewRouteSegueConfiguration *)segueConfiguration { return self.configuration.segueConfiguration; }
- (BOOL)handleExternalRoute { return self.configuration.handleExternalRoute; }
- (void)setHandleExternalRoute:(BOOL)handles { self.configuration.handleExternalRoute = handles; }
- (void (^)(void (^)(ZIKViewRoutePopoverConfiguration *)))configurePopover { return self.configuration.configurePopover; }
- (void (^)(void (^)(ZIKViewRouteSegueConfiguration *)))configureSegue { return self.configuration.configureSegue; }

@end

@implementation ZIKViewRemoveStrictConfiguration

@dynamic configuration;

- (instancetype)initWithConfiguration:(ZIKViewRemoveConfiguration *)configuration {
    return [super initWithConfiguration:configuration];
}

- (BOOL)animated { return self.configuration.animated; }
- (void)setAnimated:(BOOL)animated { self.configuration.animated = animated; }
- (void (^)(XXViewController *, void (^)(void)))removingChildViewHandler { return self.configuration.removingChildViewHandler; }
- (void)setRemovingChildViewHandler:(void (^)(XXViewController *, void (^)(void)))handler {
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

static ZIKViewRoutePath *path(ZIKViewRouteType type, id source, void (^configure)(ZIKViewRouteConfiguration *)) {
    return ZIK_AUTORELEASED([[ZIKViewRoutePath alloc] initWithRouteType:type source:source configure:configure]);
}

+ (ZIKViewRoutePath * (^)(XXViewController *))pushFrom {
    return ^(id source) { return path(ZIKViewRouteTypePush, source, nil); };
}

+ (ZIKViewRoutePath * (^)(XXViewController *))presentModallyFrom {
    return ^(id source) { return path(ZIKViewRouteTypePresentModally, source, nil); };
}

+ (ZIKViewRoutePath * (^)(XXViewController *, void (^)(ZIKViewRoutePopoverConfiguration *)))presentAsPopoverFrom {
    return ^(id source, void (^configure)(ZIKViewRoutePopoverConfiguration *)) {
        return path(ZIKViewRouteTypePresentAsPopover, source, ^(ZIKViewRouteConfiguration *config) {
            if (configure) config.configurePopover(configure);
        });
    };
}

+ (ZIKViewRoutePath * (^)(XXViewController *))presentAsSheetFrom {
    return ^(id source) { return path(ZIKViewRouteTypePresentAsSheet, source, nil); };
}

+ (ZIKViewRoutePath * (^)(XXViewController *, NSString *, id))performSegueFrom {
    return ^(id source, NSString *identifier, id sender) {
        return path(ZIKViewRouteTypePerformSegue, source, ^(ZIKViewRouteConfiguration *config) {
            config.configureSegue(^(ZIKViewRouteSegueConfiguration *segue) {
                segue.identifier = identifier;
                segue.sender = sender;
            });
        });
    };
}

+ (ZIKViewRoutePath * (^)(XXViewController *))showFrom {
    return ^(id source) { return path(ZIKViewRouteTypeShow, source, nil); };
}

+ (ZIKViewRoutePath * (^)(XXViewController *))showDetailFrom {
    return ^(id source) { return path(ZIKViewRouteTypeShowDetail, source, nil); };
}

+ (ZIKViewRoutePath * (^)(XXViewController *, void (^)(XXViewController *, void (^)(void))))addAsChildViewControllerFrom {
    return ^(id source, void (^addingChildViewHandler)(XXViewController *, void (^)(void))) {
        return path(ZIKViewRouteTypeAddAsChildViewController, source, ^(ZIKViewRouteConfiguration *config) {
            if (addingChildViewHandler) config.addingChildViewHandler = addingChildViewHandler;
        });
    };
}

+ (ZIKViewRoutePath * (^)(XXView *))addAsSubviewFrom {
    return ^(id source) { return path(ZIKViewRouteTypeAddAsSubview, source, nil); };
}

+ (ZIKViewRoutePath * (^)(id<ZIKViewRouteSource>))customFrom {
    return ^(id source) { return path(ZIKViewRouteTypeCustom, source, nil); };
}

+ (ZIKViewRoutePath * (^)(XXViewController *))defaultPathFrom {
    return ^(id source) { return path(ZIKViewRouteTypeDefault, source, nil); };
}

+ (ZIKViewRoutePath *)makeDestination { return path(ZIKViewRouteTypeMakeDestination, nil, nil); }

@end

#endif
