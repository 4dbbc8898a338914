// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKPlatform.h>

NS_ASSUME_NONNULL_BEGIN

/// A URL of a route: an `NSString` or an `NSURL`.
NS_SWIFT_NAME(ObjCRouteURL)
@protocol ZIKRouteURL <NSObject>
@end

@interface NSString (ZIKRouteURL) <ZIKRouteURL>
@end

@interface NSURL (ZIKRouteURL) <ZIKRouteURL>
@end

NS_ASSUME_NONNULL_END

#endif
