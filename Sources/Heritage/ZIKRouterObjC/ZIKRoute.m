// SPDX-License-Identifier: Apache-2.0

// What routes of blocks to services and to views have in common.

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKRouteBlocks.h"
#import <string.h>

@implementation ZIKRoute

static NSMutableArray *routes(void) {
    static NSMutableArray *routes;
    @synchronized([ZIKRoute class]) {
        if (!routes) routes = [NSMutableArray new];
        return routes;
    }
}

+ (instancetype)zik_routeTo:(Class)type
                isExclusive:(BOOL)isExclusive
                       kind:(zik_maker_kind)kind
                     making:(id)makeDestination {
    ZIKRoute *route = [self alloc];
    route->_blocks = [NSMutableDictionary new];
    route->_name = strdup(class_getName(type));
    [route zik_set:makeDestination for:@"makeDestination"];
    // Routes stay registered for the life of the process.
    @synchronized([ZIKRoute class]) {
        [routes() addObject:route];
    }
    if (ZIKCore()->register_maker(ZIK_POINTER(route), kind, NULL, 0, NULL)) route->_waitingRegistrations = [NSMutableArray new];
    [route zik_register:^(void *maker) { ZIKCore()->bind(maker, ZIK_POINTER(type), isExclusive); }];
    return ZIK_AUTORELEASED(route);
}

- (void)dealloc {
    free(_name);
#if !ZIK_ARC
    [_blocks release];
    [_waitingRegistrations release];
    [super dealloc];
#endif
}

- (id)zik_block:(NSString *)name { return [_blocks objectForKey:name]; }

- (id)zik_set:(id)block for:(NSString *)name {
    if (block) [_blocks setObject:ZIK_AUTORELEASED([block copy]) forKey:name];
    return self;
}

- (id)zik_setter:(NSString *)name {
    return ZIK_AUTORELEASED([^(id block) { return [self zik_set:block for:name]; } copy]);
}

- (id)zik_register:(void (^)(void *maker))registration {
    if (_waitingRegistrations) {
        [_waitingRegistrations addObject:ZIK_AUTORELEASED([registration copy])];
    } else {
        registration(ZIK_POINTER(self));
    }
    return self;
}

- (id)zik_protocolRegistrar:(zik_kind)kind {
    return ZIK_AUTORELEASED([^(Protocol *protocol) {
        // The protocol is not captured: the runtime of GNU cannot retain it.
        const char *name = ZIKNameOfProtocol(protocol);
        return [self zik_register:^(void *maker) { ZIKCore()->provide(maker, kind, name); }];
    } copy]);
}

- (NSString *)name { return [NSString stringWithUTF8String:_name]; }

- (void)setName:(NSString *)name {
    free(_name);
    _name = strdup([name UTF8String] ?: "");
}

- (id)nameAs {
    return ZIK_AUTORELEASED([^(NSString *name) {
        self.name = name;
        return self;
    } copy]);
}

- (id)registerDestination {
    return ZIK_AUTORELEASED([^(Class type) {
        return [self zik_register:^(void *maker) { ZIKCore()->bind(maker, ZIK_POINTER(type), false); }];
    } copy]);
}

- (id)registerExclusiveDestination {
    return ZIK_AUTORELEASED([^(Class type) {
        return [self zik_register:^(void *maker) { ZIKCore()->bind(maker, ZIK_POINTER(type), true); }];
    } copy]);
}

- (id)registerIdentifier {
    return ZIK_AUTORELEASED([^(NSString *identifier) {
        return [self zik_register:^(void *maker) { ZIKCore()->identify(maker, [identifier UTF8String]); }];
    } copy]);
}

- (id)registerURLPattern {
    return ZIK_AUTORELEASED([^(NSString *pattern) {
        return [self zik_register:^(void *maker) { ZIKCore()->add_url(maker, [pattern UTF8String]); }];
    } copy]);
}

// MARK: As a maker

- (const char *)zik_name { return _name; }

- (void)zik_registerRoutes {
    for (void (^registration)(void *) in _waitingRegistrations) registration(ZIK_POINTER(self));
}

- (void)zik_didFinishRegistration {}

- (BOOL)zik_isAbstract { return NO; }

- (BOOL)zik_makesSynchronously { return YES; }

@end

#endif
