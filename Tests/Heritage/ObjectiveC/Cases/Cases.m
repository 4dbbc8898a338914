// SPDX-License-Identifier: Apache-2.0

#import "Cases.h"

static zik_case cases[2000];
static size_t count;
static zik_test_host host;
static NSMutableArray *notes;
static int live;

// The list is filled while the binary is loaded.
void AddCase(zik_case testCase) {
    if (count < sizeof cases / sizeof *cases) cases[count++] = testCase;
}

size_t zik_case_count(void) { return count; }

static void run(zik_case testCase) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [Notes() removeAllObjects];
    @try {
        testCase.run();
    } @catch (NSException *exception) {
        Fail([NSString stringWithFormat:@"%@: %@", [exception name], [exception reason]], testCase.name, 0);
    }
    ZIKViewRouter.globalErrorHandler = nil;
    ZIKServiceRouter.globalErrorHandler = nil;
    [pool drain];
}

static size_t current;

static void runCurrent(void) { run(cases[current]); }

zik_case zik_case_at(size_t index) {
    zik_case testCase = cases[index];
    testCase.run = runCurrent;
    current = index;
    return testCase;
}

void zik_cases_use(const zik_test_host *functions) { host = *functions; }

const zik_test_host *Host(void) { return &host; }

void Fail(NSString *text, const char *file, int line) { host.fail([text UTF8String], file, line); }

NSMutableArray *Notes(void) {
    if (!notes) notes = [NSMutableArray new];
    return notes;
}

int LiveCount(void) { return __atomic_load_n(&live, __ATOMIC_SEQ_CST); }

void CountLive(int change) { __atomic_add_fetch(&live, change, __ATOMIC_SEQ_CST); }
