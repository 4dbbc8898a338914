// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKPlatform.h>

NS_ASSUME_NONNULL_BEGIN

/// The action of a route that succeeded or failed.
typedef NSString *ZIKRouteAction NS_EXTENSIBLE_STRING_ENUM NS_SWIFT_NAME(ObjCRouteAction);
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionToService;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionToServiceModule;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionToView;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionToViewModule;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionToURL;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionMakeDestination;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionPerformRoute;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionPerformOnDestination;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionPrepareOnDestination;
FOUNDATION_EXPORT ZIKRouteAction const ZIKRouteActionRemoveRoute;

/// The key of the URL in `userInfo`, an `NSURL`.
FOUNDATION_EXPORT NSString *const ZIKRouteURLOriginKey;
/// The key of the URL's item `action` in `userInfo`.
FOUNDATION_EXPORT NSString *const ZIKRouteURLActionKey;

/// The state of a route.
typedef NS_ENUM(NSInteger, ZIKRouterState) {
    /// Not performed, or not performed successfully.
    ZIKRouterStateUnrouted,
    ZIKRouterStateRouting,
    ZIKRouterStateRouted,
    ZIKRouterStateRemoving,
    /// Removed. The route can be performed again.
    ZIKRouterStateRemoved,
} NS_SWIFT_NAME(ObjCRouterState);

typedef void (^ZIKRouteErrorHandler)(ZIKRouteAction routeAction, NSError *error);
typedef void (^ZIKRouteStateNotifier)(ZIKRouterState oldState, ZIKRouterState newState);
typedef void (^ZIKPerformRouteCompletion)(
    BOOL success, id _Nullable destination, ZIKRouteAction routeAction, NSError *_Nullable error);
typedef void (^ZIKRemoveRouteCompletion)(BOOL success, ZIKRouteAction routeAction, NSError *_Nullable error);

/// The base class of the configurations for performing and removing a route.
NS_SWIFT_NAME(ObjCRouteConfiguration)
@interface ZIKRouteConfiguration : NSObject <NSCopying> {
    @private
    ZIKRouteErrorHandler _errorHandler, _performerErrorHandler;
    ZIKRouteStateNotifier _stateNotifier;
}
/// Called for each failure.
@property (nonatomic, copy, nullable) ZIKRouteErrorHandler errorHandler;
/// Called for the next failure, then removed.
@property (nonatomic, copy, nullable) ZIKRouteErrorHandler performerErrorHandler;
/// Called for each change of the state.
@property (nonatomic, copy, nullable) ZIKRouteStateNotifier stateNotifier;

/// Returns this object: a router passes its own configuration, not a copy. Code that overrides it still compiles.
- (id)copyWithZone:(nullable NSZone *)zone;
@end

/// The configuration for performing a route. It is the base class of module configurations of services.
NS_SWIFT_NAME(ObjCPerformRouteConfiguration)
@interface ZIKPerformRouteConfiguration : ZIKRouteConfiguration {
    @private
    void (^_prepareDestination)(id);
    void (^_successHandler)(id);
    void (^_performerSuccessHandler)(id);
    ZIKPerformRouteCompletion _completionHandler;
    NSMutableDictionary *_userInfo;
}
/// Prepares the destination, before its router does.
@property (nonatomic, copy, nullable) void (^prepareDestination)(id destination);
/// Called each time the route was performed.
@property (nonatomic, copy, nullable) void (^successHandler)(id destination);
/// Called the next time the route was performed, then removed.
@property (nonatomic, copy, nullable) void (^performerSuccessHandler)(id destination);
/// Called with the outcome of each performance.
@property (nonatomic, copy, nullable) ZIKPerformRouteCompletion completionHandler;
/// Loose parameters by name, for example those of a URL.
@property (nonatomic, copy, readonly) NSDictionary<NSString *, id> *userInfo;

- (void)addUserInfoForKey:(NSString *)key object:(id)object;
/// Adds parameters. They replace existing parameters of the same name.
- (void)addUserInfo:(NSDictionary<NSString *, id> *)userInfo;
@end

/// The configuration for removing a route.
NS_SWIFT_NAME(ObjCRemoveRouteConfiguration)
@interface ZIKRemoveRouteConfiguration : ZIKRouteConfiguration {
    @private
    void (^_prepareDestination)(id);
    void (^_successHandler)(void);
    void (^_performerSuccessHandler)(void);
    ZIKRemoveRouteCompletion _completionHandler;
}
/// Prepares the destination for its removal.
@property (nonatomic, copy, nullable) void (^prepareDestination)(id destination);
/// Called each time the destination was removed.
@property (nonatomic, copy, nullable) void (^successHandler)(void);
/// Called the next time the destination was removed, then removed.
@property (nonatomic, copy, nullable) void (^performerSuccessHandler)(void);
/// Called with the outcome of each removal.
@property (nonatomic, copy, nullable) ZIKRemoveRouteCompletion completionHandler;
@end

