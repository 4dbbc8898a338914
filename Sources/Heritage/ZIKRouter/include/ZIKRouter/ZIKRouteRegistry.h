// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKPlatform.h>

NS_ASSUME_NONNULL_BEGIN

/// Registers a router class or an adapter in the shared registry, so that no list of routers is needed. Write it in the file of the
/// implementation, outside of any function.
///
/// ```objc
/// ZIKAutoRegister(LoginViewRouter)
/// ```
///
/// The macro adds a record to the binary. The routers of records are registered at the first use of a route.
#define ZIKAutoRegister(ROUTER) \
    static void ZIKRegister##ROUTER(void *batch) { \
        ZIKRegisterRecord([ROUTER class], __FILE_NAME__, __LINE__, batch); \
    } \
    __attribute__((constructor)) static void ZIKRecord##ROUTER(void) { \
        ZIKAddRecord(&ZIKRegister##ROUTER); \
    }

/// Called by `ZIKAutoRegister` while the binary is loaded.
FOUNDATION_EXPORT void ZIKAddRecord(void (*record)(void *batch)) NS_REFINED_FOR_SWIFT;
/// Called by `ZIKAutoRegister` when the registry reads the record.
FOUNDATION_EXPORT void ZIKRegisterRecord(Class router, const char *file, unsigned int line, void *batch) NS_REFINED_FOR_SWIFT;

/// A mistake in the registrations, or in the routes.
NS_SWIFT_NAME(ObjCRouteFault)
@interface ZIKRouteFault : NSObject {
    @private
    NSString *_identifier, *_message;
}
/// The kind of the fault, for example `missing-provider`.
@property (nonatomic, copy, readonly) NSString *identifier;
/// The fault, its place and its remedy.
@property (nonatomic, copy, readonly) NSString *message;
@end

/// The registry of all routers.
NS_SWIFT_NAME(ObjCRouteRegistry)
@interface ZIKRouteRegistry : NSObject
/// Whether routers with `ZIKAutoRegister` are registered by themselves. Set it to NO, before the first use of a route, to call
/// `+registerRoutableDestination` of each router instead, or `registerRouters:`.
@property (class, nonatomic) BOOL autoRegister;
/// Whether the registration has ended.
@property (class, nonatomic, readonly) BOOL registrationFinished;

/// Registers router classes and adapters: `[ZIKRouteRegistry registerRouters:@[LoginViewRouter.class]]`.
+ (void)registerRouters:(NSArray<Class> *)routers;
/// Registers all routers with `ZIKAutoRegister` now.
+ (void)registerAll;
/// Ends a manual registration: calls `+_didFinishRegistration` of each router, then checks all routes.
+ (NSArray<ZIKRouteFault *> *)notifyRegistrationFinished;
/// Checks all routes: each router has a class of destinations, each routable protocol has a router, and the destinations and
/// configurations conform to the registered protocols.
+ (NSArray<ZIKRouteFault *> *)validate;
@end

NS_ASSUME_NONNULL_END

#endif
