// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKServiceRouter.h>

NS_ASSUME_NONNULL_BEGIN

/// A route to a service that was found. It can be performed any number of times.
NS_SWIFT_NAME(ObjCServiceRouterType)
@interface ZIKServiceRouterType<__covariant Destination, __covariant RouteConfig : ZIKPerformRouteConfiguration *> : NSObject {
    @private
    void *_handle;
}

// MARK: Performing

/// Performs the route.
///
/// @return The router; nil if the route has no provider.
- (nullable ZIKServiceRouter<Destination, RouteConfig> *)performRoute;
/// Performs the route. The handlers are called for this performance only.
- (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithSuccessHandler:(nullable void (^)(Destination destination))successHandler
                           errorHandler:(nullable ZIKRouteErrorHandler)errorHandler;
/// Performs the route, and reports the outcome of this performance.
- (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithCompletion:
    (void (^)(BOOL success, Destination _Nullable destination, ZIKRouteAction routeAction, NSError *_Nullable error))completion;
/// Performs the route.
///
/// @param preparation Prepares the destination, before its router does.
- (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithPreparation:(void (^)(Destination destination))preparation;
/// Performs the route with handlers and parameters.
- (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithConfiguring:(void (^)(RouteConfig config))configBuilder;
/// Performs the route, and configures its removal.
- (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithConfiguring:(void (^)(RouteConfig config))configBuilder
                               removing:(nullable void (^)(ZIKRemoveRouteConfiguration * config))removeConfigBuilder;
/// Performs the route with handlers of the requested protocol's type.
- (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithStrictConfiguring:
    (void (^)(ZIKPerformRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;
- (nullable ZIKServiceRouter<Destination, RouteConfig> *)performWithStrictConfiguring:
                      (void (^)(ZIKPerformRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder
                               strictRemoving:
                                   (nullable void (^)(ZIKRemoveRouteStrictConfiguration<Destination> *config))removeConfigBuilder;

// MARK: Making

/// Whether destinations are made before the call returns.
- (BOOL)canMakeDestinationSynchronously;
/// Whether a destination can be made without performing the route.
- (BOOL)canMakeDestination;
/// Makes a destination, without performing the route.
- (nullable Destination)makeDestination;
- (nullable Destination)makeDestinationWithPreparation:(nullable void (^)(Destination destination))preparation;
- (nullable Destination)makeDestinationWithConfiguring:(nullable void (^)(RouteConfig config))configBuilder;
- (nullable Destination)makeDestinationWithStrictConfiguring:
    (nullable void (^)(ZIKPerformRouteStrictConfiguration<Destination> *config, RouteConfig module))configBuilder;

// MARK: Configurations

/// Returns a new configuration, as a route begins with it; nil if the route has no provider.
- (nullable RouteConfig)defaultRouteConfiguration;
/// Returns a new configuration of the removal.
- (nullable ZIKRemoveRouteConfiguration *)defaultRemoveConfiguration;

- (instancetype)init ZIK_UNAVAILABLE;
@end

typedef ZIKServiceRouterType<id, ZIKPerformRouteConfiguration *> ZIKAnyServiceRouterType NS_SWIFT_NAME(ObjCAnyServiceRouterType);

/// Returns the route to the service with a protocol; nil, and reports an error, if it has no provider. The compiler warns if the
/// protocol does not inherit from `ZIKServiceRoutable`.
#define ZIKRouterToService(PROTOCOL) \
    ((ZIKServiceRouterType<id<PROTOCOL>, ZIKPerformRouteConfiguration *> *)ZIKFindService(ZIKRoutable(PROTOCOL), __FILE_NAME__, __LINE__))
/// Returns the route to the service whose configuration has a protocol.
#define ZIKRouterToServiceModule(PROTOCOL) \
    ((ZIKServiceRouterType<id, ZIKPerformRouteConfiguration<PROTOCOL> *> *)ZIKFindServiceModule( \
        ZIKRoutable(PROTOCOL), __FILE_NAME__, __LINE__))

NS_ASSUME_NONNULL_END

// The parameters have no nullability, so that the compiler names the plain types: `incompatible pointer types passing
// 'Protocol<Undeclared> *' to parameter of type 'Protocol<ZIKServiceRoutable> *'`.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"
/// Called by `ZIKRouterToService`, with the place of the request.
FOUNDATION_EXPORT ZIKServiceRouterType *_Nullable ZIKFindService(
    Protocol<ZIKServiceRoutable> *serviceProtocol, const char *file, unsigned int line) NS_REFINED_FOR_SWIFT;
/// Called by `ZIKRouterToServiceModule`, with the place of the request.
FOUNDATION_EXPORT ZIKServiceRouterType *_Nullable ZIKFindServiceModule(
    Protocol<ZIKServiceModuleRoutable> *configProtocol, const char *file, unsigned int line) NS_REFINED_FOR_SWIFT;
#pragma clang diagnostic pop

#endif
