// SPDX-License-Identifier: Apache-2.0

// Makes blocks objects under the runtime of GNU. There, the classes of blocks are empty storage: a property or an array that copies a
// block would crash, and a block would not retain the objects that it captures.

#if __has_include(<Foundation/Foundation.h>)

#import <Foundation/Foundation.h>

#if defined(GNUSTEP)

#import <objc/runtime.h>
#import <string.h>

extern void *_NSConcreteStackBlock[32], *_NSConcreteGlobalBlock[32], *_NSConcreteMallocBlock[32];
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

typedef struct BlockCallbacks {
    size_t size;
    void (*retain)(const void *);
    void (*release)(const void *);
    void (*destruct)(const void *);
} BlockCallbacks;

extern void _Block_use_RR2(const BlockCallbacks *);

@interface ZIKBlock : NSObject
@end

@implementation ZIKBlock

- (id)copy { return (id)_Block_copy(self); }

- (id)copyWithZone:(NSZone *)zone { return (id)_Block_copy(self); }

- (id)retain { return (id)_Block_copy(self); }

- (oneway void)release { _Block_release(self); }

- (id)autorelease {
    [NSAutoreleasePool addObject:self];
    return self;
}

- (NSUInteger)retainCount { return 1; }

@end

@interface ZIKGlobalBlock : ZIKBlock
@end

static void retain(const void *object) { [(id)object retain]; }

static void release(const void *object) { [(id)object release]; }

static void destruct(const void *object) {}

@implementation ZIKGlobalBlock

/// A constructor would run before the runtime has read this file's classes.
+ (void)load {
    static const BlockCallbacks callbacks = {sizeof callbacks, retain, release, destruct};
    _Block_use_RR2(&callbacks);
    // A class is complete after its first message.
    [ZIKBlock class];
    [ZIKGlobalBlock class];
    class_getMethodImplementation([ZIKBlock class], @selector(copy));
    class_getMethodImplementation([ZIKGlobalBlock class], @selector(copy));
    // The size of a class in this runtime, which is shorter than the storage.
    const size_t size = 13 * sizeof(void *);
    memcpy(_NSConcreteStackBlock, (void *)[ZIKBlock class], size);
    memcpy(_NSConcreteMallocBlock, (void *)[ZIKBlock class], size);
    memcpy(_NSConcreteGlobalBlock, (void *)[ZIKGlobalBlock class], size);
}

- (id)copy { return self; }

- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)retain { return self; }

- (oneway void)release {}

- (id)autorelease { return self; }

@end

#endif

#endif
