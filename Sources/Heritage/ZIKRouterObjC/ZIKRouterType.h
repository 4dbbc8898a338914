// SPDX-License-Identifier: Apache-2.0

#import "ZIKFront.h"

NS_ASSUME_NONNULL_BEGIN

/// Changes the configurations of a route before it is performed.
typedef void (^ZIKConfiguring)(id configuration, id _Nullable removal);

@interface ZIKServiceRouterType (ZIKFront)
/// Takes the handle. Returns nil if it is null.
+ (nullable instancetype)zik_typeWithHandle:(nullable zik_handle)handle;
@end

@interface ZIKViewRouterType (ZIKFront)
/// Takes the handle. Returns nil if it is null.
+ (nullable instancetype)zik_typeWithHandle:(nullable zik_handle)handle;
@end

/// Makes the performer's router of a route, and configures it. Returns nil if the route cannot begin.
id _Nullable ZIKBegin(
    zik_handle route, Class routerClass, ZIKViewRoutePath *_Nullable path, ZIKConfiguring _Nullable configure);

NS_ASSUME_NONNULL_END
