// SPDX-License-Identifier: Apache-2.0
//
// The differences between automatic and manual reference counting.

#pragma once

#if __has_feature(objc_arc)
#define SAMPLE_WEAK __weak
#define SAMPLE_AUTORELEASED(object) (object)
#define SAMPLE_REMEMBER(variable, object) ((variable) = (object))
#define SAMPLE_DEALLOC(...)
#define SAMPLE_POINTER(object) ((__bridge void *)(object))
#else
/// GCC's runtime has no weak references.
#define SAMPLE_WEAK
#define SAMPLE_AUTORELEASED(object) [(object) autorelease]
#define SAMPLE_REMEMBER(variable, object) ([(variable) autorelease], (variable) = [(object) retain])
/// Releases instance variables when an object is deallocated: `SAMPLE_DEALLOC([_title release];)`.
#define SAMPLE_DEALLOC(...) \
    -(void)dealloc { \
        __VA_ARGS__[super dealloc]; \
    }
#define SAMPLE_POINTER(object) ((void *)(object))
#endif
