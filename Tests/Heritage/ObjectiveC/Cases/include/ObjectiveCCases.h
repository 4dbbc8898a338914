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

/// The content of a window.
typedef enum zik_window { zik_navigation, zik_plain, zik_split } zik_window;

/// The functions that the cases call in the tests: records of failures, windows without a display, and threads. Returned objects
/// belong to their owners.
/// The kinds of routes are the numbers of `ZIKViewRouteType`.
typedef struct zik_test_host {
    void (*fail)(const char *text, const char *file, int line);

    // Windows
    /// Opens a window with a navigation stack whose root is an object. The window is closed when the case ends.
    void (*open_window)(void *root);
    /// Opens a window with an object as the first screen of its content.
    void (*open)(zik_window content, void *root);
    /// Opens a window with a navigation stack, in which an animated transition ends with `finish_transitions`.
    void (*open_slowly)(void *root);
    void (*finish_transitions)(void);
    void (*close_window)(void);

    // The content of the window
    /// Returns the object in front: the topmost presentation, or the top of the stack. It belongs to the window.
    void *(*front)(void);
    /// Returns the number of objects on the stack.
    int (*stack_count)(void);
    /// Returns whether the window contains an object.
    bool (*contains)(void *object);
    /// Returns whether the window shows an object by a kind of route.
    bool (*holds)(void *object, int kind);

    // The user
    /// Removes the front object of the stack, as the user does.
    void (*user_removes_front)(void);
    /// Swipes back, and ends or cancels the gesture.
    void (*user_swipes_back)(bool cancelled);
    /// Swipes the topmost presentation down.
    void (*user_dismisses_front)(void);
    void (*user_performs_segue)(const char *identifier);

    // Code without the router
    void (*push)(void *screen);
    void (*present)(void *screen);
    void (*add_child)(void *child, void *parent);
    void (*add_subview)(void *view, void *superview);
    void (*remove)(void *object);
    /// Adds a segue to a screen. The function returns the new screen, which belongs to an autorelease pool.
    void (*add_segue)(const char *identifier, int kind, void *screen, void *(*make)(void));

    // Others
    /// Keeps the Swift counterpart of an object, as code that keeps the object does. It is released when the window is closed.
    void (*keep)(void *object);
    /// Returns the number of views that outlive their removal.
    int (*leak_count)(void);
    /// Calls a function on several threads at the same time, in the case's registry, with the number of the thread.
    void (*on_threads)(int count, void (*body)(int number));
    /// Calls a function in a new registry that asks the case's registry for routes that it does not have.
    void (*in_child_registry)(void (*body)(void));
} zik_test_host;

/// Sets the functions for all cases.
void zik_cases_use(const zik_test_host *host);

// Functions for tests in Swift.

/// Makes the service that `ZIKAutoRegister` registers in the shared registry. Returns whether it has the right class.
bool zik_makes_recorded_service(void);
/// Makes the view that `ZIKAutoRegister` registers in the shared registry.
bool zik_makes_recorded_view(void);
/// Makes the service by the protocol of the adapter that `ZIKAutoRegister` registers.
bool zik_makes_recorded_adapted_service(void);
/// Returns how often `+_didFinishRegistration` of a recorded router was called.
int zik_recorded_finish_count(void);
/// Returns the texts of the faults of the current registry that contain a word, one per line. The receiver releases it with `free`.
char *zik_faults_with(const char *word);
/// Switches the registration by records off, and returns whether the recorded service has no route until all are registered.
bool zik_registers_recorded_service_on_demand(void);

/// Performs the service of an identifier, and removes it. Returns the calls of the handlers that Objective-C sets if it `listens`, and
/// the states, joined by spaces. The receiver releases the text with `free`.
char *zik_performs_service(const char *identifier, bool listens);
/// Returns a new object, which is kept for the life of the process.
void *zik_new_object(void);
/// Shows the view of an identifier from a source, and removes it.
char *zik_shows_view(const char *identifier, void *source, bool listens);

#endif
