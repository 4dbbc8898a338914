// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"
#import <objc/runtime.h>

#if defined(GNUSTEP)

/// Stands for a protocol that the runtime does not know. The runtime of GNU learns a protocol only from a class that conforms to it.
@interface ZIKProtocolName : NSObject {
    const char *_name;
}
- (instancetype)initWithName:(const char *)name;
- (const char *)name;
@end

@implementation ZIKProtocolName

- (instancetype)initWithName:(const char *)name {
    if ((self = [super init])) _name = strdup(name);
    return self;
}

- (const char *)name { return _name; }

@end

Protocol *ZIKProtocolNamed(Protocol *protocol, const char *name) {
    Protocol *known = objc_getProtocol(name);
    if (known) return known;
    // Kept for the life of the process, like a protocol.
    static NSMutableDictionary *names;
    @synchronized([ZIKProtocolName class]) {
        if (!names) names = [NSMutableDictionary new];
        NSString *key = [NSString stringWithUTF8String:name];
        ZIKProtocolName *stand = [names objectForKey:key];
        if (!stand) {
            stand = [[[ZIKProtocolName alloc] initWithName:name] autorelease];
            [names setObject:stand forKey:key];
        }
        return (Protocol *)stand;
    }
}

const char *ZIKNameOfProtocol(Protocol *protocol) {
    id object = (id)protocol;
    if (object_getClass(object) == [ZIKProtocolName class]) return [(ZIKProtocolName *)object name];
    return protocol_getName(protocol);
}

#else

Protocol *ZIKProtocolNamed(Protocol *protocol, const char *name) { return protocol; }

const char *ZIKNameOfProtocol(Protocol *protocol) { return protocol_getName(protocol); }

#endif

#endif
