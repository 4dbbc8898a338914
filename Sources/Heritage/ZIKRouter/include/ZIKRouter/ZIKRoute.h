// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKPlatform.h>

NS_ASSUME_NONNULL_BEGIN

/// The base class of the routes that are made of blocks. Its properties are those of `ZIKServiceRoute` and `ZIKViewRoute`.
NS_SWIFT_NAME(ObjCRoute)
@interface ZIKRoute : NSObject {
    @private
    NSMutableDictionary *_blocks;
    NSMutableArray *_waitingRegistrations;
    char *_name;
}
/// The name in messages. Defaults to the name of the destination's class.
@property (nonatomic, copy, nullable) NSString *name;

- (instancetype)init ZIK_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END

#endif
