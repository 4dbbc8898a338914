// SPDX-License-Identifier: Apache-2.0

// The test cases in Objective-C, as the tests in Swift see them.

#ifndef OBJECTIVE_C_CASES_H
#define OBJECTIVE_C_CASES_H

#include <stdbool.h>
#include <stddef.h>

/// A test case.
typedef struct zik_case {
    const char *suite;
    const char *name;
    void (*run)(void);
} zik_case;

/// The number of cases.
size_t zik_case_count(void);
/// Returns a case.
zik_case zik_case_at(size_t index);

/// What the cases need of the tests: a record of a failure, and windows without a display.
typedef struct zik_test_host {
    void (*fail)(const char *text, const char *file, int line);
    /// Opens a window with a navigation stack whose root is an object. The window is closed when the case ends.
    void (*open_window)(void *root);
    /// Returns the object in front: the topmost presentation, or the top of the stack. It belongs to the window.
    void *(*front)(void);
    /// Returns the number of objects on the stack.
    int (*stack_count)(void);
    /// Removes the front object, as the user does.
    void (*user_removes_front)(void);
    /// Runs the waiting work of the main actor.
    void (*turn)(void);
} zik_test_host;

/// Sets the functions for all cases.
void zik_cases_use(const zik_test_host *host);

#endif
