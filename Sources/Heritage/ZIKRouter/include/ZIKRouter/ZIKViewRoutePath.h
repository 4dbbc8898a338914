// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKViewRouteConfiguration.h>

NS_ASSUME_NONNULL_BEGIN

/// A way to show a view: the kind of the route, and the source.
///
/// ```objc
/// [ZIKRouterToView(LoginViewInput) performPath:ZIKViewRoutePath.presentModallyFrom(self)];
/// ```
NS_SWIFT_NAME(ObjCViewRoutePath)
@interface ZIKViewRoutePath : NSObject {
    @private
    id _source;
    ZIKViewRouteType _routeType;
    void (^_configure)(ZIKViewRouteConfiguration *);
}
@property (nonatomic, strong, readonly, nullable) id<ZIKViewRouteSource> source;
@property (nonatomic, readonly) ZIKViewRouteType routeType;
/// Changes the configuration, for a path with settings of its own.
@property (nonatomic, copy, nullable) void (^configure)(ZIKViewRouteConfiguration *config);

- (instancetype)initWithRouteType:(ZIKViewRouteType)routeType source:(nullable id)source;
- (instancetype)initWithRouteType:(ZIKViewRouteType)routeType
                           source:(nullable id)source
                        configure:(nullable void (^)(ZIKViewRouteConfiguration *config))configure;
- (instancetype)init ZIK_UNAVAILABLE;

@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^pushFrom)(XXViewController *source);
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^presentModallyFrom)(XXViewController *source);
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^presentAsPopoverFrom)
    (XXViewController *source, ZIKViewRoutePopoverConfigure configure);
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^presentAsSheetFrom)(XXViewController *source);
/// Presents the view with an animator that the host supports.
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^presentWithAnimatorFrom)(XXViewController *source, id animator);
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^performSegueFrom)
    (XXViewController *source, NSString *identifier, id _Nullable sender);
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^showFrom)(XXViewController *source);
/// Shows the view in a window of its own, or as the host prefers. The source is the front screen.
@property (class, nonatomic, strong, readonly) ZIKViewRoutePath *show;
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^showDetailFrom)(XXViewController *source);
/// Adds the view as a child. The block adds the child's view to the hierarchy, then calls its second argument.
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^addAsChildViewControllerFrom)
    (XXViewController *source, ZIKViewRouteChildHandler _Nullable addingChildViewHandler);
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^addAsSubviewFrom)(XXView *source);
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^customFrom)(id<ZIKViewRouteSource> _Nullable source);
/// The kind that the router's configuration contains.
@property (class, nonatomic, copy, readonly) ZIKViewRoutePath * (^defaultPathFrom)(XXViewController *source);
/// Makes and prepares the view, without showing it.
@property (class, nonatomic, strong, readonly) ZIKViewRoutePath *makeDestination;

// The same paths as methods.

+ (instancetype)pushFrom:(XXViewController *)source;
+ (instancetype)presentModallyFrom:(XXViewController *)source;
+ (instancetype)presentAsPopoverFrom:(XXViewController *)source configure:(ZIKViewRoutePopoverConfigure)configure;
+ (instancetype)presentAsSheetFrom:(XXViewController *)source;
+ (instancetype)presentFrom:(XXViewController *)source animator:(id)animator;
+ (instancetype)performSegueFrom:(XXViewController *)source identifier:(NSString *)identifier sender:(nullable id)sender;
+ (instancetype)showFrom:(XXViewController *)source;
+ (instancetype)showDetailFrom:(XXViewController *)source;
+ (instancetype)addAsChildViewControllerFrom:(XXViewController *)source
                      addingChildViewHandler:(nullable ZIKViewRouteChildHandler)addingChildViewHandler;
+ (instancetype)addAsSubviewFrom:(XXView *)source;
+ (instancetype)customFrom:(nullable id<ZIKViewRouteSource>)source;
+ (instancetype)defaultPathFrom:(XXViewController *)source;
@end

NS_ASSUME_NONNULL_END

#endif
