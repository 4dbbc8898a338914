// SPDX-License-Identifier: Apache-2.0

// For the files of test cases.

#import <ZIKRouter/ZIKRouter.h>
#import <ZIKRouter/ZIKRouterInternal.h>
#import "ObjectiveCCases.h"

/// A test case. Its routes are registered in a registry of its own.
///
/// ```objc
/// CASE(Services, aServiceIsMade) { EXPECT([ZIKRouterToService(AServiceInput) makeDestination] != nil); }
/// ```
#define CASE(SUITE, NAME) \
    static void SUITE##_##NAME(void); \
    __attribute__((constructor)) static void add_##SUITE##_##NAME(void) { \
        AddCase((zik_case){#SUITE, #NAME, SUITE##_##NAME}); \
    } \
    static void SUITE##_##NAME(void)

void AddCase(zik_case testCase);
void Fail(NSString *text, const char *file, int line);
const zik_test_host *Host(void);

#define EXPECT(CONDITION) \
    do { \
        if (!(CONDITION)) Fail(@"not true: " #CONDITION, __FILE__, __LINE__); \
    } while (0)
#define EXPECT_EQUAL(FOUND, EXPECTED) \
    do { \
        id found_ = (FOUND); \
        id expected_ = (EXPECTED); \
        if (found_ != expected_ && ![found_ isEqual:expected_]) { \
            Fail([NSString stringWithFormat:@"%s is %@, not %@", #FOUND, found_, expected_], __FILE__, __LINE__); \
        } \
    } while (0)
#define EXPECT_NUMBER(FOUND, EXPECTED) \
    do { \
        long long found_ = (FOUND), expected_ = (EXPECTED); \
        if (found_ != expected_) { \
            Fail([NSString stringWithFormat:@"%s is %lld, not %lld", #FOUND, found_, expected_], __FILE__, __LINE__); \
        } \
    } while (0)

/// Records events in their order.
#define NOTE(...) [Notes() addObject:[NSString stringWithFormat:__VA_ARGS__]]
NSMutableArray<NSString *> *Notes(void);
/// Compares the events so far with a text of words, and forgets them.
#define EXPECT_NOTES(TEXT) \
    do { \
        EXPECT_EQUAL([Notes() componentsJoinedByString:@" "], (TEXT)); \
        [Notes() removeAllObjects]; \
    } while (0)

/// The number of instances that exist of the classes that count themselves.
int LiveCount(void);
void CountLive(int change);
