// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"

@implementation ZIKRouteFault

@synthesize identifier = _identifier, message = _message;

+ (instancetype)zik_faultWithIdentifier:(const char *)identifier message:(const char *)message {
    ZIKRouteFault *fault = [self new];
    fault->_identifier = [[NSString alloc] initWithUTF8String:identifier];
    fault->_message = [[NSString alloc] initWithUTF8String:message];
    return ZIK_AUTORELEASED(fault);
}

#if !ZIK_ARC
- (void)dealloc {
    [_identifier release];
    [_message release];
    [super dealloc];
}
#endif

- (NSString *)description { return _message; }

@end

static void addFault(void *context, const char *identifier, const char *text) {
    [(NSMutableArray *)ZIK_OBJECT(context) addObject:[ZIKRouteFault zik_faultWithIdentifier:identifier message:text]];
}

zik_maker_kind ZIKKindOfMaker(Class router) {
    if ([router isSubclassOfClass:[ZIKViewRouteAdapter class]]) return zik_view_adapter;
    if ([router isSubclassOfClass:[ZIKServiceRouteAdapter class]]) return zik_service_adapter;
    return [router isSubclassOfClass:[ZIKViewRouter class]] ? zik_view_maker : zik_service_maker;
}

void ZIKAddRecord(void (*record)(void *batch)) { ZIKCore()->add_record(record); }

void ZIKRegisterRecord(Class router, const char *file, unsigned int line, void *batch) {
    ZIKCore()->register_maker(ZIK_POINTER(router), ZIKKindOfMaker(router), file, line, batch);
}

@implementation ZIKRouteRegistry

+ (BOOL)autoRegister { return ZIKCore()->registers_by_itself(); }

+ (void)setAutoRegister:(BOOL)autoRegister { ZIKCore()->set_registers_by_itself(autoRegister); }

+ (BOOL)registrationFinished { return ZIKCore()->is_finished(); }

+ (void)registerRouters:(NSArray *)routers {
    for (Class router in routers) {
        ZIKCore()->register_maker(ZIK_POINTER(router), ZIKKindOfMaker(router), NULL, 0, NULL);
    }
}

+ (void)registerAll { ZIKCore()->register_all(); }

+ (NSArray *)notifyRegistrationFinished {
    NSMutableArray *faults = [NSMutableArray array];
    ZIKCore()->check(true, ZIK_POINTER(faults), addFault);
    return faults;
}

+ (NSArray *)validate {
    NSMutableArray *faults = [NSMutableArray array];
    ZIKCore()->check(false, ZIK_POINTER(faults), addFault);
    return faults;
}

@end

#endif