/// A configuration that makes its destination from the performer's parameters.
NS_SWIFT_NAME(ObjCConfigurationMakeable)
@protocol ZIKConfigurationMakeable <NSObject>
/// Makes the destination. Set by the block that takes the parameters.
@property (nonatomic, copy, readonly, nullable) id _Nullable (^makeDestination)(void);
@optional
/// The destination, if the block made it immediately. It is used in place of `makeDestination`.
@property (nonatomic, strong, nullable) id makedDestination;
/// The module's preparation. It runs after the performer's and before the router's.
@property (nonatomic, copy, nullable) void (^_prepareDestination)(id destination);
/// Receives the prepared destination once.
@property (nonatomic, copy, nullable) void (^didMakeDestination)(id destination);
@end

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wstrict-prototypes"
/// A block of `constructorContainer` that takes parameters, and returns the destination.
typedef id _Nullable (^ZIKMakeBlock)();
/// A block of `constructorContainer` that takes parameters.
typedef void (^ZIKConstructBlock)();
#pragma clang diagnostic pop

/// A configuration whose block returns the destination. The module's protocol declares the type of the block.
NS_SWIFT_NAME(ObjCConfigurationSyncMakeable)
@protocol ZIKConfigurationSyncMakeable <ZIKConfigurationMakeable>
@property (nonatomic, copy, readonly, nullable) id makeDestinationWith;
@end

/// A configuration whose block takes the parameters, and whose destination is passed to `didMakeDestination`. The module's protocol
/// declares the type of the block.
NS_SWIFT_NAME(ObjCConfigurationAsyncMakeable)
@protocol ZIKConfigurationAsyncMakeable <ZIKConfigurationMakeable>
@property (nonatomic, copy, readonly, nullable) id constructDestination;
@end

/// A configuration whose block `makeDestinationWith` takes the performer's parameters.
///
/// ```objc
/// @protocol LoginModuleInput <ZIKServiceModuleRoutable>
/// @property (nonatomic, copy, readonly) id<LoginInput> _Nullable (^makeDestinationWith)(NSString *account);
/// @end
/// ```
NS_SWIFT_NAME(ObjCServiceMakeableConfiguration)
@interface ZIKServiceMakeableConfiguration<__covariant Destination>
    : ZIKPerformRouteConfiguration <ZIKConfigurationSyncMakeable, ZIKConfigurationAsyncMakeable> {
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

/// Makes `ZIKServiceMakeableConfiguration` conform to the protocol of a module. Write it once in the app.
#define DeclareRoutableServiceModuleProtocol(PROTOCOL) ZIX_ADD_CATEGORY(ZIKServiceMakeableConfiguration, PROTOCOL)

// MARK: - Short names

typedef ZIKRouteConfiguration ZIKRouteConfig NS_SWIFT_NAME(ObjCRouteConfig);
typedef ZIKPerformRouteConfiguration ZIKPerformRouteConfig NS_SWIFT_NAME(ObjCPerformRouteConfig);
typedef ZIKRemoveRouteConfiguration ZIKRemoveRouteConfig NS_SWIFT_NAME(ObjCRemoveRouteConfig);

// MARK: - Strict configurations

/// A configuration whose handlers have the type of the requested protocol. Its settings are those of `configuration`.
NS_SWIFT_NAME(ObjCRouteStrictConfiguration)
@interface ZIKRouteStrictConfiguration<__covariant Configuration> : NSObject {
    @private
    id _configuration;
}
@property (nonatomic, strong, readonly) Configuration configuration;
@property (nonatomic, copy, nullable) ZIKRouteErrorHandler errorHandler;
@property (nonatomic, copy, nullable) ZIKRouteErrorHandler performerErrorHandler;
@property (nonatomic, copy, nullable) ZIKRouteStateNotifier stateNotifier;

- (instancetype)initWithConfiguration:(Configuration)configuration;
- (instancetype)init ZIK_UNAVAILABLE;
@end

/// The strict configuration for performing a route.
NS_SWIFT_NAME(ObjCPerformRouteStrictConfiguration)
@interface ZIKPerformRouteStrictConfiguration<__covariant Destination> : ZIKRouteStrictConfiguration<ZIKPerformRouteConfiguration *>
@property (nonatomic, copy, nullable) void (^prepareDestination)(Destination destination);
@property (nonatomic, copy, nullable) void (^successHandler)(Destination destination);
@property (nonatomic, copy, nullable) void (^performerSuccessHandler)(Destination destination);
@property (nonatomic, copy, nullable) void (^completionHandler)
    (BOOL success, Destination _Nullable destination, ZIKRouteAction routeAction, NSError *_Nullable error);
@property (nonatomic, copy, readonly) NSDictionary<NSString *, id> *userInfo;

- (void)addUserInfoForKey:(NSString *)key object:(id)object;
- (void)addUserInfo:(NSDictionary<NSString *, id> *)userInfo;
@end

/// The strict configuration for removing a route.
NS_SWIFT_NAME(ObjCRemoveRouteStrictConfiguration)
@interface ZIKRemoveRouteStrictConfiguration<__covariant Destination> : ZIKRouteStrictConfiguration<ZIKRemoveRouteConfiguration *>
@property (nonatomic, copy, nullable) void (^prepareDestination)(Destination destination);
@property (nonatomic, copy, nullable) void (^successHandler)(void);
@property (nonatomic, copy, nullable) void (^performerSuccessHandler)(void);
@property (nonatomic, copy, nullable) ZIKRemoveRouteCompletion completionHandler;
@end

NS_ASSUME_NONNULL_END

#endif
