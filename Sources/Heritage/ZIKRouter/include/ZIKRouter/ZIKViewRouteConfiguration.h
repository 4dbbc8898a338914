// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKRouteConfiguration.h>

NS_ASSUME_NONNULL_BEGIN

/// The kinds of routes to views.
typedef NS_ENUM(NSInteger, ZIKViewRouteType) {
    ZIKViewRouteTypePush,
    ZIKViewRouteTypePresentModally,
    ZIKViewRouteTypePresentAsPopover,
    ZIKViewRouteTypePresentAsSheet,
    ZIKViewRouteTypePerformSegue,
    ZIKViewRouteTypeShow,
    ZIKViewRouteTypeShowDetail,
    ZIKViewRouteTypeAddAsChildViewController,
    ZIKViewRouteTypeAddAsSubview,
    ZIKViewRouteTypeCustom,
    ZIKViewRouteTypeMakeDestination,
    ZIKViewRouteTypePresentWithAnimator,
    /// The kind that the router's configuration contains.
    ZIKViewRouteTypeDefault,
    /// No kind: the view is not shown.
    ZIKViewRouteTypeUnknown = -1,
} NS_SWIFT_NAME(ObjCViewRouteType);

/// A set of kinds.
typedef NS_OPTIONS(NSUInteger, ZIKViewRouteTypeMask) {
    ZIKViewRouteTypeMaskPush = 1 << ZIKViewRouteTypePush,
    ZIKViewRouteTypeMaskPresentModally = 1 << ZIKViewRouteTypePresentModally,
    ZIKViewRouteTypeMaskPresentAsPopover = 1 << ZIKViewRouteTypePresentAsPopover,
    ZIKViewRouteTypeMaskPresentAsSheet = 1 << ZIKViewRouteTypePresentAsSheet,
    ZIKViewRouteTypeMaskPerformSegue = 1 << ZIKViewRouteTypePerformSegue,
    ZIKViewRouteTypeMaskShow = 1 << ZIKViewRouteTypeShow,
    ZIKViewRouteTypeMaskShowDetail = 1 << ZIKViewRouteTypeShowDetail,
    ZIKViewRouteTypeMaskAddAsChildViewController = 1 << ZIKViewRouteTypeAddAsChildViewController,
    ZIKViewRouteTypeMaskAddAsSubview = 1 << ZIKViewRouteTypeAddAsSubview,
    ZIKViewRouteTypeMaskCustom = 1 << ZIKViewRouteTypeCustom,
    ZIKViewRouteTypeMaskMakeDestination = 1 << ZIKViewRouteTypeMakeDestination,
    ZIKViewRouteTypeMaskPresentWithAnimator = 1 << ZIKViewRouteTypePresentWithAnimator,
    /// All kinds for a screen. Excludes subviews and custom transitions.
    ZIKViewRouteTypeMaskViewControllerDefault =
        (1 << ZIKViewRouteTypeAddAsSubview) - 1 | 1 << ZIKViewRouteTypeMakeDestination,
    /// The kinds for a part of a screen.
    ZIKViewRouteTypeMaskViewDefault = 1 << ZIKViewRouteTypeAddAsSubview | 1 << ZIKViewRouteTypeMakeDestination,
} NS_SWIFT_NAME(ObjCViewRouteTypeMask);

@class ZIKViewRouteConfiguration, ZIKViewRoutePath, ZIKViewRoutePopoverConfiguration, ZIKViewRouteSegueConfiguration;

/// The source of a route to a view: a screen or a view.
NS_SWIFT_NAME(ObjCViewRouteSource)
@protocol ZIKViewRouteSource <NSObject>
@optional
/// Prepares an external view that its router cannot prepare alone.
- (void)prepareDestinationFromExternal:(id)destination configuration:(ZIKViewRouteConfiguration *)configuration;
@end

/// A container that can be put around a destination.
NS_SWIFT_NAME(ObjCViewRouteContainer)
@protocol ZIKViewRouteContainer <NSObject>
@end

