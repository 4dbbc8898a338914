// SPDX-License-Identifier: Apache-2.0

// Shared by the files of the implementation.

#import <ZIKRouter/ZIKRouterInternal.h>
#import "CZIKRouter.h"
#import <objc/runtime.h>

// The sources compile with automatic reference counting, and with manual reference counting for the runtime of GNU. These macros are the
// only places that transfer ownership between Objective-C and C.
#if __has_feature(objc_arc)
#define ZIK_ARC 1
/// The object of a pointer that belongs to another owner.
#define ZIK_OBJECT(pointer) ((__bridge id)(pointer))
/// The object of a pointer that belongs to the receiver.
#define ZIK_OWNED(pointer) ((__bridge_transfer id)(pointer))
/// The pointer of an object that keeps its owner.
#define ZIK_POINTER(object) ((__bridge void *)(object))
/// The pointer of an object, which the receiver releases.
#define ZIK_GIVEN(object) ((__bridge_retained void *)(object))
#define ZIK_AUTORELEASED(object) (object)
#define ZIK_RETAIN(object) (object)
#else
#define ZIK_ARC 0
#define ZIK_OBJECT(pointer) ((id)(pointer))
#define ZIK_OWNED(pointer) ([(id)(pointer) autorelease])
#define ZIK_POINTER(object) ((void *)(object))
#define ZIK_GIVEN(object) ((void *)[(id)(object) retain])
#define ZIK_AUTORELEASED(object) ([(id)(object) autorelease])
#define ZIK_RETAIN(object) ([(id)(object) retain])
#endif

// An implementation cannot name the type parameters of its class, so its blocks have other types than those in the headers.
#pragma clang diagnostic ignored "-Wmismatched-parameter-types"
#pragma clang diagnostic ignored "-Wmismatched-return-types"

NS_ASSUME_NONNULL_BEGIN

/// The functions of the Swift side.
const zik_core *ZIKCore(void);

/// Returns the kind of a router class or an adapter.
zik_maker_kind ZIKKindOfMaker(Class maker);

/// Returns the name of a protocol.
const char *ZIKNameOfProtocol(Protocol *protocol);

/// Returns the characters of a URL. They are valid as long as the autorelease pool.
const char *_Nullable ZIKTextOfURL(id<ZIKRouteURL> url);

/// Returns a configuration if it makes its destination, or nil. The runtime of GNU knows the protocol only in the file of a class that
/// conforms to it.
id<ZIKConfigurationMakeable> _Nullable ZIKMakeable(id configuration);

/// Returns the destination of a configuration that makes it; nil if it makes none.
id _Nullable ZIKMakeDestination(id configuration);

/// Declares a string with a format and the further arguments of the method.
#define ZIK_FORMAT(NAME, FORMAT) \
    va_list NAME##Arguments; \
    va_start(NAME##Arguments, FORMAT); \
    NSString *NAME = ZIK_AUTORELEASED([[NSString alloc] initWithFormat:FORMAT arguments:NAME##Arguments]); \
    va_end(NAME##Arguments)

/// Returns the action with a name.
ZIKRouteAction ZIKActionNamed(const char *name);

/// Handlers of one call.
@interface ZIKCall : NSObject {
    @private
    void (^_succeeded)(id _Nullable);
    ZIKRouteErrorHandler _failed;
}
/// Returns nil if there are no handlers.
+ (nullable instancetype)callWithSuccess:(nullable void (^)(id _Nullable destination))succeeded
                                 failure:(nullable ZIKRouteErrorHandler)failed;
+ (nullable instancetype)callWithCompletion:(nullable ZIKPerformRouteCompletion)completion;
@end

/// The messages that the Swift side sends to configurations.
@interface ZIKRouteConfiguration (ZIKFront)
- (void)zik_readSettings:(zik_settings *)settings;
- (void)zik_send:(zik_handler)handler outcome:(const zik_outcome *)outcome;
@end

@interface ZIKViewRouteConfiguration (ZIKFront)
- (id)zik_wrap:(id)destination;
@end

@interface ZIKRouter (ZIKFront)
/// Takes the handle.
- (instancetype)zik_initWithHandle:(nullable zik_handle)handle
                     configuration:(nullable id)configuration
               removeConfiguration:(nullable id)removeConfiguration __attribute__((objc_method_family(init)));
- (nullable zik_handle)zik_handle;
/// Performs the route.
- (void)zik_perform:(nullable ZIKCall *)call;
@end

/// What makes destinations: a router class, or a route made of blocks.
@protocol ZIKMaker <NSObject>
- (const char *)zik_name;
- (void)zik_registerRoutes;
- (void)zik_didFinishRegistration;
- (BOOL)zik_isAbstract;
- (ZIKViewRouteTypeMask)zik_supportedKinds;
- (BOOL)zik_makesSynchronously;
- (id)zik_makeConfiguration;
- (id)zik_makeRemoveConfiguration;
- (ZIKRouter *)zik_makeRouterWithHandle:(zik_handle)handle configuration:(id)configuration removal:(id)removal;
- (BOOL)zik_shouldAutoCreateForDestination:(id)destination fromSource:(nullable id)source;
- (BOOL)zik_validatesConfiguration:(id)configuration removal:(id)removal;
- (BOOL)zik_detectsLeaks;
- (void)zik_phase:(zik_phase)phase router:(nullable ZIKViewRouter *)router destination:(id)destination source:(nullable id)source;
@end

/// Creates a configuration's copy of a dictionary's values that are strings.
void ZIKEachString(
    NSDictionary *userInfo, void *context, void (*body)(void *context, const char *key, const char *value));

/// The configurations of a route that begins, and the block that changes them.
typedef struct ZIKBeginning {
    __unsafe_unretained void (^_Nullable configure)(id configuration, id _Nullable removal);
    void *_Nullable configuration;
    void *_Nullable removal;
} ZIKBeginning;

/// A `zik_configure` whose context is a `ZIKBeginning`.
void ZIKConfigure(void *context, zik_object configuration, zik_object removal);

NS_ASSUME_NONNULL_END
