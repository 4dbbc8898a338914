// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKPlatform.h>

NS_ASSUME_NONNULL_BEGIN

/// The domain of all errors of routes.
FOUNDATION_EXPORT NSString *const ZIKRouteErrorDomain NS_REFINED_FOR_SWIFT;
/// The domain of errors of views. It is the same as for services; the codes are different.
FOUNDATION_EXPORT NSString *const ZIKViewRouteErrorDomain NS_REFINED_FOR_SWIFT;

/// The codes of errors.
typedef NS_ENUM(NSInteger, ZIKRouteError) {
    /// The protocol has no provider.
    ZIKRouteErrorInvalidProtocol = 0,
    ZIKRouteErrorInvalidConfiguration = 1,
    /// The router returned no destination.
    ZIKRouteErrorDestinationUnavailable = 2,
    /// The route cannot be performed or removed in its current state.
    ZIKRouteErrorActionFailed = 3,
    /// The route is being performed already.
    ZIKRouteErrorOverRoute = 4,
    ZIKRouteErrorInfiniteRecursion = 5,
} NS_SWIFT_NAME(ObjCRouteErrorCode);

/// The codes of errors that only views have.
typedef NS_ENUM(NSInteger, ZIKViewRouteError) {
    ZIKViewRouteErrorInvalidPerformer = 10,
    /// The router does not support the kind of the route.
    ZIKViewRouteErrorUnsupportType = 11,
    ZIKViewRouteErrorUnbalancedTransition = 12,
    /// The source is missing, is in no window, or cannot show a view now.
    ZIKViewRouteErrorInvalidSource = 13,
    ZIKViewRouteErrorInvalidContainer = 14,
    ZIKViewRouteErrorSegueNotPerformed = 15,
} NS_SWIFT_NAME(ObjCViewRouteErrorCode);

NS_ASSUME_NONNULL_END

#endif