#if ZIK_HAS_UIKIT
@interface UIViewController (ZIKViewRouteSource) <ZIKViewRouteSource>
@end
@interface UIView (ZIKViewRouteSource) <ZIKViewRouteSource>
@end
@interface UINavigationController (ZIKViewRouteContainer) <ZIKViewRouteContainer>
@end
@interface UITabBarController (ZIKViewRouteContainer) <ZIKViewRouteContainer>
@end
@interface UISplitViewController (ZIKViewRouteContainer) <ZIKViewRouteContainer>
@end
@interface UIPageViewController (ZIKViewRouteContainer) <ZIKViewRouteContainer>
@end
#elif ZIK_HAS_APPKIT
@interface NSViewController (ZIKViewRouteSource) <ZIKViewRouteSource>
@end
@interface NSView (ZIKViewRouteSource) <ZIKViewRouteSource>
@end
@interface NSTabViewController (ZIKViewRouteContainer) <ZIKViewRouteContainer>
@end
@interface NSSplitViewController (ZIKViewRouteContainer) <ZIKViewRouteContainer>
@end
@interface NSPageController (ZIKViewRouteContainer) <ZIKViewRouteContainer>
@end
#else
@interface NSObject (ZIKViewRouteSource) <ZIKViewRouteSource, ZIKViewRouteContainer>
@end
#endif

/// Puts a container around a screen.
typedef XXViewController<ZIKViewRouteContainer> *_Nonnull (^ZIKViewRouteContainerWrapper)(XXViewController *destination);
/// Adds or removes the view of a child, then calls its second argument.
typedef void (^ZIKViewRouteChildHandler)(XXViewController *destination, void (^completion)(void));
typedef void (^ZIKViewRoutePopoverConfigure)(ZIKViewRoutePopoverConfiguration *popoverConfig);
typedef void (^ZIKViewRouteSegueConfigure)(ZIKViewRouteSegueConfiguration *segueConfig);
typedef void (^ZIKViewRoutePopoverConfiger)(NS_NOESCAPE ZIKViewRoutePopoverConfigure);
typedef void (^ZIKViewRouteSegueConfiger)(NS_NOESCAPE ZIKViewRouteSegueConfigure);

/// A rectangle in the coordinates of a popover's source view.
#ifdef __APPLE__
typedef CGRect ZIKRect;
#else
typedef NSRect ZIKRect;
#endif

/// The anchor and the options of a popover.
NS_SWIFT_NAME(ObjCViewRoutePopoverConfiguration)
@interface ZIKViewRoutePopoverConfiguration : NSObject {
    @private
    id _sourceView, _barButtonItem;
    ZIKRect _sourceRect;
    BOOL _hasSourceRect;
    NSUInteger _permittedArrowDirections;
}
/// The view that the popover points to.
@property (nonatomic, strong, nullable) XXView *sourceView;
/// The rectangle within the view that the popover points to. Defaults to the view's bounds.
@property (nonatomic) ZIKRect sourceRect;
/// Whether `sourceRect` was set.
@property (nonatomic, readonly) BOOL sourceRectConfiged;
/// The item that the popover points to, in place of a view.
@property (nonatomic, strong, nullable) id barButtonItem;
/// The directions of the arrow, as in the toolkit. Zero leaves the default.
@property (nonatomic) NSUInteger permittedArrowDirections;
#if ZIK_HAS_UIKIT && !TARGET_OS_TV
@property (nonatomic, weak, nullable) id<UIPopoverPresentationControllerDelegate> delegate;
/// The views that still receive touches.
@property (nonatomic, copy, nullable) NSArray<__kindof UIView *> *passthroughViews;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
/// The minimum distance to the edges of the screen. Defaults to the system's.
@property (nonatomic) UIEdgeInsets popoverLayoutMargins;
@property (nonatomic, strong, nullable) Class popoverBackgroundViewClass;
#elif ZIK_HAS_APPKIT
/// The edge of the view at which the popover appears. Defaults to the host's choice.
@property (nonatomic) NSRectEdge preferredEdge;
/// The behaviour that determines when the popover closes automatically. Defaults to the host's choice.
@property (nonatomic) NSPopoverBehavior behavior;
#endif
@end

