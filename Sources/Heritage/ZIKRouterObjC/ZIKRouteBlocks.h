// SPDX-License-Identifier: Apache-2.0

#import "ZIKFront.h"

NS_ASSUME_NONNULL_BEGIN

@interface ZIKRoute (ZIKBlocks)
+ (instancetype)zik_routeTo:(Class)type
                isExclusive:(BOOL)isExclusive
                       kind:(zik_maker_kind)kind
                     making:(id)makeDestination;
/// Returns the block of a property; nil if it was not set.
- (nullable id)zik_block:(NSString *)name;
- (id)zik_set:(nullable id)block for:(NSString *)name;
/// Returns a block that sets the block of a property, and returns the route.
- (id)zik_setter:(NSString *)name;
/// Registers now, or when the surrounding registration ends.
- (id)zik_register:(void (^)(void *maker))registration;
/// Returns a block that registers a protocol, and returns the route.
- (id)zik_protocolRegistrar:(zik_kind)kind;
@end

NS_ASSUME_NONNULL_END
