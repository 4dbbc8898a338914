// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKViewRouter.h>

NS_ASSUME_NONNULL_BEGIN

/// A route to a view that was found. It can be performed any number of times. Only the main thread may use it.
NS_SWIFT_NAME(ObjCViewRouterType)
@interface ZIKViewRouterType<__covariant Destination, __covariant RouteConfig : ZIKViewRouteConfiguration *> : NSObject {
    @private
    void *_handle;
}

// MARK: Performing

/// Shows the view.
///
/// @return The router; nil if the route has no provider.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path;
/// Shows the view. The handlers are called for this performance only.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
               successHandler:(nullable void (^)(Destination destination))successHandler
                 errorHandler:(nullable ZIKRouteErrorHandler)errorHandler;
/// Shows the view, and reports the outcome of this performance.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
                   completion:(void (^)(BOOL success, Destination _Nullable destination, ZIKRouteAction routeAction, NSError *_Nullable error))
                                  completion;
/// Shows the view.
///
/// @param preparation Prepares the destination, before its router does.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path preparation:(void (^)(Destination destination))preparation;
/// Shows the view with handlers and parameters.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path configuring:(void (^)(RouteConfig config))configBuilder;
/// Shows the view, and configures its removal.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
                  configuring:(void (^)(RouteConfig config))configBuilder
                     removing:(nullable void (^)(ZIKViewRemoveConfiguration * config))removeConfigBuilder;
/// Shows the view with handlers of the requested protocol's type.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
            strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performPath:(ZIKViewRoutePath *)path
            strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder
               strictRemoving:(nullable void (^)(ZIKViewRemoveStrictConfiguration<Destination> *config))removeConfigBuilder;

// MARK: Existing destinations

/// Shows an existing destination. It is prepared again.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination path:(ZIKViewRoutePath *)path;
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination
                                  path:(ZIKViewRoutePath *)path
                           configuring:(void (^)(RouteConfig config))configBuilder;
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination
                                  path:(ZIKViewRoutePath *)path
                           configuring:(void (^)(RouteConfig config))configBuilder
                              removing:(nullable void (^)(ZIKViewRemoveConfiguration * config))removeConfigBuilder;
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination
                                  path:(ZIKViewRoutePath *)path
                     strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
- (nullable ZIKViewRouter<Destination, RouteConfig> *)performOnDestination:(Destination)destination
                                  path:(ZIKViewRoutePath *)path
                     strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder
                        strictRemoving:(nullable void (^)(ZIKViewRemoveStrictConfiguration<Destination> *config))removeConfigBuilder;
/// Prepares a destination that other code shows.
- (nullable ZIKViewRouter<Destination, RouteConfig> *)prepareDestination:(Destination)destination configuring:(void (^)(RouteConfig config))configBuilder;
- (nullable ZIKViewRouter<Destination, RouteConfig> *)prepareDestination:(Destination)destination
                         configuring:(void (^)(RouteConfig config))configBuilder
                            removing:(nullable void (^)(ZIKViewRemoveConfiguration * config))removeConfigBuilder;
- (nullable ZIKViewRouter<Destination, RouteConfig> *)prepareDestination:(Destination)destination
                   strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
- (nullable ZIKViewRouter<Destination, RouteConfig> *)prepareDestination:(Destination)destination
                   strictConfiguring:(void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder
                      strictRemoving:(nullable void (^)(ZIKViewRemoveStrictConfiguration<Destination> *config))removeConfigBuilder;

// MARK: Making

/// Whether destinations are made before the call returns.
- (BOOL)canMakeDestinationSynchronously;
/// Whether a destination can be made without showing it.
- (BOOL)canMakeDestination;
/// Makes a destination, without showing it.
- (nullable Destination)makeDestination;
- (nullable Destination)makeDestinationWithPreparation:(nullable void (^)(Destination destination))preparation;
- (nullable Destination)makeDestinationWithConfiguring:(nullable void (^)(RouteConfig config))configBuilder;
- (nullable Destination)makeDestinationWithStrictConfiguring:
    (nullable void (^)(ZIKViewRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
/// Whether the router supports a kind of route.
- (BOOL)supportRouteType:(ZIKViewRouteType)type;

// MARK: Configurations

/// Returns a new configuration, as a route begins with it; nil if the route has no provider.
- (nullable RouteConfig)defaultRouteConfiguration;
/// Returns a new configuration of the removal.
- (nullable ZIKViewRemoveConfiguration *)defaultRemoveConfiguration;

- (instancetype)init ZIK_UNAVAILABLE;
@end

typedef ZIKViewRouterType<id, ZIKViewRouteConfiguration *> ZIKAnyViewRouterType NS_SWIFT_NAME(ObjCAnyViewRouterType);

/// Returns the route to the view with a protocol; nil, and reports an error, if it has no provider. The compiler warns if the protocol
/// does not inherit from `ZIKViewRoutable`.
#define ZIKRouterToView(PROTOCOL) \
    ((ZIKViewRouterType<id<PROTOCOL>, ZIKViewRouteConfiguration *> *)ZIKFindView(ZIKRoutable(PROTOCOL), __FILE_NAME__, __LINE__))
/// Returns the route to the view whose configuration has a protocol.
#define ZIKRouterToViewModule(PROTOCOL) \
    ((ZIKViewRouterType<id, ZIKViewRouteConfiguration<PROTOCOL> *> *)ZIKFindViewModule( \
        ZIKRoutable(PROTOCOL), __FILE_NAME__, __LINE__))

NS_ASSUME_NONNULL_END

// The parameters have no nullability, so that the compiler names the plain types: `incompatible pointer types passing
// 'Protocol<Undeclared> *' to parameter of type 'Protocol<ZIKViewRoutable> *'`.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"
/// Called by `ZIKRouterToView`, with the place of the request.
FOUNDATION_EXPORT ZIKViewRouterType *_Nullable ZIKFindView(
    Protocol<ZIKViewRoutable> *viewProtocol, const char *file, unsigned int line) NS_REFINED_FOR_SWIFT;
/// Called by `ZIKRouterToViewModule`, with the place of the request.
FOUNDATION_EXPORT ZIKViewRouterType *_Nullable ZIKFindViewModule(
    Protocol<ZIKViewModuleRoutable> *configProtocol, const char *file, unsigned int line) NS_REFINED_FOR_SWIFT;
#pragma clang diagnostic pop

#endif