/// The segue that shows a view.
NS_SWIFT_NAME(ObjCViewRouteSegueConfiguration)
@interface ZIKViewRouteSegueConfiguration : NSObject {
    @private
    NSString *_identifier;
    id _sender;
}
@property (nonatomic, copy, nullable) NSString *identifier;
@property (nonatomic, strong, nullable) id sender;
@end

/// The configuration for showing a view. It is the base class of module configurations of views.
NS_SWIFT_NAME(ObjCViewRouteConfiguration)
@interface ZIKViewRouteConfiguration : ZIKPerformRouteConfiguration {
    @private
#if __has_feature(objc_arc_weak)
    __weak id _source;
#else
    id _source;
#endif
    id _sender, _animator;
    ZIKViewRouteType _routeType;
    BOOL _hasRouteType, _animated, _handleExternalRoute;
    id (^_containerWrapper)(id);
    void (^_addingChildViewHandler)(id, void (^)(void));
    ZIKViewRoutePopoverConfiguration *_popoverConfiguration;
    ZIKViewRouteSegueConfiguration *_segueConfiguration;
}
/// The source, if the path has none. Not kept alive.
#if __has_feature(objc_arc_weak)
@property (nonatomic, weak, nullable) id<ZIKViewRouteSource> source;
#else
@property (nonatomic, assign, nullable) id<ZIKViewRouteSource> source;
#endif
/// The kind of the route. Set it in `+defaultRouteConfiguration` for performers that leave it to the router.
@property (nonatomic) ZIKViewRouteType routeType;
/// Whether the transition is animated. Defaults to YES.
@property (nonatomic) BOOL animated;
/// Puts a container around the destination. The container is shown instead and must contain the destination.
@property (nonatomic, copy, nullable) ZIKViewRouteContainerWrapper containerWrapper;
/// The object that triggered the route.
@property (nonatomic, strong, nullable) id sender;
/// The animator of `ZIKViewRouteTypePresentWithAnimator`. The host must support its type.
@property (nonatomic, strong, nullable) id animator;
/// Adds the child's view to the hierarchy, then calls its second argument.
@property (nonatomic, copy, nullable) ZIKViewRouteChildHandler addingChildViewHandler;
/// The settings of the popover; nil if it is not configured.
@property (nonatomic, strong, readonly, nullable) ZIKViewRoutePopoverConfiguration *popoverConfiguration;
/// The segue that shows the view; nil if it is not configured.
@property (nonatomic, strong, readonly, nullable) ZIKViewRouteSegueConfiguration *segueConfiguration;
/// Whether the handlers also receive presentations and removals without a router.
@property (nonatomic) BOOL handleExternalRoute;
/// Configures the popover.
@property (nonatomic, copy, readonly) ZIKViewRoutePopoverConfiger configurePopover;
/// Configures the segue.
@property (nonatomic, copy, readonly) ZIKViewRouteSegueConfiger configureSegue;

/// Takes the kind, the source and the settings of a path.
- (void)configurePath:(ZIKViewRoutePath *)path;
@end

/// The configuration for removing a view.
NS_SWIFT_NAME(ObjCViewRemoveConfiguration)
@interface ZIKViewRemoveConfiguration : ZIKRemoveRouteConfiguration {
    @private
    BOOL _animated, _handleExternalRoute;
    void (^_removingChildViewHandler)(id, void (^)(void));
}
/// Whether the transition is animated. Defaults to YES.
@property (nonatomic) BOOL animated;
/// Removes the child's view, then calls its second argument.
@property (nonatomic, copy, nullable) ZIKViewRouteChildHandler removingChildViewHandler;
/// Whether the handlers also receive removals without a router.
@property (nonatomic) BOOL handleExternalRoute;
@end

