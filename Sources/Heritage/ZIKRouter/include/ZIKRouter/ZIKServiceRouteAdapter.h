// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKServiceRouter.h>

NS_ASSUME_NONNULL_BEGIN

/// Connects the protocols that modules require to protocols that other modules provide. The app that contains both modules implements
/// it. It is never instantiated.
NS_SWIFT_NAME(ObjCServiceRouteAdapter)
@interface ZIKServiceRouteAdapter : ZIKServiceRouter
/// Connects a required protocol to a provided one. The destination must conform to both.
+ (void)registerDestinationAdapter:(Protocol<ZIKServiceRoutable> *)adapterProtocol
                        forAdaptee:(Protocol<ZIKServiceRoutable> *)provideProtocol;
/// Connects the required protocol of a configuration to a provided one. The configuration must conform to both.
+ (void)registerModuleAdapter:(Protocol<ZIKServiceModuleRoutable> *)adapterProtocol
                   forAdaptee:(Protocol<ZIKServiceModuleRoutable> *)provideProtocol;
@end

NS_ASSUME_NONNULL_END

#endif