/// A configuration whose block `makeDestinationWith` takes the performer's parameters. See `ZIKServiceMakeableConfiguration`.
NS_SWIFT_NAME(ObjCViewMakeableConfiguration)
@interface ZIKViewMakeableConfiguration<__covariant Destination>
    : ZIKViewRouteConfiguration <ZIKConfigurationSyncMakeable, ZIKConfigurationAsyncMakeable> {
    @private
    id _makeDestination, _makeDestinationWith, _constructDestination, _didMakeDestination, _makedDestination, _modulePreparation;
    NSMutableDictionary *_constructorContainer;
}
@property (nonatomic, copy, nullable) Destination _Nullable (^makeDestination)(void);
/// Takes the parameters, sets `makeDestination`, and returns the destination if it can be made immediately. The module's protocol
/// declares its type.
@property (nonatomic, copy, nullable) id makeDestinationWith;
/// Takes the parameters and sets `makeDestination`. The performer receives the destination in `didMakeDestination`.
@property (nonatomic, copy, nullable) id constructDestination;
@property (nonatomic, copy, nullable) void (^didMakeDestination)(Destination destination);
@property (nonatomic, strong, nullable) Destination makedDestination;
@property (nonatomic, copy, nullable) void (^_prepareDestination)(Destination destination);
/// Further blocks that take parameters, by name.
@property (nonatomic, strong, readonly) NSMutableDictionary<NSString *, id> *constructorContainer;
@end

/// Makes `ZIKViewMakeableConfiguration` conform to the protocol of a module. Write it once in the app.
#define DeclareRoutableViewModuleProtocol(PROTOCOL) ZIX_ADD_CATEGORY(ZIKViewMakeableConfiguration, PROTOCOL)

// MARK: - Short names

typedef ZIKViewRouteConfiguration ZIKViewRouteConfig NS_SWIFT_NAME(ObjCViewRouteConfig);
typedef ZIKViewRemoveConfiguration ZIKViewRemoveConfig NS_SWIFT_NAME(ObjCViewRemoveConfig);
typedef ZIKViewRouteSegueConfiguration ZIKViewRouteSegueConfig NS_SWIFT_NAME(ObjCViewRouteSegueConfig);
typedef ZIKViewRoutePopoverConfiguration ZIKViewRoutePopoverConfig NS_SWIFT_NAME(ObjCViewRoutePopoverConfig);

// MARK: - Strict configurations

/// The strict configuration for showing a view. Its settings are those of `configuration`.
NS_SWIFT_NAME(ObjCViewRouteStrictConfiguration)
@interface ZIKViewRouteStrictConfiguration<__covariant Destination> : ZIKPerformRouteStrictConfiguration<Destination>
@property (nonatomic, strong, readonly) ZIKViewRouteConfiguration *configuration;
@property (nonatomic, strong, nullable) id<ZIKViewRouteSource> source;
@property (nonatomic) ZIKViewRouteType routeType;
@property (nonatomic) BOOL animated;
@property (nonatomic, copy, nullable) ZIKViewRouteContainerWrapper containerWrapper;
@property (nonatomic, strong, nullable) id sender;
@property (nonatomic, strong, nullable) id animator;
@property (nonatomic, copy, nullable) ZIKViewRouteChildHandler addingChildViewHandler;
@property (nonatomic, strong, readonly, nullable) ZIKViewRoutePopoverConfiguration *popoverConfiguration;
@property (nonatomic, strong, readonly, nullable) ZIKViewRouteSegueConfiguration *segueConfiguration;
@property (nonatomic) BOOL handleExternalRoute;
@property (nonatomic, copy, readonly) ZIKViewRoutePopoverConfiger configurePopover;
@property (nonatomic, copy, readonly) ZIKViewRouteSegueConfiger configureSegue;

- (instancetype)initWithConfiguration:(ZIKViewRouteConfiguration *)configuration;
@end

/// The strict configuration for removing a view. Its settings are those of `configuration`.
NS_SWIFT_NAME(ObjCViewRemoveStrictConfiguration)
@interface ZIKViewRemoveStrictConfiguration<__covariant Destination> : ZIKRemoveRouteStrictConfiguration<Destination>
@property (nonatomic, strong, readonly) ZIKViewRemoveConfiguration *configuration;
@property (nonatomic) BOOL animated;
@property (nonatomic, copy, nullable) ZIKViewRouteChildHandler removingChildViewHandler;
@property (nonatomic) BOOL handleExternalRoute;

- (instancetype)initWithConfiguration:(ZIKViewRemoveConfiguration *)configuration;
@end

NS_ASSUME_NONNULL_END

#endif
